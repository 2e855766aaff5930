"""X-lists and R-lists through time."""

from datetime import date

from rules.construction import Source, load_format
from rules.construction.amendments import Amendments, ListEntry, ListingKind
from rules.construction.dates import HistoricDay
from rules.construction.listings import listings, moves

ANNOUNCED = Source("A ruling of the judges", "1")
X_LIST_2004 = Source("rulings-2004-04", "Section 2: X-List")
FRYING_PAN = "3_108"


def entry(kind: ListingKind, since: date, card: str = FRYING_PAN) -> ListEntry:
    return ListEntry("standard", card, kind, since, ANNOUNCED)


def listed_changes(card: str, slug: str, *entries: ListEntry) -> list[tuple[str, ListingKind]]:
    """Give when and how a card moved."""
    found = moves(card, load_format(slug), Amendments(entries))
    return [
        (str(listing.since or listing.known_by or listing.asked_from or ""), listing.kind)
        for listing in found
    ]


class TestListings:
    def test_the_x_list_of_5_april_2004_has_eighteen_cards(self) -> None:
        found = listings(load_format("standard"), date(2004, 4, 5))

        assert len(found) == 18
        assert {listing.kind for listing in found} == {ListingKind.BANNED}
        assert {listing.source for listing in found} == {X_LIST_2004}

    def test_none_of_its_entries_waited_a_week(self) -> None:
        """Its preface lets a marked change wait until 12 April; no entry of the list is marked."""
        days = (date(2004, 4, 4), date(2004, 4, 5), date(2004, 4, 11), date(2004, 4, 12))
        cards = [
            {listing.card for listing in listings(load_format("standard"), day)} for day in days
        ]

        assert cards[0] == cards[1] == cards[2] == cards[3]

    def test_its_first_day_is_not_invented(self) -> None:
        days = {
            listing.card: (listing.since, listing.known_by)
            for listing in listings(load_format("standard"), date(2004, 4, 5))
        }

        assert days[FRYING_PAN] == (None, HistoricDay(2004, 4, 5))

    def test_a_card_of_the_first_list_is_on_it_since_then(self) -> None:
        days = {
            listing.card: listing.since
            for listing in listings(load_format("standard"), date(2004, 4, 5))
        }

        assert days["1_40"] == HistoricDay(2003, 4, 15)
        assert sum(day is not None for day in days.values()) == 14

    def test_an_r_list_restricts(self) -> None:
        found = listings(load_format("open"), date(2010, 1, 1))

        assert {listing.kind for listing in found} == {ListingKind.RESTRICTED}
        assert "7_49" in {listing.card for listing in found}

    def test_the_x_list_stands_before_the_r_list(self) -> None:
        kinds = [listing.kind for listing in listings(load_format("expanded"), date(2010, 1, 1))]

        assert kinds == sorted(kinds, key=lambda kind: kind is ListingKind.RESTRICTED)
        assert set(kinds) == {ListingKind.BANNED, ListingKind.RESTRICTED}

    def test_before_the_format_began_nothing_is_listed(self) -> None:
        assert listings(load_format("open"), date(1999, 1, 1)) == ()

    def test_a_later_entry_goes_before_the_list(self) -> None:
        day = date(2004, 6, 1)
        entered = Amendments(
            (entry(ListingKind.FREE, day), entry(ListingKind.RESTRICTED, day, "7_83"))
        )

        def kinds(on: date) -> dict[str, ListingKind]:
            found = listings(load_format("standard"), on, entered)
            return {listing.card: listing.kind for listing in found}

        assert kinds(date(2004, 5, 31))[FRYING_PAN] is ListingKind.BANNED
        assert "7_83" not in kinds(date(2004, 5, 31))
        assert FRYING_PAN not in kinds(day)
        assert kinds(day)["7_83"] is ListingKind.RESTRICTED


class TestMoves:
    def test_a_card_that_was_never_listed_has_none(self) -> None:
        assert listed_changes("7_6", "standard") == []

    def test_a_card_came_onto_a_list_and_went_with_its_set(self) -> None:
        assert listed_changes(FRYING_PAN, "standard") == [
            ("2004-04-05", ListingKind.BANNED),
            ("2005-03-25", ListingKind.FREE),
        ]

    def test_a_list_without_a_date_is_shown_by_the_form_that_asks_for_it(self) -> None:
        assert listed_changes("7_49", "standard") == [("2007-08-13", ListingKind.BANNED)]
        (found,) = moves("7_49", load_format("expanded"))
        assert (found.since, found.known_by) == (None, HistoricDay(2007, 8, 13))
        assert found.asked_from == HistoricDay(2007, 8, 13)

    def test_later_entries_are_moves_of_their_day(self) -> None:
        freed = entry(ListingKind.FREE, date(2004, 6, 1))
        back = entry(ListingKind.RESTRICTED, date(2005, 6, 1))

        assert listed_changes(FRYING_PAN, "standard", back, freed) == [
            ("2004-04-05", ListingKind.BANNED),
            ("2004-06-01", ListingKind.FREE),
            ("2005-06-01", ListingKind.RESTRICTED),
        ]

    def test_an_entry_that_says_the_same_again_is_not_a_move(self) -> None:
        again = entry(ListingKind.BANNED, date(2004, 6, 1))

        assert listed_changes(FRYING_PAN, "standard", again) == [("2004-04-05", ListingKind.BANNED)]

    def test_an_entry_from_before_the_format_counts_from_its_beginning(self) -> None:
        early = ListEntry("open", "7_83", ListingKind.BANNED, date(2000, 1, 1), ANNOUNCED)
        (found,) = moves("7_83", load_format("open"), Amendments((early,)))

        assert (found.kind, found.source) == (ListingKind.BANNED, ANNOUNCED)
