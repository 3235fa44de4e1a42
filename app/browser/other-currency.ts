import { bindFormKeys } from "./form-keys.ts";
import { all, parsePage } from "./query.ts";

/** A link to the same form in another currency keeps what was typed into it, but for the amount. */
export function bindOtherCurrencies(): void {
  for (const link of all<HTMLAnchorElement>("a[data-currency]"))
    link.onclick = (event) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      swap(link).catch(() => location.assign(link.href));
    };
}

/** @throws TypeError where the other page has no such form */
async function swap(link: HTMLAnchorElement): Promise<void> {
  const page = await parsePage(await fetch(link.href));
  const form = link.closest("form") as HTMLFormElement;
  const next = (page.querySelector("a[data-currency]") as Element).closest("form") as HTMLFormElement;
  for (const [name, value] of new FormData(form)) {
    const field = next.elements.namedItem(name) as HTMLInputElement | null;
    if (field && !/amount|own/.test(name) && field.type !== "hidden") field.value = `${value}`;
  }
  form.replaceWith(next);
  bindFormKeys(next);
  bindOtherCurrencies();
}
