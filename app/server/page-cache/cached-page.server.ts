import { createHash } from "node:crypto";
import { compressQuickly, compressThoroughly, type Encoding, encodingChooser } from "../http/compress.server.ts";

/** Content encodings, from the smallest result to the largest. */
const contentEncodings = ["br", "zstd", "gzip", "identity"] as const;
type ContentEncoding = (typeof contentEncodings)[number];

const chooseEncoding = encodingChooser(contentEncodings);
const encodingFor = (acceptEncoding?: string) => chooseEncoding(acceptEncoding) ?? "identity";

/** A page that is compressed in each encoding on its first request: fast at first, thoroughly on the second request. */
export interface CachedPage {
  plain: Body;
  ready: Record<ContentEncoding, ReadyResponse>;
  /** Memory including all encodings (bytes). */
  bytes: number;
}

/** Headers in the form that Node takes: name, value, name, value. */
interface Body {
  headers: string[];
  body: Buffer;
}

interface ReadyResponse {
  tag: string;
  /** ETag of the fast compression, which stays valid in If-None-Match. */
  quickTag: string;
  unchangedHeaders: string[];
  /** Undefined before the first request. */
  compressed: Body | undefined;
  /** First compression in progress, shared by concurrent requests; resolves to false when load shedding rejected it. */
  compressing: Promise<boolean> | undefined;
  /** Compressed fast; thorough compression in progress; or final. */
  effort: "quick" | "underway" | "done";
}

export interface CachedResponse {
  status: 200 | 304;
  headers: string[];
  body: Buffer | undefined;
}

/** Headers that belong to one response, not to the page. */
const ofOneSending = ["content-length", "content-encoding", "vary", "etag", "date"];

/** Memory of all encodings, as a multiple of the page: three compressed copies, each a third or less. */
const sizesInMemory = 2;

export async function cachePage(response: Response): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  // Each encoding needs its own strong ETag (RFC 9110, 8.8.1).
  const fingerprint = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const always = [...response.headers].filter(([name]) => !ofOneSending.includes(name)).flat();
  const ready = (encoding: ContentEncoding): ReadyResponse => {
    const tag = `"${fingerprint}-${encoding}"`;
    const unchangedHeaders = [...always, "vary", "Accept-Encoding, Save-Data, Cookie", "etag", tag];
    return { tag, quickTag: tag, unchangedHeaders, compressed: undefined, compressing: undefined, effort: "done" };
  };
  const identity = ready("identity");
  const plain = { headers: [...identity.unchangedHeaders, "content-length", String(body.byteLength)], body };
  return {
    plain,
    ready: { br: ready("br"), zstd: ready("zstd"), gzip: ready("gzip"), identity: { ...identity, compressed: plain } },
    bytes: sizesInMemory * body.byteLength,
  };
}

interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

/** Returns the response, or a 304; undefined before the page is compressed in this encoding. */
export function answerFrom({ ready, plain }: CachedPage, asked: Asked): CachedResponse | undefined {
  const encoding = encodingFor(asked.acceptEncoding);
  const one = ready[encoding];
  // On the second request, compresses thoroughly in the background.
  if (one.effort === "quick" && encoding !== "identity") void compressThoroughlyLater(one, encoding, plain.body);
  const { tag, quickTag, unchangedHeaders, compressed } = one;
  if (matches(asked.ifNoneMatch, [tag, quickTag])) return { status: 304, headers: unchangedHeaders, body: undefined };
  if (compressed === undefined) return undefined;
  return sending(compressed, asked);
}

function sending({ headers, body }: Body, { isHead }: Asked): CachedResponse {
  return { status: 200, headers, body: isHead ? undefined : body };
}

/**
 * Compresses the page when necessary.
 * @param enter load shedding: runs the work, or returns false above the limit; the page is then sent uncompressed
 */
export async function compressedResponse(
  page: CachedPage,
  asked: Asked,
  enter: (work: () => Promise<void>) => Promise<boolean> = (work) => work().then(() => true),
): Promise<CachedResponse> {
  const known = answerFrom(page, asked);
  if (known !== undefined) return known;
  const encoding = encodingFor(asked.acceptEncoding) as Encoding;
  const ready = page.ready[encoding];
  ready.compressing ??= enter(async () => {
    storeBody(ready, encoding, await compressQuickly(encoding, page.plain.body));
    ready.effort = "quick";
  }).finally(() => {
    ready.compressing = undefined;
  });
  await ready.compressing;
  return sending(ready.compressed ?? page.plain, asked);
}

function storeBody(ready: ReadyResponse, encoding: Encoding, body: Buffer): void {
  const length = ["content-length", String(body.byteLength), "content-encoding", encoding];
  ready.compressed = { headers: [...ready.unchangedHeaders, ...length], body };
}

/** Compresses thoroughly. Different bytes need a different ETag (RFC 9110, 8.8.1). */
async function compressThoroughlyLater(ready: ReadyResponse, encoding: Encoding, plain: Buffer): Promise<void> {
  ready.effort = "underway";
  // On failure, the page stays as it was compressed first.
  const body = await compressThoroughly(encoding, plain).catch(() => undefined);
  ready.effort = "done";
  if (body === undefined) return;
  const tag = ready.quickTag.replace(/"$/, '-small"');
  ready.unchangedHeaders = ready.unchangedHeaders.with(-1, tag);
  ready.tag = tag;
  storeBody(ready, encoding, body);
}

/** Compares ETags weakly, as If-None-Match requires (RFC 9110, 13.1.2): proxies weaken ETags when they compress. */
function matches(ifNoneMatch: string | undefined, own: string[]): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes("*") || own.some((tag) => tags.includes(tag));
}
