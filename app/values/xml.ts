const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Makes text safe inside HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** One of them makes a whole document unreadable. */
const forbidden = /[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r]]/gv;

/** A template whose values are made safe: xml`<title>${title}</title>`. The characters that XML forbids go. */
export function xml(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => escapeMarkup(value.replace(forbidden, ""))));
}
