"""A game in words and on the table."""

import pytest

from rules.lcg.facts.reader import played_cards
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.narration.recording import MARK_KINDS, record_game
from rules.lcg.narration.story import sentences
from rules.lcg.narration.table import lay_out
from rules.lcg.vocabulary import CardType
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game, replay
from rules.protocol import NoSuchOption
from tests.expected import present
from tests.rules.lcg.random_play import SLUGS, STARTERS
from tests.rules.lcg.scene import Scene, Seat

NAMES = ("Tom", "Kris")
# Notes that the story leaves out: they are seen on the table.
SILENT = {"spent", "exhausted", "faced", "left", "staged", "shadow", "rescued"}


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("player", ["random", "quick"])
def test_everything_that_happens_and_can_be_chosen_has_words(slug: str, player: str) -> None:
    description = PlaytestDescription(STARTERS[:2], (player, player), 2, slug)
    described = 0
    for index in range(6):
        record = play_game(description, index)
        for game in replay(description, index, record.choices):
            state = game.state
            notes = [note for note in state.log or () if note[0] not in SILENT]
            lines = list(sentences(state, NAMES))
            described += len(lines)
            spoken = [note for note in notes if not (note[0] == "changed" and note[2] > 4)]
            assert len(lines) >= len(spoken)
            assert all(line.endswith((".", ".)")) for line in lines)
            state.log = []
            decision = game.decision()
            if decision is not None:
                assert describe_question(state, decision, NAMES).startswith(NAMES)
                assert all(describe_option(state, option, NAMES) for option in decision.options)
    assert described > 300


def test_the_table_shows_numbers_tokens_and_roles() -> None:
    scene = Scene(
        Seat(["Gimli"], hand=["Feint"], attached={"Gimli": ["Citadel Plate"]}, engaged=["Wargs"]),
        staging=["Great Forest Web"],
        encounter_deck=["Despair"],
    ).hurt("Gimli", 2)
    table = lay_out(scene.combat_phase().state)
    (gimli,) = table.seats[0].heroes
    assert (gimli.attack, gimli.hit_points_left, gimli.damage) == (4, 7, 2)
    assert [item.card.name for item in gimli.attached] == ["Citadel Plate"]
    (wargs,) = table.seats[0].engaged
    assert wargs.notes == ("attacking",)
    assert wargs.shadow_cards == 1
    assert table.staging_threat == 2
    assert table.phase == "combat"
    assert [present(held.card).name for held in table.seats[0].hand] == ["Feint"]


def test_a_recording_says_what_happened_and_what_comes_next() -> None:
    description = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 4, SLUGS[0])
    record = play_game(description, 0)
    recorded = record_game(replay(description, 0, record.choices), record.choices, NAMES)
    assert recorded.steps == len(record.choices)
    assert recorded.lines[0].text == "Passage Through Mirkwood"
    assert recorded.frames[12].question.startswith(NAMES)
    assert recorded.frames[12].choice
    assert recorded.frames[-1].question == ""
    assert [start.number for start in recorded.turns] == list(range(1, record.rounds + 1))
    assert {mark.kind for mark in recorded.marks} <= set(MARK_KINDS)
    assert "quest" in {mark.kind for mark in recorded.marks}


def test_choices_of_another_game_are_refused() -> None:
    description = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 4, SLUGS[0])
    with pytest.raises(NoSuchOption):
        record_game(replay(description, 0, (99,)), (99,), NAMES)


def test_a_seat_reads_no_card_that_another_player_draws() -> None:
    description = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 4, SLUGS[0])
    record = play_game(description, 0)
    games = replay(description, 0, record.choices)
    seen = record_game(games, record.choices, NAMES, seat=0)
    drawn = [line.text for line in seen.lines if " draws " in line.text]
    assert "Kris draws a card." in drawn
    assert any(line.startswith("Tom draws ") and line != "Tom draws a card." for line in drawn)
    hands = [frame.table.seats for frame in seen.frames]
    assert all(held.card for seats in hands for held in seats[0].hand)
    assert any(held.card is None for seats in hands for held in seats[1].hand)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_the_same_table_whatever_lies_hidden_from_it(seat: int) -> None:
    description = PlaytestDescription(STARTERS[:2], ("random", "random"), 5, SLUGS[1])
    record = play_game(description, 0)
    compared = 0
    for place, game in enumerate(replay(description, 0, record.choices)):
        decision = game.decision()
        # Another player's question is asked again, so that the game may go on from there.
        if place % 5 == 0 and decision is not None and decision.player == seat:
            compared += 1
            dealt = game.determinize(seat, place)
            assert lay_out(dealt.state, seat) == lay_out(game.state, seat)
    assert compared > 5


def test_an_orc_guard_is_called_one_until_it_has_left_play() -> None:
    """The card under it stays hidden, and its death is no death of that card."""
    description = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 5, "escape-from-dol-guldur")
    destroyed = 0
    for index in range(12):
        record = play_game(description, index)
        recording = record_game(replay(description, index, record.choices), record.choices, NAMES)
        guards = {line.step for line in recording.lines if line.text == "Orc Guard is destroyed."}
        destroyed += len(guards)
        deaths = [mark.text for mark in recording.marks if mark.kind == "death"]
        assert "Orc Guard is destroyed." not in deaths
        events = {card.name for card in played_cards().values() if card.type is CardType.EVENT}
        named = [line.text for line in recording.lines if line.text.endswith("is destroyed.")]
        assert not [text for text in named if text.removesuffix(" is destroyed.") in events]
    assert destroyed > 2


def test_what_does_nothing_has_no_line() -> None:
    unclaimed = Scene(Seat(["Gimli"]), staging=["Dungeon Torch"]).refresh_phase().pass_all()
    carried = Scene(Seat(["Gimli"], attached={"Gimli": ["Dungeon Torch"]}))
    carried.refresh_phase().pass_all()

    said = "Dungeon Torch takes effect: At the end of the round, raise attached hero's"
    assert not any(line.startswith(said) for line in sentences(unclaimed.state))
    assert any(line.startswith(said) for line in sentences(carried.state))


def test_what_takes_effect_says_when_and_what_it_does() -> None:
    scene = Scene(
        Seat(["Gimli"], hand=["Feint"], engaged=["Wargs"]), encounter_deck=["Driven by Shadow"]
    ).combat_phase()
    scene.pass_all()
    lines = list(sentences(scene.state))

    turned = next(line for line in lines if line.startswith("Driven by Shadow is turned up"))
    assert turned.startswith(
        "Driven by Shadow is turned up as a shadow card: Choose and discard 1 attachment"
    )


def test_a_revealed_card_says_what_it_does() -> None:
    scene = Scene(Seat(["Gimli"]), encounter_deck=["Evil Storm"]).quest_phase()
    scene.pass_all()

    assert any(
        line.startswith("Evil Storm is revealed: ") and "damage" in line
        for line in sentences(scene.state)
    )
