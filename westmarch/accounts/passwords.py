"""Changing a password, and getting a new one by mail. Django's views in our words."""

from django.contrib import messages
from django.contrib.auth.forms import PasswordChangeForm, PasswordResetForm, SetPasswordForm
from django.contrib.auth.models import User
from django.contrib.auth.views import (
    PasswordChangeView,
    PasswordResetConfirmView,
    PasswordResetDoneView,
    PasswordResetView,
)
from django.http import HttpRequest, HttpResponse
from django.urls import reverse_lazy
from django.views.decorators.cache import never_cache

from westmarch.accounts.forms import ForgottenForm, FreshPasswordForm, PasswordForm
from westmarch.accounts.limits import (
    MAILS_BY_ADDRESS,
    MAILS_BY_MAILBOX,
    WRONG_BY_ACCOUNT,
    client_address,
    rate_limited,
)

PASSWORD_CHANGED = (
    "Password changed. You’ve been signed out in other browsers, and your API tokens are revoked."
)


class Change(PasswordChangeView):
    """Another password; every other browser in which the account is signed in is signed out."""

    template_name = "accounts/password.html"
    form_class = PasswordForm
    success_url = reverse_lazy("accounts:home")

    def post(self, request: HttpRequest, *args: str, **kwargs: object) -> HttpResponse:
        """Change it, unless the old one was given wrongly too often."""
        if WRONG_BY_ACCOUNT.reached(str(request.user.pk)):
            return rate_limited(request, WRONG_BY_ACCOUNT)
        return super().post(request, *args, **kwargs)

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        """Change it and say so."""
        messages.success(self.request, PASSWORD_CHANGED)
        return super().form_valid(form)

    def form_invalid(self, form: PasswordChangeForm) -> HttpResponse:
        """Count a wrong password."""
        if "old_password" in form.errors:
            WRONG_BY_ACCOUNT.count(str(self.request.user.pk))
        return super().form_invalid(form)


class ResetRequest(PasswordResetView):
    """Ask for a mail; the answer is the same whether there is such an account or not."""

    template_name = "accounts/reset_request.html"
    form_class = ForgottenForm
    email_template_name = "accounts/reset_email.txt"
    subject_template_name = "accounts/reset_subject.txt"
    success_url = reverse_lazy("accounts:forgotten-sent")

    def form_valid(self, form: PasswordResetForm) -> HttpResponse:
        """Send link, unless many were asked for."""
        address, mailbox = client_address(self.request), form.cleaned_data["email"].lower()
        for limit, who in ((MAILS_BY_ADDRESS, address), (MAILS_BY_MAILBOX, mailbox)):
            if limit.reached(who):
                return rate_limited(self.request, limit)
            limit.count(who)
        return super().form_valid(form)


class ResetConfirm(PasswordResetConfirmView):
    """Choose a new password by the address from the mail."""

    template_name = "accounts/reset_confirm.html"
    form_class = FreshPasswordForm
    success_url = reverse_lazy("accounts:sign-in")

    def form_valid(self, form: "SetPasswordForm[User]") -> HttpResponse:
        """Keep it and say so."""
        messages.success(self.request, "Password changed. Sign in with your new password.")
        return super().form_valid(form)


change = never_cache(Change.as_view())
reset_request = ResetRequest.as_view()
reset_sent = PasswordResetDoneView.as_view(template_name="accounts/reset_sent.html")
reset_confirm = ResetConfirm.as_view()
