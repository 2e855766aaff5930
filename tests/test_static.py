"""`static/README.md` names every front-end file of ours once, and none that is gone."""

import re
from collections import Counter
from pathlib import Path

STATIC = Path(__file__).parent.parent / "static"
ROW = re.compile(r"^\| (`.+?) \|", re.MULTILINE)


def files_of_ours() -> set[str]:
    """Return the front-end files, the vendored ones as their folder."""
    files = {file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file()}
    ours = {name for name in files if not name.startswith("vendor/")}
    return ours - {"README.md"} | {"vendor/"}


def test_the_page_on_front_end_files_names_each_of_them_once() -> None:
    page = (STATIC / "README.md").read_text(encoding="utf-8")
    named = Counter(name for row in ROW.findall(page) for name in re.findall(r"`([^`]+)`", row))
    assert set(named) == files_of_ours()
    assert named.most_common(1)[0][1] == 1
