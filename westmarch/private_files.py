"""Files that only the account running the site may read: decks, mail addresses, the secret key."""

import os
from pathlib import Path

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600


def make_private_folder(folder: Path, own_files: tuple[str, ...]) -> None:
    """Make a folder that no other local user may open.

    A folder that is there already is closed if it holds one of the site's own files: it was made
    by a version that left it open. Any other folder is left as it is.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    kept = [folder / name for name in own_files if (folder / name).is_file()]
    if kept and folder.stat().st_uid == os.geteuid():
        folder.chmod(PRIVATE_FOLDER)
        for file in kept:
            if file.stat().st_uid == os.geteuid():
                file.chmod(PRIVATE_FILE)


def make_private_file(file: Path) -> None:
    """Make an empty file for its owner alone, unless there is one; SQLite takes it as it is."""
    if file.parent.is_dir() and not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
