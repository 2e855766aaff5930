"""Clocks: on the server, through restarts, and what happens when the time is up."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from play.models import SiteTime, Table, TableStatus
from play.tables import site_time
from play.tables.access import own_tables
from play.tables.clocks import shown_clocks
from play.tables.leaving import (
    StillThere,
    come_back,
    end_game,
    hand_over,
    is_absent,
    ways_to_leave,
)
from play.tables.live_games import live_games
from play.tables.playing import Stale
from play.tables.position import result_of
from play.tables.running_out import catch_up, run_out_everywhere
from play.tables.seeing import see
from play.tables.site_time import SILENT_AFTER, TIME_TO_COME_BACK, site_now
from play.tables.taking_back import take_back
from tests.expected import present
from tests.play.tables.small_tables import seats_of, sit_down, tcg_request
from tests.play.tables.two_people import LIVE, SAM, choose_first, chooser, table_of_two
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _new_process() -> Iterator[None]:
    site_time.forget()
    yield
    site_time.forget()


def let_time_pass(table: Table, seconds: float) -> Table:
    """Move a running clock back, as if the time had passed."""
    since, deadline = present(table.choosing_since), present(table.deadline)
    Table.objects.filter(pk=table.pk).update(
        choosing_since=since - seconds, deadline=deadline - seconds
    )
    table.refresh_from_db()
    return table


def bank_of(table: Table, place: int) -> float:
    return present(table.seats.get(place=place).bank_left)


class TestSiteTime:
    def test_it_goes_on_while_the_site_is_up(self) -> None:
        begun = site_now(NOON)
        assert site_now(NOON + timedelta(seconds=30)) - begun == 30

    def test_it_stands_still_while_nothing_is_alive(self) -> None:
        begun = site_now(NOON)
        site_time.forget()
        passed = site_now(NOON + timedelta(hours=3)) - begun
        assert passed == -TIME_TO_COME_BACK

    def test_a_short_silence_is_no_outage(self) -> None:
        begun = site_now(NOON)
        site_time.forget()
        assert site_now(NOON + timedelta(seconds=SILENT_AFTER - 1)) - begun == SILENT_AFTER - 1

    def test_only_one_process_counts_an_outage(self) -> None:
        site_now(NOON)
        for _ in range(2):
            site_time.forget()
            site_now(NOON + timedelta(hours=1))
        assert SiteTime.objects.get().down == 3600 + TIME_TO_COME_BACK


class TestRunning:
    def test_a_game_without_a_clock_has_none(self) -> None:
        table = table_of_two()
        assert (table.choosing_since, table.deadline) == (None, None)
        assert shown_clocks(table, seats_of(table)) == []

    def test_a_choice_within_its_seconds_costs_nothing(self) -> None:
        table = table_of_two(**LIVE)
        place = present(table.to_choose)
        choose_first(let_time_pass(table, 19))
        assert bank_of(table, place) == 60

    def test_a_longer_choice_is_taken_from_the_bank(self) -> None:
        table = table_of_two(**LIVE)
        place = present(table.to_choose)
        choose_first(let_time_pass(table, 50))
        assert bank_of(table, place) == pytest.approx(30, abs=1)
        assert bank_of(table, 1 - place) == 60

    def test_the_clock_shows_the_choice_and_the_bank(self) -> None:
        table = let_time_pass(table_of_two(**LIVE), 30)
        running, waiting = sorted(
            shown_clocks(table, seats_of(table)), key=lambda clock: not clock.runs
        )
        assert running.runs
        assert running.place == table.to_choose
        assert running.choice == 0
        assert running.bank == pytest.approx(50, abs=1)
        assert (waiting.choice, waiting.bank) == (20, 60)

    def test_the_clock_survives_a_restart(self) -> None:
        table = let_time_pass(table_of_two(**LIVE), 30)
        live_games.forget()
        site_time.forget()
        table.refresh_from_db()
        place = present(table.to_choose)
        choose_first(table)
        assert bank_of(table, place) == pytest.approx(50, abs=1)

    def test_an_outage_gives_time_back(self) -> None:
        table = table_of_two(**LIVE)
        SiteTime.objects.update(beat=datetime.now(UTC) - timedelta(hours=1))
        site_time.forget()
        assert catch_up(table).is_playing
        [running] = [clock for clock in shown_clocks(table, seats_of(table)) if clock.runs]
        assert running.left >= 80

    def test_handing_over_and_coming_back_gives_the_other_nobody_more_time(self) -> None:
        table = let_time_pass(table_of_two(**LIVE), 30)
        waiting = 1 - present(table.to_choose)
        other = (KEEPER, SAM)[waiting]
        deadline = table.deadline
        hand_over(table.pk, other, waiting)
        come_back(table.pk, other, waiting)
        table.refresh_from_db()
        assert table.deadline == deadline

    def test_nobody_is_absent_while_a_clock_runs(self) -> None:
        table = table_of_two(pace="days", choice_seconds=86_400)
        Table.objects.update(changed=datetime.now(UTC) - timedelta(hours=3))
        table.refresh_from_db()
        place = present(table.to_choose)
        assert not is_absent(table, table.seats.get(place=place))
        with pytest.raises(StillThere):
            hand_over(table.pk, (KEEPER, SAM)[1 - place], place)

    def test_no_clock_runs_while_the_computer_thinks(self) -> None:
        table = sit_down(tcg_request())
        Table.objects.filter(pk=table.pk).update(**LIVE)
        take_place = present(table.to_choose)
        table.refresh_from_db()
        choose_first(table)
        assert (table.deadline is None) == (table.to_choose != take_place)

    def test_taking_back_starts_the_clock_anew_and_keeps_the_bank(self) -> None:
        table = sit_down(tcg_request())
        Table.objects.filter(pk=table.pk).update(**LIVE)
        table.seats.update(bank_left=60)
        table.refresh_from_db()
        choose_first(table)
        choose_first(let_time_pass(table, 50))
        take_back(table.pk, table.revision)
        table.refresh_from_db()
        assert bank_of(table, 0) == pytest.approx(30, abs=1)
        assert present(table.deadline) - site_now() == pytest.approx(50, abs=1)


class TestTimeIsUp:
    def test_the_seat_loses_where_the_table_says_so(self) -> None:
        table = let_time_pass(table_of_two(**LIVE, when_out="loses"), 90)
        loser = present(table.to_choose)
        assert catch_up(table).status == TableStatus.OVER
        assert (table.winner, table.ending) == (1 - loser, "time")
        names = [seat.name for seat in seats_of(table)]
        expected = f"{names[1 - loser]} wins: {names[loser]} ran out of time."
        assert result_of(table, seats_of(table)) == expected

    def test_otherwise_the_computer_takes_it_and_the_person_can_come_back(self) -> None:
        table = let_time_pass(table_of_two(**LIVE), 90)
        late, person = present(table.to_choose), chooser(table)
        catch_up(table)
        seat = table.seats.get(place=late)
        assert (table.is_playing, seat.player, seat.bank_left) == (True, "good", 0)
        come_back(table.pk, person, late)
        assert table.seats.get(place=late).player == ""

    def test_a_choice_that_comes_too_late_changes_nothing(self) -> None:
        table = let_time_pass(table_of_two(**LIVE), 90)
        with pytest.raises(Stale, match="time was up"):
            choose_first(table)

    def test_a_choice_that_was_on_its_way_counts(self) -> None:
        table = let_time_pass(table_of_two(**LIVE), 80.5)
        assert choose_first(table).steps == 1

    def test_the_sweep_looks_after_games_that_nobody_watches(self) -> None:
        table = let_time_pass(table_of_two(**LIVE, when_out="loses"), 90)
        table_of_two(**LIVE)
        assert (run_out_everywhere(), run_out_everywhere()) == (1, 0)
        table.refresh_from_db()
        assert table.status == TableStatus.OVER

    def test_the_reader_looks_after_it(self, client: Client) -> None:
        table = let_time_pass(table_of_two(**LIVE, when_out="loses"), 90)
        in_browser(client)
        found = client.get(f"/tables/{table.pk}/position/?seen={table.revision}").json()
        assert "ran out of time" in found["result"]

    def test_nobody_loses_a_game_that_todays_rules_cannot_go_on_with(self) -> None:
        table = let_time_pass(table_of_two(**LIVE, when_out="loses"), 90)
        Table.objects.filter(pk=table.pk).update(rules_fingerprint="older")
        table.refresh_from_db()
        live_games.forget()
        assert catch_up(table).is_playing
        assert own_tables(KEEPER).get().deadline is None
        with see(KEEPER, table.pk) as seen:
            assert seen.is_outdated
            assert ways_to_leave(KEEPER, table, seen.seats, outdated=True).can_end

        end_game(table.pk, KEEPER)

        assert own_tables(SAM).get().status == TableStatus.ENDED
