import { all } from "./find.ts";

// Headed panels become tabs (pattern: WAI-ARIA Authoring Practices, tabs with automatic activation).
for (const root of all("[data-tabs]")) {
  const tabs = all("[role=tab]", root);
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute("aria-controls") ?? "") as HTMLElement);
  const pick = (picked: number) => {
    for (const [place, tab] of tabs.entries()) {
      const isPicked = place === picked;
      tab.setAttribute("aria-selected", String(isPicked));
      tab.tabIndex = isPicked ? 0 : -1;
      if (panels[place]) panels[place].hidden = !isPicked;
    }
  };
  for (const [place, tab] of tabs.entries()) {
    const panel = panels[place];
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
    panel?.setAttribute("tabindex", "0");
    tab.addEventListener("click", () => pick(place));
    tab.addEventListener("keydown", (event) => {
      const moves: Record<string, number> = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 };
      const move = moves[event.key];
      if (move === undefined) return;
      event.preventDefault();
      const next = (move + tabs.length) % tabs.length;
      pick(next);
      tabs[next]?.focus();
    });
  }
  root.classList.add("on");
  for (const list of all("[role=tablist]", root)) list.hidden = false;
  pick(0);
}
