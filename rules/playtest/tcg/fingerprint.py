"""Which rules, card texts and players a playtest of the TCG is played by."""

from collections.abc import Iterator

from rules.players.strengths import RANDOM
from rules.playtest.fingerprint import fingerprint, fingerprint_players
from rules.playtest.tcg.description import PlaytestDescription
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import card
from rules.tcg.library import definition

# What decides how a game goes on after a choice. Players only choose; they have a fingerprint of
# their own.
CODE = (
    "notation",
    "codes.py",
    "names.py",
    "rng.py",
    "value_object.py",
    "tcg/deck.py",
    "tcg/game.py",
    "tcg/engine",
    "tcg/notation",
    "tcg/library/own",
)

# What decides which choice a computer player makes. Players that search deal hidden cards again.
PLAYER_CODE = ("logistic.py", "players", "tcg/hidden.py", "tcg/players")
RANDOM_CODE = ("players/random_player.py", "tcg/players/random_player.py")


def rules_fingerprint(description: PlaytestDescription) -> str:
    """Return the fingerprint of the rules, and of the texts of a playtest's cards on its day.

    Cards of other decks do not count. Raise UnknownCard for an id that is no card.
    """
    return fingerprint(CODE, _facts_and_definitions(description))


def players_fingerprint(description: PlaytestDescription) -> str:
    """Return the fingerprint of the players that a playtest names: their code and weights."""
    return fingerprint_players(description.players, PLAYER_CODE, {RANDOM: RANDOM_CODE})


def _facts_and_definitions(description: PlaytestDescription) -> Iterator[tuple[object, object]]:
    for card_id in sorted({card_id for deck in description.decks for card_id in _cards(deck)}):
        yield card(card_id), definition(card_id, description.day)


def _cards(deck: TcgDeck) -> tuple[str, ...]:
    alone = (deck.ring_bearer, deck.ring)
    return (*(card_id for card_id in alone if card_id), *deck.sites, *deck.copies())
