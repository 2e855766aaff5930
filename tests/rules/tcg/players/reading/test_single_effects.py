"""What a single effect is worth to a player: only what it changes now."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.engine.state.parts import standing_context
from rules.tcg.notation.language import a, assign, companion, discard, isengard, minion, this
from rules.tcg.players.reading.heuristics import worth
from rules.tcg.players.reading.single_effects import worth_on_card
from rules.tcg.players.reading.table import RING_BEARER_LOST
from rules.tcg.players.reading.weights import Weights, learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from rules.tcg.players.thumb.shared_rules import context_of
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

LEARNED = learned_rules()


def use_worth(scene: Scene, card_id: str) -> float:
    """Return what using a card's ability is worth by the rules."""
    worths = rate_options(scene.state, scene.decision, TUNED)
    used = scene.card(card_id)
    return next(
        worth
        for option, worth in zip(scene.options(), worths, strict=True)
        if option.verb == Verb.USE and option.card == used
    )


def worth_it(scene: Scene, verb: int, card_id: str, weights: Weights | None = None) -> bool:
    """Return whether the rules, else the tuned ones, rate an action above doing nothing more."""
    worths = rate_options(scene.state, scene.decision, weights or TUNED)
    rated = dict(zip(scene.options(), worths, strict=True))
    action = next(
        option
        for option in rated
        if option.verb == verb and scene.state.blueprints[option.card].card.id == card_id
    )
    return rated[action] > rated[PASS]


@pytest.mark.parametrize(
    ("fighter", "minion", "saves"),
    [
        (MERRY_FRIEND_TO_SAM, URUK_LIEUTENANT, True),  # 3 against 8: overwhelmed, not tripled
        (MERRY_FRIEND_TO_SAM, URUK_SAVAGE, False),  # 3 against 5
        (BOROMIR_LORD_OF_GONDOR, URUK_LIEUTENANT, False),  # no Hobbit fights
    ],
)
@pytest.mark.parametrize("card", [NO_WORSE_FOR_WEAR, THE_TALE_OF_THE_GREAT_RING])
def test_a_hobbit_is_protected_where_that_saves_him(
    fighter: str, minion: str, saves: bool, card: str
) -> None:
    """Both keep a Hobbit from being overwhelmed: unless the strength is tripled, or for good."""
    is_event = card == NO_WORSE_FOR_WEAR
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM, BOROMIR_LORD_OF_GONDOR],
        minions=[minion],
        hand=[card] if is_event else [],
        support=[] if is_event else [card],
        site=4,
    )
    scene.skirmish(fighter, minion)
    assert worth_it(scene, Verb.PLAY if is_event else Verb.USE, card) == saves


@pytest.mark.parametrize(("twilight", "pays"), [(3, True), (1, False)])
def test_a_minion_in_the_discard_pile_is_worth_three_cards_where_twilight_pays_for_it(
    twilight: int, pays: bool
) -> None:
    """They Are Coming: discard 3 cards from hand to play a Moria Orc from your discard pile."""
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        shadow_support=[THEY_ARE_COMING],
        shadow_hand=[BRED_FOR_BATTLE, BRED_FOR_BATTLE, GOBLIN_SCIMITAR],
        shadow_discards=[MORIA_SCOUT],
        site=4,
        twilight=twilight,
    ).shadow_phase()
    use = [option for option in scene.options() if option.verb == Verb.USE]
    assert bool(use) == pays
    if pays:
        assert worth_it(scene, Verb.USE, THEY_ARE_COMING)


@pytest.mark.parametrize(("wounds", "puts_on"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_ring_is_put_on_where_a_wound_would_exhaust_or_kill(wounds: int, puts_on: bool) -> None:
    """Frodo has a vitality of 4; a burden lasts, a wound heals at a sanctuary."""
    scene = Scene(minions=[URUK_SAVAGE], site=4).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, URUK_SAVAGE)
    while not scene.can(Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1):
        scene.pass_()
    assert worth_it(scene, Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1) == puts_on


@pytest.mark.parametrize(
    ("own_wounds", "wounds", "heals"),
    [
        (0, 1, False),  # both are left with one wound less than exhausted: nothing is gained
        (0, 2, True),  # the other is exhausted, and is so no longer
        (1, 2, False),  # then this one would be
    ],
)
def test_who_exerts_to_heal_another_gains_something(
    own_wounds: int, wounds: int, heals: bool
) -> None:
    """Two Elven Guardians healed each other by turns, twenty times each."""
    scene = Scene(fellowship=[ELVEN_GUARDIAN, ELVEN_GUARDIAN], minions=[URUK_SAVAGE], site=4)
    own, other = (scene.card(ELVEN_GUARDIAN, copy) for copy in range(2))
    scene.state.wounds[own], scene.state.wounds[other] = own_wounds, wounds
    scene.maneuver_phase()
    worths = rate_options(scene.state, scene.decision, TUNED)
    use = next(at for at, option in enumerate(scene.options(Verb.USE)) if option.card == own)
    assert (worths[use] > worths[scene.options().index(PASS)]) == heals


@pytest.mark.parametrize(("fellowship", "worth"), [([LEGOLAS_GREENLEAF], True), ([], False)])
def test_arrows_that_nobody_shoots_are_not_bought_off(fellowship: list[str], worth: bool) -> None:
    """Wreathed in Shadow makes the fellowship archery total less by 1 for a twilight token."""
    scene = Scene(
        fellowship=fellowship,
        minions=[URUK_SAVAGE],
        shadow_support=[WREATHED_IN_SHADOW],
        site=4,
        twilight=5,
    ).archery_phase()
    scene.wait_to(Verb.USE, WREATHED_IN_SHADOW)
    assert worth_it(scene, Verb.USE, WREATHED_IN_SHADOW) == worth
    scene.use(WREATHED_IN_SHADOW).wait_to(Verb.USE, WREATHED_IN_SHADOW)
    assert not worth_it(scene, Verb.USE, WREATHED_IN_SHADOW)


def test_a_minion_that_fights_already_is_not_assigned_again() -> None:
    """Dunlending Ravager may assign itself to an ally."""
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR, ALDOR], minions=[DUNLENDING_RAVAGER], site=4
    ).assignment_phase()
    scene.wait_to(Verb.USE, DUNLENDING_RAVAGER)
    assert use_worth(scene, DUNLENDING_RAVAGER) > 0
    scene.state.set_assigned(scene.card(DUNLENDING_RAVAGER), (scene.card(ALDOR),))
    assert use_worth(scene, DUNLENDING_RAVAGER) < 0


# --- items that wait to be discarded ---


@pytest.mark.parametrize(
    ("wounds", "weights", "heals"),
    [(1, LEARNED, True), (1, TUNED, False), (0, LEARNED, False), (3, LEARNED, True)],
    ids=["learned", "tuned", "nobody is wounded", "somebody is exhausted"],
)
def test_athelas_is_discarded_to_heal(wounds: int, weights: Weights, heals: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], bearing={ARAGORN_DRIVEN_BY_NEED: [ATHELAS]}, site=4
    ).wound(ARAGORN_DRIVEN_BY_NEED, wounds)
    scene.fellowship_phase()
    assert worth_it(scene, Verb.USE, ATHELAS, weights) is heals


def own_loss(bearer: str, item: str, weights: Weights) -> float:
    """Return what it costs to discard an item, by its own text, beside its twilight cost."""
    scene = Scene(fellowship=[bearer], bearing={bearer: [item]})
    card = scene.card(item)
    context = context_of(scene.state, card, FREE_PEOPLES)
    lost = -worth_on_card(discard(this), scene.state, context, card, weights)
    return lost - scene.state.blueprints[card].card.twilight / 2


@pytest.mark.parametrize(
    ("bearer", "item", "worth"),
    [
        (ARAGORN_DRIVEN_BY_NEED, ATHELAS, LEARNED.waiting_item),
        (EOMER_SISTER_SON_OF_THEODEN, EOMERS_SPEAR_TRUSTY_WEAPON, 2.0),
        (EOMER_SISTER_SON_OF_THEODEN, ROHIRRIM_JAVELIN, 2.0),
        (DWARF_GUARD, HAND_AXE, 2.0),
    ],
)
def test_a_weapon_is_dearer_for_it_is_of_use_while_it_is_borne(
    bearer: str, item: str, worth: float
) -> None:
    """The texts of all four discard their card; the weapons strengthen their bearer until then."""
    assert own_loss(bearer, item, TUNED) == pytest.approx(2.0)
    assert own_loss(bearer, item, LEARNED) == pytest.approx(worth)


# --- who is assigned ---


def vision_from_afar(minion: str, *, assigned: bool = False) -> Scene:
    """Return the Shadow's choice to assign an Easterling to Frodo unless a burden is added."""
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        minions=[minion],
        shadow_hand=[VISION_FROM_AFAR],
        twilight=3,
        site=4,
    ).assignment_phase()
    if assigned:
        scene.state.set_assigned(scene.card(minion), (scene.card(BOROMIR_LORD_OF_GONDOR),))
    return scene.wait_to(Verb.PLAY, VISION_FROM_AFAR)


@pytest.mark.parametrize(
    ("minion", "deadly"), [(EASTERLING_CAPTAIN, True), (EASTERLING_SKIRMISHER, False)]
)
def test_a_burden_is_taken_rather_than_a_minion_that_kills_the_ring_bearer(
    minion: str, deadly: bool
) -> None:
    """The captain's 11 overwhelm Frodo's 3; the skirmisher's 5 only wound him."""
    scene = vision_from_afar(minion).play(VISION_FROM_AFAR)
    assigned, burden = rate_options(scene.state, scene.decision, TUNED)
    assert assigned < burden < 0
    assert (assigned <= RING_BEARER_LOST) is deadly


def test_the_shadow_makes_that_choice_hard_where_nobody_is_assigned_yet() -> None:
    assert worth_it(vision_from_afar(EASTERLING_CAPTAIN), Verb.PLAY, VISION_FROM_AFAR)
    scene = vision_from_afar(EASTERLING_CAPTAIN, assigned=True)
    assert not worth_it(scene, Verb.PLAY, VISION_FROM_AFAR)


# --- prices that nobody can pay ---


@pytest.mark.parametrize(("twilight", "payable"), [(0, False), (2, False), (3, True)])
def test_twilight_that_is_not_there_prevents_nothing(twilight: int, payable: bool) -> None:
    """Tidings of Erebor draws 3 cards unless the Shadow player removes 3 twilight tokens."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        hand=[TIDINGS_OF_EREBOR],
        deck=[DWARF_GUARD] * 8,
        twilight=twilight,
        site=4,
    ).regroup_phase()
    worths = rate_options(scene.state, scene.decision, TUNED)
    weights = TUNED
    gained = 3 * (weights.twilight if payable else weights.card)
    assert worths[0] == pytest.approx(gained - weights.event * weights.card - 0.05)


@pytest.mark.parametrize(("wounds", "payable"), [(0, True), (3, False)])
def test_a_minion_that_cannot_exert_prevents_nothing(wounds: int, payable: bool) -> None:
    """Rohirrim Helm cancels a skirmish unless a minion in it exerts; Éomer would die."""
    eomer, troll = EOMER_SISTER_SON_OF_THEODEN, CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT
    scene = Scene(fellowship=[eomer], minions=[troll], bearing={eomer: [ROHIRRIM_HELM]}, site=4)
    scene.wound(troll, wounds).skirmish(eomer, troll)
    assert (use_worth(scene, ROHIRRIM_HELM) > TUNED.companion / 2) is not payable


@pytest.mark.parametrize(("others", "worthwhile"), [([], False), ([URUK_LIEUTENANT], True)])
def test_to_assign_a_minion_that_cannot_be_is_worth_nothing(
    others: list[str], worthwhile: bool
) -> None:
    """Saruman cannot be assigned; his text assigns an Isengard minion to a companion."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[SARUMAN_SERVANT_OF_THE_EYE, *others], site=6)
    effect = assign(a(isengard, minion), a(companion))
    gained = worth(effect, scene.state, standing_context(-1, SHADOW), LEARNED)
    assert (gained > 0) is worthwhile
    assert gained == 0 or worthwhile
