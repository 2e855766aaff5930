from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0014_game_of_a_field'),
    ]

    operations = [
        migrations.RenameField(model_name='playedgame', old_name='stage', new_name='quest_stage'),
    ]
