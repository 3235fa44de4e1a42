import { all } from "./query.ts";

/** Opens the phone's share sheet if there is one, otherwise links; and a button that copies the address. */
export function bindShares(): void {
  for (const box of all<HTMLDetailsElement>("[data-share]")) {
    const url = box.dataset.share ?? "";
    box.addEventListener("click", async (event) => {
      const target = event.target as Element;
      if (target.closest("summary") && navigator.share) {
        event.preventDefault();
        navigator.share({ title: document.title, url }).catch(({ name }) => {
          box.open = name !== "AbortError";
        });
      }
      const word = target.closest("button")?.querySelector<HTMLElement>("[data-copied]");
      if (!word) return;
      try {
        await navigator.clipboard.writeText(url);
        word.textContent = word.dataset.copied ?? "";
      } catch {
        getSelection()?.selectAllChildren(box.querySelector("p") as Node);
      }
    });
    for (const hidden of all("[hidden]", box)) hidden.hidden = false;
  }
}
