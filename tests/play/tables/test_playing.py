"""Playing at a table: choices are taken once, by whom they are asked, and the game lasts."""

import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from play.models import Move, Table, TableStatus
from play.requests.table import TableRequest
from play.tables import live_games as live_games_module
from play.tables.boards import draw_now
from play.tables.live_games import PATIENCE, LiveGames, OlderRules, live_games
from play.tables.playing import IllegalChoice, NotYourTurn, Stale, choose
from play.tables.taking_back import take_back
from rules.playtest.playing import play_choices
from tests.expected import present
from tests.play.tables.small_tables import (
    computer,
    keys_of,
    lcg_entrant,
    lcg_request,
    live_of,
    mine,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)

pytestmark = pytest.mark.django_db

REQUESTS: dict[str, Callable[[], TableRequest]] = {
    "tcg": tcg_request,
    "tcg with three seats": lambda: tcg_request(
        computer(tcg_entrant("rotk-eomer-starter", "easy")),
        computer(tcg_entrant("sog-merry-starter", "quick")),
    ),
    "lcg": lcg_request,
    "lcg with the computer": lambda: lcg_request(computer(lcg_entrant("spirit", "quick"))),
    "nightmare game": lambda: lcg_request(scenario="nightmare"),
}


def rows(table: Table) -> tuple[object, ...]:
    """Return all that is stored of a table."""
    return (
        Table.objects.filter(pk=table.pk).values().get(),
        list(table.seats.values()),
        list(Move.objects.filter(table=table).values()),
    )


def asked_at(table: Table) -> str:
    """Return what kind of question is asked at a table."""
    live = live_of(table)
    return live.face.question_name(live.game.decision())


@pytest.mark.parametrize("asked", REQUESTS.values(), ids=list(REQUESTS))
def test_a_game_is_played_to_its_end_and_is_that_of_the_engine(
    asked: Callable[[], TableRequest],
) -> None:
    table = play_at_random(sit_down(asked()))

    assert table.status == TableStatus.OVER
    moves = Move.objects.filter(table=table)
    choices = [place for move in moves for place in move.choices]
    assert len(choices) == table.steps == sum(len(move.by) for move in moves)
    *_, game = play_choices(table.kind.games(table.description(), 0), choices)
    assert game.is_over()
    assert game.state.ending == table.ending
    assert table.end == table.face.ended(live_of(table).scenarios)


def test_a_table_of_four_seats_is_drawn_at_every_step() -> None:
    others = [tcg_entrant(slug, "easy") for slug in ("rotk-eomer-starter", "sog-merry-starter")]
    table = sit_down(tcg_request(*map(computer, others), mine(tcg_entrant("sog-pippin-starter"))))
    table.refresh_from_db()
    fellowships: set[str] = set()
    while table.is_playing:
        live = live_of(table)
        board = draw_now(table, list(table.seats.all()), table.seats.get(place=0), live)
        path = "".join(piece.html for piece in board.slots["path"])
        fellowships |= set(re.findall(r'data-key="fellowship-(.)"', path))
        assert len(board.seats) == 4
        play_at_random(table, seed=table.steps, most=1)

    assert fellowships == {"a", "b", "c", "d"}


# Some 20 seconds of processor time; `test_continuing.py` and the faces play campaigns on.
@pytest.mark.nightly
def test_a_nightmare_game_goes_on_with_the_next_scenario_after_a_victory() -> None:
    table = sit_down(
        lcg_request(
            *(mine(lcg_entrant(sphere)) for sphere in ("spirit", "lore", "tactics")),
            scenario="nightmare",
            seed=3,
        )
    )
    table.refresh_from_db()
    player = table.face.make_player(table.face.default_player, 1)
    for _ in range(3000):
        if not table.is_playing or len(live_of(table).scenarios) > 1:
            break
        key = keys_of(table)[player.choose(live_of(table).game)]
        choose(table.pk, present(table.to_choose), table.revision, [key])
        table.refresh_from_db()
    assert len(live_of(table).scenarios) == 2

    kept = live_of(table).lines(0)
    live_games.forget()
    assert [line.text for line in live_of(table).lines(0)] == [line.text for line in kept]
    assert len(live_of(table).scenarios) == 2


@pytest.mark.parametrize("asked", [tcg_request, lcg_request])
def test_a_choice_sent_twice_is_taken_once_and_says_so(asked: Callable[[], TableRequest]) -> None:
    table = sit_down(asked())
    table.refresh_from_db()
    key = keys_of(table)[0]
    choose(table.pk, present(table.to_choose), table.revision, [key])
    before = rows(table)

    with pytest.raises(Stale) as stale:
        choose(table.pk, present(table.to_choose), table.revision, [key])

    assert rows(table) == before
    assert stale.value.revision == table.revision + 1
    assert str(stale.value).startswith("Nothing was changed")


@pytest.mark.parametrize("asked", [tcg_request, lcg_request])
@pytest.mark.parametrize("key", ["", "1.2", "99.1.2.3", "0.0.0.0", "x", "1.99999.-1.0"])
def test_a_forged_choice_changes_nothing(asked: Callable[[], TableRequest], key: str) -> None:
    table = sit_down(asked())
    table.refresh_from_db()
    assert key not in keys_of(table)
    before = rows(table)

    with pytest.raises(IllegalChoice):
        choose(table.pk, present(table.to_choose), table.revision, [key])

    assert rows(table) == before


def test_of_several_choices_all_are_taken_or_none() -> None:
    table = sit_down(lcg_request())
    table.refresh_from_db()
    before = rows(table)

    with pytest.raises(IllegalChoice):
        choose(table.pk, 0, table.revision, [keys_of(table)[0], "99.1.2.3"])
    assert rows(table) == before

    while asked_at(table) != "commit":
        choose(table.pk, 0, table.revision, [keys_of(table)[-1]])
        table.refresh_from_db()
    heroes = [key for key in keys_of(table) if key.startswith("8.")][:2]
    steps = table.steps
    choose(table.pk, 0, table.revision, heroes)
    table.refresh_from_db()
    assert table.steps >= steps + 2
    assert not set(heroes) & set(keys_of(table))
    assert present(Move.objects.filter(table=table).last()).by == "pp"


def test_nobody_chooses_for_another_seat() -> None:
    table = sit_down(tcg_request(mine(tcg_entrant("rotk-eomer-starter"))))
    table.refresh_from_db()
    before = rows(table)

    with pytest.raises(IllegalChoice, match="another player"):
        choose(table.pk, 1 - present(table.to_choose), table.revision, [keys_of(table)[0]])

    assert rows(table) == before


def test_a_game_that_is_over_takes_no_choice() -> None:
    table = play_at_random(sit_down(tcg_request()))

    with pytest.raises(NotYourTurn):
        choose(table.pk, 0, table.revision, ["0.-1.-1.0"])


def test_a_game_of_older_rules_is_not_played_on() -> None:
    table = play_at_random(sit_down(lcg_request()), most=3)
    Table.objects.filter(pk=table.pk).update(rules_fingerprint="older")
    before = rows(table)

    with pytest.raises(OlderRules):
        choose(table.pk, 0, table.revision, ["0.-1.-1.0"])

    assert rows(table) == before


def test_a_process_that_was_killed_loses_nothing() -> None:
    table = play_at_random(sit_down(tcg_request(seed=11)), most=5)
    kept = live_of(table)

    live_games.forget()

    again = live_of(table)
    assert again is not kept
    assert again.game == kept.game
    assert again.choices == kept.choices
    assert again.lines(0) == kept.lines(0)


def test_another_process_takes_up_what_this_one_has_not_seen() -> None:
    table = play_at_random(sit_down(tcg_request(seed=11)), most=2)
    behind = live_of(table)
    live_games.forget()
    play_at_random(table, most=2)
    live_games.keep(behind)

    ahead = live_of(table)

    assert ahead is behind
    assert ahead.steps == table.steps
    live_games.forget()
    assert live_of(table).game == ahead.game


class TestReadingWhileItChanges:
    """Rows are read one after another, and others may change a table in between."""

    def test_a_move_that_comes_after_the_row_was_read_is_taken_once(self) -> None:
        table = play_at_random(sit_down(tcg_request(seed=11)), most=2)
        read, seats = Table.objects.get(pk=table.pk), list(table.seats.all())
        play_at_random(table, most=1)
        other_process = LiveGames()

        other_process.keep(other_process.take(read, seats))
        live = other_process.take(Table.objects.get(pk=table.pk), seats)

        moves = Move.objects.filter(table=table).values_list("choices", flat=True)
        assert live.choices == [place for choices in moves for place in choices]

    def test_a_move_taken_back_after_the_row_was_read_is_gone(self) -> None:
        table = play_at_random(sit_down(tcg_request(seed=11)), most=3)
        read, seats = Table.objects.get(pk=table.pk), list(table.seats.all())
        take_back(table.pk, table.revision)

        live = LiveGames().take(read, seats)

        table.refresh_from_db()
        assert (live.steps, live.revision) == (table.steps, table.revision)
        assert (read.steps, read.revision) == (table.steps, table.revision)


def test_a_process_keeps_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 5
    monkeypatch.setattr(live_games_module, "MOST_GAMES", most)
    kept = LiveGames()
    for _ in range(3):
        table = sit_down(tcg_request())
        table.refresh_from_db()
        kept.keep(kept.take(table, list(table.seats.all())))
    assert len(kept) == 3
    for seed in range(most):
        table = sit_down(lcg_request(seed=seed))
        table.refresh_from_db()
        kept.keep(kept.take(table, list(table.seats.all())))
    assert len(kept) == most


def test_who_needs_a_game_that_is_used_waits_for_it() -> None:
    table = play_at_random(sit_down(tcg_request(seed=11)), most=3)
    seats = list(table.seats.all())
    kept = LiveGames()
    live = kept.take(table, seats)
    returning = threading.Timer(0.2, kept.keep, [live])
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(kept.wait_for, table.pk)
        returning.start()
        waiting.result(timeout=5)
    assert kept.take(table, seats) is live


def test_nobody_waits_for_a_game_that_was_lost() -> None:
    table = play_at_random(sit_down(tcg_request(seed=11)), most=3)
    kept = LiveGames()
    live = kept.take(table, list(table.seats.all()))
    with ThreadPoolExecutor(1) as other:
        del live
        begun = time.monotonic()
        other.submit(kept.wait_for, table.pk).result()
    assert time.monotonic() - begun < PATIENCE / 2


class TestPassing:
    def test_until_something_happens(self) -> None:
        table = sit_down(lcg_request())
        table.refresh_from_db()
        choose(table.pk, 0, table.revision, [keys_of(table)[0]])
        table.refresh_from_db()
        while asked_at(table) != "action":
            choose(table.pk, 0, table.revision, [keys_of(table)[-1]])
            table.refresh_from_db()
        steps = table.steps

        choose(table.pk, 0, table.revision, [], "event")

        table.refresh_from_db()
        assert table.steps > steps
        assert set(present(Move.objects.filter(table=table).last()).by) == {"a"}
        written = [line for line in live_of(table).lines(0, steps) if not line.opens]
        assert written or asked_at(table) != "action"
        assert table.seats.get(place=0).passing == ""

    def test_is_refused_where_something_must_be_chosen(self) -> None:
        table = sit_down(tcg_request())
        table.refresh_from_db()

        with pytest.raises(IllegalChoice, match="can’t pass"):
            choose(table.pk, present(table.to_choose), table.revision, [], "turn")
