import { request } from "node:http";
import { inject } from "vitest";
import type { PublicPage } from "./public-pages.ts";

/** An answer of the built site, as it came over the wire. */
export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface Options {
  /** What the browser can unpack; nothing unless a test says so. */
  encoding?: "br";
  /** Fields of a form; without them the address is only read. */
  sent?: Record<string, string>;
}

/** Asks the built site. Node's `fetch` unpacks what it gets, so it cannot say how much travelled. */
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

/** Asks for a page, or sends the form that it is the answer to. */
export function readPage({ path, sent }: PublicPage, encoding?: "br"): Promise<Answer> {
  return readAnswer(path, { encoding, sent });
}
