"""The player deck: what it holds, how large it is, how many copies, of which products."""

from collections.abc import Iterator

from rules.construction.lcg.build import LcgBuild, card_of
from rules.construction.lcg.contracts import contract_of, terms_of
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.problem import Finding, Fix, FixKind
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import printings_of
from rules.lcg.facts.sets import CORE_SET, SETS
from rules.lcg.vocabulary import PLAYER_DECK, CardType, Keyword, Sphere
from rules.names import fold


@LCG_RULES.rule("player-cards-only")
def player_cards_only(build: LcgBuild) -> Iterator[Finding]:
    """Allies, attachments, events and side quests, and a contract beside them.

    A boon is won in a campaign, and a card with the encounter keyword is in the encounter deck.
    """
    for card, count in build.player_deck:
        kind = _kind_out_of_place(card)
        if kind:
            fix = Fix(FixKind.REMOVE, count, cards=(card.code,))
            yield Finding(
                "not-a-player-card",
                cards=(card.code,),
                have=count,
                limit=0,
                subject=kind,
                fix=fix,
            )


def _kind_out_of_place(card: LcgCard) -> str:
    """Return what a card is that has no place in a player deck, "" for one that has."""
    if card.sphere is Sphere.BOON:
        return "boon"
    if card.has(Keyword.ENCOUNTER):
        return "encounter card"
    in_place = card.type in PLAYER_DECK or card.type is CardType.CONTRACT
    return "" if in_place else card.type.value


@LCG_RULES.rule("player-deck-size")
def player_deck_size(build: LcgBuild, *, least: int) -> Iterator[Finding]:
    """The player deck has at least `least` cards; a contract may want another number."""
    have = sum(count for card, count in build.player_deck if card.type in PLAYER_DECK)
    contract, terms = contract_of(build), terms_of(build)
    least = terms.least or least
    by = contract.name if contract is not None and terms.least else ""
    if have < least:
        fix = Fix(FixKind.ADD, least - have, what="card")
        yield Finding("player-deck-too-small", have=have, limit=least, subject=by, fix=fix)
    if terms.most is not None and have > terms.most:
        fix = Fix(FixKind.REMOVE, have - terms.most, what="card")
        yield Finding("player-deck-too-large", have=have, limit=terms.most, subject=by, fix=fix)


@LCG_RULES.rule("copies-of-a-title")
def copies_of_a_title(build: LcgBuild, *, most: int) -> Iterator[Finding]:
    """Each title at most `most` times, or as often as the card or a contract says."""
    most = terms_of(build).copies or most
    by_title: dict[str, list[tuple[LcgCard, int]]] = {}
    for card, count in build.player_deck:
        by_title.setdefault(fold(card.name), []).append((card, count))
    for held in by_title.values():
        have = sum(count for _, count in held)
        allowed = min(card.deck_limit or most for card, _ in held)
        if have > allowed:
            codes = tuple(card.code for card, _ in held)
            yield Finding(
                "too-many-copies",
                cards=codes,
                have=have,
                limit=allowed,
                subject=held[0][0].name,
                fix=Fix(FixKind.REMOVE, have - allowed, cards=codes),
            )


@LCG_RULES.rule("products")
def of_products(build: LcgBuild, *, products: tuple[str, ...]) -> Iterator[Finding]:
    """Cards of these products only, by any of their printings."""
    for code, have in build.copies.items():
        card = card_of(code)
        if card is not None and _printed_in(card).isdisjoint(products):
            yield Finding(
                "not-in-the-products",
                cards=(code,),
                have=have,
                limit=0,
                wanted=tuple(SETS[product].name for product in products),
                fix=Fix(FixKind.REMOVE, have, cards=(code,)),
            )


def _printed_in(card: LcgCard) -> frozenset[str]:
    return frozenset((card.set, *(later.set for later in printings_of(card.code))))


@LCG_RULES.rule("copies-in-the-boxes")
def copies_in_the_boxes(
    build: LcgBuild, *, boxes: int, product: str = CORE_SET
) -> Iterator[Finding]:
    """No more copies, sideboard included, than the boxes of a product contain."""
    for code, have in build.copies.items():
        card = card_of(code)
        limit = _copies_in(card, product) * boxes if card is not None else 0
        if limit and have > limit:
            yield Finding(
                "more-than-the-boxes-hold",
                cards=(code,),
                have=have,
                limit=limit,
                numbers=(boxes,),
                fix=Fix(FixKind.REMOVE, have - limit, cards=(code,)),
            )


def _copies_in(card: LcgCard, product: str) -> int:
    """Return how many copies of a card one box of a product has."""
    printings = {later.set: later.quantity for later in printings_of(card.code)}
    return card.quantity if card.set == product else printings.get(product, 0)


def unknown_cards(build: LcgBuild) -> Iterator[Finding]:
    """Find the codes that no card has. No rule counts them, so they are taken out."""
    for code in build.unknown:
        copies = build.copies[code]
        fix = Fix(FixKind.REMOVE, copies, cards=(code,))
        yield Finding("unknown-card", cards=(code,), have=copies, limit=0, fix=fix)
