import { bindFormKeys } from "./form-keys.ts";
import { all, parsePage } from "./query.ts";

/** A link to the same form in another currency keeps what was typed into it, but for the amount. */
export function bindOtherCurrencies(root: ParentNode = document): void {
  for (const link of all<HTMLAnchorElement>("a[data-currency]", root)) {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      swap(link).catch(() => location.assign(link.href));
    });
  }
}

async function swap(link: HTMLAnchorElement): Promise<void> {
  const page = await parsePage(await fetch(link.href));
  const form = link.closest("form");
  const next = page.querySelector("a[data-currency]")?.closest("form");
  if (!form || !next) throw new Error("no form");
  for (const [name, value] of new FormData(form)) {
    const field = next.elements.namedItem(name);
    const isOfCurrency = name === "amount" || name === "own" || (field as HTMLInputElement | null)?.type === "hidden";
    if (field !== null && !isOfCurrency) (field as HTMLInputElement | RadioNodeList).value = `${value}`;
  }
  form.replaceWith(next);
  history.replaceState(history.state, "", link.href);
  bindFormKeys(next);
  bindOtherCurrencies(next);
  next.querySelector<HTMLElement>("[name=own]")?.focus();
}
