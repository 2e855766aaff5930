"""Store what comments look like: making it at each view took seconds for a deck with many."""

from django.db import migrations, models

from decks.sharing.markdown import to_html


def render(apps, schema_editor):
    comments = apps.get_model("decks", "Comment").objects
    for comment in comments.iterator():
        comments.filter(pk=comment.pk).update(html=str(to_html(comment.text)))


class Migration(migrations.Migration):
    dependencies = [("decks", "0007_profiles")]

    operations = [
        migrations.AddField(
            model_name="comment",
            name="html",
            field=models.TextField(default="", editable=False),
        ),
        migrations.RunPython(render, migrations.RunPython.noop),
    ]
