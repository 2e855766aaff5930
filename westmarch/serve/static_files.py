"""Whether the static files were collected as they are now, so that a start need not do it again."""

from hashlib import sha256
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders

STAMP = "collected.sha256"


def current_stamp() -> str:
    """Return what stands for all static files: their paths, sizes and times of change."""
    found = sha256()
    for finder in get_finders():
        for name, storage in finder.list([]):
            stat = Path(storage.path(name)).stat()
            found.update(f"{storage.location}/{name} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return found.hexdigest()


def are_collected() -> bool:
    """Whether the folder of collected files holds these very files."""
    stamp = _stamp_file()
    return stamp.is_file() and stamp.read_text(encoding="ascii") == current_stamp()


def note_collected() -> None:
    """Note that the files have been collected as they are."""
    _stamp_file().write_text(current_stamp(), encoding="ascii")


def _stamp_file() -> Path:
    return Path(settings.STATIC_ROOT) / STAMP
