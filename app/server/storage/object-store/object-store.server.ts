import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { storeAsker } from "./request-store.server.ts";
import { streamOf } from "./guarded-stream.server.ts";
import { uploadInParts } from "./multipart.server.ts";
import { type Patience, usualPatience } from "./timeouts.ts";
import { StoreFault } from "./store-error.ts";
import type { StorePlan } from "./store-config.ts";
import { type Listed, readListPage } from "./store-xml.ts";

/** What is said about an object when it is written, for whoever fetches it from the store directly. */
export interface Labels {
  type: string;
  /** As in `Cache-Control`. */
  caching?: string;
}

/** A part of a bucket. Names are as in `store-plan.ts`; everything throws StoreFault when the store does not do it. */
export type ObjectStore = ReturnType<typeof openObjectStore>;

/** How many names a store gives at once; it gives a thousand at the most. */
const longestPage = 1_000;

/** What a site asks for to see whether the store answers. */
const probe = "tabasamu-check";

/**
 * Makes what speaks with an S3-compatible store. Nothing is sent yet.
 *
 * @param pageLength how many names are asked for at once, for tests
 */
export function openObjectStore(plan: StorePlan, patience: Patience = usualPatience, pageLength = longestPage) {
  const ask = storeAsker(plan, patience);

  /** Bytes of an object; undefined where there is none. */
  async function sizeOf(key: string): Promise<number | undefined> {
    const { status, headers } = await ask({ act: "read", method: "HEAD", key });
    return status === 404 ? undefined : Number(headers.get("Content-Length") ?? Number.NaN);
  }

  /** Writes an object as a whole, or not at all. */
  async function put(key: string, body: Uint8Array, { type, caching }: Labels): Promise<void> {
    const headers = { "Content-Type": type, ...(caching !== undefined && { "Cache-Control": caching }) };
    await ask({ act: "write", method: "PUT", key, headers, body });
  }

  /** Opens an object; undefined where there is none. The stream ends with an error unless all of it came. */
  async function open(key: string): Promise<{ size: number; stream: Readable } | undefined> {
    const answer = await ask({ act: "read", method: "GET", key, isStreamed: true });
    if (answer.status === 404) return undefined;
    const size = answer.headers.get("Content-Length");
    const stream = streamOf(plan, answer, size === null ? Number.NaN : Number(size), patience.silence);
    if (size !== null) return { size: Number(size), stream };
    stream.destroy();
    throw new StoreFault(plan, "odd");
  }

  /** Bytes from the middle of an object; asked for again when they break off. */
  async function readRange(key: string, from: number, length: number, signal?: AbortSignal): Promise<Buffer> {
    for (let left = patience.tries; ; left--) {
      const headers = { Range: `bytes=${from}-${from + length - 1}` };
      const answer = await ask({ act: "read", method: "GET", key, headers, isStreamed: true, signal });
      const stream = streamOf(plan, answer, length, patience.silence);
      try {
        if (answer.status !== 206) throw new StoreFault(plan, "odd");
        return Buffer.concat(await stream.toArray());
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof StoreFault) || !error.isPassing || left <= 1) throw error;
      } finally {
        stream.destroy();
      }
    }
  }

  /** Every object whose name begins so, page after page. */
  async function* list(beginning: string): AsyncGenerator<Listed> {
    let token: string | undefined;
    do {
      const query = {
        "list-type": "2",
        "max-keys": String(pageLength),
        prefix: plan.prefix + beginning,
        ...(token !== undefined && { "continuation-token": token }),
      };
      const page = readListPage((await ask({ act: "list", method: "GET", query })).text);
      // The same page for ever is no list.
      if (page === undefined || (token !== undefined && page.next === token)) throw new StoreFault(plan, "odd");
      for (const found of page.listed) yield { ...found, key: found.key.slice(plan.prefix.length) };
      token = page.next;
    } while (token !== undefined);
  }

  /** Removes an object; one that is not there is no fault. */
  async function remove(key: string): Promise<void> {
    await ask({ act: "delete", method: "DELETE", key });
  }

  /** Asks once for something that is not there. */
  async function reach(): Promise<void> {
    await ask({ act: "read", method: "GET", key: probe, tries: 1 });
  }

  /** Does each thing once that the site will want to do, and leaves nothing behind. */
  async function tryAll(): Promise<void> {
    const key = `${probe}-${randomUUID()}`;
    await put(key, Buffer.from("A site looked whether it may write here.\n"), { type: "text/plain" });
    try {
      const found = await open(key);
      found?.stream.destroy();
      if (found === undefined) throw new StoreFault(plan, "odd");
      for await (const _ of list(key));
    } catch (error) {
      await remove(key).catch(() => {});
      throw error;
    }
    await remove(key);
  }

  return { plan, sizeOf, put, open, readRange, list, remove, reach, tryAll, ...uploadInParts(plan, patience, ask) };
}
