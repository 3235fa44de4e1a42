import Negotiator from "negotiator";
import { compressQuickly } from "./encode.server.ts";

/** Compressible types; pictures and fonts are compressed already. */
const shrinks = /^(?:text\/|application\/(?:json|xml|rss\+xml|javascript)|image\/svg\+xml)/;

/** Compresses a response in the client's preferred content encoding, if that makes it smaller. */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (response.body === null || request.method === "HEAD") return response;
  if (!shrinks.test(response.headers.get("Content-Type") ?? "")) return response;
  if (response.headers.has("Content-Encoding")) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const body = Buffer.from(await response.arrayBuffer());
  const accepted = new Negotiator({ headers: Object.fromEntries(request.headers) }).encodings(["br", "gzip"]);
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  const packed = encoding === undefined ? body : await compressQuickly(encoding, body);
  // Very short bodies would grow.
  const shrunk = packed.byteLength < body.byteLength;
  if (encoding !== undefined && shrunk) headers.set("Content-Encoding", encoding);
  const sent = shrunk ? packed : body;
  headers.set("Content-Length", String(sent.byteLength));
  return new Response(sent as Buffer<ArrayBuffer>, { status: response.status, headers });
}
