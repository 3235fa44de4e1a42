const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** A document's characters, with those that it writes as entities. */
export const withoutEntities = (text: string): string =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

/** A page's text: no tags or styles, single spaces. */
export function textOf(html: string): string {
  const text = html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ");
  return withoutEntities(text).replace(/\s+/g, " ").trim();
}

/** The content of `main`. */
export function mainOf(html: string): string {
  return /<main id="main"[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
}

/** The same without the ways to pass the page on and the facts for machines, which a preview has not: it has no address yet. */
export const withoutSharing = (html: string): string =>
  mainOf(html).replace(/<details class="share".*?<\/details>|<script type="application\/ld\+json">.*?<\/script>/gs, "");
