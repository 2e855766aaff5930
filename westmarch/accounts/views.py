"""One's account: what is in it, its mail address, its API tokens, all its data, and its end."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from decks.sharing.profiles import about_text, change_about
from play.lobby.mail import allow_turn_mail, allows_turn_mail
from westmarch.accounts.decorators import sign_in_required
from westmarch.accounts.deletion import account_contents, delete_account
from westmarch.accounts.export import export_account
from westmarch.accounts.forms import AboutForm, MailForm, OwnPasswordForm, TokenForm
from westmarch.accounts.limits import WRONG_BY_ACCOUNT, rate_limited
from westmarch.accounts.tokens import TooManyTokens, list_tokens, make_token, revoke_token


@require_GET
@never_cache
@sign_in_required
def home(request: HttpRequest, user: User) -> HttpResponse:
    """The account and all that can be done with it."""
    return render(request, "accounts/home.html", _about(user, TokenForm()))


@require_POST
@never_cache
@sign_in_required
def new_token(request: HttpRequest, user: User) -> HttpResponse:
    """Make an API token and show it, this once; only its hash is kept."""
    form = TokenForm(request.POST)
    if not form.is_valid():
        return render(request, "accounts/home.html", _about(user, form))
    try:
        _, secret = make_token(user, form.span(), form.cleaned_data["name"])
    except TooManyTokens as error:
        form.add_error(None, str(error))
        return render(request, "accounts/home.html", _about(user, form))
    context = _about(user, TokenForm()) | {"made": secret}
    return render(request, "accounts/home.html", context)


@require_POST
@sign_in_required
def end_token(request: HttpRequest, user: User, key: str) -> HttpResponse:
    """End one of the visitor's own tokens."""
    if not revoke_token(user, key):
        raise Http404("This token doesn’t exist.")
    messages.success(request, f"Token {key}… revoked.")
    return redirect("accounts:home")


@never_cache
@require_http_methods(["GET", "POST"])
@sign_in_required
def about(request: HttpRequest, user: User) -> HttpResponse:
    """What the player says of themselves on their profile."""
    sent = request.POST if request.method == "POST" else None
    form = AboutForm(sent, initial={"about": about_text(user)})
    if request.method == "POST" and form.is_valid():
        change_about(user, form.cleaned_data["about"])
        messages.success(request, "Saved.")
        return redirect("accounts:home")
    return render(request, "accounts/about.html", {"form": form})


@require_POST
@sign_in_required
def turn_mail(request: HttpRequest, user: User) -> HttpResponse:
    """Allow email when a game by days waits for the player, or no longer."""
    allowed = request.POST.get("allowed") == "yes"
    allow_turn_mail(user, allowed)
    messages.success(request, "You’ll get email." if allowed else "You’ll get no more email.")
    return redirect("accounts:home")


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "POST"])
@sign_in_required
def mail_address(request: HttpRequest, user: User) -> HttpResponse:
    """Another mail address, for who knows the password."""
    if request.method == "GET":
        return render(request, "accounts/email.html", {"form": MailForm(user=user)})
    if WRONG_BY_ACCOUNT.reached(str(user.pk)):
        return rate_limited(request, WRONG_BY_ACCOUNT)
    form = MailForm(request.POST, user=user)
    if not form.is_valid():
        _count_wrong(form, user)
        return render(request, "accounts/email.html", {"form": form})
    user.email = User.objects.normalize_email(form.cleaned_data["email"])
    user.save(update_fields=["email"])
    messages.success(request, f"Email address changed to {user.email}.")
    return redirect("accounts:home")


@require_GET
@never_cache
@sign_in_required
def export(request: HttpRequest, user: User) -> HttpResponse:
    """All that is the account's, as a ZIP file."""
    response = HttpResponse(export_account(user), content_type="application/zip")
    day = timezone.localdate().isoformat()
    response["Content-Disposition"] = f'attachment; filename="westmarch-{user.pk}-{day}.zip"'
    return response


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "POST"])
@sign_in_required
def delete(request: HttpRequest, user: User) -> HttpResponse:
    """Delete the account, after a page that says what goes, for who knows the password."""
    form = OwnPasswordForm(request.POST if request.method == "POST" else None, user=user)
    if request.method == "POST":
        if WRONG_BY_ACCOUNT.reached(str(user.pk)):
            return rate_limited(request, WRONG_BY_ACCOUNT)
        if form.is_valid():
            delete_account(user)
            logout(request)
            messages.success(request, "Your account and its data are deleted.")
            return redirect("home")
        _count_wrong(form, user)
    context = {"form": form, "goes": account_contents(user)}
    return render(request, "accounts/delete.html", context)


def _about(user: User, form: TokenForm) -> dict[str, Any]:
    return {
        "form": form,
        "tokens": list_tokens(user),
        "turn_mail": allows_turn_mail(user),
        "turn_mail_offered": bool(settings.SITE_ADDRESS),
    }


def _count_wrong(form: OwnPasswordForm, user: User) -> None:
    if "password" in form.errors:
        WRONG_BY_ACCOUNT.count(str(user.pk))
