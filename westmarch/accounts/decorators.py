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
    """Hand a view the account that asks; anyone who has none is sent to sign in first.

    After that he comes to the page he asked for, or, where he had sent a form, to his account.
    """

    @wraps(view)
    def asked(request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs) -> HttpResponse:
        if isinstance(request.user, User):
            return view(request, request.user, *args, **kwargs)
        back = request.get_full_path() if request.method == "GET" else resolve_url("accounts:home")
        return redirect_to_login(back)

    return asked
