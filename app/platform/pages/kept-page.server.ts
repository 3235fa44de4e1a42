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

/** A page as it is sent, in every coding that browsers ask for. */
export interface KeptPage {
  ready: Record<Coding, ReadyAnswer>;
  /** Bytes that it takes in memory. */
  bytes: number;
}

/** Everything that goes out for one coding, written once. Headers stand as Node takes them: name, value, name, value. */
interface ReadyAnswer {
  tag: string;
  headers: string[];
  /** For who has the page already. */
  unchangedHeaders: string[];
  body: Buffer;
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

/** Packs an answer once, as small as it gets: it is sent many times. */
export async function packPage(response: Response): Promise<KeptPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const [br, small, zipped] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    }),
    zstd(body, {
      params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: windowBits },
    }),
    zip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  // Every coding has a tag of its own, as strong tags must (RFC 9110, 8.8.1).
  const fingerprint = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const always = [...response.headers].filter(([name]) => !ofOneSending.includes(name)).flat();
  const ready = (coding: Coding, packed: Buffer): ReadyAnswer => {
    const tag = `"${fingerprint}-${coding}"`;
    const unchangedHeaders = [...always, "vary", "Accept-Encoding, Save-Data, Cookie", "etag", tag];
    const encoding = coding === "identity" ? [] : ["content-encoding", coding];
    const headers = [...unchangedHeaders, "content-length", String(packed.byteLength), ...encoding];
    return { tag, headers, unchangedHeaders, body: packed };
  };
  return {
    ready: {
      br: ready("br", br),
      zstd: ready("zstd", small),
      gzip: ready("gzip", zipped),
      identity: ready("identity", body),
    },
    bytes: br.byteLength + small.byteLength + zipped.byteLength + body.byteLength,
  };
}

/** What a browser asks for, of the headers of its request. */
interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

/** The answer for one request: the coding that it takes, or the word that it has the page already. */
export function answerFrom({ ready }: KeptPage, asked: Asked): KeptAnswer {
  const { tag, headers, unchangedHeaders, body } = ready[codingFor(asked.acceptEncoding)];
  if (matches(asked.ifNoneMatch, tag)) return { status: 304, headers: unchangedHeaders, body: undefined };
  return { status: 200, headers, body: asked.isHead ? undefined : body };
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
