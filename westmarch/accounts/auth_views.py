"""The pages that lead into an account and out of it: sign up, sign in, sign out."""

import unicodedata

from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView, LogoutView
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from decks.access import own_decks
from decks.ownership import SiteRequest
from westmarch.accounts.forms import SignInForm, SignUpForm
from westmarch.accounts.known_browsers import proof_for, remember_browser
from westmarch.accounts.limits import (
    SIGN_UPS_BY_ADDRESS,
    WRONG_BY_ADDRESS,
    WRONG_BY_NAME,
    WRONG_BY_NAME_ANYWHERE,
    Limit,
    client_address,
    rate_limited,
)


class SignIn(LoginView):
    """Sign in; wrong passwords are counted by the name and by the address they came from."""

    template_name = "accounts/sign_in.html"
    form_class = SignInForm

    def post(self, request: HttpRequest, *args: str, **kwargs: object) -> HttpResponse:
        """Try a password, unless there were too many wrong ones."""
        for limit, who in self._counters():
            if limit.reached(who):
                return rate_limited(request, limit)
        return super().post(request, *args, **kwargs)

    def form_valid(self, form: AuthenticationForm) -> HttpResponse:
        """Sign in, forget the wrong tries from here, and know this browser from now on."""
        for limit, who in self._counters():
            if limit is WRONG_BY_NAME:
                limit.forget(who)
        response = super().form_valid(form)
        remember_browser(response, self._typed_name())
        return response

    def form_invalid(self, form: AuthenticationForm) -> HttpResponse:
        """Show the form again."""
        for limit, who in self._counters():
            limit.count(who)
        return super().form_invalid(form)

    def _counters(self) -> tuple[tuple[Limit, str], ...]:
        name, address = self._typed_name(), client_address(self.request)
        if proof := proof_for(self.request, name):
            return ((WRONG_BY_NAME, proof), (WRONG_BY_ADDRESS, address))
        return (
            (WRONG_BY_NAME, f"{name} from {address}"),
            (WRONG_BY_NAME_ANYWHERE, name),
            (WRONG_BY_ADDRESS, address),
        )

    def _typed_name(self) -> str:
        # However wide or in whatever letters it is typed, what the form finds is one account.
        typed = unicodedata.normalize("NFKC", self.request.POST.get("username", ""))
        return typed.strip().upper().lower()


sign_in = SignIn.as_view()
sign_out = LogoutView.as_view(http_method_names=["post", "options"])


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "POST"])
def sign_up(request: SiteRequest) -> HttpResponse:
    """Create an account and sign in; what the browser made becomes the account's."""
    if request.user.is_authenticated:
        return redirect("accounts:home")
    form = SignUpForm(request.POST if request.method == "POST" else None)
    if request.method == "POST":
        if SIGN_UPS_BY_ADDRESS.reached(client_address(request)):
            return rate_limited(request, SIGN_UPS_BY_ADDRESS)
        if form.is_valid() and _made(request, form):
            response = redirect(_safe_next(request) or resolve_url("decks:list"))
            remember_browser(response, form.cleaned_data["username"])
            return response
    context = {
        "form": form,
        "next": _safe_next(request),
        "kept": own_decks(request.visitor).count(),
    }
    return render(request, "accounts/sign_up.html", context)


def _made(request: HttpRequest, form: SignUpForm) -> bool:
    """Create account; where someone took the name in this moment, say so in the form."""
    try:
        with transaction.atomic():
            user = form.save()
    except IntegrityError:
        form.add_error("username", "This name is taken.")
        return False
    SIGN_UPS_BY_ADDRESS.count(client_address(request))
    login(request, user)
    messages.success(request, f"Welcome, {user.username}. Your account is ready.")
    return True


def _safe_next(request: HttpRequest) -> str:
    """Return the page of this site to go to afterwards, "" where none or another site is named."""
    wanted = request.POST.get("next", request.GET.get("next", ""))
    allowed = url_has_allowed_host_and_scheme(
        wanted, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return wanted if allowed else ""
