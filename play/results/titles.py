"""What playtests and their decks are called."""

from decks.contents.card_labels import card_label
from play.models import Design, Playtest
from play.results.labels import distinct_names, scenario_name, short_names
from rules.english import join_words

# How decks that are told apart by colour are marked, by their places.
SERIES = ("a", "b", "c", "d")


def deck_names(playtest: Playtest) -> tuple[str, ...]:
    """Return the names of the decks, told apart where they are the same."""
    return distinct_names([deck.name for deck in playtest.decks.all()])


def short_deck_names(playtest: Playtest) -> tuple[str, ...]:
    """Return the names without what all have in common."""
    return short_names([deck.name for deck in playtest.decks.all()])


def playtest_title(playtest: Playtest, *, short: bool = False) -> str:
    """Return what a playtest is called: who plays against whom or what."""
    if playtest.is_trial:
        return _trial_title(playtest)
    names = short_deck_names(playtest) if short else deck_names(playtest)
    if playtest.scenario:
        return f"{join_words(names)} in {scenario_name(playtest.scenario)}"
    return f"{names[0]} against {join_words(names[1:])}"


def _trial_title(playtest: Playtest) -> str:
    """Return what a trial asks."""
    old, new, *_ = (deck.name for deck in playtest.decks.all())
    if playtest.design == Design.SWAP:
        return f"A swap for {card_label(playtest.trial.card_out)} in {old}"
    if playtest.design == Design.PROPOSALS:
        return f"Proposals for {old}"
    return f"{new} compared with {old}"
