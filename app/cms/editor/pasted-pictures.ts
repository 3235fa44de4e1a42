import { trimBreaks } from "./keep-lines.ts";
import { removeWithBox } from "./leave-out-unsaid.ts";

export interface PastedPicture {
  /** Empty if unknown. */
  alt: string;
  /** Empty if unknown. */
  name: string;
  /** Undefined if the paste has no file. */
  file: File | undefined;
}

/** Pictures inside HTML, as data addresses of the usual file types. */
const dataAddress = /data:image\/(jpe?g|png|webp|gif|avif|heic|heif);base64,([\w+/=%\s]*)/gi;

/** Scheme that replaces a picture's data inside HTML. */
const scheme = "pasted-picture:";

/** Maximum number of pictures per paste, and their maximum total size (characters in HTML). */
const maxPictures = 20;
const maxData = 28_000_000;

interface Data {
  type: string;
  base64: string;
}

/** Takes image data out of HTML before parsing. */
export function takeData(html: string): { html: string; data: Data[] } {
  const data: Data[] = [];
  const rest = html.replace(dataAddress, (_whole, type: string, base64: string) => {
    if (data.length >= maxPictures || base64.length > maxData) return "";
    data.push({ type: `image/${type.toLowerCase().replace("jpg", "jpeg")}`, base64 });
    return `${scheme}${data.length - 1}`;
  });
  return { html: rest.replace(/data:image\/[\w.+-]+[;,][^"'\s>)]*/gi, ""), data };
}

function fileOf({ type, base64 }: Data, index: number): File | undefined {
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(base64).replace(/\s/g, "")), (sign) => sign.charCodeAt(0));
    return bytes.length < 100 ? undefined : new File([bytes], `picture-${index + 1}.${type.slice(6)}`, { type });
  } catch {
    return undefined;
  }
}

/** Returns true for small images, which draw a letter or count readers. */
const isSmall = (image: HTMLElement) =>
  ["width", "height"].some(
    (side) =>
      /^\d+(?:px)?$/.test(image.getAttribute(side) ?? "") && Number.parseInt(image.getAttribute(side) ?? "", 10) <= 2,
  );

const numberedName = /^(?:clip_?)?(?:image|picture|img|pasted)[\s_-]?\d*\.\w+$/i;

const pictureFile = /\.(?:jpe?g|png|webp|gif|avif|heic|heif)$/i;

/** Maximum length of a file name that a person chose (characters). */
const maxName = 80;

/** Returns a file name from an address; empty if a program chose it. */
function nameOfAddress(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const name = decodeName(
    path
      .slice(-3 * maxName)
      .split(/[\\/:]/)
      .at(-1) ?? "",
  );
  return name.length <= maxName && pictureFile.test(name) && !numberedName.test(name) ? name : "";
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns true for Google's checkboxes, which are images. */
const isTickBox = (image: HTMLElement) =>
  image.hasAttribute("aria-roledescription") && image.closest("[role=checkbox]") !== null;

const placeAttribute = "data-picture-place";

/**
 * Removes pictures from a paste and leaves marks for `placePictures`; the image of a character becomes that character.
 */
export function takePictures(body: HTMLElement, data: readonly Data[]): PastedPicture[] {
  const pictures: PastedPicture[] = [];
  for (const image of body.querySelectorAll<HTMLElement>("img")) {
    const alt = (image.getAttribute("alt") ?? "").trim().replace(/\s+/g, " ");
    if (
      /^:[\w+-]{1,40}:$|^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f])+$/u.test(
        alt,
      )
    ) {
      image.replaceWith(alt);
      continue;
    }
    if (isSmall(image) || isTickBox(image)) {
      image.remove();
      continue;
    }
    const source = image.getAttribute("src") ?? "";
    const [, index] = /^pasted-picture:(\d+)$/.exec(source) ?? [];
    const found = index === undefined ? undefined : data[Number(index)];
    const mark = document.createElement("span");
    mark.setAttribute(placeAttribute, String(pictures.length));
    image.replaceWith(mark);
    pictures.push({ alt, name: nameOfAddress(source), file: found && fileOf(found, Number(index)) });
  }
  return pictures;
}

export const findPictureMarks = (element: ParentNode): NodeListOf<HTMLElement> =>
  element.querySelectorAll<HTMLElement>(`[${placeAttribute}]`);

/**
 * Makes each picture a block between two halves of its paragraph. In a list or quotation, the block follows after the
 * end.
 * @returns pictures in the order of their blocks; those without a block last
 */
export function placePictures(body: HTMLElement, pictures: readonly PastedPicture[]): PastedPicture[] {
  const lastBehind = new Map<Element, Element>();
  const marks = [...findPictureMarks(body)];
  for (const mark of marks.splice(maxPictures)) mark.remove();
  for (const mark of marks) {
    const picture = pictures[Number(mark.getAttribute(placeAttribute))];
    const block = document.createElement("figure");
    block.setAttribute("data-picture", mark.getAttribute(placeAttribute) ?? "");
    block.setAttribute("data-name", picture?.name ?? "");
    block.setAttribute("data-alt", picture?.alt ?? "");
    const around = outermost(mark, "ul, ol, dl, blockquote");
    if (around === undefined) splitAround(mark, block);
    else {
      removeWithBox(mark);
      (lastBehind.get(around) ?? around).after(block);
      lastBehind.set(around, block);
    }
  }
  const indexes = [...body.querySelectorAll("figure[data-picture]")].map((block) =>
    Number(block.getAttribute("data-picture")),
  );
  const placed = indexes.flatMap((index) => pictures[index] ?? []);
  return [...placed, ...pictures.filter((picture) => !placed.includes(picture))];
}

function outermost(element: Element, selector: string): Element | undefined {
  let found: Element | undefined;
  for (let now = element.closest(selector); now; now = now.parentElement?.closest(selector) ?? null) found = now;
  return found;
}

function splitAround(mark: Element, picture: Element): void {
  const block = mark.closest("p, h1, h2, h3, h4, h5, h6, pre, listing");
  if (block === null) {
    mark.replaceWith(picture);
    return;
  }
  const range = document.createRange();
  range.setStartBefore(mark);
  range.setEnd(block, block.childNodes.length);
  const rest = block.cloneNode(false) as Element;
  rest.append(range.extractContents());
  mark.remove();
  block.after(picture, rest);
  for (const part of [block, rest]) {
    trimBreaks(part);
    if (part.textContent?.trim() === "" && findPictureMarks(part).length === 0) part.remove();
  }
}

/** Matches a picture in Markdown, but no photo or film of this site. */
const pictureInText = /!\[([^[\]\n]{0,300})\]\((?!photo:|film:)([^\s()]{1,400})(?: "[^"\n]{0,300}")?\)/g;

/** A list mark whose only content was a picture. */
const markAlone = /^(?:[-*•·–]|\d{1,3}[.)])?$/;

/** Splits a line of plain text at its Markdown pictures. */
export function splitAtPictures(line: string): (string | PastedPicture)[] {
  const parts: (string | PastedPicture)[] = [];
  let end = 0;
  for (const match of line.matchAll(pictureInText)) {
    const [whole, alt = "", address = ""] = match;
    const { index } = match;
    parts.push(line.slice(end, index), { alt: alt.trim(), name: nameOfAddress(address), file: undefined });
    end = index + whole.length;
  }
  if (parts.length === 0) return [line];
  parts.push(line.slice(end));
  return parts.filter((part) => typeof part !== "string" || !markAlone.test(part.trim()));
}

/**
 * Matches files on the clipboard to pictures: by name, or by order if the numbers agree. A single file beside text
 * without pictures belongs to the text.
 */
export function withFiles(pictures: readonly PastedPicture[], all: readonly File[]): readonly PastedPicture[] {
  const files = all.filter(
    ({ type, name }) => type.startsWith("image/") || (type === "" && nameOfAddress(name) !== ""),
  );
  const named = pictures.map((picture) => {
    const index = picture.file || picture.name === "" ? -1 : files.findIndex(({ name }) => name === picture.name);
    const [file] = index < 0 ? [] : files.splice(index, 1);
    return file ? { ...picture, file } : picture;
  });
  if (named.filter(({ file }) => file === undefined).length !== files.length) return named;
  return named.map((picture) => (picture.file ? picture : { ...picture, file: files.shift() }));
}
