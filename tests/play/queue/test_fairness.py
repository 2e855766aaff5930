"""The queue is fair to people: a person with much to play does not keep others waiting."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from decks.ownership import Visitor
from play.models import Playtest
from play.queue import execution, tasks
from play.queue.fairness import claim_successor, next_in_line, queue_key_for
from play.queue.orders import cancel_playtest, order_playtest
from play.queue.recovery import claim_stalled
from tests.expected import present
from tests.play.small_playtests import playtest_request
from tests.visitors import KEEPER, player

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def started(sent: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The playtests that are sent to the queue; no chunk of them is played."""
    monkeypatch.setattr(tasks.play_chunk_task, "apply_async", lambda *_, **__: None)
    return sent


def ordered(games: int = 10, key: str = "address of Bree", maker: Visitor = KEEPER) -> Playtest:
    return order_playtest(playtest_request(games=games), maker=maker, queue_key=key)


class TestOneAfterAnother:
    def test_the_second_of_one_person_sends_no_chunk_while_the_first_is_open(self) -> None:
        first, second = ordered(games=100_000), ordered()

        assert execution.start(first.pk)
        assert execution.start(second.pk) == ()

        second.refresh_from_db()
        assert second.started is None

    def test_another_person_starts_at_once(self) -> None:
        execution.start(ordered(games=100_000).pk)
        other = ordered(games=1, key="address of Rivendell", maker=Visitor(browser="elrond"))

        execution.start(other.pk)

        other.refresh_from_db()
        assert other.finished

    def test_browsers_at_one_address_share_a_place_in_line(self) -> None:
        ordered()
        cousin = ordered(maker=Visitor(browser="another"))

        assert cousin not in next_in_line()

    def test_without_a_key_nothing_waits(self) -> None:
        playtests = [order_playtest(playtest_request()) for _ in range(2)]

        assert set(next_in_line()) == set(playtests)


class TestSuccessor:
    def test_the_end_of_one_starts_the_next_once(self, started: list[str]) -> None:
        first, second = ordered(games=1), ordered()

        tasks.start_task(str(first.pk))
        tasks.play_chunk_task(str(first.pk), 0)

        assert started == [str(second.pk)]

    def test_a_cancelled_one_lets_the_next_start(self) -> None:
        first, second = ordered(), ordered()
        cancel_playtest(first)

        assert claim_successor(first.pk, timezone.now()) == second
        assert claim_successor(first.pk, timezone.now()) is None

    def test_nothing_starts_while_it_is_open(self) -> None:
        first, _second = ordered(), ordered()

        assert claim_successor(first.pk, timezone.now()) is None

    def test_a_lost_message_is_made_up_for_by_the_sweeper(self) -> None:
        first, second = ordered(), ordered()
        later = timezone.now() + timedelta(minutes=5)
        assert claim_stalled(later) == [first]
        cancel_playtest(first)

        assert claim_stalled(later) == [second]

    def test_the_page_of_one_in_line_says_so(self, client: Client) -> None:
        _first, second = ordered(), ordered()

        page = client.get(second.get_absolute_url()).content.decode()

        assert "This one starts after it." in page


class TestKeys:
    def test_an_account_has_its_own_wherever_it_comes_from(self) -> None:
        frodo = Visitor(player("frodo"))

        assert queue_key_for(frodo, "10.0.0.1") == queue_key_for(frodo, "10.0.0.2")

    def test_visitors_without_one_share_that_of_their_address_which_stays_secret(self) -> None:
        here = queue_key_for(Visitor(browser="a"), "10.0.0.1")

        assert here == queue_key_for(Visitor(), "10.0.0.1")
        assert here != queue_key_for(Visitor(browser="a"), "10.0.0.2")
        assert "10.0.0.1" not in here

    def test_a_key_fits_into_its_column(self) -> None:
        longest = Playtest._meta.get_field("queue_key").max_length

        assert len(queue_key_for(Visitor(browser="a"), "f" * 45)) <= present(longest)
