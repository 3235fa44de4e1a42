import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

/** The codings, the one with the fewest bytes first: the order in which they are offered. */
const codings = ["br", "zstd", "gzip", "identity"] as const;
type Coding = (typeof codings)[number];

/** A page as it is sent. In which codings it is packed shows as people ask for them. */
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
  /** For who has the page already. */
  unchangedHeaders: string[];
  /** The page in this coding; undefined until it was asked for. */
  packed: Packed | undefined;
  /** The packing that goes on: whoever asks meanwhile waits for the same. */
  packing: Promise<void> | undefined;
}

/** What goes out for one request. No body for an answer that has none. */
export interface KeptAnswer {
  status: 200 | 304;
  headers: string[];
  body: Buffer | undefined;
}

/** Headers that belong to one sending and not to the page. */
const ofOneSending = ["content-length", "content-encoding", "vary", "etag", "date"];

/** How far back the packers look, in powers of two: 256 kB, more than any page; looking further only takes memory. */
const windowBits = 18;

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
    return { tag, unchangedHeaders, packed: undefined, packing: undefined };
  };
  const identity = ready("identity");
  const plain = { headers: [...identity.unchangedHeaders, "content-length", String(body.byteLength)], body };
  return {
    plain,
    ready: { br: ready("br"), zstd: ready("zstd"), gzip: ready("gzip"), identity: { ...identity, packed: plain } },
    bytes: sizesInMemory * body.byteLength,
  };
}

/** Each packs as small as it gets: once, and sent many times. */
const packers: Record<Coding, (body: Buffer) => Promise<Buffer> | Buffer> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    }),
  zstd: (body) =>
    zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: windowBits } }),
  gzip: (body) => zip(body, { level: constants.Z_BEST_COMPRESSION }),
  identity: (body) => body,
};

/** What a browser asks for, of the headers of its request. */
interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

/** The answer for one request, if the page is packed for it: the page, or the word that the browser has it already. */
export function answerFrom({ ready }: KeptPage, asked: Asked): KeptAnswer | undefined {
  const { tag, unchangedHeaders, packed } = ready[codingFor(asked.acceptEncoding)];
  if (matches(asked.ifNoneMatch, tag)) return { status: 304, headers: unchangedHeaders, body: undefined };
  if (packed === undefined) return undefined;
  return { status: 200, headers: packed.headers, body: asked.isHead ? undefined : packed.body };
}

/** The same, and packs the page where nobody took it in this coding before. */
export async function answerPacked(page: KeptPage, asked: Asked): Promise<KeptAnswer> {
  const known = answerFrom(page, asked);
  if (known !== undefined) return known;
  const coding = codingFor(asked.acceptEncoding);
  const ready = page.ready[coding];
  ready.packing ??= (async () => {
    const body = await packers[coding](page.plain.body);
    const length = ["content-length", String(body.byteLength), "content-encoding", coding];
    ready.packed = { headers: [...ready.unchangedHeaders, ...length], body };
  })().finally(() => {
    ready.packing = undefined;
  });
  await ready.packing;
  return answerPacked(page, asked);
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
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
