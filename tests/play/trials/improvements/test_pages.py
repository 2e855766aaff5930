"""The pages of improvements, and who may see and change them."""

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoCaptureOnCommitCallbacks

from decks.contents.encoding import to_contents
from decks.domain import save_version
from decks.models import Deck
from play.models import Improvement, Playtest
from play.queue.improvements import kept_versions, order_improvement
from tests.play.small_playtests import ARAGORN, cards_of
from tests.play.trials.improvements.small_improvements import (
    improvement_request,
    ordered,
    play_path,
    quick_games,
)
from tests.samples import store_samples
from tests.visitors import KEEPER, in_browser, kept_deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_games")]
__all__ = ["quick_games"]


def own_improvement() -> tuple[Deck, Improvement]:
    """Return a deck of the tests' browser, and its improvement that is over."""
    deck = kept_deck("Mine", cards_of(ARAGORN))
    request = improvement_request()
    entrant = request.deck.__class__("Mine", request.deck.cards, "random", deck.versions.first())
    improvement, _ = order_improvement(improvement_request(deck=entrant), maker=KEEPER)
    return deck, play_path(improvement)


def test_the_page_shows_each_step_with_its_gain_and_opens_it_in_the_builder(
    client: Client,
) -> None:
    deck, improvement = own_improvement()
    page = client.get(improvement.get_absolute_url()).content.decode()
    assert "The last version wins more" in page
    steps = kept_versions(improvement)
    assert all(f'id="step-{number}"' in page for number in steps)
    for part in improvement.playtests.all():
        assert client.get(part.get_absolute_url()).status_code == 200
    last = max(steps)
    take = reverse("play:take_version", args=[improvement.pk])
    response = client.post(take, {"step": last})
    assert response["Location"] == reverse("decks:build", args=[deck.slug])
    draft = Deck.objects.get(pk=deck.pk).draft
    assert draft.steps.order_by("-number")[0].contents == to_contents(steps[last])
    client.post(take, {"step": last, "copy": "1"})
    copy = Deck.objects.order_by("-pk")[0]
    version = copy.versions.first()
    assert version is not None
    assert version.cards() == steps[last]
    assert client.post(take, {"step": 99}).status_code == 404


def test_a_stranger_sees_no_improvement_of_a_private_deck(client: Client) -> None:
    _, improvement = own_improvement()
    stranger = in_browser(Client(), "another-browser")
    for name in ("improvement", "cancel_improvement", "delete_improvement", "take_version"):
        address = reverse(f"play:{name}", args=[improvement.pk])
        ask = stranger.get if name == "improvement" else stranger.post
        assert ask(address, {"step": 1}).status_code == 404


def test_only_its_owner_cancels_and_deletes_an_improvement(client: Client, sent: list[str]) -> None:
    improvement = ordered()
    client.post(reverse("play:delete_improvement", args=[improvement.pk]))
    assert Improvement.objects.filter(pk=improvement.pk).exists()
    client.post(reverse("play:cancel_improvement", args=[improvement.pk]))
    improvement.refresh_from_db()
    assert improvement.cancelled
    part = improvement.playtests.first()
    assert part is not None
    client.post(reverse("play:delete", args=[part.pk]))
    assert Playtest.objects.filter(pk=part.pk).exists()
    client.post(reverse("play:delete_improvement", args=[improvement.pk]))
    assert not Playtest.objects.filter(pk=part.pk).exists()


def test_the_form_orders_an_improvement_with_what_may_change(
    client: Client,
    sent: list[str],
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    store_samples()
    deck = kept_deck("Mine", cards_of(ARAGORN))
    save_version(deck, cards_of(ARAGORN))
    address = reverse("play:new_improvement")
    assert "Mine" in client.get(address).content.decode()
    page = client.get(address, {"deck": deck.slug}).content.decode()
    assert "Copies that may change" in page
    stays = cards_of(ARAGORN).draw_deck[0][0]
    asked = {
        "deck": deck.slug,
        "against": "starters",
        "player": "random",
        "other_player": "random",
        "format": "king-block",
        "on": "2026-01-01",
        "minutes": "5",
        "changes": "12",
        "keep": [stays],
        "seed": "3",
    }
    with django_capture_on_commit_callbacks(execute=True):
        response = client.post(address, asked)
    improvement = Improvement.objects.get()
    assert response["Location"] == improvement.get_absolute_url()
    assert improvement.kept == [stays]
    assert len(improvement.others) >= 4
    assert sent == [str(improvement.playtests.get(column=0).pk)]
    assert "Looking at how its cards fare" in client.get(response["Location"]).content.decode()
    again = client.post(address, asked)
    assert "One of your decks is being improved" in again.content.decode()
