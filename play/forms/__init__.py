"""What the forms of both games share."""
