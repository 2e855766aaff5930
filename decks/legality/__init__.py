"""Where and when a deck is legal: verdicts, their wording, and the formats that allow a deck."""
