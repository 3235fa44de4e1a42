import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { listen, requestText, sendRaw, statusOf } from "../../../tests/support/loopback.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { withFiles } from "./built-files.server.ts";
import { withHeaders } from "./open-server.server.ts";
import { securityHeaders } from "./security-headers.ts";

const style = "p { color: purple }\n".repeat(100);

/** A server of a small folder, with an app behind it that answers "the site". */
async function open() {
  const around = temporaryFolder();
  const folder = join(around, "client");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(around, "secret.txt"), "hush");
  writeFileSync(join(folder, ".env"), "hush");
  writeFileSync(join(folder, "humans.txt"), "Thank you.");
  writeFileSync(join(folder, "assets/page-1a2b.css"), style);
  writeFileSync(join(folder, "assets/page-1a2b.css.br"), brotliCompressSync(style));
  writeFileSync(join(folder, "assets/page-1a2b.css.gz"), gzipSync(style));
  const files = withFiles(folder, (_, outgoing) => outgoing.end("the site"));
  const port = await listen(withHeaders(securityHeaders(undefined), files));
  return {
    folder,
    port,
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    sendRaw: (firstLine: string, head?: Record<string, string>) => sendRaw(port, requestText(firstLine, head)),
  };
}

const sheet = "/assets/page-1a2b.css";

describe("a built file", () => {
  test("is cached for a year if its name has a hash of its content, otherwise for an hour", async () => {
    const { ask } = await open();
    expect((await ask(sheet)).headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await ask("/humans.txt")).headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  test("has the type and length that its headers say", async () => {
    const { ask } = await open();
    const { headers } = await ask(sheet);
    expect(headers.get("Content-Type")).toMatch(/^text\/css/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test.each([
    ["br", (bytes: Buffer) => brotliDecompressSync(bytes)],
    ["gzip", (bytes: Buffer) => gunzipSync(bytes)],
  ])("is sent in the %s version that the build compressed", async (encoding, decompress) => {
    const { port } = await open();
    // `fetch` would decompress.
    const question = get({ host: "127.0.0.1", port, path: sheet, headers: { "Accept-Encoding": encoding } });
    const [answer] = (await once(question, "response")) as [IncomingMessage];
    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    const bytes = await buffer(answer);
    expect(decompress(bytes).toString()).toBe(style);
  });

  test("is not sent again to a browser that has it", async () => {
    const { ask } = await open();
    const tag = (await ask("/humans.txt")).headers.get("ETag") ?? "";
    expect(tag).not.toBe("");
    expect((await ask("/humans.txt", { headers: { "If-None-Match": tag } })).status).toBe(304);
  });

  test("answers HEAD with its headers alone", async () => {
    const { sendRaw: say } = await open();
    const answer = await say("HEAD /humans.txt");
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/Content-Length: 10\r\n/i);
    expect(answer).toMatch(/\r\n\r\n$/);
  });
});

describe("a path that is no built file", () => {
  test.each([
    "/",
    "/blog",
    "/assets",
    "/assets/",
    "/assets/missing.css",
    "/.env",
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/humans.txt%00",
    "/%",
    "//humans.txt/..",
  ])("is for the site to answer: %s", async (path) => {
    const { sendRaw: say } = await open();
    const answer = await say(`GET ${path}`);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain("the site");
    expect(answer).not.toContain("hush");
  });

  test("is the address of each request that sends a body", async () => {
    const { ask } = await open();
    expect(await (await ask("/humans.txt", { method: "POST", body: "x" })).text()).toBe("the site");
  });
});

describe("the site keeps running", () => {
  test.each([
    "bytes=5-2",
    "bytes=0-99999999999999999999",
    "bytes=99999999999999999999-",
    "bytes=-99999999999999999999",
    "bytes=1e99-",
    "bytes=0-3,5-7",
    "bytes=",
    "nonsense",
    "bytes=5-2".repeat(500),
  ])("with a range like %s: all of the file goes out", async (range) => {
    const { ask } = await open();
    const answer = await ask("/humans.txt", { headers: { Range: range } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("Thank you.");
    expect((await ask("/")).status).toBe(200);
  });

  test("after a new build: a file that was sent once comes from memory", async () => {
    const { ask, folder } = await open();
    const first = await ask(sheet);
    expect(await first.text()).toBe(style);
    rmSync(join(folder, "assets"), { recursive: true });
    const again = await ask(sheet);
    expect(await again.text()).toBe(style);
    const lasting = (answer: Response) => [...answer.headers].filter(([name]) => name !== "date");
    expect(lasting(again)).toEqual(lasting(first));
    const etag = again.headers.get("ETag") ?? "";
    expect((await ask(sheet, { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  test("by asking for a file that a new build took away", async () => {
    const { ask, sendRaw: say, folder } = await open();
    rmSync(join(folder, "humans.txt"));
    expect(await say("GET /humans.txt")).not.toContain("Thank you.");
    expect((await ask("/")).status).toBe(200);
  });
});
