import { createHash } from "node:crypto";
import { compressQuickly, compressThoroughly, type Encoding, encodingChooser } from "../http/compress.server.ts";

/** Content encodings, fewest bytes first. */
const codings = ["br", "zstd", "gzip", "identity"] as const;
type Coding = (typeof codings)[number];

const chooseEncoding = encodingChooser(codings);
const codingFor = (acceptEncoding?: string) => chooseEncoding(acceptEncoding) ?? "identity";

/**
 * A cached response. Each content encoding is compressed on first request: quickly at first, thoroughly on the second.
 */
export interface CachedPage {
  /** Uncompressed. */
  plain: Packed;
  ready: Record<Coding, ReadyResponse>;
  /** Memory with all encodings. */
  bytes: number;
}

/** Headers as Node takes them: name, value, name, value. */
interface Packed {
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
  packed: Packed | undefined;
  /** First compression in progress, shared by concurrent requests; false when load shedding rejected it. */
  packing: Promise<boolean> | undefined;
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
  const ready = (coding: Coding): ReadyResponse => {
    const tag = `"${fingerprint}-${coding}"`;
    const unchangedHeaders = [...always, "vary", "Accept-Encoding, Save-Data, Cookie", "etag", tag];
    return { tag, quickTag: tag, unchangedHeaders, packed: undefined, packing: undefined, effort: "done" };
  };
  const identity = ready("identity");
  const plain = { headers: [...identity.unchangedHeaders, "content-length", String(body.byteLength)], body };
  return {
    plain,
    ready: { br: ready("br"), zstd: ready("zstd"), gzip: ready("gzip"), identity: { ...identity, packed: plain } },
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
  const coding = codingFor(asked.acceptEncoding);
  const one = ready[coding];
  // Second request: compresses thoroughly in the background.
  if (one.effort === "quick" && coding !== "identity") void shrink(one, coding, plain.body);
  const { tag, quickTag, unchangedHeaders, packed } = one;
  if (matches(asked.ifNoneMatch, [tag, quickTag])) return { status: 304, headers: unchangedHeaders, body: undefined };
  if (packed === undefined) return undefined;
  return sending(packed, asked);
}

function sending({ headers, body }: Packed, { isHead }: Asked): CachedResponse {
  return { status: 200, headers, body: isHead ? undefined : body };
}

/**
 * The same, but compresses the page when necessary.
 *
 * @param enter load shedding: runs the work, or returns false above the limit; the page then goes out uncompressed
 */
export async function compressedResponse(
  page: CachedPage,
  asked: Asked,
  enter: (work: () => Promise<void>) => Promise<boolean> = (work) => work().then(() => true),
): Promise<CachedResponse> {
  const known = answerFrom(page, asked);
  if (known !== undefined) return known;
  const coding = codingFor(asked.acceptEncoding) as Encoding;
  const ready = page.ready[coding];
  ready.packing ??= enter(async () => {
    take(ready, coding, await compressQuickly(coding, page.plain.body));
    ready.effort = "quick";
  }).finally(() => {
    ready.packing = undefined;
  });
  await ready.packing;
  return sending(ready.packed ?? page.plain, asked);
}

function take(ready: ReadyResponse, coding: Encoding, body: Buffer): void {
  const length = ["content-length", String(body.byteLength), "content-encoding", coding];
  ready.packed = { headers: [...ready.unchangedHeaders, ...length], body };
}

/** Compresses thoroughly. Other bytes need another ETag (RFC 9110, 8.8.1). */
async function shrink(ready: ReadyResponse, coding: Encoding, plain: Buffer): Promise<void> {
  ready.effort = "underway";
  // On failure, quick compression stays.
  const body = await compressThoroughly(coding, plain).catch(() => undefined);
  ready.effort = "done";
  if (body === undefined) return;
  const tag = ready.quickTag.replace(/"$/, '-small"');
  ready.unchangedHeaders = ready.unchangedHeaders.with(-1, tag);
  ready.tag = tag;
  take(ready, coding, body);
}

/** Proxies weaken ETags when they compress; If-None-Match compares weakly (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, own: string[]): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes("*") || own.some((tag) => tags.includes(tag));
}
