"""The policy of fights: which decisions it tries out, and that it does the rest as Quick."""

from random import Random

import pytest

from rules.players.telling import Measure
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, set_up
from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import REGROUP, SHADOW, SKIRMISH, Question, Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing, describe, two_starters
from rules.tcg.players.learned import fights_policy, fights_tried_out, moving_tried_out
from rules.tcg.players.learned.fights_policy import (
    QUICK,
    THOROUGH,
    Efforts,
    Moment,
    moment_of,
    plays_site,
)
from rules.tcg.players.learned.fights_tried_out import Effort, play_fights_out
from rules.tcg.players.learned.moving_tried_out import MovingEffort
from rules.tcg.players.learned.player import LearnedPlayer
from rules.tcg.players.learned.trying import Tried
from rules.tcg.players.reading.skirmish_now import kills_character
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.learned.shadow_phases import DECKS
from tests.rules.tcg.scene import Scene


def fared_well(place: int) -> Tried:
    """Return an option whose playout went well."""
    tried = Tried(place)
    tried.deals, tried.total = 1, 0.5
    return tried


def moments(seed: int) -> list[tuple[Game, Moment | None]]:
    """Return a game of Quick players at each choice, with what Good takes it for."""
    game = set_up(PlaytestDescription(DECKS, ("quick", "quick"), seed), 0)
    players = [LearnedPlayer(), LearnedPlayer()]
    found = []
    while (decision := game.decision()) is not None:
        found.append((game.clone(), moment_of(game.state, decision)))
        game.choose(players[decision.player].choose(game))
    return found


def test_it_tries_out_what_decides_fights_and_nothing_else() -> None:
    seen = set()
    for game, moment in moments(seed=4):
        decision = present(game.decision())
        seen.add(moment)
        if moment in (Moment.SHADOW_PHASE, Moment.SHADOW_ORDER):
            assert game.state.phase == SHADOW
            assert decision.player != game.state.active
        if moment in (Moment.FIGHTING, Moment.SAFE_FIGHT):
            assert game.state.phase == SKIRMISH
        if decision.question in (Question.RECONCILE_ONE, Question.BID, Question.MOVE_AGAIN):
            assert moment is None
    fights = {Moment.SHADOW_PHASE, Moment.ASSIGNING, Moment.FIGHTING, Moment.SAFE_FIGHT}
    assert {None, *fights} <= seen


def test_what_the_shadow_plays_first_matters_where_it_cannot_pay_for_everything() -> None:
    """So the quick player tries it out there alone."""
    for seed in (4, 5):
        for game, moment in moments(seed):
            if moment in (Moment.SHADOW_PHASE, Moment.SHADOW_ORDER):
                prices = [
                    twilight_cost(game.state, option.card)
                    for option in game.options()
                    if option.verb == Verb.PLAY
                ]
                is_short = sum(prices) > game.state.twilight
                assert is_short == (moment is Moment.SHADOW_PHASE)
    assert Moment.SHADOW_PHASE in QUICK.fights
    assert Moment.SHADOW_ORDER not in QUICK.fights


def test_a_skirmish_is_safe_that_kills_nobody_of_your_own_or_the_enemy() -> None:
    """To a Free Peoples player while the character lives, to a Shadow player once he dies."""
    seen = set()
    for seed in (4, 5):
        for game, moment in moments(seed):
            if moment in (Moment.FIGHTING, Moment.SAFE_FIGHT):
                is_free = present(game.decision()).player == game.state.active
                is_safe = kills_character(game.state) != is_free
                assert is_safe == (moment is Moment.SAFE_FIGHT)
                seen.add((is_free, is_safe))
    assert len(seen) == 4


def test_what_is_not_tried_out_is_told_by_its_points() -> None:
    """A single candidate is Quick's own choice, and it says why."""
    told = 0
    for game, moment in moments(seed=4):
        if moment is Moment.SAFE_FIGHT:
            comparison = LearnedPlayer(1, QUICK).tell(game)
            assert comparison is not None
            assert comparison.place == LearnedPlayer(1, QUICK).choose(game)
            told += comparison.measure is Measure.POINTS
    assert told


def free_sites(seed: int) -> list[tuple[Game, bool]]:
    """Return a game whose sites have no numbers at each choice, with whether it is of a site."""
    decks = ("br-saruman-starter", "sh-gandalf-starter")
    game = set_up(describe(Pairing(decks, ("quick", "quick")), seed), 0)
    players = [LearnedPlayer(), LearnedPlayer()]
    found = []
    while (decision := game.decision()) is not None:
        found.append((game.clone(), plays_site(game.state, decision)))
        game.choose(players[decision.player].choose(game))
    return found


def test_it_tries_sites_out_but_none_before_the_game() -> None:
    tried = 0
    for game, is_site in free_sites(seed=1):
        decision = present(game.decision())
        verbs = {option.verb for option in decision.options}
        if game.state.turn == 0:
            assert not is_site
        elif decision.question == Question.SITE:
            assert is_site
            assert moment_of(game.state, decision) is Moment.SITES
            assert verbs == {Verb.PLAY_SITE}
            tried += len(decision.options) > 1
    assert tried >= 2


def test_a_site_played_for_another_move_is_tried_out_until_that_move_is_over() -> None:
    """In regroup the playout would otherwise be over before it began."""
    moved_again = 0
    for game, is_site in free_sites(seed=1) + free_sites(seed=3):
        state = game.state
        if is_site and state.phase == REGROUP and state.pending is not None:
            moved_again += 1
            played = game.clone()
            play_fights_out(played, state.pending.player, 0)
            assert played.state.moves > state.moves or played.state.ending
    assert moved_again


def test_with_no_fight_tried_out_it_plays_as_quick_except_for_moving() -> None:
    for seed in (1, 2):
        game = set_up(PlaytestDescription(DECKS, ("quick", "quick"), seed), 0)
        quick_players = [LearnedPlayer(seed=1), LearnedPlayer(seed=2)]
        idle = QUICK._replace(fights={})
        good_players = [LearnedPlayer(1, idle), LearnedPlayer(2, idle)]
        while (decision := game.decision()) is not None:
            place = quick_players[decision.player].choose(game)
            taken = good_players[decision.player].choose(game)
            assert taken == place or decision.question == Question.MOVE_AGAIN
            game.choose(place)


def test_it_takes_what_fares_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever Quick would do, the last candidate wins here."""

    def last_wins(
        game: Game, player: int, candidates: list[int], effort: Effort, seed: int
    ) -> list[Tried]:
        return [fared_well(place) for place in reversed(candidates)]

    monkeypatch.setattr(fights_policy, "race", last_wins)
    chosen = [
        (LearnedPlayer(1, QUICK).choose(game), LearnedPlayer().choose(game))
        for game, moment in moments(seed=4)
        if moment is Moment.ASSIGNING
    ]
    assert chosen
    assert any(own != quick for own, quick in chosen)


@pytest.mark.parametrize("efforts", [QUICK, THOROUGH])
def test_the_same_seed_plays_the_same_and_following_remembers_what_choosing_does(
    efforts: Efforts,
) -> None:
    game = set_up(PlaytestDescription(DECKS, ("quick", "quick"), 6), 0)
    thinking = [LearnedPlayer(1, efforts), LearnedPlayer(2, efforts)]
    following = [LearnedPlayer(1, efforts), LearnedPlayer(2, efforts)]
    for _ in range(90):
        decision = game.decision()
        if decision is None:
            break
        place = thinking[decision.player].choose(game)
        if game.state.decisions % 5 == 0:
            assert following[decision.player].choose(game) == place
        else:
            following[decision.player].follow(game, place)
        game.choose(place)


def test_two_players_do_not_answer_each_others_abilities_for_ever() -> None:
    """Merry and Morgul Destroyer took 1,848 turns of one skirmish before uses were counted."""
    game = set_up(describe(Random("77 4").choice(two_starters()), 77), 4)
    players = [LearnedPlayer(1, QUICK), LearnedPlayer(2)]
    while (decision := game.decision()) is not None:
        game.choose(players[decision.player].choose(game))
    assert game.state.decisions < 700


def test_a_game_is_the_same_each_time() -> None:
    description = PlaytestDescription(DECKS, ("good", "quick"), seed=5)
    assert play_game(description, 0).choices == play_game(description, 0).choices


@pytest.mark.parametrize(
    ("support", "stacked", "moment"),
    [
        ([], [], Moment.SHADOW_ORDER),
        ([SEEKING_ITS_MASTER], [], Moment.SHADOW_ORDER),
        ([GOBLIN_SWARMS], [GOBLIN_PATROL_TROOP], Moment.SHADOW_PHASE),
    ],
    ids=["no ability", "an ability that draws", "an ability that plays a minion"],
)
def test_what_a_text_may_play_is_tried_out_though_the_twilight_pays_for_the_hand(
    support: list[str], stacked: list[str], moment: Moment
) -> None:
    """Only cards in hand are predicted."""
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_hand=[GOBLIN_RUNNER],
        shadow_support=support,
        stacked={GOBLIN_SWARMS: stacked} if stacked else {},
        site=4,
        twilight=20,
    ).shadow_phase()
    assert scene.can(Verb.USE) is bool(support)
    assert moment_of(scene.state, scene.decision) is moment


@pytest.mark.parametrize(
    ("site", "opponent", "at_the_end"), [(7, 1, False), (8, 1, True), (4, 8, True), (4, 7, False)]
)
@pytest.mark.parametrize("efforts", [QUICK, THOROUGH])
def test_moving_is_tried_out_further_where_somebody_may_reach_the_last_site(
    efforts: Efforts,
    site: int,
    opponent: int,
    at_the_end: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The thorough player looks two turns ahead at any site."""
    made: list[MovingEffort] = []

    def remember(game: Game, decision: Decision, effort: MovingEffort, seed: int) -> float:
        made.append(effort)
        return 1.0

    monkeypatch.setattr(moving_tried_out, "worth_of_moving", remember)
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=site)
    scene.state.position[1] = opponent
    scene.state.moves = 1
    scene.regroup_phase()
    while not scene.can(Verb.MOVE):
        scene.pass_()
    place = LearnedPlayer(1, efforts).choose(scene.game())
    assert scene.options()[place].verb == Verb.MOVE
    usual = efforts.moving
    if at_the_end and efforts is QUICK:
        assert made[0].turns == 2 > usual.turns
        assert made[0].deals > usual.deals
    else:
        assert made == [usual]


class Insisting(RuleOfThumbPlayer):
    """Rules of thumb that let this companion defend."""

    def __init__(self, defender: int) -> None:
        super().__init__(learned_rules())
        self._defender = defender

    def choose(self, game: Game) -> int:
        return [option.card for option in game.options()].index(self._defender)


@pytest.mark.parametrize(
    ("minion", "own", "tried"),
    [
        (DESERT_NOMAD, MERRY_ROHIRRIM_SQUIRE, False),
        (DESERT_NOMAD, FRODO_HOPE_OF_FREE_PEOPLES, True),
        (MORDOR_SOLDIER, MERRY_ROHIRRIM_SQUIRE, True),
    ],
    ids=["one event more", "Quick's own choice", "safe"],
)
@pytest.mark.parametrize("efforts", [QUICK, THOROUGH])
def test_a_ring_bearer_is_not_risked_to_what_one_event_more_would_overwhelm(
    efforts: Efforts,
    minion: str,
    own: str,
    tried: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Frodo has a strength of 5: the nomad's 9 and an event's 3 would kill him."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[minion],
        site=6,
    ).assignment_phase()
    while scene.decision.question != Question.ASSIGN_DEFENDERS:
        scene.pass_()
    found: list[int] = []

    def remember(
        game: Game, player: int, candidates: list[int], effort: Effort, seed: int
    ) -> list[Tried]:
        found.extend(candidates)
        return [fared_well(candidates[0])]

    monkeypatch.setattr(fights_policy, "race", remember)
    LearnedPlayer(1, efforts, rules=Insisting(scene.card(own))).choose(scene.game())
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert (frodo in {scene.options()[place].card for place in found}) is tried


def win_only_by(place: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let all options but one lose in their playouts; return what is played out."""
    played: list[int] = []

    def play_out(dealt: Game, player: int, taken: int, plans: object = None) -> float:
        played.append(taken)
        return float(taken == place)

    monkeypatch.setattr(fights_tried_out, "play_fights_out", play_out)
    return played


def test_every_option_is_tried_where_the_likely_ones_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick player tries two options of a skirmish, and all if both lose."""
    saved = 0
    for seed in (4, 5):
        for game, moment in moments(seed):
            decision = present(game.decision())
            if moment is Moment.FIGHTING:
                for place in range(len(decision.options)):
                    win_only_by(place, monkeypatch)
                    choice = decision.options[LearnedPlayer(1, QUICK).choose(game)]
                    card = game.state.blueprints[choice.card]
                    # A copy of the card is as good.
                    assert card is game.state.blueprints[decision.options[place].card]
                    saved += place > 1
    assert saved


@pytest.mark.parametrize(
    ("minion", "is_saved"), [(WHITE_HAND_LEGION, True), (MORDOR_SOLDIER, False)]
)
def test_a_ring_bearer_about_to_die_makes_it_try_all_it_may_do(
    minion: str, is_saved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where nothing is tried out as a rule."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        hand=[HOBBIT_STEALTH, HOBBIT_STEALTH],
        site=6,
    ).skirmish(FRODO_HOPE_OF_FREE_PEOPLES, minion)
    idle = QUICK._replace(fights={})
    own = LearnedPlayer(seed=1).choose(scene.game())
    others = [place for place in range(len(scene.options())) if place != own]
    played = win_only_by(others[0], monkeypatch)
    taken = LearnedPlayer(1, idle).choose(scene.game())
    assert taken == (others[0] if is_saved else own)
    assert bool(played) is is_saved
