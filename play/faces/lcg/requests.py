"""What may be asked for of the LCG: one to four decks together, against a scenario."""

from collections.abc import Sequence
from datetime import date

from decks.contents.card_labels import card_label
from play.requests.playtest import Entrant, NotPlayable, PlaytestRequest
from rules.construction import Format, Game
from rules.construction.lcg.build import card_of
from rules.lcg.campaign import CAMPAIGNS, scenarios_of
from rules.lcg.deck import LcgDeck
from rules.lcg.facts import reader
from rules.lcg.game import UnplayableDecks, check_decks
from rules.lcg.library import unwritten
from rules.lcg.library.faq import LAST_FAQ
from rules.lcg.scenarios import SCENARIOS, UnknownScenario
from rules.lcg.vocabulary import CardType, Difficulty, Edition
from rules.playtest.kinds import KINDS
from rules.playtest.lcg import versions as lcg_versions
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.trials.trial import Stage, Trial

has_opponents = False
HERO_GROUP = "heroes"
default_difficulty: str = Difficulty.STANDARD.value


def chosen_day(day: date | None, today: date) -> date | None:
    """Return the day that is named; without one cards have their printed or today's texts."""
    return day


def edition(format: Format, day: date | None, chosen: str) -> str:
    """Return the edition that is chosen; the core rules where it is empty."""
    return chosen


def describe(
    decks: Sequence[LcgDeck],
    players: Sequence[str],
    seed: int,
    day: date | None,
    *,
    edition: str = "",
    scenario: str = "",
    difficulty: str = "",
    keyed_shuffles: bool = False,
) -> PlaytestDescription:
    """Return what decides every game.

    Raise ValueError for an edition or a difficulty that the LCG does not have.
    """
    return PlaytestDescription(
        tuple(decks),
        tuple(players),
        seed,
        scenario,
        Difficulty(difficulty),
        _day_of_texts(day, edition),
        Edition(edition),
    )


def describe_trial(
    versions: Sequence[LcgDeck],
    others: Sequence[LcgDeck],
    players: Sequence[str],
    seed: int,
    day: date | None,
    *,
    stages: Sequence[Stage],
    entrants: Sequence[Sequence[int]],
    edition: str = "",
    scenario: str = "",
    difficulty: str = "",
) -> Trial:
    """Return what decides every game of a trial; the others are the versions' partners."""
    arms = lcg_versions.version_arms(
        versions,
        others,
        tuple(players),
        seed,
        scenario,
        Difficulty(difficulty),
        _day_of_texts(day, edition),
        Edition(edition),
    )
    return Trial(arms, tuple(stages), tuple(map(tuple, entrants)))


def parties(others: Sequence[Entrant]) -> tuple[tuple[Entrant, ...], ...]:
    """Return all partners: they take part in every game."""
    return (tuple(others),)


def unwritten_cards(cards: LcgDeck) -> tuple[str, ...]:
    """Return the cards of a deck that have no definition."""
    return unwritten(code for code, _ in (*cards.heroes, *cards.player_deck))


def check(requested: PlaytestRequest, seats: range | None = None) -> None:
    """Set the table for the decks in their scenario."""
    _check_scenario(requested.scenario)
    if requested.difficulty not in set(Difficulty):
        raise NotPlayable(
            f"There is no difficulty {requested.difficulty!r}. "
            f"The difficulties are {', '.join(Difficulty)}."
        )
    if requested.edition not in set(Edition):
        raise NotPlayable(
            f"There are no LCG rules {requested.edition!r}. Choose {Edition.FAQ.value} or none."
        )
    check_party(requested.entrants)
    try:
        KINDS[Game.LCG].ensure_playable(requested.description())
    except LookupError as error:
        raise NotPlayable(f"These decks cannot be played: {error}.") from error


def is_playable(cards: LcgDeck) -> bool:
    """Return whether a deck has heroes, as many as can play."""
    try:
        check_decks([cards])
    except UnplayableDecks:
        return False
    return bool(cards.player_deck)


def check_party(entrants: Sequence[Entrant]) -> None:
    """Raise NotPlayable where decks can't play together, such as two with the same hero."""
    decks = [entrant.cards for entrant in entrants if isinstance(entrant.cards, LcgDeck)]
    try:
        check_decks(decks, [entrant.name for entrant in entrants])
    except UnplayableDecks as error:
        raise NotPlayable(str(error)) from error


def find_cards(text: str) -> list[str]:
    """Return the ids of the cards that a person can mean: by id, name or label."""
    if text in reader.all_cards():
        return [text]
    named = [card.code for card in reader.find_by_name(text)]
    return named or [code for code in reader.all_cards() if card_label(code) == text]


def main_cards(cards: LcgDeck) -> dict[str, int]:
    """Return the cards of a player deck with their copies."""
    return dict(cards.player_deck)


def card_group(card_id: str) -> str:
    """Return what a card of a deck counts as: only cards of one group may replace each other."""
    card = card_of(card_id)
    is_hero = card is not None and card.type is CardType.HERO
    return HERO_GROUP if is_hero else "player deck"


def is_fixed_group(group: str) -> bool:
    """Return whether cards of a group stay unless they are allowed to change: heroes."""
    return group == HERO_GROUP


def swap_version(cards: LcgDeck, card_out: str, put_in: str, copies: int) -> LcgDeck:
    """Return a deck with copies of a card replaced; ValueError if it has none of it."""
    return lcg_versions.swap_version(cards, card_out, put_in, copies)


def _check_scenario(slug: str) -> None:
    """Raise NotPlayable, naming the scenarios, for a slug that is none of theirs."""
    try:
        scenarios_of(slug)
    except UnknownScenario as error:
        problem = f"There is no scenario {slug!r}." if slug else "Choose a scenario."
        raise NotPlayable(
            f"{problem} The scenarios are {', '.join(SCENARIOS)}; "
            f"those of the core set in a row are {' or '.join(CAMPAIGNS)}."
        ) from error


def _day_of_texts(day: date | None, edition: str) -> str:
    """Return the day whose card texts are played: that of the last FAQ for today's official rules.

    Nothing is as printed.
    """
    if day is not None:
        return day.isoformat()
    return LAST_FAQ if edition == Edition.FAQ else ""
