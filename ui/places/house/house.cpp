#include "ui/places/house/house.h"

#include "ui/places/widgets/message_bar.h"
#include "ui/words/words.h"

namespace weli {

void sayBroken(MessageBar& message, const BrokenFile& broken)
{
    if (broken.fault == BrokenFile::Fault::Newer) return message.say(words::fileNewer(broken.file));
    message.say(words::fileBroken(broken.file, broken.line, broken.why, broken.keptAs));
}

}
