"""Where the API begins, its description, and addresses it does not have."""

from typing import Any

from django.http import HttpRequest, HttpResponseBase, HttpResponsePermanentRedirect
from django.urls import resolve
from django.views.decorators.csrf import csrf_exempt
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.base import ApiView
from westmarch.api.openapi import description

# What stands for an invitation while its address is made.
_PLACE = "INVITATION"


class StartSerializer(serializers.Serializer[Any]):
    """Where to go from here."""

    cards = serializers.URLField()
    sets = serializers.URLField()
    formats = serializers.URLField()
    verdicts = serializers.URLField(help_text="POST a deck here.")
    histories = serializers.URLField(help_text="POST a deck here.")
    decks = serializers.URLField()
    playtests = serializers.URLField(help_text="POST decks here to play them.")
    comparisons = serializers.URLField(help_text="POST two versions here.")
    swaps = serializers.URLField(help_text="POST a deck and cards to try here.")
    improvements = serializers.URLField(help_text="POST a deck here to find better versions.")
    gauntlets = serializers.URLField(help_text="POST decks here to play them in one table.")
    lobby = serializers.URLField(help_text="Tables that wait for people, and games to watch.")
    tables = serializers.URLField(help_text="POST decks here to play a game yourself.")
    invitations = serializers.CharField(
        help_text="A template: put in the secret of an invitation to a table."
    )
    limited_events = serializers.URLField(help_text="Sealed pools to open, and drafts.")
    pools = serializers.URLField(help_text="POST a sealed event here to open its packs.")
    drafts = serializers.URLField(help_text="POST here to sit down at a draft.")
    shared_boxes = serializers.URLField(help_text="POST here to share LCG boxes with friends.")
    events = serializers.URLField(help_text="POST here to organise an event.")
    quest_leagues = serializers.URLField(help_text="POST here to begin one of the LCG.")
    ladders = serializers.URLField()
    saved_fields = serializers.URLField(help_text="Decks under a name, to play gauntlets against.")
    description = serializers.URLField()
    documentation = serializers.URLField()


class StartView(ApiView):
    """The beginning of the API."""

    serializer_class = StartSerializer

    @extend_schema(
        operation_id="start",
        summary="Start here",
        description="The addresses of all resources.",
    )
    def get(self, request: Request) -> Response:
        """Return the addresses."""
        resources = (
            "cards",
            "sets",
            "formats",
            "rules",
            "verdicts",
            "histories",
            "decks",
            "playtests",
            "comparisons",
            "swaps",
            "improvements",
            "gauntlets",
            "lobby",
            "tables",
            "pools",
            "drafts",
            "events",
            "ladders",
        )
        names = {name: name for name in resources} | {
            "limited_events": "limited-events",
            "shared_boxes": "shared-boxes",
            "quest_leagues": "quest-leagues",
            "saved_fields": "fields",
            "description": "openapi",
            "documentation": "docs",
        }
        links = {key: reverse(f"api:{name}", request=request) for key, name in names.items()}
        invitation = reverse("api:invitation", args=[_PLACE], request=request)
        links["invitations"] = invitation.replace(_PLACE, "{invitation}")
        return self.one(links, StartSerializer)


@extend_schema(exclude=True)
class DescriptionView(ApiView):
    """The API's description."""

    def get(self, request: Request) -> Response:
        """Return the OpenAPI document."""
        return Response(description())


@extend_schema(exclude=True)
class UnknownAddress(ApiView):
    """Any other address, by whatever method."""

    http_method_names = ["get", "head", "post", "put", "patch", "delete", "options", "trace"]
    permission_classes = [AllowAny]

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Answer 404 before anything is looked for."""
        raise NotFound("This address doesn’t exist. See the documentation at /api/docs/.")


@csrf_exempt
def unknown_address(request: HttpRequest) -> HttpResponseBase:
    """Send an address that only lacks its last stroke to the right one; the rest is not found."""
    if not request.path.endswith("/") and resolve(f"{request.path}/").func is not unknown_address:
        return PermanentRedirect(f"{request.path}/?{request.GET.urlencode()}".rstrip("?"))
    return UnknownAddress.as_view()(request)


class PermanentRedirect(HttpResponsePermanentRedirect):
    """A redirect that keeps method and body."""

    status_code = 308
