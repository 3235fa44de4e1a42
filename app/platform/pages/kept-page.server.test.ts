import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerFrom, answerPacked, type KeptPage, keepPage } from "./kept-page.server.ts";

const html = `<!doctype html>${"<p>Ọ̀rẹ́</p>".repeat(200)}`;
const kept = () =>
  keepPage(new Response(html, { headers: { "Content-Type": "text/html", "Cache-Control": "no-cache" } }));
/** The answer with its headers by their names. */
async function answer(page: KeptPage, asked: ReturnType<typeof asking>) {
  const { headers: row, ...rest } = await answerPacked(page, asked);
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
  const { headers, body } = await answer(await kept(), asking(accepted));
  expect(headers["content-encoding"]).toBe(coding);
  expect(headers["content-length"]).toBe(String(body?.byteLength));
  expect(unpack(body ?? Buffer.alloc(0)).toString()).toBe(html);
});

test.each([undefined, "", "identity", "x-unknown"])("whoever takes %j gets the page as it is", async (accepted) => {
  const { headers, body } = await answer(await kept(), asking(accepted));
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body?.toString()).toBe(html);
});

test("whoever has the page already is told so, under the tag of the coding it came in", async () => {
  const page = await kept();
  const { headers } = await answer(page, asking("br"));
  const tag = headers.etag ?? "";
  expect(tag).toMatch(/^"[\w-]{22}-br"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"])
    expect(answerFrom(page, asking("br", known))).toMatchObject({ status: 304, body: undefined });
  expect((await answerPacked(page, asking("gzip", tag))).status).toBe(200);
  expect((await answerPacked(page, asking("br", `"${"x".repeat(22)}-br"`))).status).toBe(200);
});

test("a question about the page alone gets its size and no body", async () => {
  const { headers, body } = await answer(await kept(), asking("br", undefined, true));
  expect([Number(headers["content-length"]) > 20, body]).toEqual([true, undefined]);
});

test("a page is packed when somebody asks for it in that coding, once for all who wait, and is at hand from then on", async () => {
  const page = await kept();
  expect(answerFrom(page, asking(undefined))).toBeDefined();
  expect(answerFrom(page, asking("br"))).toBeUndefined();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => answerPacked(page, asking("br"))));
  for (const { body } of others) expect(body).toBe(first?.body);
  expect(answerFrom(page, asking("br"))?.body).toBe(first?.body);
  expect(answerFrom(page, asking("gzip"))).toBeUndefined();
});

test("what it takes in memory is not more than was said, once it was asked for in every coding", async () => {
  const page = await kept();
  const bodies = await Promise.all(
    ["br", "zstd", "gzip", "identity"].map(async (coding) => (await answerPacked(page, asking(coding))).body),
  );
  expect(bodies.reduce((sum, body) => sum + (body?.byteLength ?? 0), 0)).toBeLessThanOrEqual(page.bytes);
});
