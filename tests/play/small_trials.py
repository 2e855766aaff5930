"""Trials as tests ask for them: few games of random players, played chunk by chunk."""

from typing import Any

from django.utils import timezone

from decks.samples import samples
from play.models import Design, Playtest
from play.queue.chunks import missing_chunks
from play.queue.execution import play_chunk
from play.queue.orders import order_trial
from play.requests.playtest import Entrant, enter
from play.requests.trial import TrialRequest, swap_versions
from rules.construction import load_format
from tests.play.small_playtests import ARAGORN, DAY, EOMER, MERRY, cards_of, entrant
from tests.visitors import KEEPER

LEADERSHIP, LORE = "core-leadership", "core-lore"


def deck(slug: str, player: str = "random") -> Entrant:
    """Return a starter deck that is to play, as its name."""
    return entrant(cards_of(slug), slug, player)


def comparison(pairs: int = 20, *, seed: int = 5, **wanted: Any) -> TrialRequest:
    """Ask which of two starter decks is better against a third."""
    settings: dict[str, Any] = {
        "design": Design.COMPARISON,
        "versions": (deck(ARAGORN), deck(EOMER)),
        "others": (deck(MERRY),),
        "format": load_format("king-block"),
        "day": DAY,
    }
    return TrialRequest(pairs=pairs, seed=seed, **{**settings, **wanted})


def swap(candidates: int = 3, batch: int = 4, *, seed: int = 5, **wanted: Any) -> TrialRequest:
    """Ask which card of Éomer's deck helps Aragorn's in place of its first one."""
    own = dict(cards_of(ARAGORN).draw_deck)
    out = cards_of(ARAGORN).draw_deck[0][0]
    cards = tuple(card for card, _ in cards_of(EOMER).draw_deck if card not in own)[:candidates]
    return comparison(
        batch,
        seed=seed,
        design=Design.SWAP,
        versions=swap_versions(deck(ARAGORN), out, cards, 1),
        card_out=out,
        copies=1,
        cards=cards,
        **wanted,
    )


def lcg_deck(slug: str) -> Entrant:
    """Return an LCG starter deck that is to play at random."""
    return enter(slug, samples()[slug].deck, "random")


def lcg_comparison(pairs: int = 6, **wanted: Any) -> TrialRequest:
    """Ask which of two LCG starter decks does better in the first scenario."""
    settings: dict[str, Any] = {
        "versions": (lcg_deck(LEADERSHIP), lcg_deck(LORE)),
        "others": (),
        "format": load_format("lcg-introductory"),
        "day": None,
        "scenario": "passage-through-mirkwood",
        "difficulty": "standard",
    }
    return comparison(pairs, **{**settings, **wanted})


def begun_trial(request: TrialRequest, chunk_games: int = 7) -> Playtest:
    """Return a trial that has started and is cut into chunks of that many games."""
    playtest = order_trial(request, maker=KEEPER)
    playtest.chunk_games = chunk_games
    playtest.started = timezone.now()
    playtest.save()
    return playtest


def play_trial_out(playtest: Playtest) -> Playtest:
    """Play the chunks that may be played until the trial is over, every second one too early."""
    while True:
        playtest = Playtest.objects.get(pk=playtest.pk)
        if not playtest.is_open:
            return playtest
        for first in reversed(list(missing_chunks(playtest))[:2]):
            play_chunk(playtest.pk, first, lambda _: None)


def played_trial(request: TrialRequest, chunk_games: int = 7) -> Playtest:
    """Return a trial that was played to its end."""
    return play_trial_out(begun_trial(request, chunk_games))
