"""What players reported and nobody has looked at yet, one entry for each thing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from django.contrib.auth.models import User

from decks.models import Comment, Deck, Report
from play.chat.phrases import words_of
from play.models import Message, MessageReport
from play.tables.titles import title_of

Kind = Literal["message", "comment", "deck"]
KINDS: Sequence[Kind] = ("message", "comment", "deck")
# Reports that are read, and lines before a message that are shown with it.
MOST, CONTEXT = 200, 5


@dataclass(frozen=True, slots=True)
class Reason:
    """Why somebody reported something."""

    reporter: str
    words: str
    created: datetime


@dataclass(frozen=True, slots=True)
class Reported:
    """Something that was reported: what it says, who made it, and what can be done about it."""

    kind: Kind
    id: int
    author: str
    words: str
    about: str
    address: str
    before: Sequence[str]
    account: User | None
    browser: str
    came_from: str
    reasons: list[Reason] = field(default_factory=list)

    @property
    def can_mute(self) -> bool:
        """Whether its author can be muted: somebody who has left has no account or browser."""
        return self.account is not None or bool(self.browser)

    @property
    def can_ban(self) -> bool:
        """Whether there is an account to close, or an address to ban; staff's stay open."""
        return bool(self.came_from) or (self.account is not None and not self.account.is_staff)


def open_reports() -> list[Reported]:
    """Return what was reported, the latest report first."""
    found: dict[tuple[Kind, int], Reported] = {}
    reports: list[MessageReport | Report] = [*_of_messages(), *_of_decks()]
    for report in reports:
        subject = _subject(report)
        key = subject.kind, subject.id
        found.setdefault(key, subject).reasons.append(_reason(report))
    return sorted(found.values(), key=lambda each: each.reasons[0].created, reverse=True)


def find_reported(kind: str, number: int) -> Reported | None:
    """Return something that was reported, looked at or not; None if it wasn't."""
    report: MessageReport | Report | None = None
    if kind == "message":
        report = _message_reports().filter(message=number).first()
    elif kind == "comment":
        report = _deck_reports().filter(comment=number).first()
    elif kind == "deck":
        report = _deck_reports().filter(deck=number, comment=None).first()
    return None if report is None else _subject(report)


def _message_reports() -> Any:
    return MessageReport.objects.select_related(
        "message__author", "message__seat__owner", "message__table", "owner"
    )


def _deck_reports() -> Any:
    return Report.objects.select_related("deck__owner", "comment__author", "reporter")


def _of_messages() -> Iterable[MessageReport]:
    found: Iterable[MessageReport] = _message_reports().filter(handled=False)[:MOST]
    return found


def _of_decks() -> Iterable[Report]:
    found: Iterable[Report] = _deck_reports().filter(handled=False)[:MOST]
    return found


def _subject(report: MessageReport | Report) -> Reported:
    if isinstance(report, MessageReport):
        return _message(report.message)
    if report.comment is not None:
        return _comment(report.comment, report.deck)
    return _deck(report.deck)


def _message(message: Message) -> Reported:
    seat = message.seat
    before = Message.objects.filter(table=message.table_id, pk__lt=message.pk)
    lines = before.select_related("seat").order_by("-pk")[:CONTEXT]
    return Reported(
        kind="message",
        id=message.pk,
        author=message.author.get_username() if message.author is not None else seat.name,
        words=message.text or words_of(message.phrase),
        about=f"At a table: {title_of(message.table)}",
        address="",
        before=[f"{line.seat.name}: {line.text or words_of(line.phrase)}" for line in lines][::-1],
        account=message.author,
        browser=seat.browser if message.author is None else "",
        came_from=message.address,
    )


def _comment(comment: Comment, deck: Deck) -> Reported:
    return Reported(
        kind="comment",
        id=comment.pk,
        author=comment.author.get_username(),
        words=comment.text,
        about=f"On the deck {deck.name}",
        address=f"{deck.get_absolute_url()}#comment-{comment.pk}",
        before=(),
        account=comment.author,
        browser="",
        came_from=comment.address,
    )


def _deck(deck: Deck) -> Reported:
    owner = deck.owner
    return Reported(
        kind="deck",
        id=deck.pk,
        author=owner.get_username() if owner is not None else "a guest",
        words=deck.name,
        about="A deck",
        address=deck.get_absolute_url(),
        before=(),
        account=owner if isinstance(owner, User) else None,
        browser=deck.browser,
        came_from="",
    )


def _reason(report: MessageReport | Report) -> Reason:
    reporter = report.owner if isinstance(report, MessageReport) else report.reporter
    name = reporter.get_username() if reporter is not None else "a guest"
    return Reason(name, report.reason, report.created)
