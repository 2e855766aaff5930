"""The English of filters by number: "with strength 4 or less", "bearing 2 tokens"."""

from __future__ import annotations

from rules.english import article
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import Highest, Remembered, Statistic
from rules.tcg.notation.english.labels import (
    culture_name,
    side_name,
)
from rules.tcg.notation.english.phrases import (
    NounPhrase,
)
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import FILTERS, measure
from rules.tcg.vocabulary import Culture, Side


def range_words(range_: fi.Range) -> str:
    """Return a range of numbers: "4", "4 or more", "4 or less", "from 2 to 4"."""
    if range_.least == range_.most:
        return str(range_.least)
    if range_.most is None:
        return f"{range_.least} or more"
    if range_.least is None:
        return f"{range_.most} or less"
    return f"from {range_.least} to {range_.most}"


# "A Dwarf who is damage +X" stands for one with any damage bonus, of which X then speaks.
SETS_OF_DAMAGE_X = (8, 9)
# "A companion of strength 10 or more."
_SET_OF_STRENGTH = 15
# "A minion with strength 6 or less", "a Man with 3 or more vitality".
_SETS_OF_WITH_STRENGTH = (9, 13, 17, 18)


def with_number_in_range(filter_: fi.With, made: NounPhrase, speaker: Speaker) -> None:
    """Say which number of a card lies in a range."""
    number = range_words(filter_.range)
    flag = filter_.range == fi.Range(1, None)
    match filter_.statistic:
        case Statistic.ARCHER if flag:
            made.nouns.insert(0, ("archer", "archers"))
        case Statistic.HUNTER if flag:
            made.nouns.insert(0, ("hunter", "hunters"))
        case Statistic.FIERCE if flag:
            made.adjectives.append("fierce")
        case Statistic.TWILIGHT_COST | Statistic.SHADOW_NUMBER | Statistic.SITE_NUMBER as known:
            made.add_tail(f"with a {known.value} of {number}")
        case Statistic.STRENGTH if speaker.card.set == _SET_OF_STRENGTH:
            made.add_tail(f"of strength {number}")
        case Statistic.STRENGTH if speaker.card.set in _SETS_OF_WITH_STRENGTH:
            made.add_tail(f"with strength {number}")
        case Statistic.VITALITY if speaker.card.set in _SETS_OF_WITH_STRENGTH:
            made.add_tail(f"with {number} vitality")
        case Statistic.STRENGTH | Statistic.VITALITY | Statistic.RESISTANCE as known:
            made.add_tail(
                f"who has {known.value} {number}", f"who each have {known.value} {number}"
            )
        case Statistic.DAMAGE if flag and speaker.card.set in SETS_OF_DAMAGE_X:
            # "Spot a Dwarf who is damage +X to draw X cards."
            made.add_tail("who is damage +X")
            speaker.damage_is_x = True
        case Statistic.DAMAGE if flag:
            made.add_tail("with a damage bonus")
        case Statistic.DAMAGE:
            made.add_tail(f"with a damage bonus of {number}")
        case known if flag:
            made.add_tail(f"with {known.value}")
        case known:
            made.add_tail(f"with {known.value} {number}")


def _with_more_than(filter_: fi.WithMoreThan, made: NounPhrase, speaker: Speaker) -> None:
    compared = "greater" if filter_.more else "less"
    made.add_tail(
        f"with {filter_.statistic.value} {compared} than {measure(filter_.amount, speaker)}"
    )


def _wounds_in(filter_: fi.WoundsIn, made: NounPhrase, speaker: Speaker) -> None:
    number = range_words(filter_.range)
    noun = "wound" if number == "1" else "wounds"
    made.add_tail(f"who has {number} {noun}", f"who each have {number} {noun}")


def tokens(culture: Culture | Side | None, count: int, speaker: Speaker) -> str:
    """Return culture tokens: "a Raider token", "2 culture tokens"."""
    if isinstance(culture, Side):
        name = f"{side_name(culture)} culture"
    else:
        name = "culture" if culture is None else culture_name(culture, brackets=speaker.brackets)
    return article(f"{name} token") if count == 1 else f"{count} {name} tokens"


# Its tokens go on "a card that already has a token on it".
_SETS_OF_REINFORCED_CARDS = (8, 10)


def _bearing_tokens(filter_: fi.BearingTokens, made: NounPhrase, speaker: Speaker) -> None:
    with_ = "that already has" if speaker.card.set in _SETS_OF_REINFORCED_CARDS else "with"
    made.add_tail(f"{with_} {tokens(filter_.culture, filter_.count, speaker)} on it")


def _with_number(filter_: fi.WithNumber, made: NounPhrase, speaker: Speaker) -> None:
    if isinstance(filter_.amount, Highest):
        made.add_tail(f"who has the highest {filter_.statistic.value}")
    elif filter_.amount is Remembered.X:
        made.add_tail(f"with that {filter_.statistic.value}")
    else:
        number = measure(filter_.amount, speaker)
        made.add_tail(f"with a {filter_.statistic.value} of {number}")


FILTERS.update(
    {
        fi.BearingTokens: _bearing_tokens,
        fi.WithNumber: _with_number,
        fi.With: with_number_in_range,
        fi.WithMoreThan: _with_more_than,
        fi.WoundsIn: _wounds_in,
    }
)
