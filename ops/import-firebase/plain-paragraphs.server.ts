import { Parser } from "htmlparser2";
import { splitStyleSheets } from "../../app/values/style-rules.ts";
import { cleanText } from "../../app/values/typed-text.ts";
import { createLooks, type Look, withoutStruckSigns } from "../../app/values/unsaid-words.ts";
import { unwrapLink } from "../../app/values/web-address.ts";

/** HTML elements that form their own block. */
const blocks = new Set(
  "address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);

/** Elements without text for readers. */
const silent = new Set(["script", "style", "template", "noscript", "iframe", "object", "svg", "math", "title"]);

/** A tag, a comment or a character reference: a text without these is not HTML, however many `<` it has. */
const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Addresses that are kept after the text of a link; all others are removed. */
const plainLink = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i;

/**
 * Converts HTML or plain text to paragraphs of plain text: without tags, programs, and struck-out or hidden text; links
 * become their text and address. It builds no tree, so deep nesting does no harm.
 */
export function plainParagraphs(text: string): string[] {
  const { text: said } = withoutStruckSigns(text, true);
  return markup.test(said) ? tidy(textOf(said)) : tidy(said.replace(/\r\n?/g, "\n"));
}

/** Returns the text of HTML, with an empty line between blocks. */
function textOf(copied: string): string {
  const { html, css } = splitStyleSheets(copied);
  const lookAt = createLooks(css);
  let text = "";
  let silence = 0;
  let look: Look | undefined;
  const begun: number[] = [];
  const links: { address: string; from: number }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { name, attribute: (other: string) => attributes[other] };
      look = lookAt(tag, look);
      if (silent.has(name)) silence++;
      else if (name === "br") text += "\n";
      else if (name === "td" || name === "th") text += " ";
      else if (blocks.has(name)) {
        begun.push(text.length);
        if (!look.isOut) text += name === "li" ? "\n\n- " : "\n\n";
      }
      if (look.isCommentOfBlock) hideBlock(look);
      if (name === "a") links.push({ address: look.isUnseen ? "" : (attributes.href ?? "").trim(), from: text.length });
    },
    ontext(chunk) {
      // A line end in the source is a space; only `br` ends a line.
      if (silence === 0 && !look?.isUnseen) text += chunk.replace(/[\s\u00a0]+/g, " ");
    },
    onclosetag(name) {
      look = look?.above;
      if (silent.has(name)) silence--;
      else if (name === "a") text += addressBehind(text, links.pop());
      else if (blocks.has(name)) {
        begun.pop();
        text += "\n\n";
      }
    },
  });
  parser.end(html);
  return text;

  /** Removes the block around a comment of a word processor, or a box that begins with one. */
  function hideBlock(inside: Look): void {
    const from = begun.at(-1) ?? text.length;
    const box = begun.at(-2);
    let left = box !== undefined && text.slice(box, from).trim() === "" ? 2 : 1;
    text = text.slice(0, from);
    for (let now: Look | undefined = inside; now && left > 0; now = now.above) {
      if (left === 1 && now.tag.name === "body") return;
      now.isOut = true;
      now.isUnseen = true;
      if (blocks.has(now.tag.name)) left--;
    }
  }
}

function addressBehind(text: string, link: { address: string; from: number } | undefined): string {
  if (link === undefined || !plainLink.test(link.address)) return "";
  const address = unwrapLink(link.address).replace(/^mailto:/i, "");
  return text.slice(link.from).includes(address) ? "" : ` (${address})`;
}

/** Removes invisible parts: empty paragraphs, spaces at the ends, control characters. */
function tidy(text: string): string[] {
  return cleanText(text.toWellFormed().replace(/[^\P{Control}\n]+/gu, " "))
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => line.trim())
        .join("\n")
        .trim(),
    )
    .filter((paragraph) => paragraph !== "" && paragraph !== "-");
}
