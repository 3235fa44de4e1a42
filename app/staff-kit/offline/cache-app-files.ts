import { offlineNouns } from "./offline-nouns.ts";

/** What the app opens with: each page of writing with its form, and the page that says what is safe. */
const addresses = [
  "/admin",
  "/admin/offline",
  "/admin/share",
  ...offlineNouns.flatMap((noun) => [`/admin/${noun}`, `/admin/${noun}?create`]),
  "/admin/media",
];

/** The routes that a client may go to; it asks for those that it does not know. */
const routes = [...addresses, ...offlineNouns.map((noun) => `/admin/${noun}/1`)];
/** No page: names the build whose files are all here. */
const buildPath = "/admin/build";
export const routesPath = "/__manifest";

/**
 * A file name has `~` where it joins the names of parts. Each page also names the manifest of all
 * routes, which a client asks for by path instead: what it lists is the whole site, and not what writing needs.
 */
const asset = /\/?assets\/(?!manifest-)[\w.~-]+\.(?:js|css|svg|woff2)/g;
/** A script names the ones that it loads later relative to itself. */
const neighbour = /["'`]\.\/([\w.~-]+\.(?:js|css))["'`]/g;

/** Fetches what the pages of writing need, once per build, so that writing opens without a connection. */
export async function cacheAppFiles(build: string, { pages, parts }: { pages: string; parts: string }): Promise<void> {
  const store = await caches.open(pages);
  if ((await (await store.match(buildPath))?.text()) === build) return;
  const found = new Set<string>();
  const paths = routes.map((address) => address.split("?")[0]).join(",");
  const known = await fetch(`${routesPath}?${new URLSearchParams({ paths, version: build })}`);
  if (known.status !== 200) return;
  for (const [path] of (await known.clone().text()).matchAll(asset)) found.add(absolute(path));
  await store.put(routesPath, known);
  for (const address of addresses) {
    const answer = await fetch(address, { redirect: "error" });
    if (!answer.ok) return;
    const html = await answer.clone().text();
    await store.put(address, answer);
    for (const [path] of html.matchAll(asset)) found.add(absolute(path));
  }
  await cacheWithNeighbours(await caches.open(parts), found);
  await store.put(buildPath, new Response(build));
}

/** Caches one page with what it needs, as it is now. */
export async function cachePage(path: string, { pages, parts }: { pages: string; parts: string }): Promise<void> {
  const answer = await fetch(path, { redirect: "error" });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const found = new Set([...html.matchAll(asset)].map(([name]) => absolute(name)));
  await cacheWithNeighbours(await caches.open(parts), found);
  // Last: a page that is here opens.
  await (await caches.open(pages)).put(path, answer);
}

const absolute = (path: string) => (path.startsWith("/") ? path : `/${path}`);

async function cacheWithNeighbours(store: Cache, paths: Set<string>): Promise<void> {
  // A set visits what is added meanwhile.
  for (const path of paths) {
    let answer = await store.match(path);
    if (answer === undefined) {
      answer = await fetch(path);
      if (!answer.ok) continue;
      await store.put(path, answer.clone());
    }
    if (!/\.(?:js|css)$/.test(path)) continue;
    const text = await answer.text();
    for (const [named] of text.matchAll(asset)) paths.add(absolute(named));
    for (const [, name] of text.matchAll(neighbour)) paths.add(`/assets/${name}`);
  }
}
