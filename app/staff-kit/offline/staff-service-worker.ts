/**
 * The staff area without a connection: network first, then pages opened on this device. It caches only pages for
 * writing: none with messages, people or settings, except the guest list of a day, and vouchers. It also
 * sends waiting forms, and receives photos that are shared to the app.
 */

import { cacheAppFiles, cachePage } from "./cache-app-files.ts";
import { endIfSignedOut, findMember, isPastKeeping, removeOldPages } from "./device-account.ts";
import { offlineNouns } from "./offline-nouns.ts";
import { syncTag } from "./queue-on-device.ts";
import { sendQueue } from "./send-queue.ts";
import { takeShare } from "./take-share.ts";

/** Types of service workers, which the DOM library lacks. */
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "sync", listener: (event: Lasting & { tag: string }) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
type Lasting = { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };

const scope = globalThis as unknown as Scope;
const pages = "staff-pages-1";
const parts = "staff-parts-1";
/** Maximum number of cache entries; the oldest are removed, pictures before other files. */
const most = { [pages]: 80, [parts]: 250 };
const isPicture = ({ url }: Request) => new URL(url).pathname.startsWith("/files/");

const pocketPath = "/admin/offline";
const sharePath = "/admin/share";

const ofWriting =
  /^\/admin(?:|\/(?:offline|share|media)|\/event\/\d+\/guests|\/spending(?:\/(?:new|\d+))?|\/([a-z]+)(?:\/\d+)?)(?:\.data)?$/;

/** Returns true for pages for writing, and their data (`.data`). */
function isOfWriting(path: string): boolean {
  const [found, noun] = ofWriting.exec(path) ?? [];
  return found !== undefined && (noun === undefined || offlineNouns.some((one) => one === noun));
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(sendQueue());
});
// A message from a page that has finished loading.
scope.addEventListener("message", (event) => {
  const { build, page } = (event.data ?? {}) as { build?: string; page?: string };
  // Caches this page now, as it must open offline.
  if (page !== undefined && isOfWriting(page)) event.waitUntil(cachePage(page, { pages, parts }));
  if (build !== undefined) event.waitUntil(removeOldPages().then(() => cacheAppFiles(build, { pages, parts })));
});

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === "POST" && pathname === sharePath && mode === "navigate") event.respondWith(takeShare(event.request));
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(openPage(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(openAsset(event));
  else if (isOfWriting(pathname)) event.respondWith(openData(event));
  else if (pathname.startsWith("/files/")) event.respondWith(openData(event));
});

/**
 * Opens a page: from the network; otherwise this page from the cache, the page without its query, or the page about the
 * offline state.
 */
async function openPage(event: Fetching, path: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    // A redirect to the sign-in page.
    if (answer.type === "opaqueredirect") event.waitUntil(endIfSignedOut());
    if (isOfWriting(path)) event.waitUntil(cacheAnswer(pages, event.request.url, answer.clone()));
    return answer;
  } catch (error) {
    const store = await caches.open(pages);
    const kept = (await store.match(event.request.url)) ?? (await store.match(path));
    if (kept !== undefined && !isPastKeeping(kept)) return kept;
    if (path === pocketPath || (await store.match(pocketPath)) === undefined) throw error;
    // Another document at this address would not fit its script.
    return Response.redirect(pocketPath, 302);
  }
}

async function openData(event: Fetching): Promise<Response> {
  const name = new URL(event.request.url).pathname.startsWith("/files/") ? parts : pages;
  try {
    const answer = await fetch(event.request);
    event.waitUntil(cacheAnswer(name, event.request.url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(name)).match(event.request.url);
    if (kept === undefined || isPastKeeping(kept)) throw error;
    return kept;
  }
}

/** Opens a file from the cache first, as files never change. */
async function openAsset(event: Fetching): Promise<Response> {
  const kept = await (await caches.open(parts)).match(event.request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(cacheAnswer(parts, event.request.url, answer.clone()));
  return answer;
}

/** Caches a response while a person is signed in here; a full device keeps its entries. */
async function cacheAnswer(name: typeof pages | typeof parts, address: string, answer: Response): Promise<void> {
  try {
    if (isPastKeeping(answer)) return;
    const store = await caches.open(name);
    // On 404 or 410, removes a withdrawn or deleted page from the device.
    if (answer.status === 404 || answer.status === 410) await store.delete(address);
    if (!answer.ok || answer.redirected || answer.type === "opaqueredirect") return;
    if ((await findMember()) === undefined) return;
    await store.delete(address);
    await store.put(address, answer);
    const all = await store.keys();
    const requests = [...all.filter(isPicture), ...all.filter((request) => !isPicture(request))];
    for (const request of requests.slice(0, Math.max(0, requests.length - most[name]))) await store.delete(request);
  } catch {}
}
