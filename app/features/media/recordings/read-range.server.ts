import { Readable } from "node:stream";
import type { AppContext } from "../../../server/context.server.ts";
import { isKnown, notFound, openFile, storageUnavailable } from "../photos/answer-file.server.ts";

type Range = { start: number; end: number };

/**
 * Reads the requested range of bytes ([RFC 9110, 14.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2)).
 * @returns undefined for the whole file; "beyond" if the range begins after its end
 */
function readRange(headers: Headers, tag: string, size: number): Range | "beyond" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if ((headers.get("If-Range") ?? tag) !== tag) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "beyond" : { start, end };
}

/** Returns a range of a stream, because the file storage returns only whole files. */
const sliceStream = (stream: Readable, range: Range): Readable => Readable.from(slice(stream, range));

async function* slice(stream: Readable, { start, end }: Range) {
  let offset = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, end + 1 - offset));
    if (part.length > 0) yield part;
    offset += chunk.length;
    if (offset > end) return;
  }
}

/** Sends a stored file, or the requested part of it. Players and viewers of PDFs request parts. */
export async function answerRange(
  ctx: AppContext,
  request: Request,
  { path, bytes, isPublic }: { path: string; bytes: number; isPublic: boolean },
  own: Record<string, string>,
  asBody: (stream: Readable) => ReadableStream,
): Promise<Response> {
  const headers = { "Accept-Ranges": "bytes", ETag: `"${path}"`, ...own };
  if (isPublic && isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const part = readRange(request.headers, headers.ETag, bytes);
  if (part === "beyond")
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${bytes}` } });
  const file = await openFile(ctx, path);
  if (file === "away") return storageUnavailable();
  if (file === undefined) return notFound();
  const { start, end } = part ?? { start: 0, end: file.size - 1 };
  const stream = part === undefined ? file.stream : sliceStream(file.stream, { start, end });
  return new Response(asBody(stream), {
    status: part === undefined ? 200 : 206,
    headers: {
      ...headers,
      "Content-Length": String(end - start + 1),
      ...(part !== undefined && { "Content-Range": `bytes ${start}-${end}/${file.size}` }),
    },
  });
}
