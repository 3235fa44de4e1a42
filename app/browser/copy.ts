import { copiedAloud, selectedAloud } from "content/script.ts";
import { all } from "./query.ts";

// The copy button needs this script, which shows it. Without clipboard permission it selects the value.
for (const button of all<HTMLButtonElement>("[data-copy]")) {
  const cell = button.parentElement as HTMLElement;
  const row = cell.parentElement as HTMLElement;
  const what = row.querySelector("dt")?.textContent ?? "";
  const status = button.closest("dialog")?.querySelector("[role=status]");
  const word = button.querySelector<HTMLElement>("[data-copied]");
  cell.hidden = false;
  button.addEventListener("click", async () => {
    let said = copiedAloud(what);
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
      button.dataset.done = "";
      if (word) word.textContent = word.dataset.copied ?? "";
    } catch {
      getSelection()?.selectAllChildren(row.querySelector("dd") as Node);
      said = selectedAloud(what);
    }
    if (status) status.textContent = said;
  });
}
