"""Filters, targets, players and amounts as noun phrases."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rules.english import article, join_words, plural
from rules.lcg.facts.card import LcgCard
from rules.lcg.notation.amounts import Amount, Count, Known, NumberOf, TokensOn, Twice
from rules.lcg.notation.effects import Choose, Each, EachFrom, Target, Who
from rules.lcg.notation.filters import (
    AllOf,
    AnyOf,
    Bears,
    Character,
    Filter,
    NotOf,
    OfPlayersWithout,
    Printed,
    Quality,
    Reference,
    Titled,
)
from rules.lcg.notation.own import OwnAmount
from rules.lcg.vocabulary import CardType, Keyword, Sphere


class NoEnglish(TypeError):
    """A value of the notation that nothing says in English."""


@dataclass
class Speaker:
    """Who is spoken of: the card, its bearer, the card chosen last, and who acts.

    `after_this` is so in what answers something that happened to the card itself: there it is
    "it". `just` is what a response without "after" is about: "a shadow effect just triggered".
    """

    card: LcgCard
    bearer: str = "hero"
    chosen: str = "card"
    subject: str = "card"
    second_person: bool = True
    pays: bool = False
    optional: bool = False
    after_this: bool = False
    just: str = ""
    quest_is_known: bool = False
    chosen_from_your_hand: bool = False
    in_refresh_phase: bool = False
    is_engaged: bool = False
    sets_up: bool = False

    @property
    def this(self) -> str:
        """What the card calls itself."""
        return self.card.back_name or self.card.name

    @property
    def it(self) -> str:
        """What the card is called where it has just been named."""
        return PRONOUNS.get(self.card.name, ("it", "it", "its"))[1]

    @property
    def he(self) -> str:
        """The same as the subject of a sentence."""
        return PRONOUNS.get(self.card.name, ("it", "it", "its"))[0]

    @property
    def its(self) -> str:
        """What belongs to it."""
        return PRONOUNS.get(self.card.name, ("it", "it", "its"))[2]

    @property
    def you(self) -> str:
        """The player who acts."""
        return "you" if self.second_person else "they"

    @property
    def your(self) -> str:
        """What belongs to the player who acts."""
        return "your" if self.second_person else "their"

    def of_others(self) -> Speaker:
        """Return a speaker for what other players do."""
        return replace(self, second_person=False)


_HE = ("he", "him", "his")
_SHE = ("she", "her", "her")
PRONOUNS = {
    "Aragorn": _HE,
    "Théodred": _HE,
    "Glóin": _HE,
    "Gimli": _HE,
    "Legolas": _HE,
    "Thalin": _HE,
    "Éowyn": _SHE,
    "Eleanor": _SHE,
    "Dunhere": _HE,
    "Denethor": _HE,
    "Glorfindel": _HE,
    "Beravor": _SHE,
    "Landroval": _HE,
    "Chieftan Ufthak": _HE,
    "Bilbo Baggins": _HE,
    "Frodo Baggins": _HE,
    "Grimbeorn the Old": _HE,
    "Elfhelm": _HE,
    "Gollum": _HE,
    "Dwalin": _HE,
    "Bifur": _HE,
}
"""Persons, as print speaks of them; everything else is "it"."""


@dataclass
class Phrase:
    """A noun phrase in the making."""

    before: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    nouns: list[str] = field(default_factory=list)
    tails: list[str] = field(default_factory=list)
    as_card: bool = False
    title: str = ""

    @property
    def head(self) -> str:
        """The noun alone."""
        if self.nouns:
            return self.nouns[0]
        return "card"

    def text(self, *, many: bool = False) -> str:
        """Return the phrase without an article."""
        head = f"{self.head} card" if self.as_card else self.head
        if many:
            head = f'"{self.title}" cards' if self.title == head else plural(head)
        return " ".join([*self.before, *self.adjectives, head, *self.tails])


def phrase_of(filter_: Filter, speaker: Speaker) -> Phrase:
    """Take a filter apart into a noun phrase."""
    phrase = Phrase()
    _add(filter_, phrase, speaker)
    return phrase


def _add(filter_: Filter, phrase: Phrase, speaker: Speaker) -> None:
    if isinstance(filter_, AllOf):
        for part in filter_.parts:
            _add(part, phrase, speaker)
    elif isinstance(filter_, Character):
        phrase.nouns.append("character")
        phrase.as_card = filter_.as_card
    elif isinstance(filter_, Printed):
        _add_printed(filter_, phrase)
    elif isinstance(filter_, Bears):
        attached = phrase_of(filter_.attachment, speaker)
        what = f'the card "{attached.title}"' if attached.title else article(attached.text())
        phrase.tails.append(f"with {what} attached")
    elif isinstance(filter_, OfPlayersWithout):
        lacked = article(phrase_of(filter_.filter, speaker).text())
        phrase.tails.append(f"of any player who does not control {lacked}")
    elif isinstance(filter_, Titled):
        phrase.nouns.append(filter_.title)
        phrase.title = filter_.title
    elif isinstance(filter_, NotOf):
        _add_opposite(filter_.part, phrase, speaker)
    elif isinstance(filter_, AnyOf):
        _add_either(filter_, phrase, speaker)
    elif isinstance(filter_, Quality):
        _add_quality(filter_, phrase, speaker)
    elif isinstance(filter_, Reference):
        phrase.nouns.append(reference(filter_, speaker))
    else:
        raise NoEnglish(f"no English is written for the filter {filter_!r}")


def _add_printed(filter_: Printed, phrase: Phrase) -> None:
    word = filter_.word
    if isinstance(word, CardType):
        phrase.nouns.append("event card" if word is CardType.EVENT else word.value)
        phrase.as_card = filter_.as_card
    elif isinstance(word, Sphere):
        phrase.adjectives.append(f"[{word.value}]")
    elif isinstance(word, Keyword):
        phrase.tails.append(f"with the {word.value} keyword")
    elif word == "Condition":
        phrase.nouns.append("Condition attachment")
    else:
        phrase.adjectives.append(str(word))


def _add_opposite(part: Filter, phrase: Phrase, speaker: Speaker) -> None:
    if part is Reference.THIS:
        phrase.before.append("another")
    elif part is Reference.THAT:
        phrase.adjectives.append("different")
    elif part is Reference.BEARER:
        phrase.adjectives.append("other")
    elif part is Quality.EXHAUSTED:
        phrase.adjectives.append("ready")
    elif part is Quality.COMMITTED:
        phrase.tails.append("that is not currently committed to a quest")
    elif isinstance(part, Bears):
        attached = phrase_of(part.attachment, speaker)
        phrase.tails.append(f"with no {attached.text(many=True)} attached")
    elif isinstance(part, Printed) and part.word is CardType.HERO:
        return  # A hero cannot go to a hand: the rules say so, not the card.
    elif isinstance(part, Printed) and part.word is Sphere.NEUTRAL:
        phrase.tails.append("that belongs to a sphere of influence")
    elif isinstance(part, Printed) and type(part.word) is str:
        phrase.adjectives.append(f"non-{part.word}")
    else:
        raise NoEnglish(f"no English is written for what is not {part!r}")


def _add_either(filter_: AnyOf, phrase: Phrase, speaker: Speaker) -> None:
    parts = [phrase_of(part, speaker) for part in filter_.parts]
    if not any(part.nouns or part.tails for part in parts):
        phrase.adjectives.append(join_words([" ".join(part.adjectives) for part in parts], "or"))
    elif all(part.nouns for part in parts):
        phrase.nouns.append(" and each ".join(part.text() for part in parts))
    else:
        phrase.tails.append(join_words([" ".join(part.tails) for part in parts], "or"))


def _add_quality(quality: Quality, phrase: Phrase, speaker: Speaker) -> None:
    if quality in (Quality.EXHAUSTED, Quality.DAMAGED):
        phrase.adjectives.append(quality.value)
    elif quality is Quality.ACTIVE:
        phrase.adjectives.append("active")
    elif quality is Quality.YOURS:
        phrase.tails.append(f"{speaker.you} control")
    elif quality is Quality.ENGAGED_WITH_YOU and not speaker.second_person:
        phrase.tails.append("with which they are engaged")
    elif quality is Quality.ENGAGED_WITH_ANOTHER:
        phrase.tails.append("currently engaged with another player")
    elif quality is Quality.COMMITTED:
        known = "committed to that quest"
        phrase.tails.append(known if speaker.quest_is_known else "currently committed to a quest")
    else:
        phrase.tails.append(quality.value)


def cards_spoken_of(filter_: Filter, speaker: Speaker) -> str:
    """Return the cards that a rule is about: a name, or all that pass."""
    if isinstance(filter_, AnyOf):
        return join_words([cards_spoken_of(part, speaker) for part in filter_.parts], "or")
    phrase = phrase_of(filter_, speaker)
    return phrase.text(many=not phrase.head[:1].isupper())


# --- cards that a sentence knows ---


def reference(known: Reference, speaker: Speaker) -> str:
    """Return how a sentence speaks of a card it knows."""
    names: dict[Reference, str] = {
        Reference.THIS: speaker.it if speaker.after_this else speaker.this,
        Reference.BEARER: f"attached {speaker.bearer}",
        Reference.THAT: f"that {speaker.chosen}",
        Reference.SUBJECT: f"that {speaker.subject}",
        Reference.ATTACKER: "attacking enemy",
        Reference.DEFENDER: "defending character",
    }
    return names[known]


# --- targets ---


def target_phrase(target: Target, speaker: Speaker) -> str:
    """Return a target, and remember what kind of card was chosen."""
    if isinstance(target, Reference):
        text = reference(target, speaker)
        return "the " + text if text.startswith(("attacking", "defending")) else text
    phrase = phrase_of(target.filter, speaker)
    if isinstance(target, Each):
        if "active" in phrase.adjectives:
            return f"the {phrase.text()}"
        if phrase.head[:1].isupper() and not target.as_all:
            return phrase.text()
        return f"all {phrase.text(many=True)}" if target.as_all else f"each {phrase.text()}"
    speaker.chosen = phrase.head
    if isinstance(target, Choose):
        return counted(phrase.text(), target.article)
    pile = target.pile.value.replace("your", speaker.your)
    if isinstance(target, EachFrom):
        if target.amount is not None:
            return f"{_so_many(target.amount, phrase)} from {pile}"
        return f"all {phrase.text(many=True)} from {pile}"
    if target.topmost:
        return f"the topmost {phrase.text()} in {pile}"
    return f"1 {phrase.text()} from {pile}"


def _so_many(amount: Amount, phrase: Phrase) -> str:
    if amount is Known.PLAYERS:
        return f"1 {phrase.text(many=True).removesuffix('s')} per player"
    return f"{amount} {phrase.text(many=amount != 1)}"


def counted(text: str, counting: str) -> str:
    """Return a phrase as print counts it: "a hero", "1 hero", "any hero"."""
    return article(text) if counting == "a" else f"{counting} {text}"


# --- players ---


def player_phrase(who: Who, speaker: Speaker) -> str:
    """Return how a sentence speaks of a player."""
    if who is Who.YOU:
        return speaker.you
    if who is Who.ITS_CONTROLLER:
        return "that card's controller"
    if who is Who.BEARERS_CONTROLLER:
        return f"attached {speaker.bearer}'s controller"
    return str(who.value)


def possessive(who: Who, speaker: Speaker) -> str:
    """Return what belongs to a player."""
    if who is Who.YOU:
        return speaker.your
    return f"{player_phrase(who, speaker)}'s"


def belonging(noun: str, who: Who, speaker: Speaker) -> str:
    """Return something of a player: "your threat", "the threat of the player guarding Gollum"."""
    if who in (Who.GUARD, Who.EACH_BUT_GUARD):
        return f"the {noun} of {player_phrase(who, speaker)}"
    return f"{possessive(who, speaker)} {noun}"


# --- amounts ---


def amount_phrase(amount: Amount, speaker: Speaker) -> str:
    """Return a number, in digits or in words."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, Known):
        names = {Known.THAT_MUCH: "that many", Known.ALL: "all"}
        return names.get(amount, "X")
    if isinstance(amount, Count):
        phrase = phrase_of(amount.filter, speaker)
        if amount.as_each:
            return f"{amount.times} for each {phrase.text()}"
        return f"the number of {phrase.text(many=True)}"
    if isinstance(amount, Twice):
        return f"double {number_in_full(amount.amount, speaker)}"
    if isinstance(amount, NumberOf):
        return f"{amount.title}'s [{amount.statistic}]"
    if isinstance(amount, OwnAmount):
        return amount.english
    assert isinstance(amount, TokensOn)
    card = speaker.it if amount.card is Reference.THIS else reference(amount.card, speaker)
    return f"{amount.times} for each {amount.token} token on {card}"


def number_in_full(amount: Amount, speaker: Speaker) -> str:
    """Return a number in words where others write X."""
    return amount.value if isinstance(amount, Known) else amount_phrase(amount, speaker)


def needs_x(amount: Amount) -> bool:
    """Whether the amount is written X and explained afterwards."""
    return amount is Known.PLAYERS
