"""URLs of tables."""

from django.urls import path

from play.tables import (
    actions,
    analysis_views,
    joining,
    news,
    replay_views,
    result_views,
    sharing_views,
    sitting_down,
    views,
)

app_name = "tables"

urlpatterns = [
    path("yours/", views.table_list, name="tables"),
    path("new/", sitting_down.sit_down, name="new"),
    path("record/", replay_views.record_page, name="record"),
    path("news/<str:signed>/", news.table_news, name="news"),
    path("play-on/", replay_views.play_on_from, name="play_on"),
    path("join/<str:invitation>/", joining.join_table, name="join"),
    path("shared/<str:token>/", sharing_views.shared_replay, name="shared"),
    path("shared/<str:token>/why/", sharing_views.shared_why, name="shared-why"),
    path("<uuid:table_id>/", views.table_page, name="table"),
    path("<uuid:table_id>/position/", views.table_position, name="position"),
    path("<uuid:table_id>/choose/", actions.choose_option, name="choose"),
    path("<uuid:table_id>/replay/", replay_views.table_replay, name="replay"),
    path("<uuid:table_id>/replay/why/", replay_views.why, name="why"),
    path("<uuid:table_id>/replay/share/", sharing_views.share_replay, name="share"),
    path("shared/<str:token>/analysis/", analysis_views.shared_analysis, name="shared-analysis"),
    path("<uuid:table_id>/result/", result_views.table_result, name="result"),
    path("<uuid:table_id>/analysis/", analysis_views.table_analysis, name="analysis"),
    path("<uuid:table_id>/odds/", views.table_odds, name="odds"),
    path("<uuid:table_id>/why-not/", views.table_refusals, name="why_not"),
    path("<uuid:table_id>/stops/", actions.change_stops, name="stops"),
    path("<uuid:table_id>/hint/", actions.ask_hint, name="hint"),
    path("<uuid:table_id>/take-back/", actions.take_back_move, name="take_back"),
    path("<uuid:table_id>/hand-over/", actions.hand_over_seat, name="hand_over"),
    path("<uuid:table_id>/come-back/", actions.take_seat_again, name="come_back"),
    path("<uuid:table_id>/end/", actions.end_table, name="end"),
    path("<uuid:table_id>/delete/", actions.delete_table, name="delete"),
]
