"""Running the site: health, metrics, logs, the doctor, backups."""
