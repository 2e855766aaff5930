"""A card through time: errata, rulings and lists, each with its source."""

from datetime import date

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import localdate

from cards.legality.timeline import card_timeline
from cards.models import Card, Erratum, ListEntry
from cards.search.index import index
from rules.construction.errata import known_errata
from rules.construction.tcg.reprints import prints_of

pytestmark = pytest.mark.django_db

JUDGES = {"document": "A ruling of the judges", "section": "1"}


def entries(card_id: str) -> list[tuple[str, str]]:
    """Return when and what, in order."""
    return [(moment.when, moment.what) for moment in card_timeline(index().by_id["tcg", card_id])]


def card(card_id: str) -> Card:
    return Card.objects.get(game="tcg", printed_id=card_id)


def test_an_erratum_is_shown_with_every_document_that_has_it() -> None:
    """Gimli, 1 U 12."""
    (gimli,) = card_timeline(index().by_id["tcg", "1_12"])

    assert (gimli.when, gimli.what) == ("By 2002", "Erratum")
    assert gimli.sources == (
        "The Two Towers Deluxe Rulebook, Errata",
        "Comprehensive Rulebook 2.0, Errata; Clarifications",
        "Current Rulings Document, 5 April 2004, Sections 3 and 4",
        "Comprehensive Rules 4.2, Section Three",
    )


def test_a_card_is_on_the_x_list_since_the_first_one_that_names_it() -> None:
    happenings = card_timeline(index().by_id["tcg", "1_40"])

    assert [
        (happening.when, happening.what, [link.name for link in happening.formats])
        for happening in happenings
    ][:2] == [
        ("From 15 April 2003", "On the X-list of", ["Standard"]),
        ("From 25 March 2005", "Its set is no longer in", ["Standard"]),
    ]
    assert happenings[0].sources == (
        "Announcement of Standard and its X-list, 25 March 2003, X-list",
    )


def test_formats_of_one_document_stand_together_and_lead_to_their_lists() -> None:
    line = card_timeline(index().by_id["tcg", "1_248"])
    (restricted,) = [moment for moment in line if "Open" in {link.name for link in moment.formats}]

    assert restricted.what == "On the R-list of"
    assert {link.name for link in restricted.formats} >= {"Fellowship block", "Open"}
    assert restricted.sources == ("Current Rulings Document, 13 August 2007",)
    assert restricted.formats[0].address.startswith("/cards/lists/?format=")


def test_what_has_no_date_at_all_comes_last() -> None:
    last = card_timeline(index().by_id["tcg", "13_149"])[-1]

    assert last.when == "Day not known"


def test_a_list_of_today_is_known_by_the_day_it_was_read() -> None:
    last = card_timeline(index().by_id["tcg", "3_108"])[-1]

    assert last.when == "By November 2026"


def test_a_card_that_no_document_names_has_no_time_line() -> None:
    assert entries("7_6") == []


def test_what_staff_enter_takes_its_place_in_time() -> None:
    Erratum.objects.create(
        card=card("4_343"), kind="ruling", since=date(2003, 6, 1), note="Read it so.", **JUDGES
    )
    ListEntry.objects.create(
        card=card("4_343"), kind="banned", format="open", since=date(2006, 1, 1), **JUDGES
    )

    line = card_timeline(index().by_id["tcg", "4_343"])

    assert [(moment.when, moment.what) for moment in line] == [
        ("From 1 June 2003", "Ruling"),
        ("By 2003", "Ruling"),
        ("From 1 January 2006", "On the X-list of"),
        ("Day not known", "Ruling"),
    ]
    assert (line[0].note, line[0].sources) == ("Read it so.", ("A ruling of the judges, 1",))
    assert line[0].entered == localdate()
    assert line[1].entered is None


def test_a_new_title_is_shown_in_words() -> None:
    Erratum.objects.create(
        card=card("7_6"), kind="title", title="Gimli Elf-friend", since=date(2009, 1, 1), **JUDGES
    )

    (renamed,) = card_timeline(index().by_id["tcg", "7_6"])

    assert (renamed.what, renamed.note) == (
        "Erratum: another title",
        "The title is now Gimli Elf-friend.",
    )


def test_a_version_of_a_print_of_three_cultures_shares_one_time_line() -> None:
    Erratum.objects.create(
        card=card("15_205"), kind="ruling", since=date(2009, 1, 1), note="So.", **JUDGES
    )

    assert entries("15_204") == [("From 1 January 2009", "Ruling")]


def test_every_card_that_documents_name_tells_it_on_its_page(client: Client) -> None:
    for known in known_errata()[::9]:
        game = "tcg" if "_" in known.cards[0] else "lcg"
        address = index().by_id[game, known.cards[0]].address
        shown = client.get(address).content.decode()
        assert known.note.split(";")[0].split("'")[0] in shown.replace("&#x27;", "'")


@pytest.mark.parametrize("code", ["01043", "01049", "01051"])
def test_a_card_of_the_lcg_shows_its_errata(client: Client, code: str) -> None:
    shown = client.get(index().by_id["lcg", code].address).content.decode()

    assert "This site has no erratum" not in shown
    assert "Erratum" in shown
    assert "The Card Game, FAQ 1." in shown


SET = '<span class="numeric">Set {}</span>'


class TestListsPage:
    LISTS = reverse("cards:lists")

    def shown(self, client: Client, **asked: str) -> str:
        response = client.get(self.LISTS, asked)
        assert response.status_code == 200
        return response.content.decode()

    def test_it_shows_the_x_list_of_a_day_with_its_source(self, client: Client) -> None:
        shown = self.shown(client, format="standard", on="2004-05-01")

        assert "18 cards on the X-list" in shown
        assert 'href="/cards/tcg/3_108/">Frying Pan</a>' in shown
        assert "By 5 April 2004" in shown
        assert "Current Rulings Document, 5 April 2004, Section 2: X-List" in shown

    def test_a_format_of_the_players_council_says_that_other_texts_are_played(
        self, client: Client
    ) -> None:
        said = "with other texts of some cards, those of the players’ council"

        assert said in self.shown(client, format="pc-movie-block")
        assert said not in self.shown(client, format="movie-block")

    def test_without_a_choice_it_is_standard_today(self, client: Client) -> None:
        shown = self.shown(client)

        assert "<strong>Standard on" in shown
        assert '<option value="standard" selected>' in shown
        assert "Steadfast Champion" in shown

    def test_sets_that_are_x_listed_whole_are_named_with_their_source(self, client: Client) -> None:
        """4.2, Section Four: Standard Format X-List."""
        shown = self.shown(client, format="standard", on="2010-01-01")
        whole = shown[shown.index("Whole sets on the X-list") :]

        assert "By 13 August 2007 · Current Rulings Document, 13 August 2007" in whole
        assert f"<li>{SET.format(1)} <span>The Fellowship of the Ring</span></li>" in whole
        assert f"<li>{SET.format(6)} <span>Ents of Fangorn</span></li>" in whole
        assert "Whole sets" not in self.shown(client, format="standard", on="2004-05-01")

    def test_the_sets_that_left_first_are_shown_since_their_day(self, client: Client) -> None:
        shown = self.shown(client, format="standard", on="2005-03-25")

        assert "From 25 March 2005" in shown
        assert f"<li>{SET.format(3)} <span>Realms of the Elf-lords</span></li>" in shown
        assert f"<li>{SET.format(4)} <span>The Two Towers</span></li>" not in shown

    def test_a_format_may_have_both_lists(self, client: Client) -> None:
        shown = self.shown(client, format="expanded")

        assert "X-list" in shown
        assert "one copy may be played" in shown.lower()

    def test_a_day_between_documents_is_shown(self, client: Client) -> None:
        shown = self.shown(client, format="standard", on="2004-12-01")

        assert "No document is at hand for this day" in shown

    def test_what_staff_entered_is_there_with_its_note(self, client: Client) -> None:
        ListEntry.objects.create(
            card=card("7_83"),
            kind="restricted",
            format="king-block",
            since=date(2004, 6, 1),
            note="Too many men.",
            **JUDGES,
        )

        shown = self.shown(client, format="king-block", on="2004-06-01")

        assert "1 card on the R-list" in shown
        assert "City of Men" in shown
        assert "From 1 June 2004" in shown
        assert "Too many men." in shown
        assert "No card is listed" in self.shown(client, format="king-block", on="2004-05-31")

    def test_before_the_format_began_it_says_so(self, client: Client) -> None:
        assert "No document shows the format on this day." in self.shown(
            client, format="open", on="1999-01-01"
        )

    def test_a_format_of_the_other_game_may_be_asked_for(self, client: Client) -> None:
        assert "No card is listed" in self.shown(client, format="lcg-core-1")

    @pytest.mark.parametrize(
        ("asked", "words"),
        [
            ({"format": "<hobbits>"}, "There is no format “&lt;hobbits&gt;”"),
            ({"on": "yesterday"}, "Enter a date as YYYY-MM-DD"),
        ],
    )
    def test_a_wrong_choice_is_shown(
        self, client: Client, asked: dict[str, str], words: str
    ) -> None:
        shown = self.shown(client, **asked)

        assert words in shown
        assert "Choose a format and a day" in shown

    def test_htmx_gets_the_lists_alone(self, client: Client) -> None:
        response = client.get(self.LISTS, headers={"HX-Request": "true"})

        assert response.content.decode().lstrip().startswith('<section id="lists"')
        assert "HX-Request" in response["Vary"]

    def test_it_rejects_post(self, client: Client) -> None:
        assert client.post(self.LISTS).status_code == 405


@pytest.mark.parametrize("card_id", ["4_2", "7_1", "11_2", "15_2"])
def test_a_reprint_has_the_rulings_of_its_card(card_id: str) -> None:
    """The One Ring, The Ruling Ring was printed first as 1 C 2."""
    first = card_timeline(index().by_id["tcg", "1_2"])
    again = card_timeline(index().by_id["tcg", card_id])

    assert [moment.note for moment in again] == [moment.note for moment in first] != []


def test_what_is_about_one_print_is_marked_on_the_pages_of_all() -> None:
    """Of Boromir, Defender of Minas Tirith, the print of set 12 has the signet of Gandalf."""
    prints = prints_of("12_43")
    notes = [
        moment.note
        for card_id in prints
        for moment in card_timeline(index().by_id["tcg", card_id])
        if "signet of Gandalf" in moment.note
    ]

    assert len(notes) == len(prints) == 2
    assert all(note.endswith("This is about the print 12 U 43 only.") for note in notes), notes
