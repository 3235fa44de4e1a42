import { afterAll, beforeAll, expect, test } from "vitest";
import { pathsOfRoutes } from "../support/paths-of-routes.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const ends: (() => void | Promise<void>)[] = [];
let site: Awaited<ReturnType<typeof startStaffedServer>>;
beforeAll(async () => {
  site = await startStaffedServer({}, (end) => ends.push(end));
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const ask = async (path: string) => {
  const answer = await fetch(site.address + path, { redirect: "manual" });
  return { status: answer.status, type: answer.headers.get("Content-Type"), text: await answer.text() };
};

/** An address of each route, and addresses that are answered before the routes. */
const addresses = [
  "/",
  "/health",
  "/ready",
  "/metrics",
  "/assets/none.js",
  "/about/",
  "/About",
  "/blog.data",
  ...pathsOfRoutes
    .filter((path) => path !== ":address")
    .map(
      (path) =>
        `/${path
          .replace(/\/?:\w+\?/, "")
          .replaceAll(/:\w+/g, "zzqqzz")
          .replace("*", "zzqqzz")}`,
    ),
];

/** Returns the stable parts of a response. */
const still = ({ status, type }: Awaited<ReturnType<typeof ask>>) => ({ status, type });

test("unknown addresses share one page; a real address keeps its own", async () => {
  const before = new Map<string, unknown>();
  for (const path of addresses) before.set(path, still(await ask(path)));
  const first = await ask("/wp-login.php");
  expect(first.status).toBe(404);
  // The last is the framework's list of routes, which it would make for anybody.
  for (const path of ["/vvxxyy", "/wp-admin/", "/vvxxyy/zzkkww?id=7", "/.env", "/__manifest?paths=%2Fabout"])
    expect(await ask(path), path).toEqual(first);
  const changed: string[] = [];
  for (const path of addresses)
    if (JSON.stringify(still(await ask(path))) !== JSON.stringify(before.get(path))) changed.push(path);
  expect(changed).toEqual([]);
  // Like the name of a page: it is offered.
  expect((await ask("/donatte")).text).toContain('href="/donate"');
});

test("a page and an earlier address are there at once, where an unknown address was", async () => {
  for (const path of ["/vvxxyy", "/kkjjhh", "/wwqqvv", "/zzxxcc"]) expect((await ask(path)).status).toBe(404);
  const page = { slug: "vvxxyy", title: "Our promise", paragraphs: "What we promise.", placement: "nowhere" };
  expect((await site.post("/admin/page", { ...page, status: "published" })).status).toBe(200);
  expect((await ask("/vvxxyy")).text).toContain("What we promise.");
  expect((await site.post("/admin/redirects", { path: "/kkjjhh", target: "/about" })).status).toBe(200);
  expect((await ask("/kkjjhh")).status).toBe(301);
  expect((await ask("/zzxxcc")).status).toBe(404);
});
