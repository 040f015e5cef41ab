#include "ui/model/match_lock.h"

#include "ui/model/private_file.h"

#include <QFileInfo>
#include <QLockFile>

namespace weli {

MatchLock::MatchLock(const QString& file)
    : lock_(std::make_unique<QLockFile>(file + ".lock"))
{
    makePrivateFolder(QFileInfo(file).path());
    lock_->setStaleLockTime(0); // a match may last for days; a program that is gone is noticed
    lock_->tryLock(); // isTaken() tells
}

MatchLock::MatchLock(MatchLock&&) noexcept = default;
MatchLock& MatchLock::operator=(MatchLock&&) noexcept = default;
MatchLock::~MatchLock() = default;

bool MatchLock::isTaken() const { return lock_->error() == QLockFile::LockFailedError; }

}
