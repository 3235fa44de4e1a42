import { Parser } from "htmlparser2";
import { cleanText } from "../../app/values/typed-text.ts";

/** What stands apart from the text around it, in HTML. */
const blocks = new Set(
  "address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);

/** What is inside these is no text for readers. */
const silent = new Set(["script", "style", "template", "noscript", "iframe", "object", "svg", "math", "title"]);

/** A tag, a comment or a named character: a text with none of them is no HTML, however many `<` it has. */
const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Addresses that may stand behind the words of a link; everything else is left out. */
const plainLink = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i;

/**
 * Turns HTML, or a plain text, into paragraphs of plain text: no tags, no programs, links as their words and address.
 * It reads along and keeps no tree, so that nothing can be nested too deeply for it.
 */
export function plainParagraphs(text: string): string[] {
  return markup.test(text) ? tidy(textOf(text)) : tidy(text.replace(/\r\n?/g, "\n"));
}

/** The text of HTML, with an empty line wherever a block begins or ends. */
function textOf(html: string): string {
  let text = "";
  let silence = 0;
  const links: { address: string; from: number }[] = [];
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) silence++;
      else if (name === "br") text += "\n";
      else if (blocks.has(name)) text += name === "li" ? "\n\n- " : "\n\n";
    },
    onopentag(name, { href = "" }) {
      if (name === "a") links.push({ address: href.trim(), from: text.length });
    },
    ontext(chunk) {
      // A line that ends in the source is a space, and only `br` ends one.
      if (silence === 0) text += chunk.replace(/[\s\u00a0]+/g, " ");
    },
    onclosetag(name) {
      if (silent.has(name)) silence--;
      else if (name === "a") text += addressBehind(text, links.pop());
      else if (blocks.has(name)) text += "\n\n";
    },
  });
  parser.end(html);
  return text;
}

function addressBehind(text: string, link: { address: string; from: number } | undefined): string {
  if (link === undefined || !plainLink.test(link.address)) return "";
  const address = link.address.replace(/^mailto:/i, "");
  return text.slice(link.from).includes(address) ? "" : ` (${address})`;
}

/** Paragraphs without what no reader sees: empty ones, spaces at the ends, characters that are none. */
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
