"""The board of the TCG as pieces of HTML: lanes, and cards that say where numbers come from."""

import re
from pathlib import Path

from play.faces.tcg.board import draw_board
from play.games.slots import Board, Drawing
from rules.recording import Frame
from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.state.codes import ARCHER, DAMAGE, DEFENDER, FIERCE, UNTIL_END_OF_TURN
from rules.tcg.narration.table import lay_out
from rules.tcg.vocabulary import CardType, Culture
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CITY_OF_MEN,
    EOMER_VALIANT_WARCHIEF,
    GOBLIN_RUNNER,
    KNIGHTS_SPEAR,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_VETERAN,
    SECOND_LEVEL,
)
from tests.rules.tcg.scene import Scene

ROOT = Path(__file__).resolve().parents[4]


def board_of(scene: Scene) -> Board:
    return draw_board(Drawing(), Frame(0, lay_out(scene.state), "", "", -1, -1), "")


def lane(board: Board, scene: Scene, character: str) -> str:
    key = f"lane-{scene.card(character)}"
    return next(piece.html for piece in board.slots["lanes"] if piece.key == key)


def test_a_minion_stands_in_the_lane_of_its_defender() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER, MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)
    board = board_of(scene)

    assert "Goblin Runner" in lane(board, scene, ARAGORN_DRIVEN_BY_NEED)
    assert "Kills it" in lane(board, scene, ARAGORN_DRIVEN_BY_NEED)
    assert [piece.key for piece in board.slots["minions"]] == [str(scene.card(MORDOR_VETERAN))]


def test_a_companion_without_a_fight_keeps_its_lane() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED])

    drawn = lane(board_of(scene), scene, ARAGORN_DRIVEN_BY_NEED)

    assert "Aragorn" in drawn
    assert "lane__outcome" not in drawn


def test_a_card_shows_a_drop_for_each_wound_and_where_its_strength_comes_from() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIGHTS_SPEAR]},
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1)

    drawn = lane(board_of(scene), scene, ARAGORN_DRIVEN_BY_NEED)

    assert drawn.count("pip--wound") == 1
    assert drawn.count('class="pip"') == 3
    assert 'data-change="up"' in drawn
    assert "7 + 2 Knight&#x27;s Spear" in drawn


def test_threats_are_shown_with_how_many_there_may_be() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], threats=2)
    counts = "".join(piece.html for piece in board_of(scene).seats[0]["counts"])

    assert "<dt>Threats</dt><dd>2 of 3</dd>" in counts


def test_a_card_on_the_table_shows_the_first_words_of_what_it_does() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], support=[SECOND_LEVEL])

    assert 'class="table-card__text"' in lane(board_of(scene), scene, ARAGORN_DRIVEN_BY_NEED)


def test_minions_of_a_killed_character_stay_on_the_board() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        threats=2,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 3)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN).resolve()
    board = board_of(scene)

    assert [piece.key for piece in board.slots["minions"]] == [str(scene.card(MORDOR_VETERAN))]


def test_marks_say_who_is_fierce_an_archer_a_defender_or_hits_harder() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_VETERAN])
    for place, statistic in (
        (scene.card(MORDOR_VETERAN), FIERCE),
        (scene.card(MORDOR_VETERAN), DAMAGE),
        (scene.card(ARAGORN_DRIVEN_BY_NEED), ARCHER),
        (scene.card(ARAGORN_DRIVEN_BY_NEED), DEFENDER),
    ):
        change_number(scene.state, place, statistic, 1, UNTIL_END_OF_TURN)
    board = board_of(scene)
    (minion,) = board.slots["minions"]
    aragorn = lane(board, scene, ARAGORN_DRIVEN_BY_NEED)

    for mark in ("fierce", "damage +1", "roaming"):
        assert f'<span class="mark">{mark}</span>' in minion.html
    for mark in ("archer", "defender +1"):
        assert f'<span class="mark">{mark}</span>' in aragorn


def test_the_fight_that_is_fought_is_marked_and_others_are_not() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[GOBLIN_RUNNER],
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)
    board = board_of(scene)

    assert "data-now" in lane(board, scene, ARAGORN_DRIVEN_BY_NEED)
    assert "Fighting now" in lane(board, scene, ARAGORN_DRIVEN_BY_NEED)
    assert "data-now" not in lane(board, scene, EOMER_VALIANT_WARCHIEF)


def test_a_hand_shows_cost_type_strength_and_what_a_card_does() -> None:
    scene = Scene(hand=[MORDOR_VETERAN, CITY_OF_MEN])
    minion, event = (piece.html for piece in board_of(scene).seats[0]["hand"])

    assert '<span class="visually-hidden">Twilight cost </span>' in minion
    assert "Minion · Orc" in minion
    assert '<span class="visually-hidden">Strength </span>9' in minion
    assert "Skirmish event" in event
    assert "Make a Gondor Man strength +2" in event


def test_a_minion_and_a_companion_have_different_frames() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_VETERAN])
    board = board_of(scene)

    assert 'data-side="shadow"' in board.slots["minions"][0].html
    assert 'data-side="free"' in lane(board, scene, ARAGORN_DRIVEN_BY_NEED)


def test_every_culture_and_every_type_has_an_emblem() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (ROOT / "static/emblems.svg").read_text()))
    types = {
        f"type-{kind}" for kind in CardType if kind not in (CardType.SITE, CardType.THE_ONE_RING)
    }

    assert set(Culture) | types | {"site", "ring"} <= drawn
