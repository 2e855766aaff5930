"""What staff do about reports: one page of what players reported of messages, comments and decks.

`reports` finds the open ones, one for each thing however many reported it. `acting` hides it, mutes
its author for a while, or bans their account and address; `bans` keeps banned addresses from
writing. Everything can be lifted on the same page, a closed account in the admin.
"""
