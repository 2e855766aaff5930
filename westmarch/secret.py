"""The secret key of an installation that was given none."""

import os
import secrets
import tempfile
from pathlib import Path


def stored_secret(file: Path) -> str:
    """The secret kept in `file`, which is made, readable by its owner only, if it is not there.

    Two processes that start at once get the same secret: the file appears complete or not at all,
    and anyone who comes second reads what the first has written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        # mkstemp makes the file with mode 600.
        handle, draft = tempfile.mkstemp(dir=file.parent)
        with os.fdopen(handle, "w") as writing:
            writing.write(secrets.token_urlsafe(50))
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            os.unlink(draft)
    return file.read_text()
