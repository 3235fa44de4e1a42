import { readMediaBlock } from "../../../values/media-block.ts";
import { plainText } from "../../../values/plain-text.ts";
import { parseTextList } from "../../../values/text-list.ts";

/** The columns that a content type has of these. */
interface SourceTexts {
  post_text?: string | null;
  theme?: string | null;
  location?: string;
  address?: string | null;
  source?: string;
  description?: string;
  paragraphs?: string;
  list?: string;
  easy_read?: string;
}

/** What a page says below its title, without Markdown; photos and films between the paragraphs are left out. */
export function textsOf(row: SourceTexts): string[] {
  const lists = [row.paragraphs, row.description, row.list, row.easy_read].flatMap((json) =>
    json === undefined ? [] : parseTextList(json),
  );
  return [row.post_text, row.theme, row.address, row.location, row.source, ...lists].flatMap((text) =>
    text && readMediaBlock(text) === undefined ? [plainText(text).replace(/\s+/g, " ").trim()] : [],
  );
}
