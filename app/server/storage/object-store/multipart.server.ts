import type { StoreTimeouts } from "../../config/timeouts.ts";
import type { RequestStore } from "./request-store.server.ts";
import type { StoreConfig } from "./store-config.ts";
import { StoreError } from "./store-error.ts";
import { readElement } from "./store-xml.ts";

/** Size of a part in memory (bytes). A store accepts ten thousand parts, in total 84 GB. */
export const partBytes = 8 * 1024 * 1024;

/** Size of a part of a server-side copy (bytes); the maximum is 5 GB. */
const copyBytes = 512 * 1024 * 1024;

/**
 * Sends one part.
 * @returns its ETag
 */
type SendPart = (upload: { key: string; id: string; number: string }) => Promise<string>;

/**
 * Returns functions for a [multipart upload](https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html) or
 * copy, which are atomic.
 */
export function uploadInParts(plan: StoreConfig, timeoutMs: StoreTimeouts, ask: RequestStore) {
  /**
   * Uploads a file.
   * @returns size in bytes
   * @throws StoreError, or an error of the input; the store then contains no part of it
   */
  async function upload(key: string, chunks: AsyncIterable<Uint8Array>, type: string, signal?: AbortSignal) {
    let size = 0;
    const parts = async function* (): AsyncGenerator<SendPart> {
      for await (const body of inParts(chunks)) {
        size += body.length;
        yield async ({ id, number }) => {
          const query = { partNumber: number, uploadId: id };
          const { headers } = await ask({ act: "write", method: "PUT", key, query, body, signal });
          return headers.get("ETag") ?? "";
        };
      }
    };
    await sendAll(key, parts(), type, signal);
    return size;
  }

  /** Copies an object, and replaces the target. */
  async function copy(from: string, to: string, size: number, type: string, signal?: AbortSignal): Promise<void> {
    const parts = async function* (): AsyncGenerator<SendPart> {
      for (let start = 0; start < size; start += copyBytes) {
        const headers = {
          "x-amz-copy-source": `/${plan.bucket}/${plan.prefix}${from}`,
          // A small object can only be copied without a range.
          ...(size > copyBytes && {
            "x-amz-copy-source-range": `bytes=${start}-${Math.min(start + copyBytes, size) - 1}`,
          }),
        };
        yield async ({ id, number }) => {
          const query = { partNumber: number, uploadId: id };
          const longer = timeoutMs.copy;
          const { text } = await ask({ act: "write", method: "PUT", key: to, query, headers, longer, signal });
          return readElement(text, "ETag") ?? "";
        };
      }
    };
    await sendAll(to, parts(), type, signal);
  }

  async function sendAll(key: string, parts: AsyncIterable<SendPart>, type: string, signal?: AbortSignal) {
    const headers = { "Content-Type": type };
    const begun = await ask({ act: "write", method: "POST", key, query: { uploads: "" }, headers, signal });
    const id = readElement(begun.text, "UploadId");
    if (id === undefined) throw new StoreError(plan, "odd");
    try {
      const tags: string[] = [];
      for await (const send of parts) {
        const tag = await send({ key, id, number: String(tags.length + 1) });
        if (tag === "") throw new StoreError(plan, "odd");
        tags.push(tag);
      }
      await finish(key, id, tags, signal);
    } catch (error) {
      // Otherwise the store would keep the parts, invisible but billed.
      const tries = signal?.aborted ? 1 : undefined;
      await ask({ act: "delete", method: "DELETE", key, query: { uploadId: id }, tries }).catch(() => {});
      throw error;
    }
  }

  async function finish(key: string, id: string, tags: string[], signal: AbortSignal | undefined): Promise<void> {
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
    const query = { uploadId: id };
    const answer = await ask({ act: "write", method: "POST", key, query, body, longer: timeoutMs.copy, signal });
    // The response begins before completion, so a failure also has status 200. A missing upload was completed by
    // a try whose response was lost.
    const isDone = answer.status === 404 || answer.text.includes("<CompleteMultipartUploadResult");
    if (!isDone) throw new StoreError(plan, "busy");
  }

  return { upload, copy };
}

/** Splits chunks into parts of equal size; the last may be smaller, and exists even for empty input. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(partBytes);
  let used = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(chunk.length - at, partBytes - used);
      part.set(chunk.subarray(at, at + taken), used);
      at += taken;
      used += taken;
      if (used < partBytes) continue;
      yield part;
      isFirst = false;
      part = Buffer.allocUnsafe(partBytes);
      used = 0;
    }
  }
  if (used > 0 || isFirst) yield part.subarray(0, used);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
