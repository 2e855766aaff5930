"""All that is kept of an account, in one ZIP file of JSON and plain text."""

import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any

from django.contrib.auth.models import User
from django.core.serializers.json import DjangoJSONEncoder

from decks.access import listed_decks
from decks.collection.writing import write_table
from decks.files.text_writing import write_text
from decks.history.versions import find_origin
from decks.models import Collection, Comment, Deck, DeckVersion, Draft, Follow, Like, Report
from decks.ownership import Visitor
from decks.sharing.profiles import about_text
from play.models import (
    Improvement,
    Playtest,
    PuzzleSolver,
    QuestAtHome,
    RatedResult,
    Rating,
    SavedField,
    Table,
)
from play.playtests.queries import playtests
from play.queue.improvements import improvement_status, own_improvements
from play.queue.totals import playtest_summary
from play.requests.fields import decks_in_field, own_fields
from play.tables.access import own_tables
from westmarch.accounts.tokens import list_tokens

READ_ME = (
    "The data Westmarch stores about your account.\n\naccount.json    your "
    "account, the decks you like, your comments and reports, your API tokens (never the tokens "
    "themselves)\ndecks/          a folder for each of your decks: deck.json holds "
    "all of it, with every version\n                and what is unsaved in the "
    "builder; version-1.txt and so on hold the cards as\n                text that "
    "Westmarch and other programs read\nfields.json     your fields of decks\n"
    "collection-tcg.csv and collection-lcg.csv  the cards you own\n"
    "playtests.json  your playtests: what "
    "decides every one of their games, and what came of them\nimprovements.json  "
    "how your decks were to be improved; the games are in playtests.json\n"
    "games.json      the games you "
    "played, choice for choice, with your own decks\nquests.json     your quest log of games "
    "at home\nratings.json    your ratings, and the games that changed them\n\nYour password is "
    "kept only as a hash, which is of no use to you and is not here.\n"
)


def export_account(user: User) -> bytes:
    """Return all that is an account's as a ZIP file."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("README.txt", READ_ME)
        archive.writestr("account.json", _json(_account(user)))
        for name, text in _deck_files(user):
            archive.writestr(name, text)
        visitor = Visitor(user)
        fields = [_field(visitor, field) for field in own_fields(visitor)]
        archive.writestr("fields.json", _json(fields))
        for owned in Collection.objects.filter(owner=user):
            archive.writestr(f"collection-{owned.game}.csv", write_table(owned.copies))
        own = playtests().filter(owner=user)
        archive.writestr("playtests.json", _json([_playtest(playtest) for playtest in own]))
        improvements = [_improvement(improvement) for improvement in own_improvements(visitor)]
        archive.writestr("improvements.json", _json(improvements))
        archive.writestr("quests.json", _json(_quests(user)))
        archive.writestr("ratings.json", _json(_ratings(user)))
        tables = own_tables(visitor)
        archive.writestr("games.json", _json([_table(visitor, table) for table in tables]))
    return file.getvalue()


def _quests(user: User) -> list[dict[str, Any]]:
    fields = ("played", "scenario", "mode", "heroes", "players", "won", "score", "note", "public")
    return list(QuestAtHome.objects.filter(player=user).values(*fields))


def _ratings(user: User) -> dict[str, Any]:
    ratings = Rating.objects.filter(account=user)
    results = RatedResult.objects.filter(account=user)
    return {
        "ratings": list(ratings.values("game", "kind", "rating", "deviation", "games", "changed")),
        "games": list(results.values("table", "kind", "score", "before", "after", "ended")),
    }


def _field(visitor: Visitor, field: SavedField) -> dict[str, Any]:
    slugs = [deck.slug for deck in decks_in_field(visitor, field)]
    return {"name": field.name, "game": field.game, "decks": slugs}


def _account(user: User) -> dict[str, Any]:
    likes = Like.objects.filter(player=user).select_related("deck").order_by("created")
    # What others hid in the meantime, its new name and address too, is theirs.
    found = set(listed_decks(Visitor(user)).filter(likes__player=user).values_list("pk", flat=True))
    return {
        "name": user.username,
        "email": user.email,
        "joined": user.date_joined,
        "last_sign_in": user.last_login,
        "about": about_text(user),
        "follows": list(
            Follow.objects.filter(follower=user).values_list("author__username", flat=True)
        ),
        "likes": [
            {
                "deck": like.deck.name if like.deck_id in found else None,
                "address": like.deck.get_absolute_url() if like.deck_id in found else None,
                "on": like.created,
            }
            for like in likes
        ],
        "comments": [
            {"deck": said.deck.get_absolute_url(), "on": said.created, "text": said.text}
            for said in Comment.objects.filter(author=user).select_related("deck")
        ],
        "reports": [
            {"deck": made.deck.get_absolute_url(), "on": made.created, "reason": made.reason}
            for made in Report.objects.filter(reporter=user).select_related("deck")
        ],
        "puzzles": [
            {
                "rating": round(solver.rating),
                "tried": solver.tries,
                "solved": solver.solved,
                "addresses": [
                    tried.puzzle.get_absolute_url() for tried in solver.puzzle_tries.all()
                ],
            }
            for solver in PuzzleSolver.objects.filter(owner=user)
        ],
        "tokens": [
            {
                "name": token.name,
                "begins_with": token.key,
                "made": token.made,
                "good_until": token.good_until,
            }
            for token in list_tokens(user)
        ],
    }


def _deck_files(user: User) -> Iterator[tuple[str, str]]:
    decks = Deck.objects.filter(owner=user).order_by("created")
    for deck in decks.prefetch_related("versions", "tags").select_related("owner"):
        folder = f"decks/{deck.slug}"
        yield f"{folder}/deck.json", _json(_deck(deck))
        for version in deck.versions.all():
            yield f"{folder}/version-{version.number}.txt", write_text(version.cards(), deck.name)


def _deck(deck: Deck) -> dict[str, Any]:
    copied_from = find_origin(Visitor(deck.owner), deck)
    return {
        "name": deck.name,
        "address": deck.get_absolute_url(),
        "game": deck.game,
        "format": deck.format,
        "visibility": deck.visibility,
        "notes": deck.notes,
        "tags": [tag.name for tag in deck.tags.all()],
        "made": deck.created,
        "changed": deck.updated,
        "copied_from": str(copied_from) if copied_from is not None else None,
        "versions": [_version(version) for version in reversed(deck.versions.all())],
        "draft": _draft(deck),
    }


def _version(version: DeckVersion) -> dict[str, Any]:
    return {
        "number": version.number,
        "name": version.name,
        "saved": version.created,
        "cards": version.contents,
    }


def _draft(deck: Deck) -> dict[str, Any] | None:
    draft = Draft.objects.select_related("base").filter(deck=deck).first()
    if draft is None:
        return None
    return {
        "begun_from_version": draft.base.number,
        "stands_at_step": draft.position,
        "steps": [
            {"number": step.number, "change": step.words, "cards": step.contents}
            for step in draft.steps.all()
        ],
    }


def _table(visitor: Visitor, table: Table) -> dict[str, Any]:
    moves = table.moves.order_by("first").values_list("choices", flat=True)
    return {
        "address": table.get_absolute_url(),
        "begun": table.created,
        "stage": table.status,
        "game": table.game,
        "seed": table.seed,
        "format": table.format,
        "edition": table.edition,
        "scenario": table.scenario,
        "difficulty": table.difficulty,
        "day": table.day.isoformat() if table.day else None,
        "winner": table.winner,
        "ending": table.ending,
        "choices": [place for choices in moves for place in choices],
        "seats": [
            {
                "name": seat.name,
                "deck": seat.deck_name,
                "player": seat.player,
                # Another's deck may be private.
                "cards": seat.contents if visitor.owns(seat) else None,
                "taken_back": seat.taken_back,
            }
            for seat in table.seats.all()
        ],
    }


def _playtest(playtest: Playtest) -> dict[str, Any]:
    summary = playtest_summary(playtest)
    return {
        "address": playtest.get_absolute_url(),
        "ordered": playtest.created,
        "stage": playtest.status.value,
        "game": playtest.game,
        "games": playtest.games,
        "seed": playtest.seed,
        "format": playtest.format,
        "edition": playtest.edition,
        "scenario": playtest.scenario,
        "difficulty": playtest.difficulty,
        "day": playtest.day.isoformat() if playtest.day else None,
        "decks": [
            {
                "name": deck.name,
                "player": deck.player,
                "cards": deck.contents,
                "blanks": deck.blanks,
            }
            for deck in playtest.decks.all()
        ],
        "games_played": summary.games,
        "design": playtest.design,
        "wins": list(summary.wins),
        "digest": summary.digest,
        "summary": playtest.kind.write_summary(summary),
    }


def _improvement(improvement: Improvement) -> dict[str, Any]:
    return {
        "address": improvement.get_absolute_url(),
        "ordered": improvement.created,
        "stage": improvement_status(improvement).value,
        "game": improvement.game,
        "deck": {"name": improvement.name, "cards": improvement.contents},
        "player": improvement.player,
        # Others' decks may be private by now.
        "others": [other["name"] for other in improvement.others],
        "format": improvement.format,
        "edition": improvement.edition,
        "scenario": improvement.scenario,
        "difficulty": improvement.difficulty,
        "day": improvement.day.isoformat() if improvement.day else None,
        "seed": improvement.seed,
        "minutes": improvement.minutes,
        "games": improvement.games,
        "changes": improvement.changes,
        "kept": improvement.kept,
        "pool": improvement.pool,
        "owned": improvement.owned,
        "playtests": [part.get_absolute_url() for part in improvement.playtests.order_by("stage")],
    }


def _json(value: Any) -> str:
    return json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)
