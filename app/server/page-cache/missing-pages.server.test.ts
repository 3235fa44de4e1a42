import { expect, test } from "vitest";
import { createMissingPages } from "./missing-pages.server.ts";

const clock = { at: new Date("2026-03-10T09:00:00Z"), now: () => clock.at };
const request = { origin: "https://site.test", target: "/wp-login.php", acceptEncoding: "br", isLow: false };
const gone = (headers: Record<string, string> = {}, status = 404) =>
  new Response("not here", { status, headers: { "Content-Type": "text/html", ...headers } });

test("the answer to an address without a page is kept for seconds, for the same request", async () => {
  const pages = createMissingPages(clock);
  const sent = await pages.keep(request, gone());
  expect([sent.status, await sent.text()]).toEqual([404, "not here"]);
  expect(pages.find(request)?.body.toString()).toBe("not here");
  expect(pages.find(request)?.headers).toEqual(["content-type", "text/html", "content-length", "8"]);
  for (const other of [{ target: "/other" }, { acceptEncoding: "gzip" }, { isLow: true }, { origin: "https://b.test" }])
    expect(pages.find({ ...request, ...other })).toBeUndefined();
  pages.clear();
  expect(pages.find(request)).toBeUndefined();
  await pages.keep(request, gone());
  clock.at = new Date(clock.at.getTime() + 5_000);
  expect(pages.find(request)).toBeUndefined();
});

test("nothing personal and no other answer is kept, and memory is bounded", async () => {
  const pages = createMissingPages(clock);
  for (const response of [gone({ "Set-Cookie": "a=b" }), gone({ "Cache-Control": "no-store" }), gone({}, 200)]) {
    await pages.keep(request, response);
    expect(pages.find(request)).toBeUndefined();
  }
  for (let number = 0; number < 300; number++) await pages.keep({ ...request, target: `/${number}` }, gone());
  const found = Array.from({ length: 300 }, (_, number) => pages.find({ ...request, target: `/${number}` }));
  expect(found.filter(Boolean)).toHaveLength(200);
});
