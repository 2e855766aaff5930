"""What is in packs, against the facts of the product."""

from collections import Counter
from hashlib import sha256

import pytest

from rules.limited.events import (
    counted,
    limited_event,
    limited_events,
    open_table_pack,
    open_week,
)
from rules.limited.opening import Dice, open_booster, open_draft_pack
from rules.limited.products import UnknownProduct, boosters, draft_packs, rare_sheet, site_pack
from rules.tcg.facts.reader import card
from rules.tcg.facts.sets import SetBlock
from rules.tcg.vocabulary import CardType, Rarity, Side

OPENED = 20_000
# Of all first weeks and first packs with the seeds 0 to 4: what any machine must open.
DIGEST = "c765876c2e0ed126"


def test_a_booster_has_eleven_cards_of_its_rarities_and_no_common_or_uncommon_twice() -> None:
    for seed in range(200):
        pack = open_booster(7, Dice(seed))
        plain = [held.card for held in pack if not held.foil]
        rarities = Counter(card(held).rarity for held in plain)
        foils = len(pack) - len(plain)

        assert len(pack) == 11
        assert foils <= 1
        assert rarities == {Rarity.RARE: 1, Rarity.UNCOMMON: 3, Rarity.COMMON: 7 - foils}
        assert len(set(plain)) == len(plain)
        assert card(pack[-1].card).rarity is Rarity.RARE


def test_over_many_boosters_each_rarity_has_its_share_of_the_sheet() -> None:
    """One rare, three uncommons and seven commons a booster, a foil in place of a common."""
    packs = [open_booster(1, Dice(seed)) for seed in range(OPENED)]
    plain = Counter(card(c.card).rarity for pack in packs for c in pack if not c.foil)
    foils = sum(held.foil for pack in packs for held in pack)

    assert plain[Rarity.RARE] == OPENED
    assert plain[Rarity.UNCOMMON] == 3 * OPENED
    assert plain[Rarity.COMMON] + foils == 7 * OPENED
    rares = Counter(pack[-1].card for pack in packs)
    usual = OPENED / len(rares)
    assert set(rares) == set(rare_sheet(1))
    # Four standard deviations around the mean of each rare.
    assert all(abs(count - usual) < 4 * usual**0.5 for count in rares.values())


def test_one_booster_in_six_has_a_foil_of_which_one_in_eleven_is_rare() -> None:
    foils = Counter(
        card(held.card).rarity
        for seed in range(OPENED)
        for held in open_booster(1, Dice(seed))
        if held.foil
    )
    rare = foils[Rarity.RARE] + foils[Rarity.PROMOTIONAL]

    # Three standard deviations around a sixth, and around an eleventh of those.
    assert abs(foils.total() - OPENED / 6) < 3 * (OPENED * 5 / 36) ** 0.5
    assert abs(rare - foils.total() / 11) < 3 * (foils.total() * 10 / 121) ** 0.5


def test_a_masterwork_is_a_third_as_common_as_its_rare() -> None:
    """Set 18 has 60 rares and ten masterworks: 190 places on the sheet."""
    sheet = Counter(rare_sheet(18))

    assert sheet.total() == 190
    assert sheet["18_26"] == 4
    assert sheet["18_1"] == 3


def test_reflections_has_two_foils_and_an_r_plus_in_two_of_five_packs() -> None:
    packs = [open_booster(9, Dice(seed)) for seed in range(OPENED // 10)]
    foils = [held.card for pack in packs for held in pack if held.foil]
    rare_plus = sum(card(held).rarity is Rarity.RARE_PLUS for held in foils)

    assert {len(pack) for pack in packs} == {18}
    assert len(foils) == 2 * len(packs)
    assert 0.35 < rare_plus / len(packs) < 0.45


def test_a_draft_pack_is_cut_from_its_wheels() -> None:
    pack = [held.card for held in open_draft_pack("fellowship", Dice(3))]
    wheel = draft_packs()["fellowship"].shadow
    shadow = pack[14:28]
    doubled = wheel * 2

    assert len(pack) == 29
    assert Counter(card(held).side for held in pack[:28]) == {
        Side.FREE_PEOPLES: 14,
        Side.SHADOW: 14,
    }
    assert any(tuple(shadow) == doubled[start : start + 14] for start in range(60))
    assert card(pack[-1]).rarity is Rarity.RARE


def test_site_packs_have_each_site_of_the_block_once() -> None:
    """57, 50, 43, 60 and 19 sites, as the players' server gives them."""
    blocks = (
        SetBlock.FELLOWSHIP,
        SetBlock.TOWER,
        SetBlock.KING,
        SetBlock.WAR_OF_THE_RING,
        SetBlock.HUNTERS,
    )

    assert [len(site_pack(block)) for block in blocks] == [57, 50, 43, 60, 19]


def test_a_pool_is_the_same_on_every_machine() -> None:
    first, *_, last = open_booster(1, Dice(1))

    assert (first.card, last.card) == ("1_176", "1_75")


def test_all_pools_have_the_same_digest_on_every_machine() -> None:
    opened = sha256()
    for event in limited_events():
        for seed in range(5):
            cards = (
                [held.card for seat in (0, 1) for held in open_table_pack(event, seat, 0, seed)]
                if event.is_draft
                else [held.card for pack in open_week(event, 0, seed) for held in pack.cards]
            )
            opened.update(f"{event.slug} {seed} {' '.join(cards)}\n".encode())

    assert opened.hexdigest()[:16] == DIGEST


def test_sets_without_boosters_are_refused() -> None:
    with pytest.raises(UnknownProduct):
        open_booster(14, Dice(1))
    assert 14 not in boosters().sets


@pytest.mark.parametrize(
    "event",
    [event for event in limited_events() if event.game == "tcg"],
    ids=lambda event: event.slug,
)
def test_every_event_gives_a_ring_bearer_a_ring_and_its_sites(event: object) -> None:
    assert hasattr(event, "slug")
    known = limited_event(event.slug)
    packs = [] if known.is_draft else open_week(known, 0, 5)
    given = known.given.cards if known.given is not None else ()
    sites = known.given.sites if known.given is not None else ()
    held = Counter(counted(packs)) + Counter(dict(given)) + Counter(sites)
    types = Counter(card(card_id).type for card_id in held)

    assert types[CardType.THE_ONE_RING] >= 1
    assert types[CardType.SITE] >= 9
    assert known.format.game == "tcg"
