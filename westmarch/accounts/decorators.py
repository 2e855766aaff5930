"""Views that are for someone with an account."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import resolve_url

Rest = ParamSpec("Rest")


def sign_in_required(
    view: Callable[Concatenate[HttpRequest, User, Rest], HttpResponse],
) -> Callable[Concatenate[HttpRequest, Rest], HttpResponse]:
    """Pass the signed-in account to a view; send a visitor without one to the sign-in page.

    After signing in they see the page they asked for, or their account page if they sent a form.
    """

    @wraps(view)
    def asked(request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs) -> HttpResponse:
        if isinstance(request.user, User):
            return view(request, request.user, *args, **kwargs)
        back = request.get_full_path() if request.method == "GET" else resolve_url("accounts:home")
        return redirect_to_login(back)

    return asked
