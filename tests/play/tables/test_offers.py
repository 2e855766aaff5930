"""What people ask of each other: taking back, a draw; and giving up."""

import pytest
from django.core.exceptions import PermissionDenied
from django.utils import timezone

from play.models import OfferKind, Seat, TableStatus
from play.tables.offers import (
    ASK_AGAIN_AFTER,
    CannotOffer,
    answer,
    concede,
    may_offer,
    offer,
    standing_offer,
    withdraw,
)
from play.tables.position import result_of
from play.tables.records import find_record
from play.tables.replaying import replay_table
from tests.expected import present
from tests.play.tables.small_tables import seats_of, sit_down, tcg_request
from tests.play.tables.two_people import SAM, STRANGER, choose_first, choose_until, table_of_two
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

VISITORS = (KEEPER, SAM)


class TestTakingBack:
    def test_a_move_is_taken_back_once_the_other_agrees(self) -> None:
        table = table_of_two()
        mover = present(table.to_choose)
        choose_first(table)
        asked = offer(table.pk, VISITORS[mover], mover, OfferKind.TAKE_BACK)

        answer(table.pk, VISITORS[1 - mover], 1 - mover, asked.pk, agree=True)

        table.refresh_from_db()
        assert (table.steps, table.to_choose) == (0, mover)
        assert table.seats.get(place=mover).taken_back == 1
        assert standing_offer(table) is None

    def test_a_refusal_changes_nothing(self) -> None:
        table = table_of_two()
        mover = present(table.to_choose)
        choose_first(table)
        asked = offer(table.pk, VISITORS[mover], mover, OfferKind.TAKE_BACK)

        answer(table.pk, VISITORS[1 - mover], 1 - mover, asked.pk, agree=False)

        table.refresh_from_db()
        assert (table.steps, standing_offer(table)) == (1, None)

    def test_an_offer_falls_with_the_next_choice(self) -> None:
        table = table_of_two()
        mover = present(table.to_choose)
        choose_first(table)
        asked = offer(table.pk, VISITORS[mover], mover, OfferKind.TAKE_BACK)
        choose_first(table)
        assert standing_offer(table) is None
        with pytest.raises(CannotOffer, match="no longer stands"):
            answer(table.pk, VISITORS[1 - mover], 1 - mover, asked.pk, agree=True)

    def test_who_has_chosen_nothing_has_nothing_to_take_back(self) -> None:
        table = table_of_two()
        waiting = 1 - present(table.to_choose)
        assert not may_offer(table, seats_of(table), seats_of(table)[waiting], OfferKind.TAKE_BACK)

    def test_an_offer_can_be_withdrawn_by_its_maker_only(self) -> None:
        table = table_of_two()
        offer(table.pk, KEEPER, 0, OfferKind.DRAW)
        with pytest.raises(CannotOffer):
            withdraw(table.pk, SAM)
        withdraw(table.pk, KEEPER)
        assert standing_offer(table) is None


class TestPause:
    def test_who_was_refused_asks_again_only_after_a_minute(self) -> None:
        table = table_of_two()
        asked = offer(table.pk, KEEPER, 0, OfferKind.DRAW)
        answer(table.pk, SAM, 1, asked.pk, agree=False)
        with pytest.raises(CannotOffer, match=r"ask again in (60|59) seconds"):
            offer(table.pk, KEEPER, 0, OfferKind.DRAW)
        # The other may ask meanwhile, which gives the first nothing.
        withdrawn = offer(table.pk, SAM, 1, OfferKind.DRAW)
        answer(table.pk, KEEPER, 0, withdrawn.pk, agree=False)
        with pytest.raises(CannotOffer, match="a moment ago"):
            offer(table.pk, KEEPER, 0, OfferKind.DRAW)

        Seat.objects.filter(table=table).update(asked=timezone.now() - ASK_AGAIN_AFTER)
        assert offer(table.pk, KEEPER, 0, OfferKind.DRAW)

    def test_neither_withdrawing_nor_another_choice_shortens_it(self) -> None:
        table = table_of_two()
        mover = present(table.to_choose)
        offer(table.pk, VISITORS[mover], mover, OfferKind.DRAW)
        withdraw(table.pk, VISITORS[mover])
        choose_first(table)
        with pytest.raises(CannotOffer, match="a moment ago"):
            offer(table.pk, VISITORS[mover], mover, OfferKind.TAKE_BACK)

    def test_who_was_allowed_to_take_back_may_ask_again_at_once(self) -> None:
        table = table_of_two()
        mover = present(table.to_choose)
        for _ in range(2):
            choose_first(table)
            asked = offer(table.pk, VISITORS[mover], mover, OfferKind.TAKE_BACK)
            answer(table.pk, VISITORS[1 - mover], 1 - mover, asked.pk, agree=True)
            table.refresh_from_db()


class TestDraw:
    def test_two_agree_on_a_draw(self) -> None:
        table = table_of_two()
        asked = offer(table.pk, KEEPER, 0, OfferKind.DRAW)
        answer(table.pk, SAM, 1, asked.pk, agree=True)

        table.refresh_from_db()
        assert (table.status, table.winner) == (TableStatus.OVER, None)
        assert result_of(table, seats_of(table)) == "The game is a draw by agreement."
        [line] = find_record(KEEPER)
        assert (line.won, line.lost, line.other) == (0, 0, 1)


class TestGivingUp:
    def test_the_other_wins(self) -> None:
        table = choose_until(table_of_two(), 1)
        concede(table.pk, SAM, 1)

        table.refresh_from_db()
        assert (table.status, table.winner, table.ending) == (TableStatus.OVER, 0, "conceded")
        assert result_of(table, seats_of(table)) == "Guest wins: Guest 2 gave up."
        assert [line.won for line in find_record(KEEPER)] == [1]
        assert replay_table(table, KEEPER, 0, 0).boards

    def test_against_the_computer(self) -> None:
        table = sit_down(tcg_request())
        concede(table.pk, KEEPER, 0)
        table.refresh_from_db()
        assert table.winner == 1

    def test_not_twice(self) -> None:
        table = table_of_two()
        concede(table.pk, SAM, 1)
        with pytest.raises(CannotOffer):
            concede(table.pk, KEEPER, 0)


class TestStrangersAndTricks:
    def test_nobody_answers_their_own_offer(self) -> None:
        table = table_of_two()
        asked = offer(table.pk, KEEPER, 0, OfferKind.DRAW)
        with pytest.raises(PermissionDenied):
            answer(table.pk, KEEPER, 0, asked.pk, agree=True)

    def test_nobody_answers_for_another_seat(self) -> None:
        table = table_of_two()
        asked = offer(table.pk, KEEPER, 0, OfferKind.DRAW)
        for visitor in (KEEPER, STRANGER):
            with pytest.raises(PermissionDenied):
                answer(table.pk, visitor, 1, asked.pk, agree=True)

    def test_nobody_gives_up_for_another(self) -> None:
        table = table_of_two()
        for visitor in (KEEPER, STRANGER):
            with pytest.raises(PermissionDenied):
                concede(table.pk, visitor, 1)

    def test_one_offer_at_a_time(self) -> None:
        table = table_of_two()
        offer(table.pk, KEEPER, 0, OfferKind.DRAW)
        with pytest.raises(CannotOffer, match="Wait for the answer"):
            offer(table.pk, SAM, 1, OfferKind.DRAW)

    def test_nothing_is_offered_to_computers_alone(self) -> None:
        table = sit_down(tcg_request())
        with pytest.raises(CannotOffer):
            offer(table.pk, KEEPER, 0, OfferKind.DRAW)
