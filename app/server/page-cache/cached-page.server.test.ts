import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerFrom, type CachedPage, cachePage, compressedResponse } from "./cached-page.server.ts";

const html = `<!doctype html>${"<p>Ọ̀rẹ́</p>".repeat(200)}`;
const kept = (body = html) =>
  cachePage(new Response(body, { headers: { "Content-Type": "text/html", "Cache-Control": "no-cache" } }));
/** The response, with its headers by name. */
async function answer(page: CachedPage, asked: ReturnType<typeof asking>) {
  const { headers: row, ...rest } = await compressedResponse(page, asked);
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
] as const)("a browser that accepts %s gets %s", async (accepted, encoding, decompress) => {
  const { headers, body } = await answer(await kept(), asking(accepted));
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-length"]).toBe(String(body?.byteLength));
  expect(decompress(body ?? Buffer.alloc(0)).toString()).toBe(html);
});

test.each([undefined, "", "identity", "x-unknown"])(
  "a browser that accepts %j gets the page uncompressed",
  async (accepted) => {
    const { headers, body } = await answer(await kept(), asking(accepted));
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body?.toString()).toBe(html);
  },
);

test("a known tag gets 304 only in the encoding of the stored page", async () => {
  const page = await kept();
  const { headers } = await answer(page, asking("br"));
  const tag = headers.etag ?? "";
  expect(tag).toMatch(/^"[\w-]{22}-br"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"])
    expect(answerFrom(page, asking("br", known))).toMatchObject({ status: 304, body: undefined });
  expect((await compressedResponse(page, asking("gzip", tag))).status).toBe(200);
  expect((await compressedResponse(page, asking("br", `"${"x".repeat(22)}-br"`))).status).toBe(200);
});

test("a HEAD request gets the size and no body", async () => {
  const { headers, body } = await answer(await kept(), asking("br", undefined, true));
  expect([Number(headers["content-length"]) > 20, body]).toEqual([true, undefined]);
});

test("a page is compressed once per encoding, when it is first asked for", async () => {
  const page = await kept();
  expect(answerFrom(page, asking(undefined))).toBeDefined();
  expect(answerFrom(page, asking("br"))).toBeUndefined();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => compressedResponse(page, asking("br"))));
  for (const { body } of others) expect(body).toBe(first?.body);
  expect(answerFrom(page, asking("br"))?.body).toBe(first?.body);
  expect(answerFrom(page, asking("gzip"))).toBeUndefined();
});

test("a page in every encoding takes no more memory than its declared size", async () => {
  const page = await kept();
  const bodies = await Promise.all(
    ["br", "zstd", "gzip", "identity"].map(async (encoding) => (await compressedResponse(page, asking(encoding))).body),
  );
  expect(bodies.reduce((sum, body) => sum + (body?.byteLength ?? 0), 0)).toBeLessThanOrEqual(page.bytes);
});

/** Text that compression levels compress differently. */
const prose = Array.from(
  { length: 400 },
  (_, number) => `<p>${(number * 7_919) % 1_009} people, ${(number * 31) % 97}</p>`,
);

test("a page is compressed quickly the first time, and thoroughly once it is asked for again", async () => {
  const page = await kept(prose.join(""));
  const quick = await answer(page, asking("br"));
  expect((await answer(page, asking("br"))).body).toBe(quick.body);
  const bytes = () => answerFrom(page, asking("br"))?.body?.byteLength ?? 0;
  await expect.poll(bytes).toBeLessThan(quick.body?.byteLength ?? 0);
  const small = await answer(page, asking("br"));
  expect(brotliDecompressSync(small.body ?? Buffer.alloc(0)).toString()).toBe(prose.join(""));
  expect(small.headers["content-length"]).toBe(String(small.body?.byteLength));
  // Other bytes have another ETag, and both ETags stay valid.
  expect(small.headers.etag).not.toBe(quick.headers.etag);
  for (const tag of [small.headers.etag, quick.headers.etag])
    expect(answerFrom(page, asking("br", tag))).toMatchObject({ status: 304, body: undefined });
});

test("a page without a second request is never compressed thoroughly", async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => kept(prose.join(""))));
  const bodies = await Promise.all(
    pages.map(async (page) => (await compressedResponse(page, asking("br"))).body?.byteLength),
  );
  await compressedResponse(pages[0] as CachedPage, asking("br"));
  await expect.poll(() => answerFrom(pages[0] as CachedPage, asking("br"))?.body?.byteLength).not.toBe(bodies[0]);
  for (const page of pages.slice(1)) expect(page.ready.br.compressed?.body.byteLength).toBe(bodies[0]);
});

test("under load, a page is sent uncompressed, and compressed to the next visitor", async () => {
  const page = await kept();
  const { headers, body } = await compressedResponse(page, asking("br"), async () => false);
  expect([body?.toString(), headers.includes("content-encoding")]).toEqual([html, false]);
  expect((await answer(page, asking("br"))).headers["content-encoding"]).toBe("br");
});
