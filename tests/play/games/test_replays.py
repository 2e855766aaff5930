"""A replay is the game that was played, or says plainly that it can't be."""

import pytest
from django.test import Client

from decks.contents.encoding import canonical, to_contents
from play.games.records import game_record
from play.games.replays import NoReplay, load_replay
from play.games.slots import encode_boards
from play.models import Chunk, Playtest
from rules.construction import Game
from tests.play.small_playtests import ARAGORN, cards_of, entrant, play_chunks, played
from tests.rules.lcg.random_play import STARTERS
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

CHOICES = -1
WINNER, ENDING, TURNS = 1, 2, 3


def address(playtest: Playtest) -> str:
    return f"{playtest.get_absolute_url()}games/0/"


def rewrite(playtest: Playtest, place: int, value: object) -> None:
    """Change the stored record of the first game, as another engine would have written it."""
    chunk = Chunk.objects.get(playtest=playtest, first=0)
    chunk.records[0][place] = value
    chunk.save()


def test_a_game_by_todays_rules_is_replayed_to_its_end() -> None:
    playtest = played(games=1)
    record = game_record(playtest, 0)
    replay = load_replay(playtest, record, 10_000)
    assert replay.step == replay.steps == len(record.choices)
    assert replay.result in replay.board.slots["question"][0].html


def test_a_game_of_players_that_have_changed_is_replayed() -> None:
    playtest = played(games=1)
    Playtest.objects.update(players_fingerprint="older")
    record = game_record(playtest, 0)
    assert load_replay(Playtest.objects.get(), record, 0).steps == len(record.choices)


def test_a_game_by_other_rules_is_refused(client: Client) -> None:
    playtest = played(games=1)
    Playtest.objects.update(rules_fingerprint="older")
    with pytest.raises(NoReplay, match="other rules or card texts"):
        load_replay(Playtest.objects.get(), game_record(playtest, 0), 0)
    page = client.get(address(playtest)).content.decode()
    assert "This game can’t be replayed" in page


@pytest.mark.parametrize(
    ("place", "value"),
    [
        pytest.param(CHOICES, "(999)" * 40, id="a choice that is not offered"),
        pytest.param(CHOICES, "", id="no choices"),
        pytest.param(CHOICES, "0" * 4_000, id="choices beyond the end"),
        pytest.param(ENDING, "corrupted", id="another ending"),
        pytest.param(TURNS, 99, id="another number of turns"),
    ],
)
def test_a_game_that_todays_rules_do_not_repeat_is_not_shown(
    client: Client, place: int, value: int | str
) -> None:
    playtest = played(games=1)
    rewrite(playtest, place, value)

    with pytest.raises(NoReplay):
        load_replay(Playtest.objects.get(), game_record(playtest, 0), 0)

    response = client.get(address(playtest))
    assert response.status_code == 200
    assert "This game can’t be replayed" in response.content.decode()


def test_a_game_of_an_edition_that_is_gone_is_not_shown(client: Client) -> None:
    playtest = played(games=1)
    Playtest.objects.update(edition="comprehensive-1.0")
    with pytest.raises(NoReplay):
        load_replay(Playtest.objects.get(), game_record(playtest, 0), 0)


def test_a_card_is_one_piece_as_long_as_it_looks_the_same() -> None:
    playtest = played(games=1)
    replay = load_replay(playtest, game_record(playtest, 0), 0)
    replayed = encode_boards(replay.boards)
    assert len(replayed["pieces"]) == len(set(replayed["pieces"]))
    drawn = sum(len(board.every_slot()["path"]) for board in replay.boards)
    assert len(replayed["pieces"]) < drawn


def test_a_step_names_only_the_slots_that_changed() -> None:
    playtest = played(games=1)
    replay = load_replay(playtest, game_record(playtest, 0), 0)
    replayed = encode_boards(replay.boards)
    shown: dict[str, list[list[object]]] = {}
    for step, board in zip(replayed["steps"], replay.boards, strict=True):
        assert all(shown.get(name) != pieces for name, pieces in step["slots"].items())
        shown |= step["slots"]
        for name, pieces in board.every_slot().items():
            assert [replayed["pieces"][place] for _, place in shown[name]] == [
                piece.html for piece in pieces
            ]


def test_marks_are_placed_along_the_scrubber() -> None:
    playtest = played(games=1, first=entrant(cards_of(ARAGORN), "Aragorn", "easy"))
    replay = load_replay(playtest, game_record(playtest, 0), 0)
    places = [float(mark.across.rstrip("%")) for mark in replay.placed_marks]
    assert places == sorted(places)
    assert all(0 <= place <= 100 for place in places)
    assert {mark.kind for mark in replay.placed_marks} == {kind for kind, _, _ in replay.jumps}


@pytest.fixture
def against_a_scenario() -> Playtest:
    """Return a playtest of two LCG decks with one game that was played."""
    decks = [canonical(deck) for deck in STARTERS[:2]]
    playtest = Playtest.objects.create(
        game=Game.LCG.value,
        games=1,
        seed=3,
        format="lcg-introductory",
        scenario="passage-through-mirkwood",
        difficulty="standard",
        chunk_games=1,
        browser=KEEPER.browser,
    )
    for place, deck in enumerate(decks):
        playtest.decks.create(
            place=place, name=f"Deck {place + 1}", contents=to_contents(deck), player="quick"
        )
    Playtest.objects.filter(pk=playtest.pk).update(**playtest.current_fingerprints())
    play_chunks(playtest, 0)
    playtest.refresh_from_db()
    return playtest


def test_a_game_of_the_lcg_is_replayed_on_its_own_board(against_a_scenario: Playtest) -> None:
    record = game_record(against_a_scenario, 0)
    replay = load_replay(against_a_scenario, record, 30)
    assert replay.template == "play/lcg/board.html"
    assert len(replay.seats) == 2
    assert "Round" in replay.board.slots["turn"][0].html
    assert replay.result.startswith("The players ")
    assert any(mark.kind == "quest" for mark in replay.marks)


def test_the_page_of_an_lcg_game_shows_the_quest_and_every_seat(
    client: Client, against_a_scenario: Playtest
) -> None:
    page = client.get(address(against_a_scenario), {"step": "40"}).content.decode()
    for shown in ("Staging area", "Ends with 8 progress", "Heroes and allies", "Engaged enemies"):
        assert shown in page


def test_a_seat_of_the_replay_shows_no_hand_but_its_own(client: Client) -> None:
    playtest = played(games=1)
    page = client.get(address(playtest), {"seat": "1", "step": "20"}).content.decode()
    assert 'href="?seat=1&amp;step=21"' in page
    replay = load_replay(playtest, game_record(playtest, 0), 20, seat=1)
    mine, theirs = replay.board.seats[1]["hand"], replay.board.seats[0]["hand"]
    assert all(piece.key for piece in mine)
    assert not theirs
    assert "<dt>Hand</dt>" in replay.board.seats[0]["counts"][0].html


@pytest.mark.parametrize("seat", ["2", "-1", "nobody", ""])
def test_a_seat_that_is_none_shows_all_cards(client: Client, seat: str) -> None:
    page = client.get(address(played(games=1)), {"seat": seat}).content.decode()
    assert 'aria-current="true">All cards' in page
