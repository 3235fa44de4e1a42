import { embedAddress } from "./video-address.ts";

/** A photo between paragraphs. */
export interface PhotoBlock {
  kind: "photo";
  /** Negative while the photo waits on a device. */
  id: number;
  alt: string;
  caption: string;
}

/** A film between paragraphs. */
export interface FilmBlock {
  kind: "film";
  /** Address of the film's page at YouTube or Vimeo. */
  address: string;
  title: string;
  caption: string;
}

/** Maximum length of an alt text, a title or a caption (characters). */
export const maxMediaText = 300;

/** Exactly one Markdown image: `![words](photo:12 "caption")`, `![words](film:https://youtu.be/… "caption")`. */
const shape =
  /^!\[((?:[^[\]\\\n]|\\.)*)\]\((?:photo:(-?[1-9]\d{0,14})|film:(https:\/\/[^\s()<>"\\]+))(?: "((?:[^"\\\n]|\\.)*)")?\)$/;

/** Reads a stored text that is a photo or film; undefined for other text. */
export function readMediaBlock(text: string): PhotoBlock | FilmBlock | undefined {
  const [, words = "", id, address, title = ""] = shape.exec(text.trim()) ?? [];
  const caption = plainWords(title);
  if (id !== undefined) return { kind: "photo", id: Number(id), alt: plainWords(words), caption };
  if (address === undefined || embedAddress(address) === undefined) return undefined;
  return { kind: "film", address, title: plainWords(words), caption };
}

/** Returns the stored text of a photo or film. */
export function writeMediaBlock(block: PhotoBlock | FilmBlock): string {
  const [words, address] =
    block.kind === "photo" ? [block.alt, `photo:${block.id}`] : [block.title, `film:${block.address}`];
  const caption = escapeWords(block.caption);
  return `![${escapeWords(words)}](${address}${caption && ` "${caption}"`})`;
}

/** Escapes text so that every Markdown parser reads the same. */
const escapeWords = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxMediaText)
    .replace(/[\\[\]*_`<>&"!~]/g, "\\$&");

const plainWords = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** Returns the ids of the photos in texts, without duplicates. */
export function photoIdsIn(texts: readonly string[]): number[] {
  const ids = texts.flatMap((text) => {
    const block = readMediaBlock(text);
    return block?.kind === "photo" ? [block.id] : [];
  });
  return [...new Set(ids)];
}

/** A photo inside other text, whose code would be visible on pages. */
const typedPhoto = /!\[(?:[^[\]\\\n]|\\.)*\]\(photo:[^()"\n]{0,100}(?:"(?:[^"\\\n]|\\.){0,700}"[^()"\n]{0,100})?\)/g;
/** The same without an end nearby: the rest of the line is removed with it. */
const openPhoto = /!\[(?:[^[\]\\\n]|\\.)*\]\(photo:.*/g;

/** Removes alt text and caption of all photos in a text; a text that is a photo keeps only its id. */
export function withoutPhotoWords(text: string): string {
  const block = readMediaBlock(text);
  if (block === undefined) return text.replace(typedPhoto, "").replace(openPhoto, "");
  return block.kind === "photo" ? `![](photo:${block.id})` : text;
}

/** Returns the first paragraph with words, for excerpts and descriptions. */
export function firstWords(texts: readonly string[]): string | undefined {
  const first = texts.find((text) => readMediaBlock(text) === undefined);
  return first === undefined ? undefined : withoutPhotoWords(first);
}
