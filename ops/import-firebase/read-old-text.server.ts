import { readHtml } from "../../app/server/exports/html-to-blocks.ts";
import { writeMediaBlock } from "../../app/values/media-block.ts";
import { escapeMarkup } from "../../app/values/xml.ts";

/** A tag, a comment or a character reference: a text without these is not HTML, however many `<` it has. */
const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Reads HTML or plain text as paragraphs of Markdown. Pictures in it stay out: the rows name their pictures. */
export function readOldText(text: string): string[] {
  const html = markup.test(text)
    ? text
    : escapeMarkup(text.replace(/\r\n?/g, "\n")).replace(/(?<!\n)\n(?!\s*\n)/g, "<br>");
  return readHtml(html, { hasPlainLines: true }).blocks.flatMap((block) =>
    block.kind === "text" ? block.text : block.kind === "film" ? writeMediaBlock(block) : [],
  );
}
