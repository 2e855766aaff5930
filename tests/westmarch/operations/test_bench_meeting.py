"""The pages on which people meet cost little, however many people and games there are."""

import re
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from decks.samples import load_samples

pytestmark = pytest.mark.django_db

# The goal is 15; lists of replays and of public decks take more, most of it for drawing them.
MOST_MILLISECONDS = 75.0


def measured(**sizes: int) -> dict[str, float]:
    """Fill the database, and return the median of each page."""
    load_samples()
    call_command("bench_fill", stdout=StringIO(), **sizes)
    said = StringIO()
    call_command("bench_meeting", "--rounds", "7" if sizes["games"] > 100 else "1", stdout=said)
    lines = re.findall(r"^  (.+?)\s+([\d.]+)\s+[\d.]+ ms$", said.getvalue(), re.MULTILINE)
    return {name: float(median) for name, median in lines}


def test_every_page_is_measured() -> None:
    found = measured(decks=20, players=5, games=30)
    assert {"start", "replays", "player's games", "public decks", "quest log"} <= set(found)
    assert all(median > 0 for median in found.values())


def test_an_empty_database_is_refused() -> None:
    with pytest.raises(CommandError, match="bench_fill"):
        call_command("bench_meeting")


@pytest.mark.nightly
def test_no_page_costs_much_on_a_large_site() -> None:
    found = measured(decks=10_000, players=10_000, games=50_000)
    too_slow = {name: median for name, median in found.items() if median > MOST_MILLISECONDS}
    assert not too_slow
