"""The face of the TCG, as `play.face` states it: decks against each other."""

from play.face import Templates
from play.faces.tcg.board import (
    board_template,
    describe_length,
    describe_result,
    draw_board,
    draw_boards,
)
from play.faces.tcg.finding import fit_game_filters, game_filters, game_orders
from play.faces.tcg.gauntlet_form import TcgGauntletForm
from play.faces.tcg.labels import (
    HOW_IT_ENDED,
    PLAYERS,
    a_deck,
    card_example,
    counted_sides,
    current_player,
    gauntlet_lede,
    length_noun,
    others,
    player_label,
    playtest_lede,
    rules_name,
    setting,
    setting_facts,
    sides,
    starters,
)
from play.faces.tcg.playtest_form import TcgPlaytestForm, repeated_fields, suggested_fields
from play.faces.tcg.report import result_details, result_text
from play.faces.tcg.requests import (
    card_group,
    check,
    check_party,
    chosen_day,
    default_difficulty,
    describe,
    describe_trial,
    edition,
    find_cards,
    has_opponents,
    is_fixed_group,
    is_playable,
    main_cards,
    parties,
    swap_version,
    unwritten_cards,
)
from play.faces.tcg.results import results_context
from play.faces.tcg.scenes import draw_scene
from play.faces.tcg.table_form import TcgTableForm
from play.faces.tcg.tables import (
    advise,
    adviser,
    card_name,
    deck_emblems,
    default_player,
    describe_ending,
    does_nothing,
    ended,
    explain_question,
    question_name,
    recorder,
    refusals,
    reveals_nothing,
    stop_of,
    stops,
    table_seats,
    verb_name,
)
from play.faces.tcg.trial_form import fit_trial_form, trial_setting
from rules.tcg.narration.recording import MARK_KINDS, record_game
from rules.tcg.players.naming import player as make_player

endings = HOW_IT_ENDED
players = PLAYERS
mark_kinds = MARK_KINDS
playtest_form = TcgPlaytestForm
gauntlet_form = TcgGauntletForm
table_form = TcgTableForm
templates = Templates(
    new_playtest="play/tcg/new.html",
    new_gauntlet="play/tcg/new_gauntlet.html",
    trial_setting="play/tcg/trial_setting.html",
    results="play/tcg/results.html",
)

__all__ = [
    "a_deck", "advise", "adviser", "board_template", "card_example", "card_group", "card_name",
    "check", "check_party", "chosen_day", "counted_sides", "current_player",
    "deck_emblems", "default_difficulty", "default_player",
    "describe", "describe_ending", "describe_length", "describe_result", "describe_trial",
    "does_nothing",
    "draw_board", "draw_boards", "draw_scene", "edition", "ended", "endings", "explain_question",
    "find_cards", "fit_game_filters", "fit_trial_form", "game_filters", "game_orders",
    "gauntlet_form", "gauntlet_lede", "has_opponents", "is_fixed_group", "is_playable",
    "length_noun", "main_cards", "make_player", "mark_kinds", "others", "parties",
    "player_label", "players", "playtest_form", "playtest_lede", "question_name", "record_game",
    "recorder", "refusals", "repeated_fields", "result_details", "result_text",
    "results_context", "reveals_nothing", "rules_name", "setting", "setting_facts", "sides",
    "starters",
    "stop_of", "stops", "suggested_fields", "swap_version", "table_form", "table_seats",
    "templates",
    "trial_setting", "unwritten_cards", "verb_name",
]  # fmt: skip
