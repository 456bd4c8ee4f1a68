"""Examines screens with axe-core, as those need them who cannot see, or see badly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from page_tools import PACKAGES

AXE = PACKAGES / "axe-core" / "axe.min.js"

STILL = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity
)"""
"""Whether no colour changes any more, such as those of what was just chosen."""

ONE_DIGIT = """() => axe.configure({ checks: [{ id: "color-contrast", options: {
    ignoreUnicode: true, ignoreLength: true, ignorePseudo: false, pseudoSizeThreshold: 0.25,
    boldValue: 700, boldTextPt: 14, largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
} }] })"""
"""As axe has it by itself, but numbers of one digit are examined too."""


class Examiner:
    """Looks at screens as those need them who cannot see, or see badly."""

    def __init__(self, page: Any, themes: Sequence[str] = ("light", "dark")) -> None:
        self.page = page
        self._themes = themes
        self.found: list[str] = []

    def look(self, screen: str, until: str) -> None:
        """Examine this screen in all themes, once it is there."""
        self.page.locator(until).locator("visible=true").first.wait_for()
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
            self.page.evaluate(ONE_DIGIT)
        for theme in self._themes:
            self.page.emulate_media(color_scheme=theme)
            self.page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
            self.page.wait_for_function(STILL)
            # Only colours depend on the theme. No rule in use needs style sheets loaded once more.
            rules = {} if theme == "light" else {"runOnly": ["color-contrast"]}
            options = {"resultTypes": ["violations"], "preload": False, **rules}
            result = self.page.evaluate("(options) => axe.run(options)", options)
            for problem in result["violations"]:
                places = ", ".join(str(node["target"]) for node in problem["nodes"][:3])
                self.found.append(f"{screen}, {theme}: {problem['id']} at {places}")
