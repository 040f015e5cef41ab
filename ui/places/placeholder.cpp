// Stands here until the first place does: a library needs a source.
