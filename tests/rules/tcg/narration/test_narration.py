"""A game narrated: every note and option has words, and the table shows what lies open."""

import ast
from pathlib import Path
from typing import Any

import pytest

import rules.tcg
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, replay
from rules.protocol import NoSuchOption
from rules.recording import OBSERVER
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.assignment import FIERCE_ROUND
from rules.tcg.narration.descriptions import describe_option, describe_question
from rules.tcg.narration.explanations import explain_question
from rules.tcg.narration.notes import KINDS, describe_note
from rules.tcg.narration.recording import MARK_KINDS, record_game
from rules.tcg.narration.table import TURN_BEGINS, lay_out
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.scene import Scene

NAMES = ("Aragorn", "Éomer")
DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def recorded(index: int, player: str = "easy") -> tuple[PlaytestDescription, tuple[int, ...]]:
    description = PlaytestDescription(DECKS, (player, player), seed=3)
    return description, play_game(description, index).choices


@pytest.mark.parametrize("player", ["easy", "random"])
def test_everything_that_happens_and_can_be_chosen_has_words(player: str) -> None:
    described = 0
    for index in range(12):
        description, choices = recorded(index, player)
        for game in replay(description, index, choices):
            for note in present(game.state.log):
                assert describe_note(game.state, note, NAMES)
                described += 1
            present(game.state.log).clear()
            decision = game.decision()
            if decision is not None:
                assert describe_question(game.state, decision, NAMES).startswith(NAMES)
                words = [describe_option(game.state, decision, option) for option in game.options()]
                assert all(words)
    assert described > 200


def recording(index: int = 0) -> Any:
    description, choices = recorded(index)
    return record_game(replay(description, index, choices), choices, NAMES), choices


def test_a_recording_has_a_frame_for_the_set_up_and_for_each_choice() -> None:
    recorded, choices = recording()
    assert recorded.steps == len(choices)
    assert [frame.step for frame in recorded.frames] == list(range(len(choices) + 1))


def test_a_frame_shows_the_choice_that_was_made() -> None:
    recorded, choices = recording()
    assert recorded.frames[0].question == "Aragorn bids burdens to choose who goes first"
    assert recorded.frames[0].choice == f"bid {choices[0]}"


def test_the_last_frame_tells_how_the_game_ended() -> None:
    recorded, _ = recording()
    assert recorded.frames[-1].question == recorded.frames[-1].choice == ""
    assert "wins" in recorded.lines[-1].text


def test_turns_begin_where_the_table_says_so() -> None:
    recorded, _ = recording()
    assert [turn.number for turn in recorded.turns] == list(range(1, len(recorded.turns) + 1))
    third = recorded.turns[2]
    assert recorded.frames[third.step].table.turn == 3
    opening = [line for line in recorded.lines if line.step == third.step and line.opens == "turn"]
    assert [line.text for line in opening] == [f"Turn 3: {NAMES[third.player]}"]


def test_marks_are_moves_deaths_of_the_fellowship_burdens_and_skirmishes() -> None:
    seen = set()
    for index in range(4):
        recorded, _ = recording(index)
        burdens = [
            sum(seat.burdens for seat in frame.table.seats) if frame.table.turn else 0
            for frame in recorded.frames
        ]
        dead = [sum(len(seat.dead_pile) for seat in frame.table.seats) for frame in recorded.frames]
        for mark in recorded.marks:
            seen.add(mark.kind)
            if mark.kind == "burden":
                assert burdens[mark.step] > burdens[mark.step - 1] or not burdens[mark.step - 1]
            if mark.kind == "death":
                assert dead[mark.step] >= dead[mark.step - 1]
        grown = [step for step in range(1, len(dead)) if dead[step] > dead[step - 1]]
        assert set(grown) <= {mark.step for mark in recorded.marks if mark.kind == "death"}
    assert seen == set(MARK_KINDS)


def test_choices_of_another_game_are_refused() -> None:
    description, choices = recorded(0)
    wrong = (*choices[:5], 99)
    with pytest.raises(NoSuchOption):
        record_game(replay(description, 0, wrong), wrong, NAMES)


def test_a_choice_between_two_ways_has_the_words_of_the_card() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        support=[SECOND_LEVEL],
        minions=[SOUTHRON_CAPTAIN],
        site=4,
    )
    scene.maneuver_phase().use(SECOND_LEVEL)
    assert described(scene) == ["exert a Gondor Man", "spot a ranger"]


def test_a_price_that_prevents_has_the_words_of_the_card() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_BANDIT],
        site=4,
    )
    scene.maneuver_phase().use(SOUTHRON_BANDIT)
    assert described(scene) == ["add 5 twilight", "add a threat"]


def described(scene: Scene) -> list[str]:
    state = scene.state
    return [
        describe_option(state, present(state.pending), option, NAMES) for option in scene.options()
    ]


def test_the_table_shows_numbers_tokens_and_what_is_borne() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[TARGON],
        site=3,
        twilight=4,
        threats=2,
        burdens=3,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 1)
    table = lay_out(scene.state)
    seat = table.seats[0]
    merry = seat.fellowship[2]
    assert (table.twilight, table.turn, table.active) == (4, 1, 0)
    assert (seat.burdens, seat.threats, seat.resistance) == (3, 2, 10)
    assert (merry.card.id, merry.strength, merry.vitality_left, merry.wounds) == (
        MERRY_ROHIRRIM_SQUIRE,
        5,
        3,
        1,
    )
    assert [item.id for item in merry.borne_cards] == [HOBBIT_SWORD_7_319]
    assert seat.fellowship[0].card.id == FRODO_HOPE_OF_FREE_PEOPLES
    assert seat.fellowship[0].note == "Ring-bearer"
    assert table.minions[0].note == "roaming"
    assert [present(held.card).id for held in seat.hand] == [TARGON]
    assert [site.number for site in table.path] == list(range(1, 10))
    assert table.path[2].fellowships == (0,)
    assert table.path[3].card is None


def test_the_table_shows_who_fights() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_CAPTAIN], site=6, hand=[CITY_OF_MEN]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    assert scene.can(Verb.PLAY, CITY_OF_MEN)
    fight = present(lay_out(scene.state).fight_of(scene.card(ARAGORN_DRIVEN_BY_NEED)))
    assert fight.minions == (scene.card(SOUTHRON_CAPTAIN),)
    assert fight.now


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_shown_the_same_whatever_lies_hidden_from_it(seat: int) -> None:
    """The table and the question of a seat are those of every deal that it can't tell apart."""
    compared = 0
    for index in range(3):
        description, choices = recorded(index, "random")
        for place, game in enumerate(replay(description, index, choices)):
            # Another player's question is asked again, so that the game may go on from there.
            if place % 5 or game.decision() is None or present(game.decision()).player != seat:
                continue
            compared += 1
            dealt = game.determinize(seat, place)
            assert lay_out(dealt.state, seat) == lay_out(game.state, seat)
    assert compared > 5


@pytest.mark.parametrize("seat", [0, 1])
def test_an_observer_is_shown_nothing_that_any_seat_cannot_know(seat: int) -> None:
    compared = 0
    for index in range(3):
        description, choices = recorded(index, "random")
        for place, game in enumerate(replay(description, index, choices)):
            if place % 7 or game.decision() is None or present(game.decision()).player != seat:
                continue
            compared += 1
            seen = lay_out(game.state, OBSERVER)
            assert lay_out(game.determinize(seat, place).state, OBSERVER) == seen
    assert compared > 5


def test_an_observer_reads_no_card_of_either_hand() -> None:
    description, choices = recorded(0)
    whole = record_game(replay(description, 0, choices), choices, NAMES)
    seen = record_game(replay(description, 0, choices), choices, NAMES, OBSERVER)
    assert len(whole.lines) == len(seen.lines)
    hands = [each.hand for frame in seen.frames for each in frame.table.seats]
    assert {held.place for hand in hands for held in hand if held.card is None} == {-1}
    assert all(not frame.choice and frame.acting == -1 for frame in seen.frames)


def test_a_seat_reads_no_card_of_another_hand() -> None:
    description, choices = recorded(0)
    whole = record_game(replay(description, 0, choices), choices, NAMES)
    seen = record_game(replay(description, 0, choices), choices, NAMES, seat=1)
    assert len(whole.lines) == len(seen.lines)
    hidden = [held for frame in seen.frames for held in frame.table.seats[0].hand]
    assert {held.place for held in hidden if held.card is None} == {-1}
    assert any(held.card is None for held in hidden)
    assert all(held.card for frame in seen.frames for held in frame.table.seats[1].hand)
    assert all(not frame.choice or frame.question.startswith("Éomer") for frame in seen.frames)
    assert seen.frames[0].acting == -1


def kinds_of_notes() -> set[str]:
    """Return every kind of note that the engine and the words of cards write."""
    kinds: set[str] = set()
    for file in Path(rules.tcg.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "note":
                first = node.args[0]
                either = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                kinds |= {str(part.value) for part in either if isinstance(part, ast.Constant)}
    return kinds


def test_every_note_can_be_told() -> None:
    kinds = kinds_of_notes()
    assert {"played", "placed on deck"} <= kinds
    assert kinds <= KINDS


@pytest.mark.parametrize("seat", [None, 1])
def test_a_line_about_a_player_begins_with_their_name(seat: int | None) -> None:
    description, choices = recorded(0)
    lines = record_game(replay(description, 0, choices), choices, NAMES, seat).lines
    told = [line for line in lines if line.who]
    assert {line.who for line in told} == set(NAMES)
    assert all(line.text.startswith(f"{line.who} ") for line in told)


def test_what_a_card_does_by_itself_is_named_as_a_cause() -> None:
    """4.2, "response": required answers aren't chosen, so nothing else would say whose they are."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN],
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN)
    lines = [describe_note(scene.state, note, NAMES) for note in scene.log]

    cause = lines.index("Swift Steed: exert each minion skirmishing bearer")
    assert lines[cause + 1] == "Southron Captain exerts"


def test_a_second_assignment_is_explained_by_fierce() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORGUL_PREDATOR])
    scene.assignment_phase()
    assert "Each character takes on one minion" in explain_question(scene.state, scene.decision)

    scene.state.round = FIERCE_ROUND
    assert "a second time" in explain_question(scene.state, scene.decision)


def test_a_turn_begins_before_its_fellowship_phase() -> None:
    """Sanctuaries heal then: it isn't the regroup phase of the turn before."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=3)
    scene.state.turn_started = False

    assert lay_out(scene.state).phase == TURN_BEGINS


def test_each_sentence_of_a_text_begins_with_a_capital() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER], hand=[GREAT_GATE])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)

    assert ". If you can spot 2 Gondor fortifications" in scene.words()[0]
