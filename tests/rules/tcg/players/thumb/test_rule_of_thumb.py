"""The rule-of-thumb player: what it does at the table, and how it fares."""

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import MANEUVER, SKIRMISH, Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.game import Game
from rules.tcg.notation.language import ability as special
from rules.tcg.notation.language import draw, maneuver
from rules.tcg.players.reading.table import burden_points
from rules.tcg.players.reading.weights import RULES
from rules.tcg.players.thumb.rule_of_thumb import MANY_USES, RuleOfThumbPlayer
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def chosen(scene: Scene) -> Option:
    """Return what the player takes of the options a scene waits on."""
    return scene.options()[RuleOfThumbPlayer().choose(scene.game())]


@pytest.mark.parametrize("seats", [("easy", "random"), ("random", "easy")])
@pytest.mark.parametrize("deck", [ARAGORN_STARTER, EOMER_STARTER])
def test_it_beats_random_play_with_the_same_deck(seats: tuple[str, str], deck: TcgDeck) -> None:
    description = PlaytestDescription((deck, deck), seats, seed=2003)
    mine = seats.index("easy")
    wins = sum(play_game(description, index).winner == mine for index in range(100))
    assert wins >= 95


def test_it_plays_an_event_that_turns_a_skirmish() -> None:
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_TROOPER], hand=[CITY_OF_MEN], site=6)
    scene.skirmish(TARGON, MORDOR_TROOPER)
    assert chosen(scene) == Option(Verb.PLAY, scene.card(CITY_OF_MEN))


def test_it_keeps_an_event_where_the_skirmish_is_won_already() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], hand=[CITY_OF_MEN], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert chosen(scene).verb == Verb.PASS


@pytest.mark.parametrize(
    ("fighter", "verb"), [(MERRY_ROHIRRIM_SQUIRE, Verb.PLAY), (TARGON, Verb.PASS)]
)
def test_it_cancels_only_a_skirmish_that_the_event_can_cancel(fighter: str, verb: int) -> None:
    """Hobbit Intuition cancels one that involves a Hobbit."""
    scene = Scene(
        fellowship=[fighter],
        minions=[SOUTHRON_CAPTAIN],
        hand=[HOBBIT_INTUITION],
        path=PLAIN_FELLOWSHIP,
        site=4,
    )
    scene.skirmish(fighter, SOUTHRON_CAPTAIN)
    assert chosen(scene).verb == verb


def test_it_keeps_a_cancelling_event_that_the_rules_bar_from_the_ring_bearer() -> None:
    """Since 4.1 no skirmish of a Ring-bearer's is cancelled."""
    verbs = []
    for edition in ("comprehensive-2.0", "comprehensive-4.2"):
        scene = Scene(
            minions=[SOUTHRON_CAPTAIN],
            hand=[HOBBIT_INTUITION],
            path=PLAIN_FELLOWSHIP,
            edition=edition,
        )
        scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN)
        verbs.append(chosen(scene).verb)
    assert verbs == [Verb.PLAY, Verb.PASS]


def test_the_shadow_plays_an_event_for_twilight_when_there_are_threats() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, FARAMIR_STOUT_CAPTAIN],
        minions=[SOUTHRON_CAPTAIN],
        shadow_hand=[MUMAKIL_OF_THE_HARAD],
        site=4,
        twilight=1,
        threats=3,
    )
    scene.maneuver_phase()
    while scene.who == 0:
        scene.pass_()
    assert chosen(scene) == Option(Verb.PLAY, scene.card(MUMAKIL_OF_THE_HARAD))


def test_it_pays_a_small_price_to_prevent_a_large_effect() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, FARAMIR_STOUT_CAPTAIN],
        minions=[SOUTHRON_BANDIT],
        site=4,
    )
    scene.maneuver_phase()
    while scene.who == 0:
        scene.pass_()
    scene.use(SOUTHRON_BANDIT)
    assert scene.decision.question == Question.EITHER
    assert chosen(scene).number == 1


def test_it_prevents_the_wound_that_would_kill() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [RIDING_ARMOR]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[TARGON, MERRY_ROHIRRIM_SQUIRE, FARAMIR_STOUT_CAPTAIN, ARAGORN_DRIVEN_BY_NEED],
        site=6,
    ).wound(EOMER_VALIANT_WARCHIEF, 2)
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN)
    while scene.decision.question == Question.ACTION:
        scene.pass_()
    assert scene.decision.question == Question.RESPONSE
    assert chosen(scene).verb == Verb.TRIGGER


@pytest.mark.parametrize(("events", "verb"), [(2, Verb.PASS), (5, Verb.DISCARD)])
def test_it_does_not_let_events_fill_its_hand(events: int, verb: int) -> None:
    """At the end of its turn it lets an event go once it holds many: it needs other cards."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[CITY_OF_MEN] * events + [TARGON, FARAMIR_STOUT_CAPTAIN],
        deck=[MERRY_ROHIRRIM_SQUIRE] * 9,
        shadow_deck=[MORDOR_TROOPER] * 9,
        site=4,
    )
    scene.regroup_phase()
    while scene.decision.question != Question.RECONCILE_ONE or scene.who != FREE_PEOPLES:
        scene.do(Verb.STAY) if scene.can(Verb.STAY) else scene.pass_()
    taken = chosen(scene)
    assert taken.verb == verb
    if verb == Verb.DISCARD:
        assert scene.id_of(taken.card) == CITY_OF_MEN


def test_it_bids_a_single_burden() -> None:
    game = Game((ARAGORN_STARTER, EOMER_STARTER), seed=1)
    assert game.options()[RuleOfThumbPlayer().choose(game)] == Option(Verb.BID, number=1)


def test_it_gives_an_archery_wound_to_the_one_who_can_spare_it() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE], minions=[GOBLIN_ARCHER], site=4
    ).wound(MERRY_ROHIRRIM_SQUIRE, 3)
    scene.archery_phase()
    assert scene.decision.question == Question.ARCHERY_WOUND
    assert chosen(scene) == Option(Verb.WOUND, scene.card(ARAGORN_DRIVEN_BY_NEED))


def test_it_removes_burdens_before_they_corrupt() -> None:
    """Anduin Banks takes burdens off; with many of them that is worth a little strength."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], burdens=8)
    few = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], burdens=1)
    assert burden_points(scene.state, -1, RULES) > burden_points(few.state, -1, RULES) > 0
    assert burden_points(scene.state, 2, RULES) < -500


def test_it_leaves_a_loop_of_actions_that_cost_nothing() -> None:
    drummer = made(MORDOR_TROOPER, special(maneuver, draw(1)))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[drummer],
        shadow_deck=[MORDOR_TROOPER] * 60,
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.USE, drummer)
    player, game = RuleOfThumbPlayer(), scene.game()
    uses = 0
    while scene.state.phase == MANEUVER and scene.who == SHADOW:
        taken = player.choose(game)
        uses += scene.options()[taken].verb == Verb.USE
        scene.take(scene.options()[taken])
    assert 0 < uses <= MANY_USES


def glorfindel_fights() -> Scene:
    """Return a skirmish in which he may reveal the top card of the draw deck."""
    scene = Scene(
        fellowship=[GLORFINDEL_REVEALED_IN_WRATH],
        deck=[MERRY_ROHIRRIM_SQUIRE] * 3,
        minions=[MORDOR_TROOPER],
        site=4,
    )
    scene.skirmish(GLORFINDEL_REVEALED_IN_WRATH, MORDOR_TROOPER)
    return scene.wait_to(Verb.USE, GLORFINDEL_REVEALED_IN_WRATH)


def test_it_does_not_use_what_is_worth_little_again_and_again() -> None:
    """Glorfindel may reveal the top card of the draw deck in a skirmish: the same one each time."""
    scene = glorfindel_fights()
    player, game = RuleOfThumbPlayer(TUNED), scene.game()
    verbs = []
    while scene.state.phase == SKIRMISH and scene.state.skirmish_minions:
        taken = player.choose(game)
        verbs.append(scene.options()[taken].verb)
        scene.take(scene.options()[taken])
    assert verbs.count(Verb.USE) == 1


def test_of_what_was_used_often_enough_nothing_is_compared() -> None:
    scene = glorfindel_fights()
    player = RuleOfThumbPlayer(TUNED)
    first = present(player.tell(scene.game()))
    assert player.choose(scene.game()) == player.choose(scene.game()) == first.place
    assert {option.verb for each in first.weighed for option in each.options} == {
        Verb.USE,
        Verb.PASS,
    }
    scene.use(GLORFINDEL_REVEALED_IN_WRATH).wait_to(Verb.USE, GLORFINDEL_REVEALED_IN_WRATH)
    again = present(player.tell(scene.game()))
    assert [option for each in again.weighed for option in each.options] == [PASS]


def test_it_names_the_culture_whose_companions_are_worst_wounded() -> None:
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS, LEGOLAS_GREENLEAF, ELFHELM, GUTHLAF],
        hand=[CITADEL_TO_GATE],
    )
    for wounded in (ELFHELM, GUTHLAF):
        scene.wound(wounded, 2)
    scene.fellowship_phase().play(CITADEL_TO_GATE).take(chosen(scene))
    assert (scene.wounds(ELFHELM), scene.wounds(GUTHLAF)) == (1, 1)


def test_a_shadow_player_who_orders_the_skirmishes_begins_with_the_weakest() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[SEEKING_NEW_FOES],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
    )
    assign(scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(SOUTHRON_CAPTAIN))
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert chosen(scene) == Option(Verb.FIGHT, scene.card(MERRY_ROHIRRIM_SQUIRE))


def test_it_chooses_where_the_word_of_a_single_card_asks() -> None:
    """Such a word asks in its own way: here for two sites that change places (15 R 174)."""
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[URUK_CAVERN_STRIKER], site=4)
    scene.control(STEPS_OF_EDORAS, BEACON_OF_MINAS_TIRITH)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_CAVERN_STRIKER)
    scene.wait_to(Verb.USE, URUK_CAVERN_STRIKER).use(URUK_CAVERN_STRIKER)
    for _ in range(2):
        scene.take(chosen(scene))
    assert len([note for note in scene.log if note[0] == "sites exchanged"]) == 1
