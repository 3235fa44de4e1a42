const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** The words of a page as a reader meets them: no tags, no style, one space between words. */
export function textOf(html: string): string {
  return html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

/** The part of a page that is its own. */
export function mainOf(html: string): string {
  return /<main id="main">(.*)<\/main>/s.exec(html)?.[1] ?? "";
}
