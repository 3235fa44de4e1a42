import { createHash } from "node:crypto";
import { compressQuickly, compressThoroughly, type Encoding, encodingChooser } from "../http/compress.server.ts";

/** Content encodings, fewest bytes first. */
const contentEncodings = ["br", "zstd", "gzip", "identity"] as const;
type ContentEncoding = (typeof contentEncodings)[number];

const chooseEncoding = encodingChooser(contentEncodings);
const encodingFor = (acceptEncoding?: string) => chooseEncoding(acceptEncoding) ?? "identity";

/** Each content encoding is compressed on first request: quickly at first, thoroughly on the second. */
export interface CachedPage {
  /** Uncompressed. */
  plain: Body;
  ready: Record<ContentEncoding, ReadyResponse>;
  /** Memory with all encodings. */
  bytes: number;
}

/** Headers as Node takes them: name, value, name, value. */
interface Body {
  headers: string[];
  body: Buffer;
}

/** Prepared for one content encoding. */
interface ReadyResponse {
  tag: string;
  /** ETag after quick compression: still valid in If-None-Match. */
  quickTag: string;
  /** Headers of a 304. */
  unchangedHeaders: string[];
  /** The compressed page; undefined before the first request. */
  compressed: Body | undefined;
  /** First compression in progress, shared by concurrent requests; false when load shedding rejected it. */
  compressing: Promise<boolean> | undefined;
  /** Quickly compressed, thorough compression in progress, or final. */
  effort: "quick" | "underway" | "done";
}

export interface CachedResponse {
  status: 200 | 304;
  headers: string[];
  body: Buffer | undefined;
}

/** Headers of one response, not of the page. */
const ofOneSending = ["content-length", "content-encoding", "vary", "etag", "date"];

/** Memory with encodings, in page sizes: HTML shrinks to a third or less, three times. */
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

/** The response, or a 304; undefined before the page is compressed in the encoding. */
export function answerFrom({ ready, plain }: CachedPage, asked: Asked): CachedResponse | undefined {
  const encoding = encodingFor(asked.acceptEncoding);
  const one = ready[encoding];
  // Second request: compresses thoroughly in the background.
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
 * @param enter load shedding: runs the work, or returns false above the limit; the page then goes out uncompressed
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

/** Compresses thoroughly. Other bytes need another ETag (RFC 9110, 8.8.1). */
async function compressThoroughlyLater(ready: ReadyResponse, encoding: Encoding, plain: Buffer): Promise<void> {
  ready.effort = "underway";
  // On failure, quick compression stays.
  const body = await compressThoroughly(encoding, plain).catch(() => undefined);
  ready.effort = "done";
  if (body === undefined) return;
  const tag = ready.quickTag.replace(/"$/, '-small"');
  ready.unchangedHeaders = ready.unchangedHeaders.with(-1, tag);
  ready.tag = tag;
  storeBody(ready, encoding, body);
}

/** Proxies weaken ETags when they compress; If-None-Match compares weakly (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, own: string[]): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes("*") || own.some((tag) => tags.includes(tag));
}
