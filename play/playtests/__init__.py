"""The pages of playtests."""
