import { AppError } from "./errors.ts";

/** Of a part (bytes): its name and its file's name. A parser takes long for each line of a head. */
export const maxHeadBytes = 4 * 1024;

/** @returns what separates the parts of a multipart form, without its dashes; undefined for another type */
export const boundaryOf = (type: string): string | undefined => /;\s*boundary="?([^";,\s]{1,200})/i.exec(type)?.[1];

/** Files of a form; further ones are left out. Every form allows fewer, and says so. */
const maxFiles = 100;

export interface SplitForm {
  /** The text fields alone, as a form of their own. */
  text: Buffer<ArrayBuffer>;
  /** The contents of the files that are not empty, as parts of the body: nothing is copied. */
  files: Uint8Array[];
}

/**
 * Splits a multipart form into text and files by its boundaries alone: a parser would decode a text of many megabytes
 * before anybody could measure it.
 * @param body whole, or cut: an unfinished part at its end is left out
 * @param maxTextBytes of the text fields together, with their heads
 * @throws AppError tooLarge beyond it; unreadableForm without a boundary, or for a part without a head
 */
export function splitMultipart(type: string, body: Buffer, maxTextBytes: number): SplitForm {
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw new AppError("unreadableForm");
  const [first, separator] = [`--${boundary}`, `\r\n--${boundary}`];
  const texts: Buffer[] = [];
  const files: Uint8Array[] = [];
  let textBytes = 0;
  const begin = body.indexOf(first);
  if (begin < 0) throw new AppError("unreadableForm");
  for (let at = begin + first.length; ; ) {
    // Two dashes end the form.
    if (body[at] === 45 && body[at + 1] === 45) break;
    const end = body.indexOf(separator, at);
    if (end < 0) break;
    const part = body.subarray(at, end);
    const headEnd = part.subarray(0, maxHeadBytes).indexOf("\r\n\r\n");
    if (headEnd < 0) throw new AppError("unreadableForm");
    if (/;\s*filename\*?=/i.test(part.toString("latin1", 0, headEnd))) {
      const content = part.subarray(headEnd + 4);
      if (content.length > 0 && files.length < maxFiles) files.push(content);
    } else {
      textBytes += part.length;
      if (textBytes > maxTextBytes) throw new AppError("tooLarge");
      texts.push(part);
    }
    at = end + separator.length;
  }
  const pieces = texts.flatMap((part) => [Buffer.from(first), part, Buffer.from("\r\n")]);
  return { text: Buffer.concat([...pieces, Buffer.from(`${first}--\r\n`)]), files };
}
