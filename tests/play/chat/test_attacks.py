"""Attacks on chat and tables: what was tried, and that it held."""

from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.http import Http404
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from decks.comments.commenting import MAX_REPORTS_IN_A_DAY
from decks.ownership import Visitor
from play.chat.phrases import DURING, NOTES
from play.chat.reporting import CannotReport, message_to_report, report_message
from play.chat.saying import BURST, CannotSay, mute, say
from play.models import Message, Silence
from play.requests.terms import read_terms
from play.requests.words import WordsRefused, clean_words
from play.tables.inviting import CannotJoin, join
from play.tables.offers import concede
from tests.play.tables.small_tables import keys_of
from tests.play.tables.two_people import SAM, STRANGER, open_table, table_of_two
from tests.visitors import KEEPER, in_browser, player

RATED = {"rated": True, "pace": "live", "bank_seconds": 900, "choice_seconds": 20}
LINKS = [
    "https://example.org/x",
    "HTTP://EXAMPLE.ORG",
    "see www.example.net now",
    "example.com",
    "example . com",
    "example[.]com",
    "example (dot) com",
    "example dot com",
    "еxamрle.cоm",
    "ｅｘａｍｐｌｅ．ｃｏｍ",
    "exam\u200bple.c\u200dom",
    "example。com",
    "discord.gg/abcdef",
    "t.me/abcdef",
    "files.zip/abcdef",
    "mail me@example.org",
    "ftp://files",
    "at 192.168.10.4",
    "e\u0301xample.com",
]
WORDS = [
    "Well... that hurts.",
    "I have 3.5 minutes left",
    "Gimli (7) vs. Orc (5)",
    "archery/maneuver, or fierce... I forgot",
    "a 2/2/3.5 split, e.g. Legolas/Gimli",
    "Frodo, Sam. Merry and Pippin",
    "Théoden is at 2 wounds; one moment",
]


@pytest.mark.parametrize("text", LINKS)
def test_links_are_refused(text: str) -> None:
    with pytest.raises(WordsRefused, match="Links"):
        clean_words(text, 200)


@pytest.mark.parametrize("text", WORDS)
def test_ordinary_words_are_not(text: str) -> None:
    assert clean_words(text, 200) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\r\nc\td", "a b c d"),
        ("a\u202eb\u2066c\u0000", "abc"),
        ("Z" + 7 * "\u0351", "Z\u0351\u0351"),
        ("\u2003\u3000 x \u00a0", "x"),
        ("<b>bold</b>", "<b>bold</b>"),
    ],
)
def test_what_is_left_of_odd_letters(text: str, shown: str) -> None:
    assert clean_words(text, 200) == shown


@pytest.mark.django_db
class TestFlooding:
    def test_a_burst_is_stopped(self) -> None:
        table = table_of_two()
        phrases = list(DURING)
        for phrase in phrases[:BURST]:
            say(table.pk, SAM, 1, phrase=phrase)
        with pytest.raises(CannotSay, match="Slow down"):
            say(table.pk, SAM, 1, phrase=phrases[BURST])

    def test_so_is_a_burst_over_several_tables(self) -> None:
        tables = [table_of_two() for _ in range(2)]
        phrases = list(DURING)
        for number in range(BURST):
            say(tables[number % 2].pk, SAM, 1, phrase=phrases[number])
        with pytest.raises(CannotSay, match="Slow down"):
            say(tables[0].pk, SAM, 1, phrase=phrases[BURST])

    def test_a_steady_stream_is_stopped(self, settings: Settings) -> None:
        settings.MESSAGES_A_MINUTE = 2
        table = table_of_two()
        say(table.pk, SAM, 1, phrase="hello")
        say(table.pk, SAM, 1, phrase="nice")
        Message.objects.update(created=timezone.now() - timedelta(seconds=40))
        with pytest.raises(CannotSay, match="Slow down"):
            say(table.pk, SAM, 1, phrase="sorry")

    def test_the_same_again_is_dropped(self) -> None:
        table = table_of_two()
        say(table.pk, SAM, 1, phrase="thinking")
        with pytest.raises(CannotSay, match="a moment ago"):
            say(table.pk, SAM, 1, phrase="thinking")

    def test_a_table_is_full_one_day(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("play.chat.saying.MOST_AT_A_TABLE", 1)
        table = table_of_two()
        say(table.pk, SAM, 1, phrase="hello")
        with pytest.raises(CannotSay, match="Everything has been said"):
            say(table.pk, KEEPER, 0, phrase="hello")

    def test_nobody_floods_the_staff(self) -> None:
        table = table_of_two()
        message = say(table.pk, SAM, 1, phrase="hello")
        for number in range(MAX_REPORTS_IN_A_DAY):
            copy = Message.objects.create(table=table, seat=message.seat, number=number, text="x")
            report_message(KEEPER, copy, "Rude")
        with pytest.raises(CannotReport):
            report_message(KEEPER, message, "Rude")

    def test_a_second_report_of_the_same_message_changes_nothing(self) -> None:
        message = say(table_of_two().pk, SAM, 1, phrase="hello")
        assert report_message(KEEPER, message, "a") == report_message(KEEPER, message, "b")


@pytest.mark.django_db
class TestWhoSpeaks:
    @pytest.mark.parametrize("visitor", [STRANGER, SAM, Visitor()])
    def test_nobody_speaks_for_another(self, visitor: Visitor) -> None:
        table = table_of_two()
        with pytest.raises(PermissionDenied):
            say(table.pk, visitor, 0, phrase="hello")

    @pytest.mark.parametrize("phrase", [*NOTES, "nonsense"])
    def test_only_phrases_can_be_said(self, phrase: str) -> None:
        table = table_of_two()
        with pytest.raises(CannotSay):
            say(table.pk, SAM, 1, phrase=phrase)

    def test_guests_write_nothing_of_their_own(self) -> None:
        table = table_of_two(free_text=True)
        with pytest.raises(CannotSay, match="Only phrases"):
            say(table.pk, SAM, 1, text="Hello there")

    def test_a_new_account_writes_nothing_yet(self) -> None:
        frodo = Visitor(player("frodo"))
        table = table_of_two(frodo, free_text=True)
        with pytest.raises(CannotSay, match="Only phrases"):
            say(table.pk, frodo, 1, text="Hello there")

    @pytest.mark.parametrize(
        ("chat", "free_text", "words"),
        [("words", False, "Only"), ("phrases", True, "Only"), ("off", True, "switched off")],
    )
    def test_words_need_the_table_and_the_site(
        self, settings: Settings, chat: str, free_text: bool, words: str
    ) -> None:
        settings.CHAT, settings.CHAT_ACCOUNT_HOURS = chat, 0
        frodo = Visitor(player("frodo"))
        table = table_of_two(frodo, free_text=free_text)
        with pytest.raises(CannotSay, match=words):
            say(table.pk, frodo, 1, text="Hello there")

    @pytest.mark.parametrize("place", [0, 1, 2, 99, -1])
    def test_a_stranger_mutes_nobody(self, place: int) -> None:
        table = table_of_two()
        with pytest.raises(PermissionDenied):
            mute(table.pk, STRANGER, place, muted=True)

    def test_somebody_silenced_says_nothing(self) -> None:
        Silence.objects.create(browser=SAM.browser, until=timezone.now() + timedelta(days=1))
        table = table_of_two()
        with pytest.raises(CannotSay, match="silenced"):
            say(table.pk, SAM, 1, phrase="hello")

    @pytest.mark.parametrize("visitor", [SAM, STRANGER])
    def test_reports_are_about_what_others_said_at_your_table(self, visitor: Visitor) -> None:
        table, elsewhere = table_of_two(), table_of_two()
        message = say(table.pk, SAM, 1, phrase="hello")
        about = table if visitor == SAM else elsewhere
        with pytest.raises(Http404):
            message_to_report(visitor, about, message.pk)

    @pytest.mark.parametrize(
        ("action", "fields"),
        [
            ("say", {"phrase": "hello"}),
            ("mute", {"place": "1", "muted": "yes"}),
            ("offer", {"kind": "draw"}),
            ("offer", {"kind": "the other cards"}),
            ("answer", {"offer": "1", "agree": "yes"}),
            ("withdraw", {}),
            ("concede", {}),
        ],
    )
    def test_a_stranger_reaches_no_action(
        self, client: Client, action: str, fields: dict[str, str]
    ) -> None:
        table = table_of_two()
        in_browser(client, STRANGER.browser)
        answer = client.post(f"/tables/{table.pk}/talk/{action}/", {"seat": "0", **fields})
        assert answer.status_code == 404
        assert not Message.objects.exists()

    def test_who_watches_neither_reads_nor_writes(self, client: Client) -> None:
        table = table_of_two(watching="everybody", free_text=True)
        say(table.pk, SAM, 1, phrase="hello")
        in_browser(client, STRANGER.browser)
        watched = client.get(f"/tables/{table.pk}/watch/")
        assert watched.status_code == 200
        assert "talk-live" not in watched.content.decode()
        assert client.get(f"/tables/{table.pk}/talk/").status_code == 404

    def test_what_is_said_is_escaped(self, client: Client, settings: Settings) -> None:
        settings.CHAT_ACCOUNT_HOURS = 0
        frodo = Visitor(player("frodo"))
        table = table_of_two(frodo, free_text=True)
        say(table.pk, frodo, 1, text="<script>alert(1)</script>")
        page = in_browser(client).get(f"/tables/{table.pk}/talk/").content.decode()
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert" in page


@pytest.mark.django_db
class TestSittingDown:
    def test_nobody_takes_two_seats_of_a_table(self) -> None:
        table = open_table()
        with pytest.raises(CannotJoin, match="You have a seat"):
            join(table.seats.get(place=1).invitation, KEEPER)

    def test_an_invitation_is_used_once(self) -> None:
        table = open_table()
        invitation = table.seats.get(place=1).invitation
        join(invitation, SAM)
        for visitor in (SAM, STRANGER):
            with pytest.raises(Http404):
                join(invitation, visitor)

    @pytest.mark.parametrize("invitation", ["", "x", "a" * 24, "../../admin", "0" * 1000])
    def test_an_invitation_cannot_be_guessed(self, invitation: str) -> None:
        open_table()
        with pytest.raises(Http404):
            join(invitation, SAM)

    def test_a_rated_game_needs_accounts(self) -> None:
        table = open_table(Visitor(player("frodo")), read_terms(RATED))
        with pytest.raises(CannotJoin, match="needs an account"):
            join(table.seats.get(place=1).invitation, SAM)

    def test_one_account_plays_no_rated_game_with_itself(self) -> None:
        frodo = Visitor(player("frodo"))
        table = open_table(frodo, read_terms(RATED))
        with pytest.raises(CannotJoin, match="You have a seat"):
            join(table.seats.get(place=1).invitation, frodo)


@pytest.mark.django_db
class TestReplayedRequests:
    def test_a_choice_that_is_sent_twice_counts_once(self, client: Client) -> None:
        table = table_of_two()
        who = in_browser(client, (KEEPER, SAM)[table.to_choose or 0].browser)
        key = keys_of(table)[0]
        fields = {"seat": table.to_choose, "revision": table.revision, "key": key}
        json = {"Accept": "application/json"}
        statuses = [
            who.post(f"/tables/{table.pk}/choose/", fields, headers=json).status_code
            for _ in range(2)
        ]
        assert statuses == [200, 409]

    def test_giving_up_twice_changes_nothing_more(self) -> None:
        table = table_of_two()
        concede(table.pk, SAM, 1)
        table.refresh_from_db()
        revision = table.revision
        with pytest.raises(PermissionDenied):
            concede(table.pk, STRANGER, 0)
        table.refresh_from_db()
        assert (table.winner, table.revision) == (0, revision)
