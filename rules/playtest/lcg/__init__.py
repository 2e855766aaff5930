"""Playtests of the LCG, as `rules.playtest.kind` states them: decks against a scenario."""

from rules.playtest.lcg.facts import game_facts, listed_cards
from rules.playtest.lcg.fingerprint import players_fingerprint, rules_fingerprint
from rules.playtest.lcg.game import ensure_playable, games, is_end, play_game, replay, seats, set_up
from rules.playtest.lcg.record import score, won
from rules.playtest.lcg.statistics import merge, summarise
from rules.playtest.lcg.writing import read_record, read_summary, write_record, write_summary

has_scores = True

__all__ = [
    "ensure_playable",
    "game_facts",
    "games",
    "has_scores",
    "is_end",
    "listed_cards",
    "merge",
    "play_game",
    "players_fingerprint",
    "read_record",
    "read_summary",
    "replay",
    "rules_fingerprint",
    "score",
    "seats",
    "set_up",
    "summarise",
    "won",
    "write_record",
    "write_summary",
]
