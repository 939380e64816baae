"""Looks for what bars people from a page, with axe, in both themes."""

from pathlib import Path

from tests.web.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Of long lists whose rows are alike the first rows are enough.
ALIKE = [".happened li:nth-child(n+20)", "dl > div:nth-child(n+9)", "[hidden]"]
# Numbers that stand on a thing are counts and no part of its label (WCAG 2.5.3), as axe
# takes them to be: the words have to be in the name.
FOUND = r"""async ([theme, only, alike]) => {
  const MISMATCH = 'label-content-name-mismatch';
  document.documentElement.dataset.theme = theme;
  const isNamed = (selector) => {
    const one = document.querySelector(selector);
    const name = one.getAttribute('aria-label').toLowerCase();
    const words = one.textContent.toLowerCase().match(/\p{L}+/gu) ?? [];
    return words.every((word) => name.includes(word));
  };
  const wanted = { runOnly: only, resultTypes: ['violations'] };
  const { violations } = await axe.run({ exclude: alike }, wanted);
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => id !== MISMATCH || !isNamed(target[0]))
      .map(({ html, any }) => `${theme} ${id}: ${html} ${any[0]?.message}`),
  );
}"""


class Barriers:
    """What was found on the screens that were looked at."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """Look at the screen as it is; in the dark only colours are different."""
        page = self.person.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())
        for theme, only in (("dark", ["color-contrast"]), ("light", TAGS)):
            found: list[str] = page.evaluate(FOUND, [theme, only, ALIKE])
            if found:
                self.found.setdefault(name, []).extend(found)
