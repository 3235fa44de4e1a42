/**
 * Offline reading.
 * - Pages: stale-while-revalidate, for the last thirty opened pages; the page script asks for the result
 * (`app/browser/revalidate.ts`).
 * - Pages with bank details or behind a secret link: network only.
 * - Immutable assets: cache first.
 * - Pictures: network first.
 */

/** Types of service workers, which TypeScript's DOM library lacks. */
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Message) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
type Lasting = { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type Message = Lasting & { data: string; ports: readonly MessagePort[] };

const scope = globalThis as unknown as Scope;
const stores = { pages: "pages-2", parts: "parts-1" };
/** Maximum number of cache entries; the oldest are removed. */
const most = { pages: 30, parts: 90 };
const offlinePage = "/offline";
const always = ["/", offlinePage];

/** The staff area has its own worker, and the sign-in pages need none. */
const staffs = /^\/(?:admin|login|password|setup|dev)(?:\/|$)/;
/** Bank details, pages behind a secret link, and searches always come from the site. */
const networkOnly = /^\/(?:donate|[eg]|receipt|newsletter|search)(?:[/.?]|$)/;
/** Calendars, prints and feeds. */
const isFile = /\.(?:ics|pdf|xml)$/;
/** Content-hashed names: cache first. */
const unchanging = /^\/assets\//;
/**
 * Names contain content hashes also, but consent can be withdrawn: network first, with the HTTP cache. Recordings: the
 * browser's own handling.
 */
const picture = /^\/files\/(?!recordings\/)/;

/** Head start of the network (ms): a site that responds at once is used instead of the copy. */
const headStartMs = 60;
/** Time after which the page shows the age of its copy (ms). */
const lateMs = 2_500;
/** Time until the offline page says that the site does not respond, if the device has no copy to show (ms). */
const withoutCopyMs = 3_000;
/** Timeout after a form was sent (ms). A copy could be too old for its result. */
const afterFormWaitMs = 15_000;
/** Age at which the offline page, with its telephone number, is fetched again (ms). */
const offlinePageMs = 24 * 3_600_000;

scope.addEventListener("install", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  const pages = await caches.open(stores.pages);
  await pages.addAll(always);
  await scope.skipWaiting();
}

scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([deleteOtherCaches(), scope.clients.claim()])),
);

async function deleteOtherCaches(): Promise<void> {
  const known = Object.values(stores);
  // The staff area has its own worker and caches.
  for (const name of await caches.keys())
    if (!known.includes(name) && !name.startsWith("staff-")) await caches.delete(name);
}

/** Result of a revalidation, for the page script. */
export interface Revalidated {
  /** Time at which the site sent the copy on the screen; the site has not responded since. */
  from?: string | null;
  html?: string;
  /** True if the page has another address now. */
  isElsewhere?: boolean;
}

const revalidations = new Map<string, Revalidation>();
interface Revalidation {
  shown: Response;
  /** Time at which the site sent the copy; not used for the page that replaces a missing copy. */
  from: string | null | undefined;
  answer: Promise<Response>;
}

/** Time at which a form was sent (ms): for a while, pages come from the site. */
let sentAt = Number.NEGATIVE_INFINITY;
const afterFormMs = 10_000;

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (origin !== location.origin || staffs.test(pathname) || isFile.test(pathname)) return;
  if (method === "POST") sentAt = performance.now();
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(openPage(event, pathname + search));
  else if (unchanging.test(pathname)) event.respondWith(openPart(event));
  else if (picture.test(pathname)) event.respondWith(openPicture(event));
});

/** Opens the copy on this device while the site is asked. */
async function openPage(event: Fetching, address: string): Promise<Response> {
  const pages = await caches.open(stores.pages);
  const copy = networkOnly.test(address) ? undefined : await pages.match(address);
  const answer = askSite(event, pages, address);
  revalidations.delete(address);
  const isAfterForm = performance.now() - sentAt < afterFormMs;
  const patienceMs = isAfterForm ? afterFormWaitMs : copy === undefined ? withoutCopyMs : headStartMs;
  const first = await within(patienceMs, answer);
  if (first !== undefined && (copy === undefined || first.status < 500)) return first;
  const shown = copy ?? (await pages.match(offlinePage));
  if (shown === undefined) return answer;
  revalidations.set(address, { shown: shown.clone(), from: copy?.headers.get("Date"), answer });
  for (const [oldest] of revalidations) if (revalidations.size > most.pages) revalidations.delete(oldest);
  return shown;
}

/** Asks the site, and renews the copy on this device. Errors, and pages that must not be stored, remove the copy. */
async function askSite(event: Fetching, pages: Cache, address: string): Promise<Response> {
  const asked = fetch(event.request);
  event.waitUntil(
    asked.then(
      async (answer) => {
        if (answer.status >= 500) return;
        const isStorable =
          answer.ok && !answer.redirected && !answer.headers.get("Cache-Control")?.includes("no-store");
        if (isStorable && !networkOnly.test(address)) await cacheAnswer(pages, address, answer.clone(), most.pages);
        else if (!always.includes(address)) await pages.delete(address);
        if (answer.ok) await renewOfflinePage(pages);
      },
      () => {},
    ),
  );
  const answer = await asked;
  return answer.type === "opaqueredirect" ? answer : answer.clone();
}

async function renewOfflinePage(pages: Cache): Promise<void> {
  const copy = await pages.match(offlinePage);
  const age = Date.now() - Date.parse(copy?.headers.get("Date") ?? "");
  if (!(age < offlinePageMs)) await pages.add(offlinePage);
}

/** @returns undefined for a failed or late response */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([work.catch(() => undefined), timeout]);
}

// The page script asks with the path and query of its page.
scope.addEventListener("message", (event) => {
  const { data: address, ports } = event;
  const asked = revalidations.get(address);
  if (asked) event.waitUntil(notifyPage(asked, (news) => ports[0]?.postMessage(news)));
});

async function notifyPage(
  { shown, from, answer: asked }: Revalidation,
  say: (news: Revalidated) => void,
): Promise<void> {
  if ((await within(lateMs, asked)) === undefined) say({ from });
  const answer = await asked.catch(() => undefined);
  if (answer === undefined || answer.status >= 500) say({ from });
  else if (answer.type === "opaqueredirect") say({ isElsewhere: true });
  else {
    const html = await answer.clone().text();
    say(html === (await shown.clone().text()) ? {} : { html });
  }
}

/** Opens a file from the cache first, as files never change. */
async function openPart(event: Fetching): Promise<Response> {
  const parts = await caches.open(stores.parts);
  const kept = await parts.match(event.request);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cacheAnswer(parts, event.request.url, answer.clone(), most.parts));
  return answer;
}

/** Opens a picture from the network first, unless the connection hangs; a 404 or 410 removes it from the cache. */
async function openPicture(event: Fetching): Promise<Response> {
  const parts = await caches.open(stores.parts);
  const copy = await parts.match(event.request);
  const asked = fetch(event.request);
  const renewed = asked.then(async (answer) => {
    const isPublic = answer.headers.get("Cache-Control")?.startsWith("public");
    if (answer.status === 404 || answer.status === 410) await parts.delete(event.request);
    if (answer.ok && isPublic && copy === undefined) {
      await cacheAnswer(parts, event.request.url, answer.clone(), most.parts);
    }
  });
  event.waitUntil(renewed.catch(() => {}));
  return copy && (await within(lateMs, asked)) === undefined ? copy : asked.then((answer) => answer.clone());
}

/** Caches a response; a full device keeps its entries. */
async function cacheAnswer(store: Cache, address: string, answer: Response, limit: number): Promise<void> {
  try {
    await store.delete(address);
    await store.put(address, answer);
    const requests = (await store.keys()).filter(({ url }) => !always.includes(new URL(url).pathname));
    for (const request of requests.slice(0, Math.max(0, requests.length - limit))) await store.delete(request);
  } catch {}
}
