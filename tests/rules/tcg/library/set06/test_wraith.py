"""The Wraith cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=8, vitality=4)


def test_spied_from_above_plays_an_exhausted_minion_for_eight_less() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[SPIED_FROM_ABOVE],
        shadow_hand=[ULAIRE_TOLDEA_WINGED_SENTRY, EASTERLING_AXEMAN],
        site=5,
    )
    scene.regroup_phase().wait_to(Verb.USE, SPIED_FROM_ABOVE).use(SPIED_FROM_ABOVE)
    assert scene.wounds(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == 2
    assert scene.in_play(ULAIRE_TOLDEA_WINGED_SENTRY)
    assert scene.wounds(ULAIRE_TOLDEA_WINGED_SENTRY) == 2
    assert not scene.in_play(EASTERLING_AXEMAN)


@pytest.mark.parametrize(
    ("bearer", "discarded"),
    [(ULAIRE_TOLDEA_WINGED_SENTRY, True), (ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, False)],
)
def test_sword_of_dol_guldur_asks_a_discard_where_toldea_wins(bearer: str, discarded: bool) -> None:
    scene = Scene(
        fellowship=[WEAK, GONDORIAN_RANGER],
        support=[SECOND_LEVEL],
        minions=[bearer],
        bearing={bearer: [SWORD_OF_DOL_GULDUR]},
        hand=[HOBBIT_SWORD_7_319],
    )
    scene.skirmish(WEAK, bearer)
    for _ in range(9):
        if scene.can(Verb.PASS):
            scene.pass_()
    if scene.can(Verb.TRIGGER, SWORD_OF_DOL_GULDUR):
        scene.answer_with(SWORD_OF_DOL_GULDUR)
    assert scene.is_discarded(SECOND_LEVEL) is discarded


def test_winged_and_ominous_gives_two_for_three_tokens() -> None:
    scene = Scene(
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[WINGED_AND_OMINOUS],
        shadow_hand=[SOUTHRON_SCOUT],
        twilight=0,
    )
    change_culture_tokens(scene.state, scene.card(WINGED_AND_OMINOUS), "wraith", 2)
    scene.shadow_phase()
    assert not scene.can(Verb.USE, WINGED_AND_OMINOUS)
    change_culture_tokens(scene.state, scene.card(WINGED_AND_OMINOUS), "wraith", 1)
    scene.shadow_phase().use(WINGED_AND_OMINOUS)
    assert scene.twilight == 2
    assert scene.tokens(WINGED_AND_OMINOUS) == 0


OF_OTHER_CULTURES = [LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR, ARAGORN_DRIVEN_BY_NEED]


@pytest.mark.parametrize(
    ("other", "companions", "exerted"),
    [
        (ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, 3, 2),
        (ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, 1, 0),
        (MORGUL_LACKEY, 3, 0),
    ],
    ids=["four cultures", "two cultures", "no other Nazgûl"],
)
def test_ulaire_nertea_winged_hunter_wears_the_ring_bound_down(
    other: str, companions: int, exerted: int
) -> None:
    scene = Scene(
        fellowship=[*OF_OTHER_CULTURES[:companions], SAM_SAMWISE_THE_BRAVE],
        minions=[other],
        shadow_hand=[ULAIRE_NERTEA_WINGED_HUNTER],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(ULAIRE_NERTEA_WINGED_HUNTER)
    for companion in (FRODO_HOPE_OF_FREE_PEOPLES, SAM_SAMWISE_THE_BRAVE)[:exerted]:
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, LEGOLAS_GREENLEAF)
        scene.choose(companion)
    assert not scene.can(Verb.CHOOSE)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == int(exerted > 0)
    assert scene.wounds(SAM_SAMWISE_THE_BRAVE) == int(exerted > 1)


@pytest.mark.parametrize("choice", ["wound an ally", "exert a companion"])
@pytest.mark.parametrize("killer", [THE_WITCH_KING_DEATHLESS_LORD, ULAIRE_NERTEA_WINGED_HUNTER])
def test_the_witch_king_deathless_lord_follows_up_a_death(killer: str, choice: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[THE_WITCH_KING_DEATHLESS_LORD, ULAIRE_NERTEA_WINGED_HUNTER, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, killer)
    while not scene.can(Verb.EITHER):
        scene.pass_()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.who == SHADOW
    scene.choose(choice)
    if choice == "exert a companion":
        scene.choose(LEGOLAS_GREENLEAF)
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == (2 if choice == "wound an ally" else 0)
    assert scene.wounds(LEGOLAS_GREENLEAF) == (0 if choice == "wound an ally" else 1)


@pytest.mark.parametrize(
    ("victim", "killer"),
    [
        (MERRY_ROHIRRIM_SQUIRE, EASTERLING_REGIMENT),
        (ARAGORN_DRIVEN_BY_NEED, THE_WITCH_KING_DEATHLESS_LORD),
    ],
    ids=["no Nazgûl", "no death"],
)
def test_the_witch_king_deathless_lord_asks_for_a_nazgul_and_a_death(
    victim: str, killer: str
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[THE_WITCH_KING_DEATHLESS_LORD, EASTERLING_REGIMENT, MORGUL_LACKEY],
        bearing={ARAGORN_DRIVEN_BY_NEED: [RANGERS_SWORD]},
        site=6,
    )
    scene.skirmish(victim, killer).resolve()
    assert not scene.can(Verb.EITHER)
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == 0
    assert scene.wounds(LEGOLAS_GREENLEAF) == 0


def test_the_witch_king_deathless_lord_exerts_a_companion_where_there_is_no_ally() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, LEGOLAS_GREENLEAF],
        minions=[THE_WITCH_KING_DEATHLESS_LORD, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, THE_WITCH_KING_DEATHLESS_LORD)
    while not scene.can(Verb.CHOOSE, LEGOLAS_GREENLEAF):
        scene.pass_()
    assert scene.choose(LEGOLAS_GREENLEAF).wounds(LEGOLAS_GREENLEAF) == 1


@pytest.mark.parametrize(
    ("rider", "cards", "may"),
    [
        (ULAIRE_NERTEA_WINGED_HUNTER, 2, True),
        (ULAIRE_NERTEA_WINGED_HUNTER, 1, False),
        (MORGUL_LACKEY, 2, False),
    ],
    ids=["a Nazgûl", "one card in hand", "an Orc"],
)
def test_fell_beast_carries_a_nazgul_for_two_cards(rider: str, cards: int, may: bool) -> None:
    scene = Scene(
        minions=[rider], shadow_hand=[FELL_BEAST, *[MORGUL_PREDATOR] * cards], twilight=3, site=6
    ).shadow_phase()
    assert scene.can(Verb.PLAY, FELL_BEAST) is may
    if may:
        scene.play(FELL_BEAST)
        assert scene.hand(SHADOW) == []
        assert scene.twilight == 3
        assert scene.bearer_of(FELL_BEAST) == rider
        assert scene.strength(rider) == 9 + 2
        assert fierce(scene, rider)


@pytest.mark.parametrize(("cards", "wounds", "may"), [(3, 0, True), (2, 0, False), (3, 1, False)])
def test_ulaire_lemenya_winged_hunter_sends_a_companion_back(
    cards: int, wounds: int, may: bool
) -> None:
    lemenya = ULAIRE_LEMENYA_WINGED_HUNTER
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[lemenya],
        shadow_hand=[MORGUL_PREDATOR] * cards,
        site=6,
    ).wound(lemenya, wounds)
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, lemenya) is may
    if may:
        scene.use(lemenya)
        assert scene.hand() == [LEGOLAS_GREENLEAF]
        assert scene.hand(SHADOW) == []
        assert scene.wounds(lemenya) == 1


@pytest.mark.parametrize("choice", ["exert", "burden"])
def test_ulaire_toldea_winged_sentry_leaves_a_choice_when_he_wins(choice: str) -> None:
    toldea = ULAIRE_TOLDEA_WINGED_SENTRY
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        minions=[toldea, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, toldea)
    while not scene.can(Verb.EITHER):
        scene.pass_()
    assert scene.who == FREE_PEOPLES
    scene.choose(choice)
    if choice == "exert":
        scene.choose(LEGOLAS_GREENLEAF)
    assert scene.wounds(LEGOLAS_GREENLEAF) == int(choice == "exert")
    assert scene.burdens == int(choice == "burden")


@pytest.mark.parametrize(
    ("minion", "may"), [(ULAIRE_TOLDEA_WINGED_SENTRY, True), (MORGUL_LACKEY, False)]
)
def test_winged_and_ominous_gathers_tokens_of_nazgul(minion: str, may: bool) -> None:
    scene = Scene(minions=[minion], shadow_support=[WINGED_AND_OMINOUS], site=6).regroup_phase()
    assert scene.comes_to(Verb.USE, WINGED_AND_OMINOUS) is may
    if may:
        scene.use(WINGED_AND_OMINOUS)
        assert scene.wounds(minion) == 1
        assert scene.tokens(WINGED_AND_OMINOUS) == 1
