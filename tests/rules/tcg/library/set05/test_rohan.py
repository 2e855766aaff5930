"""The Rohan cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.vocabulary import Signet
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import ORC, in_skirmish
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import THROUGH_EASTFOLD
from tests.rules.tcg.scene import SHADOW, Scene

VALIANT_MEN = [EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS, ELFHELM, EOWYN_DERNHELM, GRIMBOLD]
CONDITION = made(ORC_BOWMEN)


def test_gamling_plays_possessions_on_himself_in_a_skirmish() -> None:
    scene = in_skirmish(
        GAMLING_WARRIOR_OF_ROHAN,
        others=[ROHIRRIM_GUARD],
        hand=[LONG_SPEAR, ROHIRRIM_SHIELD, HOBBIT_SWORD_7_319],
    )
    scene.use(GAMLING_WARRIOR_OF_ROHAN).choose(LONG_SPEAR)
    assert scene.bearer_of(LONG_SPEAR) == GAMLING_WARRIOR_OF_ROHAN
    assert scene.strength(GAMLING_WARRIOR_OF_ROHAN) == 6 + 2 + 2
    assert scene.number(DAMAGE, GAMLING_WARRIOR_OF_ROHAN) == 1
    scene.wait_to(Verb.USE, GAMLING_WARRIOR_OF_ROHAN).use(GAMLING_WARRIOR_OF_ROHAN)
    assert scene.bearer_of(ROHIRRIM_SHIELD) == GAMLING_WARRIOR_OF_ROHAN
    assert scene.strength(GAMLING_WARRIOR_OF_ROHAN) == 6 + 2 + 2 + 2
    assert scene.number(DAMAGE, GAMLING_WARRIOR_OF_ROHAN) == 2


def test_i_am_here_heals_the_others_of_theodens_signet() -> None:
    theoden = made(THEODEN_LORD_OF_THE_MARK, title="Théoden", vitality=4)
    others = [EOWYN_LADY_OF_ROHAN, made(EOMER_VALIANT_WARCHIEF, signet=Signet.THEODEN)]
    scene = Scene(fellowship=[theoden, *others, ARAGORN_DRIVEN_BY_NEED], hand=[I_AM_HERE])
    for card in (*others, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, 2)
    scene.fellowship_phase().play(I_AM_HERE)
    assert scene.wounds(theoden) == 2
    assert scene.wounds(EOWYN_LADY_OF_ROHAN) == 0
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_let_us_be_swift_liberates_a_site_even_where_no_condition_is_discarded() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS, GAMLING_WARRIOR_OF_ROHAN],
        hand=[LET_US_BE_SWIFT],
        shadow_support=[CONDITION],
        site=4,
        path=THROUGH_EASTFOLD,
    )
    scene.control(THROUGH_EASTFOLD[0]).regroup_phase().play(LET_US_BE_SWIFT).pass_()
    assert not scene.is_discarded(CONDITION)
    assert not scene.controls(THROUGH_EASTFOLD[0])


def test_no_rest_for_the_weary_makes_one_of_the_valiant_men_a_defender() -> None:
    men = [EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS, GAMLING_WARRIOR_OF_ROHAN]
    scene = Scene(
        fellowship=[*men, ARAGORN_DRIVEN_BY_NEED], minions=[ORC], hand=[NO_REST_FOR_THE_WEARY]
    )
    scene.maneuver_phase().play(NO_REST_FOR_THE_WEARY)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(THEODEN_LEADER_OF_SPEARS)
    assert [scene.number(DEFENDER, man) for man in men] == [0, 1, 0]


@pytest.mark.parametrize("choice", ["tokens", "archery"])
def test_parapet_does_one_of_two_things_and_goes(choice: str) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD],
        support=[PARAPET],
        minions=[URUK_CROSSBOWMAN],
        shadow_support=[BATTERING_RAM],
    )
    scene.state.tokens[scene.card(BATTERING_RAM), "isengard"] = 3
    scene.archery_phase().use(PARAPET).take_number(0 if choice == "tokens" else 1)
    assert scene.tokens(BATTERING_RAM) == (1 if choice == "tokens" else 3)
    assert archery_totals(scene.state)[1] == (1 if choice == "tokens" else 0)
    assert scene.is_discarded(PARAPET)


def test_rohirrim_scout_returns_the_possession_its_player_points_at() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_SCOUT, EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR, SWIFT_STEED]},
    )
    scene.regroup_phase().use(ROHIRRIM_SCOUT).choose(SWIFT_STEED)
    assert scene.hand() == [SWIFT_STEED]
    assert scene.wounds(ROHIRRIM_SCOUT) == 1


def test_rohirrim_shield_heals_its_bearer_when_it_is_given_up() -> None:
    scene = Scene(fellowship=[ROHIRRIM_GUARD], bearing={ROHIRRIM_GUARD: [ROHIRRIM_SHIELD]}).wound(
        ROHIRRIM_GUARD, 2
    )
    scene.regroup_phase().use(ROHIRRIM_SHIELD)
    assert scene.wounds(ROHIRRIM_GUARD) == 1


@pytest.mark.parametrize(("men", "usable"), [(VALIANT_MEN, True), (VALIANT_MEN[1:], False)])
def test_sigewulf_needs_five_valiant_men(men: list[str], usable: bool) -> None:
    scene = Scene(fellowship=men, support=[SIGEWULF], minions=[MORDOR_TROOPER]).regroup_phase()
    assert scene.can(Verb.USE, SIGEWULF) is usable
    if usable:
        scene.use(SIGEWULF)
        assert scene.wounds(SIGEWULF) == 1
        assert scene.is_discarded(MORDOR_TROOPER)


def test_theoden_king_heals_an_ally_when_he_takes_up_a_possession() -> None:
    scene = Scene(
        fellowship=[THEODEN_KING_OF_THE_GOLDEN_HALL, ROHIRRIM_GUARD, GUMA],
        hand=[LONG_SPEAR],
        minions=[ORC],
    )
    scene.wound(GUMA, 1).wound(ROHIRRIM_GUARD, 1).maneuver_phase().use(
        THEODEN_KING_OF_THE_GOLDEN_HALL
    )
    assert scene.bearer_of(LONG_SPEAR) == THEODEN_KING_OF_THE_GOLDEN_HALL
    assert (scene.wounds(GUMA), scene.wounds(ROHIRRIM_GUARD)) == (0, 1)


@pytest.mark.parametrize(
    ("men", "may"),
    [([ROHIRRIM_GUARD] * 2, True), ([ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED], False)],
)
@pytest.mark.parametrize("broken", [BATTERING_RAM, CORSAIR_SCIMITAR, HOBBIT_SWORD_7_319])
def test_arrow_slits_break_a_possession_or_a_machine_and_are_gone(
    men: list[str], may: bool, broken: str
) -> None:
    scene = Scene(
        fellowship=[*men, MERRY_ROHIRRIM_SQUIRE],
        bearing={
            EASTERLING_REGIMENT: [CORSAIR_SCIMITAR],
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
        },
        support=[ARROW_SLITS],
        shadow_support=[BATTERING_RAM, CONDITION],
        minions=[EASTERLING_REGIMENT],
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.USE, ARROW_SLITS) is may
    if may:
        scene.use(ARROW_SLITS)
        assert not scene.can(Verb.CHOOSE, CONDITION)
        scene.choose(broken)
        assert scene.is_discarded(broken)
        assert scene.is_discarded(ARROW_SLITS)
        assert scene.in_play(CONDITION)


def test_rohirrim_bow_is_borne_by_a_man_of_rohan() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD],
        hand=[ROHIRRIM_BOW],
    )
    scene.fellowship_phase().play(ROHIRRIM_BOW)
    assert scene.bearer_of(ROHIRRIM_BOW) == ROHIRRIM_GUARD
    assert scene.strength(ROHIRRIM_GUARD) == 6 + 1


@pytest.mark.parametrize(("wounds", "may"), [(0, True), (1, True), (2, False)])
def test_rohirrim_bow_shoots_once(wounds: int, may: bool) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
        bearing={ROHIRRIM_GUARD: [ROHIRRIM_BOW]},
        minions=[ORC],
        site=6,
    ).wound(ROHIRRIM_GUARD, wounds)
    scene.archery_phase()
    assert scene.can(Verb.USE, ROHIRRIM_BOW) is may
    if may:
        scene.use(ROHIRRIM_BOW)
        assert scene.wounds(ROHIRRIM_GUARD) == wounds + 1
        assert scene.is_discarded(ROHIRRIM_BOW)
        assert scene.wounds(ORC) == 1
    else:
        # The bow makes nobody an archer.
        assert scene.wounds(ORC) == 0


def test_household_guard_is_one_of_the_valiant() -> None:
    scene = Scene(
        fellowship=[HOUSEHOLD_GUARD] * 3, minions=[ORC], hand=[NO_REST_FOR_THE_WEARY], site=6
    )
    scene.maneuver_phase().play(NO_REST_FOR_THE_WEARY).choose(HOUSEHOLD_GUARD)
    assert sum(scene.number(DEFENDER, HOUSEHOLD_GUARD, copy) for copy in range(3)) == 1


@pytest.mark.parametrize("choice", ["tokens", "take"])
def test_armory_takes_tokens_of_a_machine_or_calls_a_possession(choice: str) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, GRIMBOLD],
        support=[ARMORY],
        shadow_support=[BATTERING_RAM],
        minions=[ORC],
        discards=[LONG_SPEAR, HOBBIT_SWORD_7_319],
        site=6,
    ).put_tokens(BATTERING_RAM, 3)
    scene.maneuver_phase().use(ARMORY).choose(choice)
    assert scene.tokens(BATTERING_RAM) == (1 if choice == "tokens" else 3)
    assert scene.hand() == ([] if choice == "tokens" else [LONG_SPEAR])
    assert scene.is_discarded(ARMORY)


def test_armory_needs_two_men_of_rohan() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
        support=[ARMORY],
        minions=[ORC],
        discards=[LONG_SPEAR],
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.USE, ARMORY)


@pytest.mark.parametrize(
    ("men", "wounds", "may"),
    [(VALIANT_MEN[:2], 0, True), (VALIANT_MEN[:2], 1, False), (VALIANT_MEN[:1], 0, False)],
    ids=["two valiant Men", "exhausted", "one valiant Man"],
)
def test_ecglaf_forges_for_the_valiant(men: list[str], wounds: int, may: bool) -> None:
    scene = Scene(
        fellowship=[*men, ROHIRRIM_GUARD],
        support=[ECGLAF],
        discards=[LONG_SPEAR, HOBBIT_SWORD_7_319],
    ).wound(ECGLAF, wounds)
    scene.fellowship_phase()
    assert scene.can(Verb.USE, ECGLAF) is may
    if may:
        scene.use(ECGLAF).choose("Rohirrim Guard")
        assert scene.bearer_of(LONG_SPEAR) == ROHIRRIM_GUARD
        assert scene.wounds(ECGLAF) == 1


def test_rohirrim_shield_turns_an_arrow_away() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [ROHIRRIM_SHIELD]},
        minions=[URUK_CROSSBOWMAN, ORC],
        site=6,
    )
    assert archery_totals(scene.state)[1] == 0


@pytest.mark.parametrize(
    ("mounted", "site", "gained", "healed"),
    [(True, 2, 3, 1), (True, 3, 3, 0), (False, 2, 0, 0)],
    ids=["on plains", "elsewhere", "on foot"],
)
def test_thundering_host_carries_a_mounted_man(
    mounted: bool, site: int, gained: int, healed: int
) -> None:
    scene = Scene(
        fellowship=[ELFHELM, ROHIRRIM_GUARD],
        bearing={ELFHELM: [SWIFT_STEED]} if mounted else {},
        support=[THUNDERING_HOST],
        minions=[made(MORDOR_TROOPER, vitality=9), ORC],
        path=THROUGH_EASTFOLD,
        site=site,
        hand=[LONG_SPEAR],
    ).wound(ELFHELM, 1)
    scene.skirmish(ELFHELM, ORC)
    if scene.comes_to(Verb.USE, THUNDERING_HOST):
        scene.use(THUNDERING_HOST)
        assert scene.is_discarded(THUNDERING_HOST)
    assert scene.strength(ELFHELM) == 6 + gained
    assert scene.wounds(ELFHELM) == 1 - healed


def test_eowyn_daughter_of_eomund_is_healed_by_what_is_played_on_her() -> None:
    scene = Scene(
        fellowship=[EOWYN_DAUGHTER_OF_EOMUND, ROHIRRIM_GUARD],
        minions=[ORC],
        hand=[LONG_SPEAR, HOBBIT_SWORD_7_319],
        site=6,
    ).wound(EOWYN_DAUGHTER_OF_EOMUND, 2)
    scene.maneuver_phase().use(EOWYN_DAUGHTER_OF_EOMUND)
    assert scene.bearer_of(LONG_SPEAR) == EOWYN_DAUGHTER_OF_EOMUND
    assert scene.wounds(EOWYN_DAUGHTER_OF_EOMUND) == 1
    assert scene.twilight == 1
    assert not scene.can(Verb.USE, EOWYN_DAUGHTER_OF_EOMUND)


@pytest.mark.parametrize("prevented", [True, False])
def test_rohirrim_helm_cancels_a_skirmish_unless_a_minion_exerts(prevented: bool) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [ROHIRRIM_HELM]},
        minions=[ORC],
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, ORC).use(ROHIRRIM_HELM)
    assert scene.is_discarded(ROHIRRIM_HELM)
    assert scene.who == SHADOW
    scene.choose("exert" if prevented else "cancel")
    assert scene.wounds(ORC) == int(prevented)
    scene.resolve()
    # The Guard and the Orc are equally strong: the Shadow would win.
    assert scene.wounds(ROHIRRIM_GUARD) == int(prevented)
