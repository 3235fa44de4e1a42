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
  headers: Record<string, string>;
  bodies: Record<Coding, Buffer>;
  /** A fingerprint of the page itself; every coding has a tag of its own, as strong tags must (RFC 9110, 8.8.1). */
  fingerprint: string;
  /** Bytes that it takes in memory. */
  bytes: number;
}

/** What goes out for one request. No body for an answer that has none. */
export interface KeptAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
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
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofOneSending.includes(name)));
  return {
    headers,
    bodies: { br, zstd: small, gzip: zipped, identity: body },
    fingerprint: createHash("sha256").update(body).digest("base64url").slice(0, 22),
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
export function answerFrom({ headers, bodies, fingerprint }: KeptPage, asked: Asked): KeptAnswer {
  const coding = codingFor(asked.acceptEncoding);
  const tag = `"${fingerprint}-${coding}"`;
  const always = { ...headers, vary: "Accept-Encoding, Save-Data, Cookie", etag: tag };
  if (matches(asked.ifNoneMatch, tag)) return { status: 304, headers: always, body: undefined };
  const body = bodies[coding];
  const sent = { ...always, "content-length": String(body.byteLength) };
  return {
    status: 200,
    headers: coding === "identity" ? sent : { ...sent, "content-encoding": coding },
    body: asked.isHead ? undefined : body,
  };
}

function codingFor(acceptEncoding = ""): Coding {
  const wanted = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings([...codings]);
  return codings.find((coding) => wanted.includes(coding)) ?? "identity";
}

/** Proxies make strong tags weak when they compress; what matters is whether it is the same page (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
