"""Targets: "a Gondor Man", "up to 3 minions", "a card from hand", "the top 2 cards of …"."""

from __future__ import annotations

from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import Amount, AtMost, Counted, Number, OrIf, Over, Zone
from rules.tcg.notation.english.amounts import number, number_as_x
from rules.tcg.notation.english.labels import Pronoun, culture_name, list_of, pronoun_of_title
from rules.tcg.notation.english.phrases import (
    a,
    bare,
    each,
    noun_phrase,
    plain,
    reference_name,
    so_many,
    that_name,
    title_of,
)
from rules.tcg.notation.english.players import possessive
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import AMOUNTS_COUNTED, TARGETS, Table, for_each, target
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Culture

# A pronoun after these still means the character: "discard a possession … to make her …".
_THINGS = frozenset({"possession", "artifact", "condition", "card", "event", "site"})


def _reference(value: fi.Reference, speaker: Speaker) -> str:
    known = value.value == speaker.topic and value is not fi.Reference.IT
    if known and speaker.pronoun is not Pronoun.HE_OR_SHE:
        return speaker.pronoun.him
    speaker.topic = value.value
    return reference_name(value, speaker)


def _that(value: fi.That, speaker: Speaker) -> str:
    picked = _picked(value, speaker)
    if picked is not None:
        speaker.picked = tuple(other for other in speaker.picked if other is not picked)
        return target(picked, speaker)
    speaker.topic = ""
    if speaker.named and title_of(value.filter) == speaker.named:
        return pronoun_of_title(speaker.named).him
    return that_name(value, speaker)


def _picked(value: fi.That, speaker: Speaker) -> ef.Choose | None:
    """Return the choice that "that minion" means, where the choice itself was not said yet."""
    if speaker.picked_is_named or not speaker.picked:
        return None
    if len(speaker.picked) == 1:
        return speaker.picked[0]
    heads = {noun_phrase(pick.filter, speaker).head: pick for pick in speaker.picked}
    return heads.get(noun_phrase(value.filter, speaker).head)


def remember(filter_: fi.Filter, count: Amount | None, speaker: Speaker) -> None:
    """Remember a choice: by which noun, and whether "those" or "that" will mean it."""
    head = noun_phrase(filter_, speaker).head
    speaker.many[head] = count != 1
    if head not in _THINGS:
        speaker.named = title_of(filter_)
    if head not in _THINGS:
        speaker.topic = ""


def _choose(value: ef.Choose, speaker: Speaker) -> str:
    if value.one_of_each:
        words = f"{a(value.filter, speaker)} of each {value.one_of_each}"
    elif value.total_resistance is not None:
        cards = _so_many(value.filter, None, None, speaker)
        words = f"{cards} who have total resistance {value.total_resistance} or more"
    elif (
        speaker.different
        and isinstance(value.count, Counted)
        and type(value.count) in AMOUNTS_COUNTED
    ):
        # Different cards: "for each" would allow one of them twice (4.2, "for each").
        words = _number_of(number_as_x(value.count, speaker), value.filter, speaker)
    elif isinstance(value.count, Over) and value.count.amount == Number(value.filter):
        words = f"all but {value.count.limit} {plain(value.filter, speaker)}"
    else:
        words = _so_many(value.filter, value.count, value.least, speaker)
    remember(value.filter, value.count, speaker)
    if fi.BorneBy(fi.Reference.THIS) in _parts(value.filter):
        speaker.topic = "this"
    return words


def _parts(filter_: fi.Filter) -> tuple[fi.Filter, ...]:
    return filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)


def _so_many(
    filter_: fi.Filter | None, count: Amount | None, least: int | None, speaker: Speaker
) -> str:
    """Return a given number of cards; "card" where the filter is None."""
    if count is None:
        return _number_of("any number of", filter_, speaker)
    upper = "up to " if least == 0 else ""
    if count == 1 and not upper:
        return "a card" if filter_ is None else a(filter_, speaker)
    if isinstance(count, Counted) and type(count) in AMOUNTS_COUNTED and not upper:
        one = "a card" if filter_ is None else a(filter_, speaker)
        return f"{one} {for_each(count, speaker)}"
    if isinstance(count, OrIf | AtMost) and count.amount == 1 and not upper:
        one = "a card" if filter_ is None else a(filter_, speaker)
        return f"{one}{number(count, speaker).removeprefix('1')}"
    words = f"{upper}{number(count, speaker)}"
    if least is not None and least > 0 and least != count:
        words = f"{least} to {number(count, speaker)}"
    if count == 1:
        return f"{words} {'card' if filter_ is None else bare(filter_, speaker)}"
    return _number_of(words, filter_, speaker)


def _number_of(words: str, filter_: fi.Filter | None, speaker: Speaker) -> str:
    if filter_ is None:
        return f"{words} cards"
    # "2 of your mounts", but "any number of your mounts".
    return so_many(filter_, words, speaker).replace("number of of ", "number of ")


def _each(value: ef.Each, speaker: Speaker) -> str:
    words = each(value.filter, speaker)
    if value.of_one is not None:
        words = _all_of_one(value.filter, value.of_one, speaker)
    remember(value.filter, None, speaker)
    return words


def _all_of_one(filter_: fi.Filter, feature: str, speaker: Speaker) -> str:
    """Return "all companions of one culture (except [gandalf])"."""
    left_out = [part.part for part in _parts(filter_) if isinstance(part, fi.NotOf)]
    rest = [part for part in _parts(filter_) if not isinstance(part, fi.NotOf)]
    words = f"all {plain(fi.all_of(rest), speaker)} of one {feature}"
    names = [
        culture_name(part.word, brackets=speaker.brackets)
        for part in left_out
        if isinstance(part, fi.Printed) and isinstance(part.word, Culture)
    ]
    return f"{words} (except {list_of(names, 'or')})" if names else words


def _is_of_those(value: ef.CardsIn, speaker: Speaker) -> bool:
    """Return whether cards are some of those that a player looks at without revealing them."""
    any_card = value.zone is Zone.REVEALED and value.filter is None
    return speaker.looked and any_card and isinstance(value.count, int)


def place(value: ef.CardsIn, speaker: Speaker) -> str:
    """Return where the cards are: "from hand", "from your discard pile", "stacked here"."""
    match value.zone:
        case Zone.STACKED:
            if value.on is None:
                return "stacked on a card"
            here = value.on is fi.Reference.THIS
            return "stacked here" if here else f"stacked on {a(value.on, speaker)}"
        case Zone.REVEALED:
            return "of those cards" if _is_of_those(value, speaker) else "revealed"
        case Zone.HAND if value.who in (Player.YOU, speaker.actor):
            return "from hand"
        case zone:
            other = "" if value.or_zone is None else f" or {value.or_zone.value}"
            return f"from {possessive(value.who, speaker)} {zone.value}{other}"


def _is_the_one_revealed(value: ef.CardsIn, speaker: Speaker) -> bool:
    """Return whether a card revealed is the only one: the top or the bottom card of a deck."""
    any_card = value.zone is Zone.REVEALED and value.filter is None and value.count == 1
    return any_card and speaker.many.get("card") is False


def _is_the_rest(value: ef.CardsIn, speaker: Speaker) -> bool:
    """Return whether these are the revealed cards of which some have been taken already."""
    every_one = value.count is None and value.least is None and value.filter is None
    return every_one and value.zone is Zone.REVEALED and speaker.took_revealed


def _cards_in(value: ef.CardsIn, speaker: Speaker) -> str:
    if _is_the_one_revealed(value, speaker):
        return "it"
    if value.in_any_order:
        cards = "cards" if value.filter is None else plain(value.filter, speaker)
        return f"the revealed {cards} in any order"
    whole = value.count is None
    if _is_the_rest(value, speaker):
        return "the rest"
    if value.zone is Zone.REVEALED:
        speaker.took_revealed = True
    loose = value.zone in (Zone.STACKED, Zone.REVEALED)
    if whole and value.least is None and value.filter is None and not loose:
        words = f"{possessive(value.who, speaker)} {value.zone.value}"
    elif whole and value.least is None:
        cards = "card" if value.filter is None else bare(value.filter, speaker)
        words = f"each {cards} {place(value, speaker)}"
    else:
        cards = _so_many(value.filter, value.count, value.least, speaker)
        if _is_of_those(value, speaker):
            cards = "one" if value.count == 1 else str(value.count)
        at_random = " at random" if value.random else ""
        # "A card from hand for each Orc revealed": what is counted comes last.
        cards, for_, counted = cards.partition(" for each ")
        words = f"{cards}{at_random} {place(value, speaker)}{for_}{counted}"
    if value.filter is not None:
        remember(value.filter, value.count, speaker)
    else:
        speaker.many["card"] = value.count != 1
    return words


def _top_of_deck(value: ef.TopOfDeck, speaker: Speaker) -> str:
    end = "bottom" if value.bottom else "top"
    cards = "card" if value.count == 1 else f"{number(value.count, speaker)} cards"
    speaker.many["card"] = value.count != 1
    speaker.decks.add(value.who)
    return f"the {end} {cards} of {possessive(value.who, speaker)} draw deck"


_TABLE: Table = {
    ef.CardsIn: _cards_in,
    ef.Choose: _choose,
    ef.Each: _each,
    ef.TopOfDeck: _top_of_deck,
    fi.Reference: _reference,
    fi.That: _that,
}
TARGETS.update(_TABLE)
