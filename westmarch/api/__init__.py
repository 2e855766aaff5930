"""The API as a whole: addresses, description, documentation page, errors and tokens."""
