"""The decks of a stored trial: its versions, and whom they meet or play with."""

from decks.contents.card_labels import card_label
from decks.models import DeckVersion
from play.face import face_of
from play.models import Design, Playtest, PlaytestDeck
from play.results.labels import short_names
from rules.playtest.trials.trial import game_place

# A deck whose last versions are all unfinished has nothing to be compared with.
VERSIONS_TRIED = 20


def earlier_version(version: DeckVersion) -> DeckVersion | None:
    """Return the newest version before one that can be played; None if there is none.

    An unfinished deck can't: one without a Ring-bearer, a site or a hero.
    """
    earlier = version.deck.versions.filter(number__lt=version.number)[:VERSIONS_TRIED]
    is_playable = face_of(version.deck.game).is_playable
    return next((older for older in earlier if is_playable(older.cards())), None)


def trial_decks(playtest: Playtest) -> tuple[list[PlaytestDeck], list[PlaytestDeck]]:
    """Return the versions of a trial, and its opponents or partners."""
    decks = list(playtest.decks.all())
    versions: int = playtest.trial.versions
    return decks[:versions], decks[versions:]


def version_names(playtest: Playtest) -> tuple[str, ...]:
    """Return the names of the versions, those of one deck by their numbers."""
    versions, _ = trial_decks(playtest)
    names = [deck.name for deck in versions]
    heads = {name.rpartition(", version ")[0] for name in names}
    if len(heads) == 1 and heads != {""}:
        return tuple(f"Version {name.rpartition(', version ')[2]}" for name in names)
    return short_names(names)


def opponent_names(playtest: Playtest) -> tuple[str, ...]:
    """Return the names of a trial's opponents, which are met in turn; none of partners."""
    if not playtest.face.has_opponents:
        return ()
    _, opponents = trial_decks(playtest)
    return short_names([deck.name for deck in opponents])


def trial_heading(playtest: Playtest) -> str:
    """Return what a trial asks, in few words."""
    old, new, *_ = version_names(playtest)
    if playtest.design == Design.SWAP:
        return f"A swap for {card_label(playtest.trial.card_out)}"
    if playtest.design == Design.PROPOSALS:
        return f"Proposals for {playtest.decks.all()[0].name}"
    return f"{new} compared with {old[:1].lower() + old[1:] if old.startswith('Version ') else old}"


def trial_seats(playtest: Playtest, game: int) -> list[PlaytestDeck]:
    """Return the decks that play a game of a trial: a version, then its opponent or partners."""
    trial = playtest.trial
    versions, others = trial_decks(playtest)
    parties = playtest.face.parties(others)
    place = game_place(trial.stages, trial.entrants, len(parties), game)
    return [versions[place.version], *parties[place.opponent]]
