"""The Gandalf cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce, twilight_cost
from rules.tcg.engine.state.codes import DEFENDER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import OVER_WEATHERTOP
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("allies", "seen"), [([], True), ([ERLAND_ADVISOR_TO_BRAND], False)])
def test_erland_hides_the_hand_from_a_shadow_player_who_pays_to_see_it(
    allies: list[str], seen: bool
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        support=allies,
        minions=[GOBLIN_MAN],
        hand=[HOBBIT_SWORD_7_319],
    )
    scene.shadow_phase().use(GOBLIN_MAN)
    assert ("looked at" in [what for what, *_ in scene.log]) is seen


def test_gandalfs_staff_makes_spells_cheaper_and_no_other_event() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: [GANDALFS_STAFF]},
        hand=[SERVANT_OF_THE_SECRET_FIRE, A_WIZARD_IS_NEVER_LATE],
    )
    costs = [
        twilight_cost(scene.state, scene.card(card))
        for card in (SERVANT_OF_THE_SECRET_FIRE, A_WIZARD_IS_NEVER_LATE)
    ]
    assert costs == [0, 1]


@pytest.mark.parametrize(
    ("fighter", "wounds_of_fighter"), [(GANDALF_THE_GREY_WIZARD, 0), (ARAGORN_DRIVEN_BY_NEED, 1)]
)
def test_gandalfs_staff_cancels_a_skirmish_of_gandalf(fighter: str, wounds_of_fighter: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        bearing={GANDALF_THE_GREY_WIZARD: [GANDALFS_STAFF]},
        minions=[EASTERLING_REGIMENT],
        site=6,
    )
    scene.skirmish(fighter, EASTERLING_REGIMENT).use(GANDALFS_STAFF).resolve()
    exertions = 2 if fighter == GANDALF_THE_GREY_WIZARD else 0
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 2
    assert scene.wounds(fighter) == wounds_of_fighter + exertions


@pytest.mark.parametrize(
    ("bearer", "item", "cost"),
    [
        (GIMLI_SON_OF_GLOIN, GIMLIS_BATTLE_AXE, 1),
        (GIMLI_DWARF_OF_EREBOR, GIMLIS_BATTLE_AXE, 2),
        (GANDALF_THE_GREY_WIZARD, GLAMDRING, 1),
    ],
)
def test_gandalfs_wisdom_helps_gandalf_and_those_of_his_signet(
    bearer: str, item: str, cost: int
) -> None:
    scene = Scene(fellowship=[bearer], support=[GANDALFS_WISDOM], hand=[item])
    assert scene.fellowship_phase().play(item).twilight == cost


def test_hugin_places_a_free_peoples_card_beneath_the_deck() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        support=[HUGIN],
        discards=[MORDOR_TROOPER, ROHIRRIM_GUARD],
        deck=[HOBBIT_SWORD_7_319],
    )
    scene.fellowship_phase().use(HUGIN)
    assert scene.deck() == [ROHIRRIM_GUARD, HOBBIT_SWORD_7_319]


@pytest.mark.parametrize(
    ("item", "less"),
    [(GIMLIS_BATTLE_AXE, 1), (GREAT_SHIELD, 1), (DWARVEN_BRACERS_2_3, 0), (GOBLIN_SPEAR, 0)],
)
def test_jarnsmid_makes_some_classes_of_your_own_cheaper(item: str, less: int) -> None:
    costs = []
    for support in ([], [JARNSMID_MERCHANT_FROM_DALE]):
        scene = Scene(fellowship=[GIMLI_SON_OF_GLOIN], support=support, hand=[item])
        if item == GOBLIN_SPEAR:
            scene = Scene(fellowship=[GIMLI_SON_OF_GLOIN], support=support, shadow_hand=[item])
        costs.append(twilight_cost(scene.state, scene.card(item)))
    assert costs[0] - costs[1] == less


@pytest.mark.parametrize(("site", "drawn"), [(BALINS_TOMB, 1), (MORIA_LAKE, 0)])
def test_speak_friend_and_enter_draws_for_an_underground_site(site: str, drawn: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[SPEAK_FRIEND_AND_ENTER],
        adventure=[site],
        deck=[ROHIRRIM_GUARD],
        site=3,
        path=OVER_WEATHERTOP[:3],
    )
    scene.fellowship_phase().play(SPEAK_FRIEND_AND_ENTER)
    assert len(scene.state.path) == 4
    assert len(scene.hand()) == drawn


@pytest.mark.parametrize(("taken", "offered"), [(0, True), (1, True), (3, False)])
def test_staff_asunder_costs_the_staff_and_two_exertions(taken: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: [GANDALFS_STAFF]},
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        hand=[STAFF_ASUNDER],
        site=6,
    )
    scene.wound(GANDALF_THE_GREY_WIZARD, taken).skirmish(GANDALF_THE_GREY_WIZARD, MORDOR_TROOPER)
    assert scene.can(Verb.PLAY, STAFF_ASUNDER) is offered
    if offered:
        scene.play(STAFF_ASUNDER)
        assert scene.wounds(GANDALF_THE_GREY_WIZARD) == taken + 2
        assert scene.is_discarded(GANDALFS_STAFF)
        assert scene.is_discarded(MORDOR_TROOPER)
        assert scene.in_play(MORDOR_VETERAN)


@pytest.mark.parametrize(("twilight", "choice", "bonus"), [(2, 1, 0), (2, 0, 1), (1, None, 1)])
def test_a_shadow_player_may_pay_to_prevent_wielder_of_the_flame(
    twilight: int, choice: int | None, bonus: int
) -> None:
    """The event's own cost fills the pool to three before the Shadow player is asked."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[WIELDER_OF_THE_FLAME],
        minions=[MORDOR_TROOPER],
        twilight=twilight,
    )
    scene.maneuver_phase().play(WIELDER_OF_THE_FLAME).choose(GANDALF_THE_GREY_WIZARD)
    if choice is not None:
        assert scene.who == SHADOW
        scene.take_number(choice)
    assert scene.number(DEFENDER, GANDALF_THE_GREY_WIZARD) == bonus


@pytest.mark.parametrize(("items", "offered"), [([], False), ([GANDALFS_STAFF], True)])
def test_you_cannot_pass_needs_a_staff_and_takes_fierce(items: list[str], offered: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: items},
        hand=[YOU_CANNOT_PASS],
        minions=[EASTERLING_REGIMENT],
        site=6,
    )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, YOU_CANNOT_PASS) is offered
    if offered:
        scene.play(YOU_CANNOT_PASS)
        assert not is_fierce(scene.state, scene.card(EASTERLING_REGIMENT))


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (1, True), (2, False)])
def test_wizard_staff_exerts_its_bearer_twice_to_weaken_a_minion(wounds: int, usable: bool) -> None:
    gandalf = GANDALF_THE_GREY_WIZARD
    scene = Scene(
        fellowship=[gandalf],
        bearing={gandalf: [WIZARD_STAFF_2_29]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).wound(gandalf, wounds)
    scene.skirmish(gandalf, MORDOR_VETERAN)
    assert scene.can(Verb.USE, WIZARD_STAFF_2_29) is usable
    if usable:
        scene.use(WIZARD_STAFF_2_29).choose(MORDOR_VETERAN)
        assert scene.wounds(gandalf) == wounds + 2
        assert scene.strength(MORDOR_VETERAN) == 9 - 3
        assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize("takes_it", [True, False])
def test_the_grey_pilgrim_may_draw_a_card_at_the_start_of_his_turns(takes_it: bool) -> None:
    scene = Scene(fellowship=[GANDALF_THE_GREY_PILGRIM], deck=[ROHIRRIM_GUARD] * 2).turn_starts()
    if takes_it:
        scene.answer_with(GANDALF_THE_GREY_PILGRIM)
    else:
        scene.pass_()
    assert scene.hand() == ([ROHIRRIM_GUARD] if takes_it else [])
