"""Sites by their numbers: "site 4 or 5", "sites 1 to 4", "an ally whose home is site 3"."""

from __future__ import annotations

from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.labels import list_of, site_number
from rules.tcg.notation.english.phrases import NounPhrase, a
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import FILTERS


def _site_numbered(filter_: fi.SiteNumbered, made: NounPhrase, speaker: Speaker) -> None:
    words = _numbered(filter_, speaker)
    made.nouns = [(words, words)]
    made.proper = True


def _number(number: int, filter_: fi.SiteNumbered | fi.HomeAt, speaker: Speaker) -> str:
    return site_number(number, filter_.block, brackets=speaker.brackets)


# "Site 6, 7, or 8", but "sites 1 to 4".
_MOST_SITES_LISTED = 3


def _numbered(filter_: fi.SiteNumbered | fi.HomeAt, speaker: Speaker) -> str:
    least, most = filter_.range.least, filter_.range.most
    if least is not None and most is not None:
        if most - least < _MOST_SITES_LISTED:
            places = [_number(place, filter_, speaker) for place in range(least, most + 1)]
            return f"site {list_of(places, 'or')}"
        return f"any of {numbered_sites(filter_, speaker)}"
    if least is not None:
        return f"site {_number(least, filter_, speaker)} or higher"
    if most is not None:
        return f"site {_number(most, filter_, speaker)} or lower"
    return "any site"


def numbered_sites(filter_: fi.SiteNumbered | fi.HomeAt, speaker: Speaker) -> str:
    """Return several sites from the first to the last: "sites 1 to 4"."""
    least, most = filter_.range.least, filter_.range.most
    assert least is not None
    assert most is not None
    if least == most:
        return f"any site {_number(least, filter_, speaker)}"
    return f"sites {_number(least, filter_, speaker)} to {_number(most, filter_, speaker)}"


def _in_region(filter_: fi.InRegion, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"in region {filter_.region}")


def _in_region_of(filter_: fi.InRegionOf, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"in the same region as {a(filter_.site, speaker)}")


def _home_at(filter_: fi.HomeAt, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"whose home is {_numbered(filter_, speaker)}")


FILTERS.update(
    {
        fi.HomeAt: _home_at,
        fi.InRegion: _in_region,
        fi.InRegionOf: _in_region_of,
        fi.SiteNumbered: _site_numbered,
    }
)
