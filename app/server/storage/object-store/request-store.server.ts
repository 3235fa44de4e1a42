import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { Patience } from "./timeouts.ts";
import { type Act, kindOfAnswer, kindOfFailure, StoreFault } from "./store-error.ts";
import type { StorePlan } from "./store-config.ts";
import { readElement } from "./store-xml.ts";

/** One request to a store. */
export interface Ask {
  act: Act;
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Name in the bucket, behind the plan's prefix; the bucket itself without one. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Hands the body of the answer on as it comes. */
  isStreamed?: boolean;
  /** Milliseconds that the answer may take beyond the usual. */
  longer?: number;
  /** How often it is sent at the most, where that is not as usual. */
  tries?: number | undefined;
  /** Whoever gives up; its reason is thrown. */
  signal?: AbortSignal | undefined;
}

/** What a store answered. */
export interface Answer {
  status: number;
  headers: Headers;
  /** All that it said; nothing where the body is streamed. */
  text: string;
  /** Only where it is streamed: whoever gets it reads it to its end, or hangs up. */
  body: ReadableStream<Uint8Array> | null;
  hangUp(): void;
}

/**
 * Sends a request, and again where that may help. What is not there is answered with 404.
 *
 * @throws StoreFault for everything else that is no success
 */
export type AskStore = (ask: Ask) => Promise<Answer>;

/** Makes what sends requests, signed with the keys of the plan (AWS Signature Version 4). */
export function storeAsker(plan: StorePlan, patience: Patience): AskStore {
  // Making the key that signs takes four steps, once a day.
  const signingKeys = new Map<string, ArrayBuffer>();

  const askOnce = async (ask: Ask): Promise<Answer> => {
    const hanger = new AbortController();
    const hangUp = () => hanger.abort();
    const line = (ask.body?.length ?? 0) / patience.slowest;
    const late = setTimeout(hangUp, patience.answer + (ask.longer ?? 0) + line * 1_000);
    const signal = ask.signal ? AbortSignal.any([hanger.signal, ask.signal]) : hanger.signal;
    try {
      const came = await fetch(...(await signed(plan, ask, signingKeys, signal)));
      const { status, headers, ok, body } = came;
      if (ok && ask.isStreamed) return { status, headers, text: "", body, hangUp };
      const text = await came.text();
      const code = readElement(text, "Code");
      if (ok || isNotThere(status, code)) return { status, headers, text, body: null, hangUp };
      throw new StoreFault(plan, kindOfAnswer(ask.act, status, code));
    } catch (error) {
      ask.signal?.throwIfAborted();
      if (error instanceof StoreFault) throw error;
      throw new StoreFault(plan, hanger.signal.aborted ? "slow" : kindOfFailure(error), error);
    } finally {
      clearTimeout(late);
    }
  };

  return async (ask) => {
    const tries = ask.tries ?? patience.tries;
    for (let number = 1; ; number++) {
      try {
        return await askOnce(ask);
      } catch (error) {
        if (!(error instanceof StoreFault) || !error.isPassing || number >= tries) throw error;
        // Not all at the same moment: whoever is busy is so because many ask.
        const pause = patience.pause * 2 ** (number - 1) * (0.5 + Math.random());
        await wait(pause, undefined, { signal: ask.signal });
      }
    }
  };
}

/** An answer to HEAD has no words, so a bucket that is not there cannot be told from an object. */
function isNotThere(status: number, code: string | undefined): boolean {
  return status === 404 && [undefined, "NoSuchKey", "NoSuchUpload"].includes(code);
}

/** The words for `fetch`. Signed anew for every try, because a signature holds the time. */
async function signed(
  plan: StorePlan,
  { method, key, query = {}, headers = {}, body }: Ask,
  cache: Map<string, ArrayBuffer>,
  signal: AbortSignal,
): Promise<[string, RequestInit]> {
  const path = key === undefined ? "" : `/${plan.prefix}${key}`;
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const signer = new AwsV4Signer({
    method,
    url: `${plan.address}${path}${search.length > 0 ? `?${search.join("&")}` : ""}`,
    // The fingerprint is signed too: what changes on the way is not taken.
    headers: {
      ...headers,
      "X-Amz-Content-Sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
    },
    service: "s3",
    region: plan.region,
    cache,
    ...plan.keys,
  });
  const made = await signer.sign();
  // Not signed, because some stores stand behind a proxy that changes it.
  made.headers.set("Accept-Encoding", "identity");
  // A store that sends elsewhere gets no second letter with a signature in it.
  return [made.url.href, { method, headers: made.headers, body: body as BodyInit, redirect: "manual", signal }];
}
