"""Heavy plugins of pytest, loaded only where the tests that were asked for need them.

pytest would import every installed plugin for every run, a third of the time that a few tests of
rules take. It loads this module early (`addopts` in pyproject.toml, beside the plugins of every
test), in the processes of xdist too: they are given the same paths.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
# Where a heavy plugin is needed. `tests/test_architecture.py` finds a test of another folder that
# uses one.
HOMES = {
    "playwright": ("e2e",),
    "rerunfailures": ("e2e",),
    "tests.examples": ("cards/search", "decks", "play/results", "rules/playtest", "westmarch/api"),
}


def wanted(asked: list[Path]) -> list[str]:
    """Return the heavy plugins that the tests in the given files and folders need."""
    return [
        plugin
        for plugin, homes in HOMES.items()
        if any(touches(path, HERE / home) for path in asked for home in homes)
    ]


def touches(path: Path, home: Path) -> bool:
    """Return whether one of two folders lies in the other."""
    return path.is_relative_to(home) or home.is_relative_to(path)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Load the heavy plugins. This is the one moment early enough for all of their own hooks."""
    config = pluginmanager.get_plugin("pytestconfig")
    assert isinstance(config, pytest.Config)
    # Of the options only pytest's own are known yet; words that name nothing belong to others.
    words = parser.parse_known_args(config.invocation_params.args).file_or_dir
    paths = [config.invocation_params.dir / word.split("::")[0] for word in words]
    asked = [path.resolve() for path in paths if path.exists()]
    for plugin in wanted(asked or [HERE]):
        pluginmanager.import_plugin(plugin, consider_entry_points=True)
