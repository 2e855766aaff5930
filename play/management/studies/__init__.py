"""The studies of `manage.py study`, but for that of the starter decks of the TCG."""

from collections.abc import Mapping
from types import ModuleType

from play.management.studies import evaluation, lcg, plans, players, rules, tune, value

STUDIES: Mapping[str, ModuleType] = {
    "evaluation": evaluation,
    "lcg": lcg,
    "plans": plans,
    "players": players,
    "rules": rules,
    "tune": tune,
    "value": value,
}
