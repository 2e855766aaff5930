"""The staff's pages: what was said at tables, reports of it, silences."""

from play.chat.admin import MessageAdmin as MessageAdmin
from play.chat.admin import MessageReportAdmin as MessageReportAdmin
from play.chat.admin import SilenceAdmin as SilenceAdmin
