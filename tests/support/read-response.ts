import { request } from "node:http";
import { inject } from "vitest";
import type { PublicPage } from "./public-pages.ts";

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface Options {
  /** Accepted content encoding; none by default. */
  encoding?: "br";
  /** Form fields; without them, a GET. */
  sent?: Record<string, string>;
}

/** Requests the built app without decompression, unlike `fetch`, to measure the transfer size. */
export function readAnswer(path: string, { encoding, sent }: Options = {}): Promise<Answer> {
  const address = new URL(path, inject("siteAddress"));
  const headers: Record<string, string> = { "Accept-Encoding": encoding ?? "identity" };
  if (sent !== undefined) {
    headers["Content-Type"] = "application/x-www-form-urlencoded";
    headers.Origin = address.origin;
  }
  return new Promise((resolve, reject) => {
    const question = request(address, { method: sent === undefined ? "GET" : "POST", headers }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers as Answer["headers"],
        body: Buffer.concat(chunks),
      });
    });
    question.on("error", reject);
    question.end(sent === undefined ? undefined : new URLSearchParams(sent).toString());
  });
}

export function readPage({ path, sent }: PublicPage, encoding?: "br"): Promise<Answer> {
  return readAnswer(path, { encoding, sent });
}
