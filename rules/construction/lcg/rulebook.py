"""The register of the LCG's construction rules."""

from rules.construction.lcg.build import LcgBuild
from rules.construction.registry import Registry

LCG_RULES: Registry[LcgBuild] = Registry("lcg")
