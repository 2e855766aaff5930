"""The cards of The Dead Marshes."""
