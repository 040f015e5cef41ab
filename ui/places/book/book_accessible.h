#pragma once

namespace weli {

/// Lets screen readers read a book by line and word, with the caret; the first line of a heading
/// says that it is one, and the line of a picture is its sentence. May be called more than once.
void installBookAccessibility();

}
