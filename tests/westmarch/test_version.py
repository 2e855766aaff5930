"""One version: in the project file, the changelog, the footer and `/healthz`."""

import re
import tomllib
from pathlib import Path

import pytest
from django.test import Client

from westmarch.version import VERSION

ROOT = Path(__file__).parents[2]


def test_the_project_file_has_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    assert project["project"]["version"] == VERSION


def test_the_newest_release_of_the_changelog_is_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## (?!Unreleased)(\S+)", changelog, flags=re.MULTILINE)

    assert first is not None
    assert first[1] == VERSION


@pytest.mark.django_db
def test_the_footer_shows_it(client: Client) -> None:
    assert f"Version {VERSION}" in client.get("/").content.decode()
