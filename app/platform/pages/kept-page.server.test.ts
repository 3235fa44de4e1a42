import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerFrom, type KeptPage, packPage } from "./kept-page.server.ts";

const html = `<!doctype html>${"<p>Ọ̀rẹ́</p>".repeat(200)}`;
const packed = () =>
  packPage(new Response(html, { headers: { "Content-Type": "text/html", "Cache-Control": "no-cache" } }));
/** The answer with its headers by their names. */
function answer(page: KeptPage, asked: ReturnType<typeof asking>) {
  const { headers: row, ...rest } = answerFrom(page, asked);
  const headers: Record<string, string | undefined> = {};
  for (let place = 0; place < row.length; place += 2) headers[row[place] ?? ""] = row[place + 1];
  return { ...rest, headers };
}

const asking = (acceptEncoding: string | undefined, ifNoneMatch?: string, isHead = false) => ({
  acceptEncoding,
  ifNoneMatch,
  isHead,
});

test.each([
  ["br, gzip, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["zstd", "zstd", zstdDecompressSync],
  ["br;q=0, gzip;q=0.1", "gzip", gunzipSync],
] as const)("whoever takes %s gets %s", async (accepted, coding, unpack) => {
  const { headers, body } = answer(await packed(), asking(accepted));
  expect(headers["content-encoding"]).toBe(coding);
  expect(headers["content-length"]).toBe(String(body?.byteLength));
  expect(unpack(body ?? Buffer.alloc(0)).toString()).toBe(html);
});

test.each([undefined, "", "identity", "x-unknown"])("whoever takes %j gets the page as it is", async (accepted) => {
  const { headers, body } = answer(await packed(), asking(accepted));
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body?.toString()).toBe(html);
});

test("whoever has the page already is told so, under the tag of the coding it came in", async () => {
  const page = await packed();
  const { headers } = answer(page, asking("br"));
  const tag = headers.etag ?? "";
  expect(tag).toMatch(/^"[\w-]{22}-br"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"])
    expect(answerFrom(page, asking("br", known))).toMatchObject({ status: 304, body: undefined });
  expect(answerFrom(page, asking("gzip", tag)).status).toBe(200);
  expect(answerFrom(page, asking("br", `"${"x".repeat(22)}-br"`)).status).toBe(200);
});

test("a question about the page alone gets its size and no body", async () => {
  const { headers, body } = answer(await packed(), asking("br", undefined, true));
  expect([Number(headers["content-length"]) > 20, body]).toEqual([true, undefined]);
});
