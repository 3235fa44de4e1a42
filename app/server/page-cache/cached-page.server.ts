import { createHash } from "node:crypto";
import Negotiator from "negotiator";
import { compressQuickly, compressThoroughly, type Encoding } from "../http/encode.server.ts";

/** The codings, the one with the fewest bytes first: the order in which they are offered. */
const codings = ["br", "zstd", "gzip", "identity"] as const;
type Coding = (typeof codings)[number];

/**
 * A page as it is sent. It is compressed in an encoding when that is asked for: quickly the first time, and thoroughly
 * once it is asked for again.
 */
export interface KeptPage {
  /** As it was rendered: what goes out to who takes no packed page. */
  plain: Packed;
  /** What goes out in each coding. */
  ready: Record<Coding, ReadyAnswer>;
  /** Bytes that it takes in memory, however it will be asked for. */
  bytes: number;
}

/** A page in one coding. Headers stand as Node takes them: name, value, name, value. */
interface Packed {
  headers: string[];
  body: Buffer;
}

/** Everything that goes out for one coding, written once. */
interface ReadyAnswer {
  tag: string;
  /** The tag of the page as it was compressed quickly: whoever has that one has the page. */
  quickTag: string;
  /** For who has the page already. */
  unchangedHeaders: string[];
  /** The page in this coding; undefined until it was asked for. */
  packed: Packed | undefined;
  /** The first compressing that goes on: whoever asks meanwhile waits for the same. It says whether it was let in. */
  packing: Promise<boolean> | undefined;
  /** How small it is: compressed quickly, thoroughly by now, or nothing more to be done. */
  effort: "quick" | "underway" | "done";
}

/** What goes out for one request. No body for an answer that has none. */
export interface KeptAnswer {
  status: 200 | 304;
  headers: string[];
  body: Buffer | undefined;
}

/** Headers that belong to one sending and not to the page. */
const ofOneSending = ["content-length", "content-encoding", "vary", "etag", "date"];

/** A page and its packed forms, in sizes of the page: HTML shrinks to a third and less, three times. */
const sizesInMemory = 2;

/** Takes over a rendered answer. */
export async function keepPage(response: Response): Promise<KeptPage> {
  const body = Buffer.from(await response.arrayBuffer());
  // Every coding has a tag of its own, as strong tags must (RFC 9110, 8.8.1).
  const fingerprint = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const always = [...response.headers].filter(([name]) => !ofOneSending.includes(name)).flat();
  const ready = (coding: Coding): ReadyAnswer => {
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

/** What a browser asks for, of the headers of its request. */
interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

/** The answer for one request, if the page is packed for it: the page, or the word that the browser has it already. */
export function answerFrom({ ready, plain }: KeptPage, asked: Asked): KeptAnswer | undefined {
  const coding = codingFor(asked.acceptEncoding);
  const one = ready[coding];
  // Asked for again: from now on it is worth the effort. This answer does not wait for it.
  if (one.effort === "quick" && coding !== "identity") void shrink(one, coding, plain.body);
  const { tag, quickTag, unchangedHeaders, packed } = one;
  if (matches(asked.ifNoneMatch, [tag, quickTag])) return { status: 304, headers: unchangedHeaders, body: undefined };
  if (packed === undefined) return undefined;
  return sending(packed, asked);
}

function sending({ headers, body }: Packed, { isHead }: Asked): KeptAnswer {
  return { status: 200, headers, body: isHead ? undefined : body };
}

/**
 * The same, and compresses the page where it was not asked for in this encoding before.
 *
 * @param enter load shedding: runs the work, or returns false where enough is under way; then the page goes out as it is
 */
export async function answerPacked(
  page: KeptPage,
  asked: Asked,
  enter: (work: () => Promise<void>) => Promise<boolean> = (work) => work().then(() => true),
): Promise<KeptAnswer> {
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

function take(ready: ReadyAnswer, coding: Encoding, body: Buffer): void {
  const length = ["content-length", String(body.byteLength), "content-encoding", coding];
  ready.packed = { headers: [...ready.unchangedHeaders, ...length], body };
}

/** Compresses thoroughly. The bytes are others then, so the tag is another one (RFC 9110, 8.8.1). */
async function shrink(ready: ReadyAnswer, coding: Encoding, plain: Buffer): Promise<void> {
  ready.effort = "underway";
  // What fails here has been sent already, quickly compressed.
  const body = await compressThoroughly(coding, plain).catch(() => undefined);
  ready.effort = "done";
  if (body === undefined) return;
  const tag = ready.quickTag.replace(/"$/, '-small"');
  ready.unchangedHeaders = ready.unchangedHeaders.with(-1, tag);
  ready.tag = tag;
  take(ready, coding, body);
}

/** Browsers say the same few words again and again; what others make up is not remembered for long. */
const chosen = new Map<string, Coding>();
const mostChosen = 100;

function codingFor(acceptEncoding = ""): Coding {
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const wanted = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings([...codings]);
  const coding = codings.find((one) => wanted.includes(one)) ?? "identity";
  if (chosen.size >= mostChosen) chosen.clear();
  chosen.set(acceptEncoding, coding);
  return coding;
}

/** Proxies make strong tags weak when they compress; what matters is whether it is the same page (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, own: string[]): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes("*") || own.some((tag) => tags.includes(tag));
}
