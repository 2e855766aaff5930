"""The staff's pages: what was said at tables, and silences."""

from play.chat.admin import MessageAdmin as MessageAdmin
from play.chat.admin import SilenceAdmin as SilenceAdmin
