"""manage.py improve DECK --against DECK... | --field FORMAT [--minutes 20] [--json]."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.timezone import localdate

from cards.database import ensure_tables
from cards.management.unchecked_command import UncheckedCommand
from decks.collection.copies import owned_copies
from decks.files.text_writing import write_text
from decks.lookup import find_deck
from decks.ownership import Visitor
from play.face import face_of
from play.management.command_line import (
    DECK_HELP,
    NamedDeck,
    add_common_arguments,
    add_opponent_arguments,
    chosen_day,
    chosen_format,
    chosen_players,
    chosen_seed,
    find_card_id,
    named_deck,
    other_decks,
    whole_number,
)
from play.management.command_playing import explained_failures, write_json, write_lines
from play.requests.card_pool import make_pool
from play.requests.improvement import (
    DEFAULT_CHANGES,
    DEFAULT_MINUTES,
    ImprovementRequest,
)
from play.requests.playtest import NotPlayable, enter
from play.trials.improvements.playing import PlayedPath, play_improvement
from play.trials.improvements.report import path_json, path_text, trial_line
from rules.players.player import UnknownPlayer


class Command(UncheckedCommand):
    """Find a better version of a deck by playing, and print how it was found."""

    help = (
        "Proposes changes of a deck, tries them on paired seeds, keeps what a sequential test "
        "confirms on fresh seeds, and goes on while it pays. At the end the last version meets "
        "the first on seeds that no step has seen."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the deck, whom it meets, what may change and the budget."""
        parser.add_argument("deck", help=DECK_HELP)
        parser.add_argument(
            "--minutes",
            type=float,
            default=DEFAULT_MINUTES,
            help=f"about how long it may take; {DEFAULT_MINUTES}",
        )
        parser.add_argument(
            "--games",
            type=whole_number,
            default=None,
            help="how many games it may play, in place of minutes: with the same seed and games "
            "the result is the same",
        )
        parser.add_argument(
            "--changes",
            type=whole_number,
            default=DEFAULT_CHANGES,
            help=f"how many copies may change; {DEFAULT_CHANGES}",
        )
        parser.add_argument(
            "--keep", nargs="+", metavar="CARD", default=[], help="cards of which no copy goes"
        )
        parser.add_argument(
            "--change-fixed",
            action="store_true",
            help="let sites and the ring change too, or heroes in the LCG",
        )
        parser.add_argument(
            "--owned",
            action="store_true",
            help="put in only cards that the deck's owner has in their collection",
        )
        parser.add_argument("--workers", type=whole_number, default=1, help="processes; 1")
        parser.add_argument("--write", metavar="FILE", help="write the improved deck as text")
        add_opponent_arguments(parser)
        add_common_arguments(parser)
        parser.set_defaults(players="")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        ensure_tables()
        request = self._request(options)
        if not 1 <= options["workers"] <= 64:
            raise CommandError("--workers must be from 1 to 64.")
        path: PlayedPath | None = None
        with explained_failures():
            for path in play_improvement(request, options["workers"]):
                self._show_progress(path, options)
        assert path is not None, "a path has a survey"
        self._write(request, path, options)

    def _request(self, options: dict[str, Any]) -> ImprovementRequest:
        deck = named_deck(options["deck"], self.stderr)
        face = face_of(deck.game)
        player, other_player = chosen_players(deck.game, options)
        others = other_decks(deck.game, options, self.stderr)
        format, day = chosen_format(options, deck), chosen_day(deck.game, options)
        found = find_deck(deck.text)
        owned = self._owned(deck, options)
        pool = make_pool(
            deck.cards,
            format,
            day or localdate(),
            owned=owned,
            slug=found.version.deck.slug if found.version is not None else deck.text,
            changes_fixed=options["change_fixed"],
        )
        entrant = enter(deck.name, deck.cards, player, found.version)
        request = ImprovementRequest(
            deck=entrant,
            others=tuple(enter(other.name, other.cards, other_player) for other in others),
            seed=chosen_seed(options),
            format=format,
            day=day,
            pool=pool,
            minutes=options["minutes"],
            games=options["games"],
            changes=options["changes"],
            kept=frozenset(
                find_card_id(text, [card for group in pool for card in group], deck.game)
                for text in options["keep"]
            ),
            owned=owned,
            scenario=options["scenario"],
            difficulty=options["difficulty"] or face.default_difficulty,
            chosen_edition=options["edition"],
        )
        try:
            request.check()
        except (NotPlayable, UnknownPlayer) as error:
            raise CommandError(str(error)) from error
        return request

    def _owned(self, deck: NamedDeck, options: dict[str, Any]) -> dict[str, int] | None:
        """Return what the deck's owner has, where only that may come in."""
        if not options["owned"]:
            return None
        version = find_deck(deck.text).version
        if version is None or version.deck.sample:
            raise CommandError("--owned needs a deck that someone built on this site.")
        owner = Visitor(version.deck.owner, version.deck.browser)
        return owned_copies(owner, deck.game)

    def _show_progress(self, path: PlayedPath, options: dict[str, Any]) -> None:
        if path.trials:
            line = trial_line(path.trials[-1])
        else:
            line = f"Surveyed in {path.terms.survey_games:,} games; {path.terms.games:,} in all."
        (self.stderr if options["json"] else self.stdout).write(line)

    def _write(
        self, request: ImprovementRequest, path: PlayedPath, options: dict[str, Any]
    ) -> None:
        last = path.versions(request.first)[-1]
        if options["json"]:
            asked = {"deck": options["deck"], "setting": request.setting}
            found = path_json(path.terms, path.trials)
            write_json(asked | request.settings_json() | found, self.stdout)
        else:
            self.stdout.write(f"{request.setting}, seed {request.seed}")
            write_lines(path_text(path.terms, path.trials), self.stdout)
        if options["write"]:
            text = write_text(request.version(last), f"{request.deck.name}, improved")
            Path(options["write"]).write_text(text, encoding="utf-8")
