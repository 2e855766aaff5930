"""The cards of A Journey to Rhosgobel."""
