import { Readable } from "node:stream";

/** Bytes of a file, both ends included. */
interface Range {
  start: number;
  end: number;
}

/**
 * One range of bytes ([RFC 9110, 14.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2)).
 * @param tag of the file @param size of the file (bytes)
 * @returns undefined for the whole file: no range, several, or of another file; "beyond" for none of its bytes
 */
export function readRange(headers: Headers, tag: string, size: number): Range | "beyond" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if ((headers.get("If-Range") ?? tag) !== tag) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "beyond" : { start, end };
}

/** The bytes of a range; file storage has whole files only. */
export const sliceStream = (stream: Readable, range: Range): Readable => Readable.from(slice(stream, range));

async function* slice(stream: Readable, { start, end }: Range) {
  let at = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (part.length > 0) yield part;
    at += chunk.length;
    if (at > end) return;
  }
}
