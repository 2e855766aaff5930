"""Static files are collected again only where they have changed."""

import os
from pathlib import Path

import pytest
from pytest_django.fixtures import Settings

from westmarch.serve.static_files import are_collected, note_collected


@pytest.fixture
def style_sheet(tmp_path: Path, settings: Settings) -> Path:
    """A file among the static files, and an empty folder to collect them in."""
    source = tmp_path / "source"
    source.mkdir()
    collected = tmp_path / "collected"
    collected.mkdir()
    settings.STATICFILES_DIRS = [source]
    settings.STATIC_ROOT = collected
    sheet = source / "page.css"
    sheet.write_text("a { color: red }")
    return sheet


def test_files_that_were_never_collected_are_not(style_sheet: Path) -> None:
    assert not are_collected()


def test_files_that_are_as_they_were_need_not_be_collected_again(style_sheet: Path) -> None:
    note_collected()

    assert are_collected()


def test_a_file_that_changed_is_noticed(style_sheet: Path) -> None:
    note_collected()
    style_sheet.write_text("a { color: blue }")

    assert not are_collected()


def test_a_file_with_another_time_is_noticed(style_sheet: Path) -> None:
    note_collected()
    os.utime(style_sheet, (1, 1))

    assert not are_collected()
