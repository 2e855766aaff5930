"""Who bears a card, and how its text speaks of them: "Frodo … he", "bearer … he or she"."""

from __future__ import annotations

from rules.tcg.facts.card import Card
from rules.tcg.notation import filters as fi
from rules.tcg.notation import sentences as se
from rules.tcg.notation.english.labels import SHADOWS, Pronoun, pronoun_of_title
from rules.tcg.notation.english.speaker import Bearer
from rules.tcg.vocabulary import CardType, Race, Side


def bearer_of(card: Card, definition: se.Definition) -> Bearer:
    """Return how a card's sentences name its bearer."""
    if card.type is CardType.THE_ONE_RING:
        if card.set >= SHADOWS:
            return Bearer("the Ring-bearer", Pronoun.HE_OR_SHE)
        return Bearer()
    for sentence in definition.sentences:
        if isinstance(sentence, se.BearerMustBe):
            return _named(card, sentence.bearer)
    return Bearer()


def _named(card: Card, bearer: fi.Filter) -> Bearer:
    if bearer == fi.Printed(CardType.SITE):
        return Bearer("this site", Pronoun.IT)
    if isinstance(bearer, fi.Titled):
        return Bearer(bearer.title, pronoun_of_title(bearer.title))
    parts = bearer.parts if isinstance(bearer, fi.AllOf) else (bearer,)
    if card.set >= SHADOWS and fi.Printed(Race.DWARF) in parts:
        return Bearer(pronoun=Pronoun.HE)
    if fi.Printed(Race.NAZGUL) in parts:
        return Bearer(pronoun=Pronoun.HE)
    is_item = card.type in (CardType.POSSESSION, CardType.ARTIFACT)
    if (card.side is Side.SHADOW and is_item) or fi.Printed(CardType.MINION) in parts:
        return Bearer(pronoun=Pronoun.IT if card.set >= SHADOWS else Pronoun.HE)
    return Bearer(pronoun=Pronoun.HE_OR_SHE)
