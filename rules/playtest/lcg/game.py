"""Playing one game of a playtest, and playing a recorded game again."""

from collections.abc import Iterator

from rules import rng
from rules.lcg.campaign import CAMPAIGNS, games_in_turn
from rules.lcg.game import Game
from rules.lcg.players.naming import player
from rules.players.player import Player, UnknownPlayer
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.observation import GameObserver
from rules.playtest.lcg.record import GameRecord, join_scenarios
from rules.playtest.playing import game_seed, play_choices, play_out, player_seed


def ensure_playable(description: PlaytestDescription) -> None:
    """Set up the first game and its players, so that what cannot be played is refused at once.

    Raise UnknownPlayer, UnknownScenario, UnplayableDecks, UndefinedCard or UnknownCard.
    """
    if len(description.players) != len(description.decks):
        raise UnknownPlayer(
            f"{len(description.decks)} decks need as many players, not {len(description.players)}"
        )
    seats(description, 0)
    set_up(description, 0)


def seats(description: PlaytestDescription, index: int, scenario: int = 0) -> list[Player]:
    """Return the computer players of game `index`; raise UnknownPlayer for a name of none.

    In a campaign each of its scenarios, from 0, has players with dice of their own.
    """
    seeds = [player_seed(description.seed, index, place) for place in range(len(description.decks))]
    if scenario:
        seeds = [rng.seeded(seed, scenario) for seed in seeds]
    return [player(name, seed) for name, seed in zip(description.players, seeds, strict=True)]


def set_up(description: PlaytestDescription, index: int) -> Game:
    """Return game `index` of a playtest, of a campaign its first one, before its first choice."""
    return next(games(description, index))


def games(description: PlaytestDescription, index: int) -> Iterator[Game]:
    """Return a game before its first choice, and in a campaign each next one after a victory.

    Play each to its end before you ask for the next.
    """
    return games_in_turn(
        description.decks,
        description.scenario,
        game_seed(description.seed, index),
        difficulty=description.difficulty,
        day=description.day,
        edition=description.edition,
    )


def play_game(description: PlaytestDescription, index: int) -> GameRecord:
    """Play game `index` of a playtest to its end: a scenario, or a campaign."""
    scenarios = [
        _play(game, description, index, number)
        for number, game in enumerate(games(description, index))
    ]
    if description.scenario in CAMPAIGNS:
        return join_scenarios(index, scenarios)
    return scenarios[0]


def _play(game: Game, description: PlaytestDescription, index: int, number: int) -> GameRecord:
    """Play one scenario to its end."""
    state = game.state
    observer = GameObserver(state, description.decks)
    play_out(game, seats(description, index, number))
    ended = game.outcome()
    assert ended is not None, "a game that was played to its end has an outcome"
    observed = observer.observation()
    return GameRecord(
        index=index,
        ending=ended.ending,
        rounds=ended.rounds,
        quest_stage=ended.stage,
        score=ended.score.total if ended.score is not None else None,
        cause=observed.cause,
        threat=tuple(state.threat),
        choices=tuple(state.choices),
        observation=observed,
    )


def replay(
    description: PlaytestDescription, index: int, choices: tuple[int, ...]
) -> Iterator[Game]:
    """Return a recorded game after its set-up and after each of its choices.

    In a campaign each scenario follows the last one with a set-up of its own. Raise NoSuchOption
    where the choices are not those of this game (`rules.playtest.playing.play_choices`).
    """
    return play_choices(games(description, index), choices)


def is_end(game: Game, record: GameRecord) -> bool:
    """Return whether a game, of a campaign its last one, has ended as recorded."""
    if not game.is_over():
        # A game that was cut off just stops.
        game = game.clone()
        game.cut_off()
    ended = game.outcome()
    assert ended is not None, "a game that is over has an outcome"
    last = record.scenarios[-1] if record.scenarios else record
    score = ended.score.total if ended.score is not None else None
    reached = (ended.ending, ended.rounds, ended.stage, score)
    return reached == (last.ending, last.rounds, last.quest_stage, last.score)
