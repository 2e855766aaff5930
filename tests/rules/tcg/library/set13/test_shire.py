"""The cards of the Shire of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words, resistance
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import OVERWHELM_FACTOR, REMOVED, SKIRMISH_WON, VITALITY, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(
    ("place", "burdens", "minion", "wounded", "bonus"),
    [
        # Frodo is unwounded in each but the second.
        (WEST_ROAD, 0, EASTERLING_BLADEMASTER, 0, 1),
        (WEST_ROAD, 0, EASTERLING_BLADEMASTER, 1, 0),
        (STREETS_OF_BREE, 0, EASTERLING_BLADEMASTER, 0, 2),
        (STREETS_OF_BREE, 0, PURSUING_URUK, 0, 2),
    ],
)
def test_dont_let_go_counts_what_is_true(
    place: str, burdens: int, minion: str, wounded: int, bonus: int
) -> None:
    """A skirmish of the first kind is not fierce, whatever minion fights in it."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[DONT_LET_GO],
        minions=[minion],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, wounded)
    scene.wound(scene.id_of(scene.state.ring_bearer[0]), wounded)
    before = scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion).strength(MERRY_ROHIRRIM_SQUIRE)
    scene.wait_to(Verb.USE, DONT_LET_GO).use(DONT_LET_GO)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + bonus


def test_everything_but_my_bones_comes_back_for_four_cards_and_leaves_the_game() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[EASTERLING_BLADEMASTER],
        discards=[EVERYTHING_BUT_MY_BONES, *[HOBBIT_SWORD_1_299] * 4],
        path=(*ARAGORN_SITES[:3], STREETS_OF_BREE),
        twilight=0,
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_BLADEMASTER)
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    scene.use(EVERYTHING_BUT_MY_BONES)
    while scene.can(Verb.CHOOSE, HOBBIT_SWORD_1_299):
        scene.take_first()
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + 3
    assert scene.twilight == 2
    assert scene.state.discards[0] == []
    assert scene.state.zone[scene.card(EVERYTHING_BUT_MY_BONES)] == REMOVED


def test_everything_but_my_bones_stays_in_the_discard_pile_without_four_others() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[EASTERLING_BLADEMASTER],
        discards=[EVERYTHING_BUT_MY_BONES, *[HOBBIT_SWORD_1_299] * 3],
        path=(*ARAGORN_SITES[:3], STREETS_OF_BREE),
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_BLADEMASTER)
    assert not scene.comes_to(Verb.USE, EVERYTHING_BUT_MY_BONES)


@pytest.mark.parametrize(("minions", "factor"), [(1, 2), (3, 3)])
def test_frodo_frenzied_fighter_is_hard_to_overwhelm_among_many(minions: int, factor: int) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        ring_bearer=FRODO_FRENZIED_FIGHTER,
        minions=[EASTERLING_BLADEMASTER] * minions,
        site=4,
    )
    bonus = scene.number(OVERWHELM_FACTOR, FRODO_FRENZIED_FIGHTER)
    assert max(bonus, 2) == factor


def test_frodo_frenzied_fighter_takes_the_place_of_a_ring_bound_friend() -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, DWARF_GUARD],
        ring_bearer=FRODO_FRENZIED_FIGHTER,
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.skirmish(SAM_STEADFAST_FRIEND, EASTERLING_BLADEMASTER).use(FRODO_FRENZIED_FIGHTER)
    assert scene.id_of(scene.state.skirmisher) == FRODO_FRENZIED_FIGHTER
    assert scene.wounds(FRODO_FRENZIED_FIGHTER) == 1
    guard = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, DWARF_GUARD],
        ring_bearer=FRODO_FRENZIED_FIGHTER,
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    guard.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER).use(FRODO_FRENZIED_FIGHTER)
    # The Guard is not Ring-bound: he is spared nothing.
    assert guard.id_of(guard.state.skirmisher) == DWARF_GUARD


@pytest.mark.parametrize(("tokens", "stays"), [(3, True), (2, False)])
def test_humble_homestead_ends_a_hobbits_skirmish(tokens: int, stays: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[HUMBLE_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(HUMBLE_HOMESTEAD, tokens)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_BLADEMASTER).use(HUMBLE_HOMESTEAD)
    if stays:
        scene.choose("remove 3")
    assert scene.in_play(HUMBLE_HOMESTEAD) is stays
    assert scene.state.skirmisher < 0
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


def test_phial_of_galadriel_gives_muster_to_more_with_every_region() -> None:
    found = []
    for site in (3, 6, 9):
        scene = Scene(
            fellowship=[SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
            bearing={SAM_STEADFAST_FRIEND: [PHIAL_OF_GALADRIEL_THE_LIGHT_OF_EARENDIL]},
            minions=[ORKISH_SCOUT],
            site=site,
        )
        cards = (SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD, ORKISH_SCOUT)
        found.append(
            [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards].count(True)
        )
    assert found == [1, 2, 4]


@pytest.mark.parametrize(
    ("minions", "tokens", "offered"), [(2, 2, True), (1, 2, False), (2, 1, False)]
)
def test_bill_the_pony_dearly_loved_lets_the_shadow_choose_a_minion_to_lose(
    minions: int, tokens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        bearing={SAM_STEADFAST_FRIEND: [BILL_THE_PONY_DEARLY_LOVED]},
        minions=[MORDOR_VETERAN, BRUTAL_EASTERLING][:minions],
        site=4,
    ).put_tokens(BILL_THE_PONY_DEARLY_LOVED, tokens)
    scene.regroup_phase()
    assert scene.can(Verb.USE, BILL_THE_PONY_DEARLY_LOVED) is offered
    if offered:
        scene.use(BILL_THE_PONY_DEARLY_LOVED)
        assert scene.who == SHADOW
        scene.choose(BRUTAL_EASTERLING)
        assert scene.is_discarded(BRUTAL_EASTERLING)
        assert scene.in_play(MORDOR_VETERAN)


@pytest.mark.parametrize(
    ("place", "friend", "healed"),
    [
        (GREEN_DRAGON_INN_11_242, MERRY_ROHIRRIM_SQUIRE, 2),
        (WEST_ROAD, MERRY_ROHIRRIM_SQUIRE, 1),
        (GREEN_DRAGON_INN_11_242, DWARF_GUARD, 0),
    ],
)
def test_the_gaffer_heals_a_friend_from_the_shire_as_he_comes_to_his_aid(
    place: str, friend: str, healed: int
) -> None:
    scene = Scene(
        fellowship=[friend],
        support=[THE_GAFFER_MASTER_GARDENER],
        minions=[ORKISH_SCOUT],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    ).wound(friend, 2)
    scene.maneuver_phase().do(Verb.USE, THE_GAFFER_MASTER_GARDENER, friend)
    assert scene.bearer_of(THE_GAFFER_MASTER_GARDENER) == friend
    assert scene.burdens == 1
    assert scene.wounds(friend) == 2 - healed


def test_bilbo_aged_ring_bearer_stands_by_the_others_and_lifts_burdens() -> None:
    bilbo = BILBO_AGED_RING_BEARER
    scene = Scene(
        fellowship=[bilbo, SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_VETERAN],
        hand=[DONT_LET_GO],
        burdens=3,
        site=4,
    )
    cards = (bilbo, SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE)
    assert [scene.strength(card) for card in cards] == [4, 4, 3]
    scene.skirmish(bilbo, MORDOR_VETERAN).answer_with(bilbo)
    # Frodo and Sam are Ring-bound too.
    assert scene.burdens == 1
    assert [scene.strength(card) for card in cards[1:]] == [3, 3]


@pytest.mark.parametrize(
    ("winner", "healed"), [(FRODO_FRENZIED_FIGHTER, 2), (MERRY_ROHIRRIM_SQUIRE, 1)]
)
def test_fates_entwined_heal_more_where_frodo_wins(winner: str, healed: int) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        ring_bearer=FRODO_FRENZIED_FIGHTER,
        support=[FATES_ENTWINED],
    ).wound(SAM_STEADFAST_FRIEND, 3)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner)).do(Verb.YES)
    if scene.can(Verb.CHOOSE, SAM_STEADFAST_FRIEND):
        scene.choose(SAM_STEADFAST_FRIEND)
    assert scene.wounds(SAM_STEADFAST_FRIEND) == 3 - healed


@pytest.mark.parametrize("sam", [True, False])
def test_new_chapter_heals_sam_twice_or_somebody_once(sam: bool) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        support=[NEW_CHAPTER],
        hand=[HOBBITON_FARMER],
    )
    for card in (SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE):
        scene.wound(card, 2)
    scene.fellowship_phase().play(HOBBITON_FARMER).answer_with(NEW_CHAPTER)
    scene.choose("heal Sam twice" if sam else "heal a companion")
    if not sam:
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(SAM_STEADFAST_FRIEND) == (0 if sam else 2)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == (2 if sam else 1)


def test_sam_bearer_of_great_need_sends_his_follower_home_for_a_minion() -> None:
    sam = SAM_BEARER_OF_GREAT_NEED
    scene = Scene(
        fellowship=[sam], bearing={sam: [HOBBITON_FARMER]}, minions=[MORDOR_VETERAN], site=4
    )
    scene.regroup_phase().use(sam)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.wounds(sam) == 1
    assert scene.bearer_of(HOBBITON_FARMER) == ""
    assert scene.in_play(HOBBITON_FARMER)


def test_mithril_coat_dwarf_mail_blunts_those_its_bearer_meets() -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        bearing={SAM_STEADFAST_FRIEND: [MITHRIL_COAT_DWARF_MAIL]},
        minions=[PURSUING_URUK],
        hand=[DONT_LET_GO],
        site=6,
    )
    assert fierce(scene, PURSUING_URUK)
    scene.skirmish(SAM_STEADFAST_FRIEND, PURSUING_URUK)
    assert damage_bonus(scene.state, scene.card(PURSUING_URUK)) == 0
    scene.use(MITHRIL_COAT_DWARF_MAIL)
    assert not fierce(scene, PURSUING_URUK)
    assert scene.wounds(SAM_STEADFAST_FRIEND) == 1


@pytest.mark.parametrize(
    ("tokens", "choice"), [(1, "remove"), (1, "discard"), (0, "heal"), (1, "")]
)
def test_faith_in_friendship_heals_a_friend_as_the_day_ends(tokens: int, choice: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD], support=[FAITH_IN_FRIENDSHIP], site=4
    ).put_tokens(FAITH_IN_FRIENDSHIP, tokens)
    for card in (MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD):
        scene.wound(card, 1)
    scene.regroup_phase()
    if choice:
        scene.answer_with(FAITH_IN_FRIENDSHIP)
        if tokens:
            scene.choose(choice)
    else:
        scene.pass_()
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == int(not choice)
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.in_play(FAITH_IN_FRIENDSHIP) is (choice in ("remove", ""))


@pytest.mark.parametrize(
    ("discarded", "taken"), [(EVERYTHING_BUT_MY_BONES, True), (HOBBIT_SWORD_1_299, False)]
)
def test_daddy_twofoot_recalls_an_event_as_he_comes_to_aid(discarded: str, *, taken: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[DADDY_TWOFOOT],
        minions=[ORKISH_SCOUT],
        discards=[discarded],
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, DADDY_TWOFOOT, DWARF_GUARD)
    assert scene.bearer_of(DADDY_TWOFOOT) == DWARF_GUARD
    assert scene.burdens == 1
    assert scene.can(Verb.TRIGGER, DADDY_TWOFOOT) is taken
    if taken:
        scene.answer_with(DADDY_TWOFOOT)
    assert scene.hand() == ([discarded] if taken else [])


@pytest.mark.parametrize(
    ("bearer", "others", "playable"),
    [
        (FRODO_FRENZIED_FIGHTER, [DWARF_GUARD], True),
        (GANDALF_BEARER_OF_OBLIGATION, [SAM_STEADFAST_FRIEND], True),
        (GANDALF_BEARER_OF_OBLIGATION, [SMEAGOL_SLINKER, MERRY_ROHIRRIM_SQUIRE], False),
    ],
)
def test_frodo_gamgee_is_for_the_days_of_a_ring_bound_hobbit(
    bearer: str, others: list[str], *, playable: bool
) -> None:
    scene = Scene(ring_bearer=bearer, fellowship=others, hand=[FRODO_GAMGEE]).fellowship_phase()
    assert scene.can(Verb.PLAY, FRODO_GAMGEE) is playable


def test_frodo_gamgee_lends_the_strength_of_ring_bound_hobbits() -> None:
    """Frodo and Sam, but neither Merry nor Sméagol."""
    scene = Scene(
        fellowship=[DWARF_GUARD, SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE, SMEAGOL_SLINKER],
        support=[FRODO_GAMGEE],
        minions=[ORKISH_SCOUT],
        site=4,
    )
    assert scene.strength(DWARF_GUARD) == 4
    scene.maneuver_phase().do(Verb.USE, FRODO_GAMGEE, DWARF_GUARD)
    assert scene.burdens == 2
    assert scene.strength(DWARF_GUARD) == 4 + 2
    assert scene.number(VITALITY, DWARF_GUARD) == 2 + 1


@pytest.mark.parametrize(("others", "bonus"), [([], 2), ([MERRY_ROHIRRIM_SQUIRE], 3)])
def test_sam_bearer_of_great_need_is_firm_among_hobbits(others: list[str], bonus: int) -> None:
    """Frodo and Sam himself are two; the Guard is none, nor is Sméagol."""
    sam = SAM_BEARER_OF_GREAT_NEED
    scene = Scene(fellowship=[sam, DWARF_GUARD, SMEAGOL_SLINKER, *others])
    assert resistance(scene.state, scene.card(sam)) == 5 + bonus


def test_westfarthing_businessman_counts_shire_cards_with_tokens_and_not_the_tokens() -> None:
    def strength_with(**tokens: int) -> int:
        scene = Scene(
            fellowship=[WESTFARTHING_BUSINESSMAN],
            support=[FAITH_IN_FRIENDSHIP, HUMBLE_HOMESTEAD],
        )
        for card, count in ((FAITH_IN_FRIENDSHIP, "faith"), (HUMBLE_HOMESTEAD, "homestead")):
            scene.put_tokens(card, tokens.get(count, 0))
        return scene.strength(WESTFARTHING_BUSINESSMAN)

    assert strength_with() == 3
    assert strength_with(faith=4) == 4
    assert strength_with(faith=1, homestead=2) == 5
