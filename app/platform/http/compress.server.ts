import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What shrinks; pictures and fonts are compressed already. */
const shrinks = /^(?:text\/|application\/(?:json|xml|rss\+xml|javascript)|image\/svg\+xml)/;

/** High enough that a page fits the first flight of packets, low enough for a page made for one visitor. */
const brotliQuality = 6;

/** Compresses an answer's body as the browser likes it best; leaves alone what would not shrink. */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (response.body === null || request.method === "HEAD") return response;
  if (!shrinks.test(response.headers.get("Content-Type") ?? "")) return response;
  if (response.headers.has("Content-Encoding")) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const body = Buffer.from(await response.arrayBuffer());
  const accepted = new Negotiator({ headers: Object.fromEntries(request.headers) }).encodings(["br", "gzip"]);
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  const packed = encoding === undefined ? body : await pack(encoding, body);
  // A sentence or two would only grow.
  const shrunk = packed.byteLength < body.byteLength;
  if (encoding !== undefined && shrunk) headers.set("Content-Encoding", encoding);
  const sent = shrunk ? packed : body;
  headers.set("Content-Length", String(sent.byteLength));
  return new Response(sent, { status: response.status, headers });
}

async function pack(encoding: "br" | "gzip", body: Buffer): Promise<Buffer<ArrayBuffer>> {
  const packed =
    encoding === "gzip"
      ? await zip(body)
      : await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        });
  return packed as Buffer<ArrayBuffer>;
}
