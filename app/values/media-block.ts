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
  /** Address of the film's page on YouTube or Vimeo. */
  address: string;
  title: string;
  caption: string;
}

/** Maximum characters of an alt text, a title or a caption. */
export const maxMediaText = 300;

/** One Markdown image, nothing else: `![words](photo:12 "caption")`, `![words](film:https://youtu.be/… "caption")`. */
const shape =
  /^!\[((?:[^[\]\\\n]|\\.)*)\]\((?:photo:(-?[1-9]\d{0,14})|film:(https:\/\/[^\s()<>"\\]+))(?: "((?:[^"\\\n]|\\.)*)")?\)$/;

/** The photo or film that a stored text is; undefined for text. */
export function readMediaBlock(text: string): PhotoBlock | FilmBlock | undefined {
  const [, words = "", id, address, title = ""] = shape.exec(text.trim()) ?? [];
  const caption = plainWords(title);
  if (id !== undefined) return { kind: "photo", id: Number(id), alt: plainWords(words), caption };
  if (address === undefined || embedAddress(address) === undefined) return undefined;
  return { kind: "film", address, title: plainWords(words), caption };
}

/** The stored text of a photo or film. */
export function writeMediaBlock(block: PhotoBlock | FilmBlock): string {
  const [words, address] =
    block.kind === "photo" ? [block.alt, `photo:${block.id}`] : [block.title, `film:${block.address}`];
  const caption = escapeWords(block.caption);
  return `![${escapeWords(words)}](${address}${caption && ` "${caption}"`})`;
}

/** Any Markdown parser reads the same words. */
const escapeWords = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxMediaText)
    .replace(/[\\[\]*_`<>&"!~]/g, "\\$&");

const plainWords = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** Ids of the photos in texts, each once. */
export function photoIdsIn(texts: readonly string[]): number[] {
  const ids = texts.flatMap((text) => {
    const block = readMediaBlock(text);
    return block?.kind === "photo" ? [block.id] : [];
  });
  return [...new Set(ids)];
}

/** A photo typed between other words: pages would show its code as text. */
const typedPhoto = /!\[(?:[^[\]\\\n]|\\.)*\]\(photo:[^()"\n]{0,100}(?:"(?:[^"\\\n]|\\.){0,700}"[^()"\n]{0,100})?\)/g;
/** One that goes on for longer, or does not end: the rest of its line goes with it. */
const openPhoto = /!\[(?:[^[\]\\\n]|\\.)*\]\(photo:.*/g;

/** Removes the alt text and the caption of every photo in a text; a photo by itself stays as its id. */
export function withoutPhotoWords(text: string): string {
  const block = readMediaBlock(text);
  if (block === undefined) return text.replace(typedPhoto, "").replace(openPhoto, "");
  return block.kind === "photo" ? `![](photo:${block.id})` : text;
}

/** The first paragraph of words, for excerpts and descriptions. */
export function firstWords(texts: readonly string[]): string | undefined {
  const first = texts.find((text) => readMediaBlock(text) === undefined);
  return first === undefined ? undefined : withoutPhotoWords(first);
}
