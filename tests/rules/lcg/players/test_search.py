"""What a search may spend: playouts, or milliseconds."""

import time

import pytest

from rules.lcg.players.search import Budget, Meter


def test_a_budget_in_playouts_allows_what_is_left_of_it() -> None:
    meter = Meter(Budget(10))
    assert meter.allows(10)
    meter.spend(6)
    assert meter.share() == pytest.approx(0.6)
    assert meter.allows(4)
    assert not meter.allows(5)


def test_a_budget_in_milliseconds_allows_the_first_playouts_and_ends_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [5.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    meter = Meter(Budget(milliseconds=20))
    now[0] += 0.030
    assert meter.allows(12)
    meter.spend(12)
    assert not meter.allows(1)
    assert meter.share() == pytest.approx(1.5)

    meter = Meter(Budget(milliseconds=20))
    meter.spend(1000)
    now[0] += 0.005
    assert meter.allows(1000)
    assert meter.share() == pytest.approx(0.25)
