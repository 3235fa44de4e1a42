const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** A page's text: no tags or styles, single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

/** The content of `main`. */
export function mainOf(html: string): string {
  return /<main id="main">(.*)<\/main>/s.exec(html)?.[1] ?? "";
}
