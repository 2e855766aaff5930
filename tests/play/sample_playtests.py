"""The sample playtests with few games, played at once."""

import pytest

from play.models import Playtest
from play.playtests import samples
from play.queue import execution
from rules.construction import Game
from tests.samples import store_samples


def ordered_samples(monkeypatch: pytest.MonkeyPatch) -> list[Playtest]:
    """Order two games of each sample playtest, which nothing sends to a queue."""
    store_samples()
    monkeypatch.setattr(samples, "GAMES", {Game.TCG: 2, Game.LCG: 2})
    monkeypatch.setattr(samples, "send_on_commit", lambda playtest: None)
    samples.order_sample_playtests()
    return list(Playtest.objects.filter(queue_key=samples.SAMPLE_KEY).order_by("created"))


def played_samples(monkeypatch: pytest.MonkeyPatch) -> list[Playtest]:
    """Order them and play them to their end."""
    playtests = ordered_samples(monkeypatch)
    for playtest in playtests:
        for first in execution.start(playtest.pk):
            execution.play_chunk(playtest.pk, first, send=lambda following: None)
        playtest.refresh_from_db()
    return playtests
