"""Remember the steps in which a person isn't asked whether to act."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('play', '0028_terms_and_clocks_of_tables'),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='skips',
            field=models.JSONField(default=list),
        ),
    ]
