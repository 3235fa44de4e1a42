import { expect, test } from "vitest";
import { createMissingPages } from "./missing-pages.server.ts";

const clock = { at: new Date("2026-03-10T09:00:00Z"), now: () => clock.at };
const request = { origin: "https://site.test", target: "/wp-login.php", acceptEncoding: "br", isLow: false };
const gone = (headers: Record<string, string> = {}, status = 404) =>
  new Response("not here", { status, headers: { "Content-Type": "text/html", ...headers } });

const change = new Date("2026-03-10T23:00:00Z");
const untilChange = async () => change;
const moved = (ms: number) => {
  clock.at = new Date(clock.at.getTime() + ms);
};

test("the page of an address without one is kept until something changes, for the same request", async () => {
  const pages = createMissingPages(clock);
  const sent = await pages.put(request, gone(), untilChange);
  expect([sent.status, await sent.text()]).toEqual([404, "not here"]);
  expect(pages.find(request)?.body.toString()).toBe("not here");
  expect(pages.find(request)?.headers).toEqual(["content-type", "text/html", "content-length", "8"]);
  for (const other of [{ target: "/other" }, { acceptEncoding: "gzip" }, { isLow: true }, { origin: "https://b.test" }])
    expect(pages.find({ ...request, ...other })).toBeUndefined();
  pages.clear();
  expect(pages.find(request)).toBeUndefined();
  await pages.put(request, gone(), untilChange);
  moved(3_600_000);
  expect(pages.find(request)).toBeDefined();
  moved(13 * 3_600_000);
  expect(pages.find(request)).toBeUndefined();
});

test("a response without a page, or with an unknown lifetime, is kept for seconds", async () => {
  const pages = createMissingPages(clock);
  const file = { ...request, target: "/files/a.png" };
  await pages.put(file, gone({ "Content-Type": "text/plain" }), untilChange);
  await pages.put(request, gone(), () => Promise.reject(new Error("The database is away.")));
  expect([pages.find(file), pages.find(request)]).not.toContain(undefined);
  moved(5_000);
  expect([pages.find(file), pages.find(request)]).toEqual([undefined, undefined]);
});

test("a page that was asked for before a change is not kept after it", async () => {
  const pages = createMissingPages(clock);
  const later = Promise.withResolvers<Date>();
  const keeping = pages.put(request, gone(), () => later.promise);
  const making = pages.document("a", untilChange, async () => {
    await keeping;
    return { response: gone(), isSame: true };
  });
  pages.clear();
  later.resolve(new Date(clock.at.getTime() + 60_000));
  await Promise.all([keeping, making]);
  expect(pages.find(request)).toBeUndefined();
  let renders = 0;
  const render = async () => ({ response: gone(), isSame: ++renders > 0 });
  const soon = async () => new Date(clock.at.getTime() + 60_000);
  for (let time = 0; time < 3; time++) await pages.document("a", soon, render);
  expect(renders).toBe(1);
});

test("a document is cached only if it is the same for all its addresses", async () => {
  const pages = createMissingPages(clock);
  const soon = async () => new Date(clock.at.getTime() + 60_000);
  let renders = 0;
  const render = (isSame: boolean) => async () => ({ response: gone({ "X-Number": `${++renders}` }), isSame });
  for (const [name, isSame] of [
    ["all", true],
    ["all", true],
    ["own", false],
    ["own", false],
  ] as const)
    await pages.document(name, soon, render(isSame));
  expect(renders).toBe(3);
});

test("only 404 pages for all visitors are cached, in bounded memory", async () => {
  const pages = createMissingPages(clock);
  for (const response of [gone({ "Set-Cookie": "a=b" }), gone({ "Cache-Control": "no-store" }), gone({}, 200)]) {
    await pages.put(request, response, untilChange);
    expect(pages.find(request)).toBeUndefined();
  }
  const soon = async () => new Date(clock.at.getTime() + 60_000);
  for (let number = 0; number < 300; number++) await pages.put({ ...request, target: `/${number}` }, gone(), soon);
  const found = Array.from({ length: 300 }, (_, number) => pages.find({ ...request, target: `/${number}` }));
  expect(found.filter(Boolean)).toHaveLength(200);
});

/** The site knows pages of the blog, and an earlier address. */
const readUnknown = async () => (path: string) => !path.startsWith("/blog") && path !== "/about.php";

test("unknown addresses share one cached response once two of them had the same", async () => {
  const pages = createMissingPages(clock);
  const at = (target: string) => ({ ...request, target });
  const soon = async () => new Date(clock.at.getTime() + 60_000);
  const put = (target: string, response = gone()) => pages.put(at(target), response, soon, readUnknown);
  await put("/wp-login.php");
  await put("/wp-login.php");
  await put("/blog/quiet");
  expect(pages.find(at("/xmlrpc.php"))).toBeUndefined();
  await put("/made-up");
  for (const target of ["/xmlrpc.php?a=1", "/old/wp-admin/setup.php", "/.git/config", "/another-one"])
    expect(pages.find(at(target))?.body.toString()).toBe("not here");
  for (const target of ["/about.php", "/about.php?a=1", "/blog/wp-admin"])
    expect(pages.find(at(target))).toBeUndefined();
  expect(pages.find({ ...at("/xmlrpc.php"), acceptEncoding: "gzip" })).toBeUndefined();
  pages.clear();
  expect(pages.find(at("/xmlrpc.php"))).toBeUndefined();
});

test("unknown addresses with different responses do not share one", async () => {
  const pages = createMissingPages(clock);
  const soon = async () => new Date(clock.at.getTime() + 60_000);
  for (const [target, text] of [
    ["/wp-login.php", "not here"],
    ["/blog.php", "The blog?"],
  ] as const)
    await pages.put({ ...request, target }, new Response(text, gone()), soon, async () => () => true);
  expect(pages.find({ ...request, target: "/xmlrpc.php" })).toBeUndefined();
});

test("known addresses are read once for each change, for any number of requests", async () => {
  const pages = createMissingPages(clock);
  let reads = 0;
  const soon = async () => new Date(clock.at.getTime() + 60_000);
  const put = (target: string, isAway = false) =>
    pages.put({ ...request, target }, gone(), soon, async () => {
      reads++;
      if (isAway) throw new Error("The database is away.");
      return () => false;
    });
  expect((await put("/like-a-page", true)).status).toBe(404);
  for (const target of ["/like-a-page", "/like-another", "/like-a-third"]) await put(target);
  expect(reads).toBe(2);
  pages.clear();
  await put("/like-a-page");
  moved(60_000);
  await put("/like-another");
  expect(reads).toBe(4);
});
