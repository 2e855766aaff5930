from django.db import migrations


def keep_readable(apps, schema_editor):
    """Decks made before there were owners were open to all; so they stay, to read and to copy."""
    apps.get_model('decks', 'Deck').objects.update(visibility='public')


class Migration(migrations.Migration):

    dependencies = [('decks', '0002_owners_sharing_drafts')]

    operations = [migrations.RunPython(keep_readable, migrations.RunPython.noop)]
