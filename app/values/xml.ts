const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Characters that are invalid in XML. */
const forbidden = /[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r]]/gv;

/** Escapes values in xml`<title>${title}</title>`, and removes characters that XML forbids. */
export function xml(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => escapeMarkup(value.replace(forbidden, ""))));
}
