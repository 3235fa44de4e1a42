/**
 * Offline reading, network first: the last visited pages, the home page, the bank details, and their assets and
 * pictures. Only immutable assets come from the cache first.
 */

/** Service worker types, which the DOM library lacks. */
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
type Lasting = { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };

const scope = globalThis as unknown as Scope;
const stores = { pages: "pages-1", parts: "parts-1" };
/** Maximum cache entries; the oldest are evicted. */
const most = { pages: 30, parts: 90 };
const offlinePage = "/offline";
const always = ["/", "/donate", offlinePage];

/** Staff pages and pages behind a secret link are never cached: others may share the device. */
const personal = /^\/(?:admin|login|password|setup|newsletter\/|dev\/|[eg]\/|receipt)/;
/** Content-hashed names: cache first. */
const unchanging = /^\/assets\//;
/** Content-hashed too, but consent can be withdrawn: network first, subject to the HTTP cache. */
const picture = /^\/files\//;

scope.addEventListener("install", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  const pages = await caches.open(stores.pages);
  await pages.addAll(always);
  await scope.skipWaiting();
}

scope.addEventListener("activate", (event) => event.waitUntil(Promise.all([forgetOthers(), scope.clients.claim()])));

async function forgetOthers(): Promise<void> {
  const known = Object.values(stores);
  // The staff area has a worker and caches of its own.
  for (const name of await caches.keys())
    if (!known.includes(name) && !name.startsWith("staff-")) await caches.delete(name);
}

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || personal.test(pathname)) return;
  if (mode === "navigate") event.respondWith(openPage(event, pathname));
  else if (unchanging.test(pathname)) event.respondWith(openPart(event));
  else if (picture.test(pathname)) event.respondWith(openPicture(event));
});

/** Network first. */
async function openPage(event: Fetching, path: string): Promise<Response> {
  const pages = await caches.open(stores.pages);
  try {
    const answer = await fetch(event.request);
    // Queries, redirects after a form, errors, and what no cache may store are not cached.
    const isStorable = !answer.headers.get("Cache-Control")?.includes("no-store");
    if (answer.ok && isStorable && !answer.redirected && !new URL(event.request.url).search) {
      event.waitUntil(keep(pages, path, answer.clone(), most.pages));
    }
    return answer;
  } catch (error) {
    const kept = (await pages.match(path)) ?? (await pages.match(offlinePage));
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Cache first: immutable. */
async function openPart(event: Fetching): Promise<Response> {
  const parts = await caches.open(stores.parts);
  const kept = await parts.match(event.request);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(parts, event.request.url, answer.clone(), most.parts));
  return answer;
}

/** Network first; a 404 removes the picture from the cache. */
async function openPicture(event: Fetching): Promise<Response> {
  const parts = await caches.open(stores.parts);
  const kept = await parts.match(event.request);
  try {
    const answer = await fetch(event.request);
    const isPublic = answer.headers.get("Cache-Control")?.startsWith("public");
    if (answer.ok && isPublic && kept === undefined) {
      event.waitUntil(keep(parts, event.request.url, answer.clone(), most.parts));
    }
    if (answer.status === 404) event.waitUntil(parts.delete(event.request));
    return answer;
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

/** A full device keeps what it has. */
async function keep(store: Cache, address: string, answer: Response, limit: number): Promise<void> {
  try {
    await store.delete(address);
    await store.put(address, answer);
    const requests = (await store.keys()).filter(({ url }) => !always.includes(new URL(url).pathname));
    for (const request of requests.slice(0, Math.max(0, requests.length - limit))) await store.delete(request);
  } catch {}
}
