import { all, set } from "./query.ts";

/** Headed panels become tabs (WAI-ARIA Authoring Practices, tabs with automatic activation). */
export function bindTabs(): void {
  for (const root of all("[data-tabs]")) {
    const list = root.querySelector<HTMLElement>(".tabs");
    if (!list) continue;
    const tabs = all("button", list);
    const panels = tabs.map((tab) => document.getElementById(tab.dataset.panel ?? "") as HTMLElement);
    set(list, { role: "tablist", "aria-label": list.dataset.label });
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
      set(tab, { role: "tab", "aria-controls": panel?.id });
      if (panel) set(panel, { role: "tabpanel", "aria-labelledby": tab.id, tabindex: "0" });
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
    list.hidden = false;
    pick(0);
  }
}
