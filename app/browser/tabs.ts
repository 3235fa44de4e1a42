import { all, set } from "./query.ts";

/** Converts panels with headings to tabs (WAI-ARIA Authoring Practices, tabs with automatic activation). */
export function bindTabs(): void {
  for (const root of all("[data-tabs]")) {
    const list = root.querySelector<HTMLElement>(".tabs");
    if (!list) continue;
    const tabs = all("button", list);
    const panels = tabs.map((tab) => document.getElementById(tab.dataset.panel ?? "") as HTMLElement);
    set(list, { role: "tablist", "aria-label": list.dataset.label });
    const pick = (picked: number) => {
      for (const [index, tab] of tabs.entries()) {
        const isPicked = index === picked;
        tab.setAttribute("aria-selected", String(isPicked));
        tab.tabIndex = isPicked ? 0 : -1;
        if (panels[index]) panels[index].hidden = !isPicked;
      }
    };
    for (const [index, tab] of tabs.entries()) {
      const panel = panels[index];
      set(tab, { role: "tab", "aria-controls": panel?.id });
      if (panel) set(panel, { role: "tabpanel", "aria-labelledby": tab.id, tabindex: "0" });
      tab.addEventListener("click", () => pick(index));
      tab.addEventListener("keydown", (event) => {
        const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
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
