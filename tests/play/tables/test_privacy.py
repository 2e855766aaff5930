"""What nobody at a table learns of another person: their deck, their hand, their next cards."""

from collections.abc import Callable
from uuid import UUID

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.models import Seat, Table, TableStatus
from play.tables.inviting import join
from play.tables.leaving import delete_game, end_game, hand_over
from play.tables.replaying import replay_table
from play.tables.taking_back import can_take_back
from rules.players.player import UnknownPlayer
from tests.play.tables.small_tables import (
    computer,
    friend,
    lcg_entrant,
    lcg_request,
    live_of,
    play_at_random,
    seats_of,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import KEEPER, player, signed_in
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

EOMER = "rotk-eomer-starter"
SAM = Visitor(browser="the-browser-of-sam")


def table_of_two(joined: Visitor = SAM, seed: int = 7) -> Table:
    """Return a game between the tests' browser and somebody who was invited."""
    table = sit_down(tcg_request(friend(tcg_entrant(EOMER)), seed=seed))
    join(table.seats.get(place=1).invitation, joined)
    table.refresh_from_db()
    return table


def plays_on(client: Client, table: Table) -> bool:
    """Return whether the tests' browser may play a game on with both seats."""
    sent = {"table": str(table.pk), "step": "0", "seat": ["0", "1"]}
    return client.post("/tables/play-on/", sent).status_code == 302


def leave_by_deleting_the_game(table: Table) -> None:
    """Take Sam's seat away from him, as he deletes the game from his list."""
    end_by_both(table)
    delete_game(table.pk, SAM)


def end_by_both(table: Table) -> None:
    """End a game whose people both agree."""
    hand_over(table.pk, SAM, 1)
    end_game(table.pk, KEEPER)


class TestTheDeckOfWhoLeaves:
    def test_stays_private_once_they_delete_the_game(self, client: Client) -> None:
        table = table_of_two()
        leave_by_deleting_the_game(table)
        table.refresh_from_db()

        replay = replay_table(table, KEEPER, 0, None)

        assert replay.seat == 0
        assert len(replay.views) == 1
        assert not plays_on(client, table)

    @pytest.mark.parametrize("over", [True, False], ids=["game over", "live game"])
    def test_stays_private_once_they_delete_their_account(
        self, client: Client, *, over: bool
    ) -> None:
        boris = player("boris")
        table = table_of_two(Visitor(boris))
        if over:
            play_at_random(table)
        delete_account(boris)
        table.refresh_from_db()

        replay = replay_table(table, KEEPER, 0, None)

        assert (replay.seat, len(replay.views)) == (0, 1)
        assert not plays_on(client, table)
        assert not can_take_back(seats_of(table))

    def test_nothing_names_a_deleted_account_or_its_deck(self, client: Client) -> None:
        boris = player("boris")
        table = table_of_two(Visitor(boris))
        play_at_random(table, most=20)
        assert "boris" in str(list(table.moves.values_list("lines", flat=True)))

        delete_account(boris)

        seat = table.seats.get(place=1)
        assert (seat.name, seat.deck_name) == ("Somebody", "A deck")
        assert "boris" not in str(list(table.moves.values_list("lines", flat=True)))
        assert "boris" not in client.get(f"{table.get_absolute_url()}replay/").content.decode()

    def test_the_game_goes_once_the_last_person_deletes_it(self) -> None:
        table = table_of_two()
        leave_by_deleting_the_game(table)

        delete_game(table.pk, KEEPER)

        assert not Table.objects.filter(pk=table.pk).exists()


def test_a_game_against_computers_is_played_on_once_it_is_over(client: Client) -> None:
    """While it goes on, its computer player's hand would be seen from a copy."""
    table = play_at_random(sit_down(tcg_request(seed=11)), most=8)
    assert not plays_on(client, table)
    page = client.get(f"{table.get_absolute_url()}replay/").content.decode()
    assert "Play on from here" not in page

    end_game(table.pk, KEEPER)

    assert plays_on(client, table)


@pytest.mark.parametrize(
    "ask",
    [
        lambda seed: tcg_request(friend(tcg_entrant(EOMER)), seed=seed),
        lambda seed: lcg_request(friend(lcg_entrant("spirit")), seed=seed),
    ],
    ids=["tcg", "lcg"],
)
def test_nobody_chooses_the_shuffles_of_a_game_with_a_friend(
    ask: Callable[[int], object],
) -> None:
    seeds = set()
    for _ in range(2):
        table = sit_down(ask(7))  # type: ignore[arg-type]
        join(table.seats.get(place=1).invitation, SAM)
        table.refresh_from_db()
        seeds.add(table.seed)

    assert len(seeds) == 2
    assert 7 not in seeds


def test_a_chosen_seed_is_kept_against_computers() -> None:
    table = sit_down(tcg_request(seed=7))

    assert table.seed == 7


class TestEveryWayToASeat:
    def test_takes_the_players_that_sitting_down_takes(self, client: Client) -> None:
        table = table_of_two()
        with pytest.raises(UnknownPlayer):
            hand_over(table.pk, KEEPER, 0, "search:99999")
        sent = {"seat": "0", "player": "search:99999"}

        client.post(f"{table.get_absolute_url()}hand-over/", sent)

        assert Seat.objects.get(table=table, place=0).player == ""

    @pytest.mark.parametrize("way", ["sit down", "hand over", "join"])
    def test_refuses_players_that_would_think_for_too_long(
        self, monkeypatch: pytest.MonkeyPatch, way: str
    ) -> None:
        waiting = sit_down(
            tcg_request(friend(tcg_entrant(EOMER)), computer(tcg_entrant(EOMER, "easy")))
        )
        monkeypatch.setattr("play.tables.players.game_seconds", lambda game, names: 1e4)

        with pytest.raises(ValueError, match="Choose a quicker one"):
            take_a_seat(way, waiting.pk)

        assert Table.objects.get().status == TableStatus.OPEN


def take_a_seat(way: str, waiting: UUID) -> None:
    """Do what leads to a game."""
    if way == "sit down":
        sit_down(tcg_request())
    elif way == "hand over":
        hand_over(waiting, KEEPER, 1)
    else:
        join(Seat.objects.get(table=waiting, place=1).invitation, SAM)


def test_a_game_that_was_ended_before_it_began_is_shown_and_not_played_on(client: Client) -> None:
    table = sit_down(tcg_request(friend()))
    assert not plays_on(client, table)

    end_game(table.pk, KEEPER)

    assert client.get(table.get_absolute_url()).status_code == 200
    assert client.get(f"{table.get_absolute_url()}replay/").status_code == 302
    client.post("/tables/play-on/", {"table": str(table.pk), "step": "0", "seat": "0"})
    assert Table.objects.count() == 1


def test_the_log_keeps_words_that_only_contain_a_deleted_name() -> None:
    ring = player("ring")
    table = table_of_two(Visitor(ring))
    play_at_random(table, most=12)
    before = str(list(table.moves.values_list("lines", flat=True)))
    live_of(table)

    delete_account(ring)

    after = str(list(table.moves.values_list("lines", flat=True)))
    assert "'ring'" in before
    assert "'ring'" not in after
    assert before.count("Ring") == after.count("Ring")
    assert signed_in(player("frodo")).get(table.get_absolute_url()).status_code == 404
