"""Pages and API of the rules reference."""
