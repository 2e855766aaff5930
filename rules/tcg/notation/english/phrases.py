"""Noun phrases in the making, and the words before them: "another of your Sauron Orcs"."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.english import article, plural
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.labels import SITE_KEYWORDS, list_of
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import FILTERS
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import CardType, Keyword

# These are said of characters; a phrase without another noun is about one.
_OF_CHARACTERS = frozenset(
    {
        "exhausted",
        "fierce",
        "mounted",
        "Ring-bound",
        "roaming",
        "skirmishing",
        "unbound",
        "unwounded",
        "valiant",
        "wounded",
    }
)
_TAILS_OF_CHARACTERS = (
    "able to ",
    "assigned ",
    "bearing ",
    "not assigned ",
    "skirmishing ",
    "who ",
)
_OF_SITES = frozenset(keyword.value for keyword in SITE_KEYWORDS)


@dataclass
class NounPhrase:
    """A noun phrase in the making.

    A `proper` one has no article ("Targon", "the Ring-bearer"). `other` and `owner` decide the
    word before it: "another", "your", "an opponent's". `opponent` is whom it skirmishes, where
    one card reads "a minion Targon is skirmishing" and each one "each minion skirmishing Targon".
    `type_follows` where a card type ends the nouns: "Man or roaming minion". `those` where each
    one is of the cards just chosen: "those characters".
    """

    owner: str = ""
    other: bool = False
    proper: bool = False
    those: bool = False
    type_follows: bool = False
    adjectives: list[str] = field(default_factory=list)
    cultures: list[str] = field(default_factory=list)
    nouns: list[tuple[str, str]] = field(default_factory=list)
    tails: list[tuple[str, str]] = field(default_factory=list)
    opponent: str = ""
    opponent_again: str = ""

    def add_noun(self, singular: str, many: str = "") -> None:
        """Add a noun; its plural where it is irregular."""
        self.nouns.append((singular, many or plural(singular)))

    def add_tail(self, singular: str, many: str = "") -> None:
        """Add what follows the noun; the plural where it differs."""
        self.tails.append((singular, many or singular))

    @property
    def head(self) -> str:
        """The noun by which the card is spoken of again."""
        return self.nouns[-1][0] if self.nouns else self._default_noun()[0]

    @property
    def is_adjective(self) -> bool:
        """Whether the phrase has nothing but adjectives."""
        return bool(self.adjectives) and not (
            self.nouns or self.cultures or self.has_tail or self.proper or self.owner
        )

    @property
    def is_noun(self) -> bool:
        """Whether the phrase has nothing but nouns."""
        return bool(self.nouns) and not (
            self.adjectives or self.cultures or self.has_tail or self.proper or self.owner
        )

    def _default_noun(self) -> tuple[str, str]:
        if Keyword.LURKER in self.adjectives:
            return "lurker", "lurkers"
        if any(word in _OF_SITES for adjective in self.adjectives for word in adjective.split()):
            return "site", "sites"
        if any(adjective in _OF_CHARACTERS for adjective in self.adjectives):
            return "character", "characters"
        if self.opponent or any(tail.startswith(_TAILS_OF_CHARACTERS) for tail, _ in self.tails):
            return "character", "characters"
        return "card", "cards"

    @property
    def has_tail(self) -> bool:
        """Whether anything follows the noun."""
        return bool(self.tails or self.opponent)

    def words(self, *, many: bool = False, each: bool = False) -> str:
        """Return the phrase without what comes before it: of one card, of many, or of each."""
        nouns = self.nouns or [self._default_noun()]
        last = nouns[-1][1 if many else 0]
        before = [singular for singular, _ in nouns[:-1]]
        tails = [tail[1 if many else 0] for tail in self.tails]
        if self.opponent and (many or each):
            tails.append(f"skirmishing {self.opponent}")
        elif self.opponent:
            tails.append(f"{self.opponent_again or self.opponent} is skirmishing")
        # "An [orc] lurker": where nothing else is named, the keyword is the noun.
        adjectives = [word for word in self.adjectives if self.nouns or word != nouns[0][0]]
        qualities = [*adjectives, *self.cultures]
        if qualities and last.startswith("the "):
            qualities, last = ["the", *qualities], last.removeprefix("the ")
        return " ".join([*qualities, *before, last, *tails])


def noun_phrase(filter_: fi.Filter, speaker: Speaker) -> NounPhrase:
    """Return a filter as a noun phrase."""
    made = NounPhrase()
    add_filter(filter_, made, speaker)
    return made


def add_filter(filter_: fi.Filter, made: NounPhrase, speaker: Speaker) -> None:
    """Add what a filter says to a noun phrase."""
    speaker.lookup(FILTERS, filter_)(filter_, made, speaker)


# --- filters with the words before them ---


def reference_name(reference: fi.Reference, speaker: Speaker) -> str:
    """Return the name of a card the sentence already knows."""
    match reference:
        case fi.Reference.THIS:
            return speaker.this
        case fi.Reference.BEARER:
            return speaker.bearer.name
        case fi.Reference.IT:
            return speaker.subject or speaker.pronoun.him


def that_name(that: fi.That, speaker: Speaker) -> str:
    """Return the card last spoken of: "that Man", "those minions"."""
    made = noun_phrase(that.filter, speaker)
    if speaker.picked:
        speaker.picked_is_named = True
    if made.proper:
        return made.words()
    many = speaker.many.get(made.head, False)
    return f"those {made.words(many=True)}" if many else f"that {made.words()}"


def _known(filter_: fi.Filter, speaker: Speaker) -> str | None:
    if isinstance(filter_, fi.Reference):
        return reference_name(filter_, speaker)
    if isinstance(filter_, fi.That):
        return that_name(filter_, speaker)
    return None


def bare(filter_: fi.Filter, speaker: Speaker, *, many: bool = False) -> str:
    """Return such a card without an article: "Gondor Man", "other Elf"."""
    known = _known(filter_, speaker)
    if known is not None:
        return known
    made = noun_phrase(filter_, speaker)
    words = made.words(many=many)
    if made.owner == "your":
        words = f"of {speaker.your} {'other ' if made.other else ''}{made.words(many=True)}"
    elif made.other:
        words = f"other {words}"
    return words


def a(filter_: fi.Filter, speaker: Speaker) -> str:
    """Return one such card: "a Gondor Man", "another Sauron minion", "Targon"."""
    known = _known(filter_, speaker)
    if known is not None:
        return known
    made = noun_phrase(filter_, speaker)
    words = made.words()
    if made.proper:
        return f"{made.owner} {words}" if made.owner and words.startswith("site ") else words
    if made.owner == "your":
        if made.other:
            return f"another of {speaker.your} {made.words(many=True)}"
        if speaker.actor is not Player.YOU:
            # "Your Man" means "one of your Men", which another player's "his or her Man" does not.
            return f"one of {speaker.your} {made.words(many=True)}"
        return f"your {words}"
    if made.owner:
        return f"{made.owner} {words}"
    return f"another {words}" if made.other else article(words)


def plain(filter_: fi.Filter, speaker: Speaker) -> str:
    """Return such cards in the plural: "minions", "your Sauron Orcs"."""
    known = _known(filter_, speaker)
    if known is not None:
        return known
    made = noun_phrase(filter_, speaker)
    owner = speaker.your if made.owner == "your" else made.owner
    before = [word for word in (owner, "other" if made.other else "") if word]
    return " ".join([*before, made.words(many=True)])


def so_many(filter_: fi.Filter, count: str, speaker: Speaker) -> str:
    """Return a number of such cards: "2 rangers", "up to 3 of your minions"."""
    made = noun_phrase(filter_, speaker)
    words = made.words(many=True)
    if made.owner:
        count = count.removesuffix(" of")
    if made.owner == "your":
        words = f"of {speaker.your} {'other ' if made.other else ''}{words}"
    elif made.owner:
        words = f"of {made.owner} {words}"
    elif made.other:
        words = f"other {words}"
    return f"{count} {words}"


def each(filter_: fi.Filter, speaker: Speaker) -> str:
    """Return every such card: "each Rohan companion", "each of your Sauron Orcs"."""
    known = _known(filter_, speaker)
    if known is not None:
        return known
    made = noun_phrase(filter_, speaker)
    if made.proper:
        return made.words()
    if made.those:
        return f"those {made.words(many=True)}"
    if made.owner == "your":
        return f"each {bare(filter_, speaker)}"
    if made.owner:
        return f"each of {made.owner} {made.words(many=True)}"
    return f"each {'other ' if made.other else ''}{made.words(each=True)}"


def site_phrase(filter_: fi.Filter, speaker: Speaker) -> str:
    """Return a place for the fellowship: "a forest site", "site 5", "this site"."""
    if isinstance(filter_, fi.AnyOf):
        made = noun_phrase(filter_, speaker)
        if made.is_adjective:
            return a(fi.AllOf((fi.Printed(CardType.SITE), filter_)), speaker)
        return list_of([site_phrase(part, speaker) for part in filter_.parts], "or")
    if filter_ is fi.Reference.BEARER:
        return "this site"
    if isinstance(filter_, fi.Titled | fi.Reference | fi.That):
        return a(filter_, speaker)
    return a(fi.all_of((fi.Printed(CardType.SITE), filter_)), speaker)


def title_of(filter_: fi.Filter) -> str:
    """Return the title by which a filter names one character; nothing if it does not."""
    return filter_.title if isinstance(filter_, fi.Titled) else ""
