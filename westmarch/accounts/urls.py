"""URLs of accounts."""

from django.urls import path

from westmarch.accounts import auth_views, passwords, views

app_name = "accounts"

urlpatterns = [
    path("", views.home, name="home"),
    path("sign-up/", auth_views.sign_up, name="sign-up"),
    path("sign-in/", auth_views.sign_in, name="sign-in"),
    path("sign-out/", auth_views.sign_out, name="sign-out"),
    path("password/", passwords.change, name="password"),
    path("forgotten/", passwords.reset_request, name="forgotten"),
    path("forgotten/sent/", passwords.reset_sent, name="forgotten-sent"),
    path("forgotten/<uidb64>/<token>/", passwords.reset_confirm, name="renew"),
    path("about/", views.about, name="about"),
    path("mail/", views.mail_address, name="mail"),
    path("turn-mail/", views.turn_mail, name="turn-mail"),
    path("tokens/", views.new_token, name="make-token"),
    path("tokens/<str:key>/revoke/", views.end_token, name="revoke-token"),
    path("export/", views.export, name="export"),
    path("delete/", views.delete, name="delete"),
]
