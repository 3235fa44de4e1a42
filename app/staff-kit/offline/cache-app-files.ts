import { offlineNouns, spendingPages } from "./offline-nouns.ts";

/** Pages that the app caches first: all forms for writing, and the page about the offline state. */
const addresses = [
  "/admin",
  "/admin/offline",
  "/admin/share",
  ...offlineNouns.flatMap((noun) => [`/admin/${noun}`, `/admin/${noun}?create`]),
  "/admin/media",
  ...spendingPages,
];

/** Routes of these pages, as in `app/routes.ts`. Other pages need a connection. */
const routes = new Set([
  ...addresses.map((address) => address.slice(1).split("?")[0]),
  ...offlineNouns.map((noun) => `admin/${noun}/:id`),
  "admin/spending/:id",
]);
/** Not a page: an entry with the name of the build whose files are all cached. */
const buildPath = "/admin/build";

/**
 * A file name contains `~` between the names of its parts. The file of all routes lists the files of the whole site:
 * see `routeFiles`.
 */
const asset = /\/?assets\/(?!manifest-)[\w.~-]+\.(?:js|css|svg|woff2)/g;
/** The file of all routes, which every page loads. */
const manifest = /\/assets\/manifest-\w+\.js/;
/** Relative addresses in a script, of scripts that it loads later. */
const neighbour = /["'`]\.\/([\w.~-]+\.(?:js|css))["'`]/g;

/** Fetches the files for writing once per build, so that these pages open without a connection. */
export async function cacheAppFiles(build: string, { pages, parts }: { pages: string; parts: string }): Promise<void> {
  const store = await caches.open(pages);
  if ((await (await store.match(buildPath))?.text()) === build) return;
  const files = await caches.open(parts);
  const found = new Set<string>();
  for (const address of addresses) {
    const answer = await fetch(address, { redirect: "error" });
    // Each role has some of these pages.
    if (answer.status === 403) continue;
    if (!answer.ok) return;
    const html = await answer.clone().text();
    await store.put(address, answer);
    for (const path of await filesOf(html, files)) found.add(path);
  }
  await cacheWithNeighbours(files, found);
  await store.put(buildPath, new Response(build));
}

/** Caches the current version of one page, with the files that it needs. */
export async function cachePage(path: string, { pages, parts }: { pages: string; parts: string }): Promise<void> {
  const answer = await fetch(path, { redirect: "error" });
  if (!answer.ok) return;
  const files = await caches.open(parts);
  await cacheWithNeighbours(files, await filesOf(await answer.clone().text(), files));
  // Stored last, so that a cached page always has its files.
  await (await caches.open(pages)).put(path, answer);
}

/**
 * Caches the file of all routes.
 * @returns the files of a page, and those of the routes for writing
 */
async function filesOf(html: string, files: Cache): Promise<Set<string>> {
  const found = new Set([...html.matchAll(asset)].map(([path]) => absolute(path)));
  const [path] = manifest.exec(html) ?? [];
  if (path === undefined) return found;
  const answer = await cachedOrFetched(files, path);
  for (const file of answer === undefined ? [] : routeFiles(await answer.text())) found.add(file);
  return found;
}

/**
 * @param text the file of all routes, a script that assigns one object
 * @returns the files of the routes for writing
 */
function routeFiles(text: string): string[] {
  const all = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, { path?: string }>;
  };
  const wanted = Object.values(all.routes).filter(({ path }) => path !== undefined && routes.has(path));
  return [...JSON.stringify(wanted).matchAll(asset)].map(([path]) => absolute(path));
}

const absolute = (path: string) => (path.startsWith("/") ? path : `/${path}`);

async function cachedOrFetched(store: Cache, path: string): Promise<Response | undefined> {
  const kept = await store.match(path);
  if (kept !== undefined) return kept;
  const answer = await fetch(path);
  if (!answer.ok) return undefined;
  await store.put(path, answer.clone());
  return answer;
}

async function cacheWithNeighbours(store: Cache, paths: Set<string>): Promise<void> {
  // Iterating over a set includes paths that are added meanwhile.
  for (const path of paths) {
    const answer = await cachedOrFetched(store, path);
    if (answer === undefined || !/\.(?:js|css)$/.test(path)) continue;
    const text = await answer.text();
    for (const [named] of text.matchAll(asset)) paths.add(absolute(named));
    for (const [, name] of text.matchAll(neighbour)) paths.add(`/assets/${name}`);
  }
}
