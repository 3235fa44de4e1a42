import { once } from "node:events";
import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { connectTo, listen, readAll, requestText, sendRaw, statusOf } from "../../../tests/support/loopback.ts";
import { openLog } from "../log/log.server.ts";
import type { ServerLimits } from "./open-server.server.ts";
import { listenerFor } from "./serve.server.ts";

/** The app's limits, with a second in place of minutes. */
const short: ServerLimits = { head: 300, request: 600, silence: 500, keepAliveMs: 300, look: 50, connections: 3 };

const hello: RequestListener = (_, outgoing) => outgoing.end("hello");

/** Sends a chunk repeatedly until the connection closes. @returns the response, and the bytes sent */
async function drip(port: number, begin: string, chunk: string | Buffer, pause: number) {
  const socket = await connectTo(port);
  const answer = readAll(socket);
  let sent = 0;
  socket.write(begin);
  const timer = setInterval(() => {
    if (!socket.writable || socket.writableLength > 0) return;
    socket.write(chunk);
    sent += chunk.length;
  }, pause);
  const said = await answer;
  clearInterval(timer);
  return { said, sent };
}

describe("the site stays reachable", () => {
  test("with a head that never ends", async () => {
    const port = await listen(hello, undefined, short);
    const { said } = await drip(port, "GET / HTTP/1.1\r\nHost: site.test\r\n", "X: y\r\n", 40);
    expect(statusOf(said)).toBe(408);
    expect(said).toContain("This took too long. Check your connection and try again.");
  });

  test("with a form that never ends and comes slowly", async () => {
    const port = await listen((incoming) => incoming.resume(), undefined, { ...short, silence: 60_000 });
    const { said } = await drip(port, requestText("POST /", { "Content-Length": "100000" }), "x", 40);
    expect(statusOf(said)).toBe(408);
  });

  test("with a form in pieces that never ends and comes fast", async () => {
    const answer = async () => new Response("too large", { status: 413 });
    const parts = { config: { trustedProxies: [], siteUrl: undefined }, log: openLog("error", () => {}) };
    const port = await listen(listenerFor(answer, parts));
    const chunk = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(2 ** 20), Buffer.from("\r\n")]);
    const head = { "Transfer-Encoding": "chunked", Connection: "keep-alive" };
    const { said, sent } = await drip(port, requestText("POST /", head), chunk, 0);
    expect(statusOf(said)).toBe(413);
    expect(sent).toBeGreaterThan(40 * 2 ** 20);
    expect(sent).toBeLessThan(80 * 2 ** 20);
  });

  test("with silence, before a request, within it or after it", async () => {
    const port = await listen(hello, undefined, { ...short, head: 60_000, request: 60_000 });
    expect(await sendRaw(port, "")).toBe("");
    expect(statusOf(await sendRaw(port, "GET / HTTP/1.1\r\nHost: site.test\r\n"))).not.toBe(200);
    expect(await sendRaw(port, requestText("GET /", { Connection: "keep-alive" }))).toMatch(/hello$/);
  });

  test("with too many idle connections: the oldest is closed for a new one", async () => {
    const port = await listen(hello, undefined, { ...short, silence: 60_000, head: 60_000, request: 60_000 });
    const [first, ...others] = await Promise.all([connectTo(port), connectTo(port), connectTo(port)]);
    expect(statusOf(await sendRaw(port, requestText("GET /")))).toBe(200);
    if (!first?.closed) await once(first as NonNullable<typeof first>, "close");
    for (const held of others) {
      held.write(requestText("GET /"));
      expect(await readAll(held)).toContain("hello");
    }
  });

  test("with too many requests: the next connection is closed, the others are served", async () => {
    const waiting: (() => void)[] = [];
    const slow: RequestListener = (_, outgoing) => void waiting.push(() => outgoing.end("hello"));
    const port = await listen(slow, undefined, { ...short, silence: 60_000, head: 60_000, request: 60_000 });
    const held = await Promise.all([connectTo(port), connectTo(port), connectTo(port)]);
    for (const socket of held) socket.write(requestText("GET /"));
    while (waiting.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    const late = await connectTo(port);
    if (!late.closed) await once(late, "close");
    for (const answer of waiting) answer();
    for (const socket of held) expect(await readAll(socket)).toContain("hello");
  });
});

describe("an unreadable request gets a sentence and the usual headers:", () => {
  test.each([
    ["an address of 100 kB", requestText(`GET /${"x".repeat(100_000)}`), 431, "This address is too long"],
    ["a header of 100 kB", requestText("GET /", { "X-Large": "x".repeat(100_000) }), 431, "too much came with it"],
    ["another protocol", "\x16\x03\x01\x02\x00", 400, "This request cannot be read."],
    [
      "a form that says its length in two ways",
      requestText("POST /", { "Content-Length": "7", "Transfer-Encoding": "chunked" }),
      400,
      "This request cannot be read.",
    ],
  ])("%s", async (_, request, status, sentence) => {
    const port = await listen(hello, "https://site.test");
    const said = await sendRaw(port, request);
    expect(statusOf(said)).toBe(status);
    expect(said).toContain(sentence);
    expect(said).toContain("Content-Type: text/plain; charset=utf-8");
    expect(said).toContain("X-Content-Type-Options: nosniff");
    expect(said).toContain("Strict-Transport-Security: max-age=31536000\r\n");
    expect(said).toContain("frame-ancestors 'none'");
  });

  test("is never sent inside of another answer, where it would be read as a part of it", async () => {
    const listener: RequestListener = (_, outgoing) => {
      outgoing.writeHead(200, { "Content-Length": "100" });
      outgoing.write("half an answer");
    };
    const port = await listen(listener);
    const socket = await connectTo(port);
    const answer = readAll(socket);
    socket.write(requestText("POST /", { "Transfer-Encoding": "chunked", Connection: "keep-alive" }));
    await once(socket, "data");
    socket.write("no chunk\r\n");
    expect(await answer).toMatch(/half an answer$/);
  });
});
