"""What all answers of the API share: pages, rate limits, and what a client may keep."""

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from django.http import HttpResponse
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.http import parse_etags
from rest_framework.exceptions import MethodNotAllowed
from rest_framework.generics import GenericAPIView
from rest_framework.pagination import PageNumberPagination
from rest_framework.permissions import SAFE_METHODS
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.requests import MAX_PAGE_SIZE, StrictSerializer

CARDS_ON_A_PAGE = 50

Asked = TypeVar("Asked", bound=StrictSerializer)


class Pages(PageNumberPagination):
    """Lists come in pages of 50, or as many as are asked for."""

    page_size = CARDS_ON_A_PAGE
    page_size_query_param = "page_size"
    max_page_size = MAX_PAGE_SIZE
    invalid_page_message = "This list has no such page."

    def get_paginated_response_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Return what a page of a list looks like, for the API's description."""
        address = {"type": ["string", "null"], "format": "uri"}
        return {
            "type": "object",
            "required": ["count", "next", "previous", "results"],
            "properties": {
                "count": {"type": "integer", "description": "The number of entries on all pages."},
                "next": address | {"description": "The next page; null on the last."},
                "previous": address | {"description": "The previous page; null on the first."},
                "results": schema,
            },
        }


class ApiView(GenericAPIView[Any]):
    """An answer of the API.

    A reading answer carries an ETag made of what it says and must be asked for again each time;
    a client that holds the same already is answered with 304.
    """

    http_method_names = ["get", "head", "post", "patch", "delete"]
    pagination_class = Pages
    # Whether others than who asked may keep the answer: only where it is the same for all.
    for_everybody = True

    @property
    def throttle_scope(self) -> str:
        """Which rate limit applies: reading and writing are counted apart."""
        return "reading" if self.request.method in SAFE_METHODS else "writing"

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuse a method that the address does not take before asking who it is."""
        if not hasattr(self, str(request.method).lower()):
            raise MethodNotAllowed(str(request.method))
        super().initial(request, *args, **kwargs)

    def asked(self, request: Request, kind: type[Asked]) -> Asked:
        """Return the parameters of the address as `kind` reads them.

        ValidationError for bad ones.
        """
        asked = kind(data=request.query_params.dict())
        asked.is_valid(raise_exception=True)
        return asked

    def sent(
        self, request: Request, kind: type[Asked], context: dict[str, Any] | None = None
    ) -> Asked:
        """Return the body of a request as `kind` reads it. ValidationError for a bad one."""
        body = kind(data=request.data, context=context or {})
        body.is_valid(raise_exception=True)
        return body

    def page_of(
        self, found: Any, kind: Any, describe: Callable[[Any], Any] | None = None
    ) -> Response:
        """Return the page of a list that is asked for, its rows as `describe` makes them."""
        page = self.paginate_queryset(found)
        if describe is not None:
            page = describe(page or ())
        serializer = kind(page, many=True, context=self.get_serializer_context())
        return self.get_paginated_response(serializer.data)

    def plain_page_of(
        self, found: Any, describe: Callable[[Any], list[dict[str, Any]]]
    ) -> Response:
        """Return the page of a list that is asked for, its rows as plain values (`plain`)."""
        return self.get_paginated_response(describe(self.paginate_queryset(found) or ()))

    @property
    def site(self) -> str:
        """What comes before the path of a page, to make an address for a program."""
        return self.request.build_absolute_uri("/").removesuffix("/")

    def one(self, found: object, kind: Any, **more: Any) -> Response:
        """Return one thing as `kind` describes it."""
        serializer = kind(found, context=self.get_serializer_context())
        return Response(serializer.data, **more)

    def plain(self, answer: Mapping[str, Any], **more: Any) -> Response:
        """Return what is made of plain values already.

        Its serializer only describes it: running thousands of values through its fields took two
        thirds of the time of a verdict. The tests hold such answers to the description.
        """
        return Response(answer, **more)

    def finalize_response(
        self, request: Request, response: Response, *args: Any, **kwargs: Any
    ) -> Response:
        """Return what may be kept, and answer a condition once the answer is written out."""
        final = super().finalize_response(request, response, *args, **kwargs)
        if request.method not in SAFE_METHODS or final.status_code != 200:
            patch_cache_control(final, no_store=True)
            return final
        if self.for_everybody:
            patch_cache_control(final, public=True, no_cache=True)
        else:
            patch_cache_control(final, private=True, no_cache=True)
            patch_vary_headers(final, ["Authorization", "Cookie"])
        final.add_post_render_callback(partial(_on_condition, request))
        return final


def make_etag(content: bytes) -> str:
    """Return the strong ETag of an answer."""
    return f'"{sha256(content).hexdigest()[:32]}"'


def _on_condition(request: Request, response: HttpResponse) -> HttpResponse | None:
    etag = make_etag(response.content)
    response["ETag"] = etag
    held = {
        etag.removeprefix("W/") for etag in parse_etags(request.headers.get("If-None-Match", ""))
    }
    if not held & {"*", etag}:
        return None
    unchanged = HttpResponse(status=304)
    for name in ("ETag", "Cache-Control", "Vary"):
        if name in response:
            unchanged[name] = response[name]
    del unchanged["Content-Type"]
    return unchanged
