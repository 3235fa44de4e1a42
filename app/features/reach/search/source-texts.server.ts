import type { ContentType } from "../../../cms/content-type.server.ts";
import { readMediaBlock, withoutPhotoWords } from "../../../values/media-block.ts";
import { plainText } from "../../../values/plain-text.ts";
import type { SourceRow } from "./search-queries.server.ts";

/** Returns a page's texts below its title, without Markdown, photos and films. */
export function textsOf({ fields, search }: ContentType, row: SourceRow): string[] {
  const stored = new Map<string, unknown>(Object.entries(row));
  const all = Object.values(fields);
  const values = search.texts.flatMap(
    (name) => all.find(({ column }) => column === name)?.fromColumn(stored.get(name)) ?? [],
  );
  return values.flatMap((text) =>
    text && readMediaBlock(text) === undefined ? [plainText(withoutPhotoWords(text)).replace(/\s+/g, " ").trim()] : [],
  );
}
