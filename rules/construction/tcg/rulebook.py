"""The register of the TCG's construction rules."""

from rules.construction.registry import Registry
from rules.construction.tcg.build import Build

TCG_RULES: Registry[Build] = Registry("tcg")
