"""What a game says and shows of its playtests, for either game: its face.

`rules.playtest.kind` states how a game's playtests are played and counted; a face states all that
a person sees of them. It has five parts, each a protocol that takes a game's own types: words,
requests, forms, tables and results. `play.faces.tcg` and `play.faces.lcg` are modules with these
functions, side by side and in files of the same names. `play.faces` checks each against the parts
and hands them over once, as the app is ready; `face_of` finds them from then on, so that nothing
else asks which game it is.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol, TypeVar

from play.scene import Scene
from rules.construction import Format, Game
from rules.players.player import Player
from rules.players.telling import Comparison
from rules.playtest.kind import Description
from rules.playtest.trials.trial import Stage, Trial
from rules.recording import Frame, Recorder, Recording
from rules.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Templates:
    """The templates that draw what is a game's own part of a page."""

    new_playtest: str
    new_gauntlet: str
    trial_setting: str
    results: str


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How a game at a table ended: who won (0 for the players of the LCG), how, and how long.

    `gap` says how close it was, 0 for the closest; None where nothing says that.
    """

    winner: int | None
    ending: str
    length: int
    gap: int | None = None


PlaytestT = TypeVar("PlaytestT", contravariant=True)
StoredDeckT = TypeVar("StoredDeckT", contravariant=True)
DeckT = TypeVar("DeckT")
EntrantT = TypeVar("EntrantT")
RequestT = TypeVar("RequestT", contravariant=True)
TrialFormT = TypeVar("TrialFormT", contravariant=True)
FilterFormT = TypeVar("FilterFormT", contravariant=True)
SummaryT = TypeVar("SummaryT", contravariant=True)
RecordT = TypeVar("RecordT", contravariant=True)
BoardT = TypeVar("BoardT", covariant=True)
GameT = TypeVar("GameT", contravariant=True)
DecisionT = TypeVar("DecisionT", contravariant=True)
OptionT = TypeVar("OptionT", contravariant=True)


class FaceWords(Protocol[PlaytestT]):
    """What things are called in a game."""

    @property
    def players(self) -> Mapping[str, str]:
        """The computer players that forms offer, with their words."""

    @property
    def endings(self) -> Mapping[str, str]:
        """How a game can end, in words."""

    @property
    def length_noun(self) -> str:
        """What the length of a game is counted in: "turns" or "rounds"."""

    @property
    def others(self) -> str:
        """What the decks are that a trial's versions meet: "opponents" or "partners"."""

    @property
    def a_deck(self) -> str:
        """What a deck of it is called: "a TCG deck"."""

    @property
    def card_example(self) -> str:
        """How a card's number is typed."""

    @property
    def starters(self) -> str:
        """What the group of its sample decks is called."""

    @property
    def playtest_lede(self) -> str:
        """What a playtest of it does, in a sentence."""

    @property
    def gauntlet_lede(self) -> str:
        """What a gauntlet of it does, in a sentence."""

    def player_label(self, name: str) -> str:
        """Return what a computer player is called."""

    def current_player(self, name: str) -> str:
        """Return the player of today that an earlier version's player has become."""

    def rules_name(self, edition: str) -> str:
        """Return what the rules of an edition are called."""

    def sides(self, playtest: PlaytestT) -> tuple[str, ...]:
        """Return who can win, in the order in which winners are numbered."""

    @property
    def counted_sides(self) -> int:
        """How many sides' wins are counted; the one that is not wins what is decided otherwise."""

    def setting(self, others: str, scenario: str) -> str:
        """Return whom or what the versions of a trial meet."""

    def setting_facts(self, playtest: PlaytestT) -> dict[str, str]:
        """Return edition, scenario and difficulty in words, empty where it has none."""


class FaceRequests(Protocol[DeckT, EntrantT, RequestT]):
    """What may be asked for: decks, editions, days and cards."""

    @property
    def has_opponents(self) -> bool:
        """Whether decks play against each other, and not together against a scenario."""

    @property
    def default_difficulty(self) -> str:
        """The difficulty where none is named; empty without any."""

    def deck_emblems(self, deck: DeckT) -> tuple[str, ...]:
        """Return the emblems that most of a deck's cards have, at most three."""

    def chosen_day(self, day: date | None, today: date) -> date | None:
        """Return the day whose rules and texts hold if `day` is what was asked for."""

    def edition(self, format: Format, day: date | None, chosen: str) -> str:
        """Return the edition of the rules: by format and day, or the chosen one."""

    def describe(
        self,
        decks: Sequence[DeckT],
        players: Sequence[str],
        seed: int,
        day: date | None,
        *,
        edition: str = "",
        scenario: str = "",
        difficulty: str = "",
        keyed_shuffles: bool = False,
    ) -> Description:
        """Return what decides every game of a playtest."""

    def describe_trial(
        self,
        versions: Sequence[DeckT],
        others: Sequence[DeckT],
        players: Sequence[str],
        seed: int,
        day: date | None,
        *,
        stages: Sequence[Stage],
        entrants: Sequence[Sequence[int]],
        edition: str = "",
        scenario: str = "",
        difficulty: str = "",
    ) -> Trial:
        """Return what decides every game of a trial; `players` begins with the versions' player."""

    def parties(self, others: Sequence[EntrantT]) -> tuple[tuple[EntrantT, ...], ...]:
        """Return the decks that a version meets or plays with, game by game in turn."""

    def unwritten_cards(self, cards: DeckT) -> tuple[str, ...]:
        """Return the cards of a deck that have no definition: they are played as blanks."""

    def check(self, request: RequestT, seats: range | None = None) -> None:
        """Raise NotPlayable for a playtest that cannot be set up, UnknownPlayer for a player.

        `seats` is how many decks can play, where that is not what a playtest has.
        """

    def is_playable(self, cards: DeckT) -> bool:
        """Return whether a deck can be set up to play, legal or not."""

    def check_party(self, entrants: Sequence[EntrantT]) -> None:
        """Raise NotPlayable for decks that cannot play together."""

    def find_cards(self, text: str) -> list[str]:
        """Return the ids of the cards that a person can mean: by id, number or name."""

    def main_cards(self, cards: DeckT) -> dict[str, int]:
        """Return the cards that a deck draws from, with their copies."""

    def card_group(self, card_id: str) -> str:
        """Return what a card of a deck counts as: only cards of a group may replace each other."""

    def is_fixed_group(self, group: str) -> bool:
        """Return whether cards of a group stay unless they are allowed to change."""

    def swap_version(self, cards: DeckT, card_out: str, put_in: str, copies: int) -> DeckT:
        """Return a deck with copies of a card replaced; ValueError if it has none of it."""


class FaceForms(Protocol[PlaytestT, StoredDeckT, TrialFormT]):
    """The forms by which a person asks."""

    @property
    def templates(self) -> Templates:
        """The templates of its parts of pages."""

    @property
    def playtest_form(self) -> type[Any]:
        """The form that asks for a playtest."""

    @property
    def gauntlet_form(self) -> type[Any]:
        """The form that asks for a gauntlet."""

    @property
    def table_form(self) -> type[Any]:
        """The form for sitting down at a table."""

    def fit_trial_form(self, form: TrialFormT) -> None:
        """Leave a trial's form the fields that this game has, with their words and choices."""

    def trial_setting(
        self, form: TrialFormT, cleaned: dict[str, Any], format: Format
    ) -> dict[str, Any]:
        """Return the others, the day, and all else that says how a trial is played."""

    def suggested_fields(self, deck: StoredDeckT) -> dict[str, str]:
        """Return what the form is filled with beside a deck."""

    def repeated_fields(self, playtest: PlaytestT) -> dict[str, str]:
        """Return what the form is filled with to play by the same rules again."""


class FaceTables(Protocol[GameT, DecisionT, OptionT]):
    """Tables where people play."""

    @property
    def table_seats(self) -> range:
        """How many seats a table can have."""

    @property
    def default_player(self) -> str:
        """The computer player that a person meets unless they choose another."""

    def make_player(self, name: str, seed: int) -> Player:
        """Return the computer player of a name; UnknownPlayer for the name of none."""

    def adviser(self, seed: int) -> Player:
        """Return the player that advises a person; it must follow the choices of their seat."""

    def advise(self, game: GameT, adviser: Any) -> Comparison:
        """Return what the adviser would choose now, and what it compared."""

    def does_nothing(self, game: GameT, option: OptionT) -> bool:
        """Return whether an option of the choice at hand would change nothing but what it costs."""

    def card_name(self, game: GameT, card: int) -> str:
        """Return what a card of a game is called."""

    def refusals(self, game: GameT, seat: int, card: int) -> list[Refusal]:
        """Return why a seat cannot act with a card now; nothing for one that is offered.

        Raise UnseenCard for a card that the seat does not see.
        """

    def recorder(
        self, names: Sequence[str], seat: int | None, own_seats: Collection[int] = ()
    ) -> Recorder[Any]:
        """Return what writes the log of a game as a seat may read it."""

    def question_name(self, decision: DecisionT) -> str:
        """Return what kind of question a decision is, such as "action"."""

    @property
    def stops(self) -> Mapping[str, Mapping[str, str]]:
        """The steps in which a person can be asked whether to act, by group: key and words."""

    def stop_of(self, game: GameT, decision: DecisionT) -> str:
        """Return the key of the step in which an action is asked for; nothing for other steps."""

    def reveals_nothing(self, before: GameT, after: GameT) -> bool:
        """Return whether nobody learned or drew anything between two moments of a game."""

    def explain_question(self, game: GameT, decision: DecisionT) -> str:
        """Return what a question means, for somebody new; nothing where its words are enough."""

    def verb_name(self, option: OptionT) -> str:
        """Return what kind of choice an option is, such as "pass" or "play"."""

    def ended(self, games: Sequence[GameT]) -> GameEnd:
        """Return how a game ended; of a campaign all games that were played."""

    def describe_ending(self, end: GameEnd, names: Sequence[str]) -> str:
        """Return how a game at a table ended, in a sentence."""


class FaceResults(Protocol[PlaytestT, RequestT, SummaryT, RecordT, FilterFormT, BoardT]):
    """The games of a playtest, found, replayed and counted."""

    @property
    def game_filters(self) -> Sequence[str]:
        """The filters of games that only this game has."""

    @property
    def game_orders(self) -> Mapping[str, str]:
        """The orders of games that only this game has, with the words for the first in each."""

    def fit_game_filters(self, form: FilterFormT) -> None:
        """Give its own filters of games their words and choices."""

    def record_game(
        self, games: Iterable[Any], choices: Any, names: Sequence[str], seat: Any
    ) -> Any:
        """Return what happens in a game, step by step, as a reader or a seat sees it."""

    @property
    def mark_kinds(self) -> Sequence[str]:
        """The kinds of moments that a reader can jump to."""

    @property
    def board_template(self) -> str:
        """The template that lays out its table."""

    def draw_boards(self, recording: Recording[Any], result: str) -> Sequence[BoardT]:
        """Return a board for each step of a recording."""

    def describe_result(self, record: RecordT, names: Sequence[str]) -> str:
        """Return how a game ended, in a sentence."""

    def describe_length(self, record: RecordT) -> str:
        """Return how long a game was, in words."""

    def draw_board(self, drawing: Any, frame: Frame[Any], result: str) -> BoardT:
        """Return the board of one step."""

    def draw_scene(self, frame: Frame[Any], words: str) -> Scene:
        """Return a step of a recorded game at a glance; `words` say what has just happened."""

    def results_context(
        self, playtest: PlaytestT, summary: SummaryT, records: Sequence[RecordT], order: Any = None
    ) -> dict[str, Any]:
        """Return what the results on the page show, with a page of the games.

        `order` is that of a table of cards (`play.results.card_tables`).
        """

    def result_details(
        self, request: RequestT, keys: Sequence[str], summary: SummaryT
    ) -> dict[str, Any]:
        """Return what `play.results.report.result_json` says of this game alone."""

    def result_text(self, request: RequestT, summary: SummaryT) -> Iterator[str]:
        """Return the result line by line."""


class GameFace(
    FaceWords[Any],
    FaceRequests[Any, Any, Any],
    FaceForms[Any, Any, Any],
    FaceTables[Any, Any, Any],
    FaceResults[Any, Any, Any, Any, Any, Any],
    Protocol,
):
    """All of a game's face.

    What it takes is of types that each game has for itself or that rooms above this one have.
    `play.faces` checks each game's face against each part by those.
    """


_FACES: dict[Game, GameFace] = {}
_LOADERS: list[Callable[[], Mapping[Game, GameFace]]] = []


def load_faces_with(loader: Callable[[], Mapping[Game, GameFace]]) -> None:
    """Name the function that brings the face of each game; done once, when the app is ready.

    It is called when a face is first asked for: a face brings the rules of its game, which take
    half a second that a command about accounts or a start need not spend.
    """
    _LOADERS[:] = [loader]


def face_of(game: str) -> GameFace:
    """Return the face of a game; ValueError for what is no game."""
    if not _FACES:
        [load] = _LOADERS
        _FACES.update(load())
    return _FACES[Game(game)]
