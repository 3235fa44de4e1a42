import { Readable } from "node:stream";

type Range = { start: number; end: number };

/**
 * Reads the requested range of bytes ([RFC 9110, 14.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2)).
 * @returns undefined for the whole file; "beyond" if the range begins after its end
 */
export function readRange(headers: Headers, tag: string, size: number): Range | "beyond" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if ((headers.get("If-Range") ?? tag) !== tag) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "beyond" : { start, end };
}

/** Returns a range of a stream, because the file storage returns only whole files. */
export const sliceStream = (stream: Readable, range: Range): Readable => Readable.from(slice(stream, range));

async function* slice(stream: Readable, { start, end }: Range) {
  let offset = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, end + 1 - offset));
    if (part.length > 0) yield part;
    offset += chunk.length;
    if (offset > end) return;
  }
}
