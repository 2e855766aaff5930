"""The studies of `manage.py study` that are about computer players."""

from collections.abc import Mapping
from types import ModuleType

from play.management.studies import players, tune, value

STUDIES: Mapping[str, ModuleType] = {"players": players, "tune": tune, "value": value}
