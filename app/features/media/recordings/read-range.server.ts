import { Readable } from "node:stream";

/** Bytes; both ends are included. */
type Range = { start: number; end: number };

/**
 * Reads a range of bytes ([RFC 9110, 14.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2)). @returns undefined
 * for the whole file; "beyond" for a range after its end
 */
export function readRange(headers: Headers, tag: string, size: number): Range | "beyond" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if ((headers.get("If-Range") ?? tag) !== tag) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "beyond" : { start, end };
}

/** File storage returns whole files only. */
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
