"""Vendored front-end files are what their list says they are, and there are no others."""

import base64
import hashlib
import tomllib
from pathlib import Path

import pytest

VENDOR = Path(__file__).parent.parent / "static" / "vendor"
LISTED = tomllib.loads((VENDOR / "vendor.toml").read_text(encoding="utf-8"))["file"]


def integrity(file: Path) -> str:
    """Return a file's sha-384 the way browsers write it."""
    return "sha384-" + base64.b64encode(hashlib.sha384(file.read_bytes()).digest()).decode()


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: entry["file"])
def test_vendored_file_is_unchanged(entry: dict[str, str]) -> None:
    assert integrity(VENDOR / entry["file"]) == entry["integrity"]


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: entry["file"])
def test_vendored_file_says_where_it_comes_from(entry: dict[str, str]) -> None:
    assert set(entry) == {"name", "version", "licence", "file", "integrity"}
    assert all(entry.values())


def test_every_vendored_file_is_listed_once() -> None:
    present = sorted(
        file.relative_to(VENDOR).as_posix()
        for file in VENDOR.rglob("*")
        if file.is_file() and file.name != "vendor.toml"
    )
    assert present == sorted(entry["file"] for entry in LISTED)


def test_every_vendored_folder_holds_its_licence() -> None:
    without = [folder.name for folder in VENDOR.iterdir() if folder.is_dir()]
    without = [name for name in without if not (VENDOR / name / "LICENSE.txt").is_file()]
    assert without == []
