import { all } from "./query.ts";

// Closes the <details> menu on Escape and on a click or focus outside.
for (const menu of all<HTMLDetailsElement>("[data-menu]")) {
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  for (const type of ["click", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      if (!menu.contains(target as Node)) menu.open = false;
    });
  }
}
