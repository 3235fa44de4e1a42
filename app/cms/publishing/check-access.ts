import { parseMarkdown } from "../../ui/rich-text.tsx";
import { readMediaBlock } from "../../values/media-block.ts";
import { maxGrade, readingLevel } from "./reading-level.ts";
import { foldWord } from "./words-guard/fold-word.ts";

/** A finding about accessibility. */
export interface AccessFinding {
  kind: "altVague" | "altCaption" | "linkVague" | "linkBare" | "capitals" | "table" | "film" | "reading";
  field: string;
  /** Words to show, and to find in the field. */
  words: string;
  /** Only for the finding `reading`. */
  grade?: number;
  hardest?: string[];
}

const vagueAlt =
  /^(?:(?:an? |the |my )?(?:photo|photograph|image|picture|pic|img|graphic|logo|icon)s?(?: (?:of|from) .{0,12})?|(?:photo|image|picture) of .*)\.?$/i;
const vagueLink =
  /^(?:(?:click|press|tap) (?:here|this)|here|read(?: more| on)?|more|this|link|this link|this page|learn more|see more|go|details?)[.!…]*$/i;
const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

type Node = NonNullable<ReturnType<typeof parseMarkdown>>[number];

const textOf = (node: Node): string =>
  "value" in node ? node.value : "children" in node ? node.children.map((one) => textOf(one as Node)).join("") : "";

function linksOf(node: Node): string[] {
  const own = node.type === "link" ? [textOf(node)] : [];
  return "children" in node ? [...own, ...node.children.flatMap((one) => linksOf(one as Node))] : own;
}

const isCapitals = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 20 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length / letters.length > 0.8;
};

const isTable = (text: string) => text.split("\n").filter((line) => /\|.*\||\S\t+\S/.test(line)).length >= 2;

const same = (one: string, other: string) =>
  one !== "" && foldWord(one).replace(/\W/g, "") === foldWord(other).replace(/\W/g, "");

export function checkParagraphs(field: string, paragraphs: string[]): AccessFinding[] {
  const texts = paragraphs.filter((text) => readMediaBlock(text) === undefined);
  const level = readingLevel(texts);
  return [
    ...paragraphs.flatMap((text, index) => checkParagraph(field, text, paragraphs[index + 1])),
    ...(level !== undefined && level.grade > maxGrade
      ? [{ kind: "reading" as const, field, words: level.hardest[0] ?? "", ...level }]
      : []),
  ];
}

/** @param next the paragraph below */
function checkParagraph(field: string, text: string, next: string | undefined): AccessFinding[] {
  const block = readMediaBlock(text);
  if (block?.kind === "photo") return checkAlt(field, block.alt, block.caption);
  if (block?.kind === "film") {
    const below = next !== undefined && readMediaBlock(next) === undefined ? next : "";
    return block.caption === "" && !/caption|subtitle|transcript|in the film|film shows/i.test(below)
      ? [{ kind: "film", field, words: block.title }]
      : [];
  }
  const links = (parseMarkdown(text) ?? []).flatMap(linksOf);
  return [
    ...links
      .filter((link) => vagueLink.test(link.trim()))
      .map((words) => ({ kind: "linkVague" as const, field, words })),
    ...links
      .filter((link) => bareAddress.test(link.trim()))
      .map((words) => ({ kind: "linkBare" as const, field, words })),
    ...(isCapitals(text) ? [{ kind: "capitals" as const, field, words: text.slice(0, 60) }] : []),
    ...(isTable(text) ? [{ kind: "table" as const, field, words: "" }] : []),
  ];
}

export function checkAlt(field: string, alt: string, caption = ""): AccessFinding[] {
  if (vagueAlt.test(alt.trim())) return [{ kind: "altVague", field, words: alt }];
  return same(alt, caption) ? [{ kind: "altCaption", field, words: alt }] : [];
}
