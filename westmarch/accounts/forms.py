"""Forms of accounts. What a password must be, and how it is kept, is Django's."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib.auth.forms import (
    AuthenticationForm,
    PasswordChangeForm,
    PasswordResetForm,
    SetPasswordForm,
    UserCreationForm,
    UsernameField,
)
from django.contrib.auth.models import User

from decks.sharing.profiles import MAX_ABOUT_LENGTH
from westmarch.accounts.names import RULE, check_name, known_name

if TYPE_CHECKING:
    CreationForm = UserCreationForm[User]
    NewPasswordForm = SetPasswordForm[User]
else:
    # Only the stubs make these generic.
    CreationForm, NewPasswordForm = UserCreationForm, SetPasswordForm

GOOD_PASSWORD = (
    "At least 10 characters, not only numbers, not similar to your name or email "
    "address, and not a common password."
)
# Carries one mail after the other; the process ends when the last is on its way.
POSTMAN = ThreadPoolExecutor(max_workers=1, thread_name_prefix="mail")

TOKEN_LIFETIMES = (("30", "30 days"), ("90", "90 days"), ("365", "one year"))


class AboutForm(forms.Form):
    """What a player says of themselves."""

    about = forms.CharField(
        label="About you",
        required=False,
        max_length=MAX_ABOUT_LENGTH,
        widget=forms.Textarea(attrs={"rows": 6}),
        help_text="**bold**, *italic*, lists with -, [words](address) for a link; no pictures.",
    )


class SignUpForm(CreationForm):
    """A new account."""

    email = forms.EmailField(
        label="Email address",
        help_text="Used only to reset your password. Nobody else sees it.",
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )

    field_order = ("username", "email", "password1", "password2")

    class Meta:
        model = User
        field_classes = {"username": UsernameField}
        fields = ("username", "email")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = "Name"
        self.fields["username"].help_text = RULE
        self.fields["password1"].help_text = GOOD_PASSWORD
        self.fields["password2"].label = "Repeat password"
        self.fields["password2"].help_text = ""

    def clean_username(self) -> str:
        """Return the name in small letters; one that is taken in any capitals is refused."""
        self.cleaned_data["username"] = self.cleaned_data["username"].lower()
        check_name(self.cleaned_data["username"])
        return super().clean_username()


class SignInForm(AuthenticationForm):
    """A name, in any capitals, and its password."""

    error_messages = {
        "invalid_login": ("Wrong name or password. Passwords are case-sensitive."),
        "inactive": "This account is closed.",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = "Name"

    def clean_username(self) -> str:
        """Return the name as its account bears it."""
        return known_name(self.cleaned_data["username"])


class ForgottenForm(PasswordResetForm):
    """The mail address to which a way to a new password is sent."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].label = "Email address"
        self.fields["email"].help_text = "The address you used when you signed up."

    def send_mail(self, *args: Any, **kwargs: Any) -> None:
        """Send link while the page is answered.

        A page that waits for the mail server would tell by its slowness that there is an account.
        """
        POSTMAN.submit(super().send_mail, *args, **kwargs)


class FreshPasswordForm(NewPasswordForm):
    """A new password in place of a forgotten one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _in_our_words(self)


class PasswordForm(PasswordChangeForm):
    """A new password, by who knows the old one."""

    error_messages = {
        **PasswordChangeForm.error_messages,
        "password_incorrect": "Wrong password.",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["old_password"].label = "Current password"
        _in_our_words(self)


class OwnPasswordForm(forms.Form):
    """One's password once more, before something that a passer-by must not do."""

    password = forms.CharField(
        label="Your password",
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, *args: Any, user: User, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user

    def clean_password(self) -> str:
        """Refuse a password that is not this account's."""
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise forms.ValidationError("Wrong password.")
        return password


class MailForm(OwnPasswordForm):
    """Another mail address."""

    email = forms.EmailField(
        label="New email address",
        max_length=254,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )

    field_order = ("email", "password")


class TokenForm(forms.Form):
    """What a new API token is for, and how long it is good."""

    name = forms.CharField(
        label="Name",
        max_length=60,
        help_text="What you use the token for, such as “Deck sync on my laptop”.",
        error_messages={"required": "Give the token a name, so that you know it again."},
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
    days = forms.ChoiceField(label="Valid for", choices=TOKEN_LIFETIMES, initial="90")

    def span(self) -> timedelta:
        """Return how long, of a form that is valid."""
        return timedelta(days=int(self.cleaned_data["days"]))


def _in_our_words(form: forms.Form) -> None:
    form.fields["new_password1"].help_text = GOOD_PASSWORD
    form.fields["new_password2"].label = "Repeat new password"
    form.fields["new_password2"].help_text = ""
