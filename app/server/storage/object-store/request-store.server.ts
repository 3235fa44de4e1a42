import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { StoreTimeouts } from "../../config/timeouts.ts";
import type { FinishedFile } from "../unfinished-files.server.ts";
import type { StoreConfig } from "./store-config.ts";
import { type Act, kindOfAnswer, kindOfFailure, StoreError } from "./store-error.ts";
import { readElement } from "./store-xml.ts";

interface Ask {
  act: Act;
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Key without the prefix; undefined for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** A file is read again for each try, and never held in memory. */
  body?: Uint8Array | FinishedFile;
  isStreamed?: boolean;
  /** Additional timeout (ms). */
  longer?: number;
  /** Number of tries, if different from the default. */
  tries?: number | undefined;
  /** When aborted, its reason is thrown. */
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Empty for a streamed response. */
  text: string;
  /** Body of a streamed response: the caller reads it to the end, or calls `hangUp`. */
  body: ReadableStream<Uint8Array> | null;
  hangUp(): void;
}

/**
 * Sends a request, with retries for temporary errors. A missing object has status 404.
 * @throws StoreError for any other failure
 */
export type RequestStore = (ask: Ask) => Promise<Answer>;

/** Makes a function that signs requests (AWS Signature Version 4). */
export function createStoreClient(plan: StoreConfig, timeoutMs: StoreTimeouts): RequestStore {
  // Cache: deriving a key takes four steps, needed once a day.
  const signingKeys = new Map<string, ArrayBuffer>();

  const askOnce = async (ask: Ask): Promise<Answer> => {
    const attacher = new AbortController();
    const hangUp = () => attacher.abort();
    const line = sizeOf(ask.body) / timeoutMs.slowest;
    const late = setTimeout(hangUp, timeoutMs.answer + (ask.longer ?? 0) + line * 1_000);
    const signal = ask.signal ? AbortSignal.any([attacher.signal, ask.signal]) : attacher.signal;
    try {
      const came = await fetch(...(await signed(plan, ask, signingKeys, signal)));
      const { status, headers, ok, body } = came;
      if (ok && ask.isStreamed) return { status, headers, text: "", body, hangUp };
      const text = await came.text();
      const code = readElement(text, "Code");
      if (ok || isNotThere(status, code)) return { status, headers, text, body: null, hangUp };
      throw new StoreError(plan, kindOfAnswer(ask.act, status, code));
    } catch (error) {
      ask.signal?.throwIfAborted();
      if (error instanceof StoreError) throw error;
      throw new StoreError(plan, attacher.signal.aborted ? "slow" : kindOfFailure(error), error);
    } finally {
      clearTimeout(late);
    }
  };

  return async (ask) => {
    const tries = ask.tries ?? timeoutMs.tries;
    for (let number = 1; ; number++) {
      try {
        return await askOnce(ask);
      } catch (error) {
        if (!(error instanceof StoreError) || !error.isPassing || number >= tries) throw error;
        // Random delay, as many clients wait for a busy store.
        const pause = timeoutMs.pause * 2 ** (number - 1) * (0.5 + Math.random());
        await wait(pause, undefined, { signal: ask.signal });
      }
    }
  };
}

/** Returns true for a missing object. HEAD responses have no body, so a missing bucket looks the same. */
const isNotThere = (status: number, code: string | undefined): boolean =>
  status === 404 && [undefined, "NoSuchKey", "NoSuchUpload"].includes(code);

/** Signs a request; called for each try, as a signature contains the time. */
async function signed(
  plan: StoreConfig,
  { method, key, query = {}, headers = {}, body }: Ask,
  cache: Map<string, ArrayBuffer>,
  signal: AbortSignal,
): Promise<[string, RequestInit]> {
  const path = key === undefined ? "" : `/${plan.prefix}${key}`;
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const signer = new AwsV4Signer({
    method,
    url: `${plan.address}${path}${search.length > 0 ? `?${search.join("&")}` : ""}`,
    // The hash of the body is signed also, so that the store rejects an altered body.
    headers: {
      ...headers,
      "X-Amz-Content-Sha256": isFile(body) ? body.sha256 : hashOf(body ?? ""),
    },
    service: "s3",
    region: plan.region,
    cache,
    ...plan.keys,
  });
  const made = await signer.sign();
  // Not signed, as the proxies of some stores change this header.
  made.headers.set("Accept-Encoding", "identity");
  const sent = isFile(body) ? await openAsBlob(body.file) : (body as BodyInit);
  // No redirects: no other host gets a signed request.
  return [made.url.href, { method, headers: made.headers, body: sent, redirect: "manual", signal }];
}

const isFile = (body: Ask["body"]): body is FinishedFile => body !== undefined && "file" in body;

const sizeOf = (body: Ask["body"]): number => (isFile(body) ? body.size : (body?.length ?? 0));

const hashOf = (content: Uint8Array | string): string => createHash("sha256").update(content).digest("hex");
