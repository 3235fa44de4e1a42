import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { storeErrors } from "content/store-errors.ts";
import { withLatestClock } from "../../clock/clock-scope.server.ts";
import { ConfigError } from "../../config/config-error.ts";
import { type StoreTimeouts, storeTimeouts } from "../../config/timeouts.ts";
import type { FinishedFile } from "../unfinished-files.server.ts";
import { uploadInParts } from "./multipart.server.ts";
import { type Answer, createStoreClient } from "./request-store.server.ts";
import type { StoreConfig } from "./store-config.ts";
import { StoreError, type StoreErrorKind } from "./store-error.ts";
import { type Listed, readListPage } from "./store-xml.ts";

/** Headers for direct access to the store. */
export interface Labels {
  type: string;
  caching?: string;
}

/** A bucket, or a prefix in one. Keys are described in `store-plan.ts`; every method throws StoreError. */
export type ObjectStore = ReturnType<typeof openObjectStore>;

/** Maximum page length of a store. */
const maxListLength = 1_000;

const probe = "tabasamu-check";

/**
 * Opens an S3-compatible store, without a request.
 * @param pageLength for tests
 */
export function openObjectStore(
  plan: StoreConfig,
  timeoutMs: StoreTimeouts = storeTimeouts,
  pageLength = maxListLength,
) {
  const ask = createStoreClient(plan, timeoutMs);

  /** Returns the size in bytes; undefined for a missing object. */
  async function sizeOf(key: string): Promise<number | undefined> {
    const { status, headers } = await ask({ act: "read", method: "HEAD", key });
    return status === 404 ? undefined : Number(headers.get("Content-Length") ?? Number.NaN);
  }

  async function put(key: string, body: Uint8Array | FinishedFile, { type, caching }: Labels): Promise<void> {
    const headers = { "Content-Type": type, ...(caching !== undefined && { "Cache-Control": caching }) };
    const answer = await ask({ act: "write", method: "PUT", key, headers, body });
    // Only a store answers with an ETag; an error page of a proxy may also have status 200.
    if (!answer.headers.get("ETag")) throw new StoreError(plan, "odd");
  }

  /** Opens an object; undefined when missing. The stream fails unless it is complete. */
  async function open(key: string): Promise<{ size: number; stream: Readable } | undefined> {
    const answer = await ask({ act: "read", method: "GET", key, isStreamed: true });
    if (answer.status === 404) return undefined;
    const size = answer.headers.get("Content-Length");
    const stream = streamOf(plan, answer, size === null ? Number.NaN : Number(size), timeoutMs.silence);
    if (size !== null) return { size: Number(size), stream };
    stream.destroy();
    throw new StoreError(plan, "odd");
  }

  async function readRange(key: string, from: number, length: number, signal?: AbortSignal): Promise<Buffer> {
    for (let left = timeoutMs.tries; ; left--) {
      const headers = { Range: `bytes=${from}-${from + length - 1}` };
      const answer = await ask({ act: "read", method: "GET", key, headers, isStreamed: true, signal });
      const stream = streamOf(plan, answer, length, timeoutMs.silence);
      try {
        if (answer.status !== 206) throw new StoreError(plan, "odd");
        return Buffer.concat(await stream.toArray());
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof StoreError) || !error.isPassing || left <= 1) throw error;
      } finally {
        stream.destroy();
      }
    }
  }

  /**
   * Lists the objects with a prefix.
   * @param isFlat omits keys with a further slash
   */
  async function* list(beginning: string, isFlat = false): AsyncGenerator<Listed> {
    let token: string | undefined;
    do {
      const query = {
        "list-type": "2",
        "max-keys": String(pageLength),
        prefix: plan.prefix + beginning,
        ...(isFlat && { delimiter: "/" }),
        ...(token !== undefined && { "continuation-token": token }),
      };
      const page = readListPage((await ask({ act: "list", method: "GET", query })).text);
      // A repeated token would cause an endless loop.
      if (page === undefined || (token !== undefined && page.next === token)) throw new StoreError(plan, "odd");
      for (const found of page.listed) yield { ...found, key: found.key.slice(plan.prefix.length) };
      token = page.next;
    } while (token !== undefined);
  }

  /** Deletes an object; a missing one is not an error. */
  async function remove(key: string): Promise<void> {
    await ask({ act: "delete", method: "DELETE", key });
  }

  async function reach(): Promise<void> {
    await ask({ act: "read", method: "GET", key: probe, tries: 1 });
  }

  /** Tries each operation once, and removes the test object. */
  async function tryAll(): Promise<void> {
    const key = `${probe}-${randomUUID()}`;
    await put(key, Buffer.from("A site looked whether it may write here.\n"), { type: "text/plain" });
    try {
      const found = await open(key);
      found?.stream.destroy();
      if (found === undefined) throw new StoreError(plan, "odd");
      for await (const _ of list(key));
    } catch (error) {
      await remove(key).catch(() => {});
      throw error;
    }
    await remove(key);
  }

  return { plan, sizeOf, put, open, readRange, list, remove, reach, tryAll, ...uploadInParts(plan, timeoutMs, ask) };
}

/**
 * Streams a response with backpressure, so that slow readers take no memory. An interruption, or silence during a read,
 * is a StoreError.
 * @param size expected bytes
 */
function streamOf(plan: StoreConfig, { body, hangUp }: Answer, size: number, silence: number): Readable {
  const reader = body?.getReader();
  let missing = size;
  return new Readable({
    async read() {
      const late = setTimeout(hangUp, silence);
      try {
        const { done = true, value } = (await reader?.read()) ?? {};
        missing -= value?.length ?? 0;
        if (done && missing !== 0) throw new Error("Not all of it came.");
        this.push(done ? null : value);
      } catch (error) {
        this.destroy(new StoreError(plan, "broken", error));
      } finally {
        clearTimeout(late);
      }
    },
    destroy(error, callback) {
      hangUp();
      callback(error);
    },
  });
}

/** Settings of the keys that cause an error; other errors come from the store's address. */
const settingsOfKeys = {
  unknownKey: "AWS_ACCESS_KEY_ID",
  wrongSecret: "AWS_SECRET_ACCESS_KEY",
  expired: "AWS_SESSION_TOKEN",
} as const;

const isOfKeys = (kind: StoreErrorKind): kind is keyof typeof settingsOfKeys => Object.hasOwn(settingsOfKeys, kind);

/**
 * Uses the store once, so that a misconfigured site does not start.
 * @throws ConfigError without the content of the setting
 */
export async function requireStore(plan: StoreConfig): Promise<void> {
  try {
    await openObjectStore(plan).tryAll();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { kind } = error;
    if (!isOfKeys(kind)) throw new ConfigError(plan.variable, error.why);
    throw new ConfigError(
      settingsOfKeys[kind],
      withLatestClock(() => storeErrors.keys[kind](plan.variable)),
    );
  }
}
