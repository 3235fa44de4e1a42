import type { IncomingMessage, RequestListener } from "node:http";
import proxyAddress from "proxy-addr";
import type { Config } from "../config/config.server.ts";
import type { AppContext } from "../context.server.ts";
import { databaseForPages, engineOf } from "../db/database.server.ts";
import type { Watch } from "../db/engine.ts";
import { compress } from "../http/compress.server.ts";
import { errorCodes } from "../http/errors.ts";
import type { Admit } from "../http/load-shedding.server.ts";
import { isHost } from "../http/open-server.server.ts";
import { requestSavesData, savesData } from "../http/save-data.ts";
import { errorFields } from "../log/log.server.ts";
import { isVisit, pagePath, type VisitCounter } from "../visits/visit-counter.ts";
import { answerFrom, compressedResponse } from "./cached-page.server.ts";
import { type CachedRoutes, cacheKeyMaker } from "./cached-routes.ts";
import type { IsUnknown } from "./missing-pages.server.ts";
import { nextContentChange } from "./next-change.server.ts";
import { SharedAnswer } from "./shared-answer.server.ts";

export interface Routes {
  cached: CachedRoutes;
  /**
   * True for a path of a route, or one that is answered before routes; false for pages of rows, which the database knows.
   */
  isRouted(path: string): boolean;
}

type Answer = (request: Request, address: string) => Promise<Response>;

/** The app context may have a read replica. */
type AnswerFrom = (request: Request, address: string, ctx: AppContext) => Promise<Response>;

/** Save-Data has its own variant. */
const nameOf = (key: string, isLow: boolean): string => (isLow ? `low ${key}` : key);

/**
 * Serves cached pages, renders misses, leaves uncached routes to `answer`. Rendering and compressing count for load
 * shedding, once for concurrent requests for one page.
 */
export function cachePages(
  ctx: AppContext,
  { cached: paths, isRouted }: Routes,
  answer: AnswerFrom,
  admit: Admit,
): Answer {
  const keyOf = cacheKeyMaker(paths);
  return async (request, address) => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    const { origin, pathname, search } = new URL(request.url);
    const key = isReading ? keyOf(origin, pathname + search) : undefined;
    const isLow = requestSavesData(request);
    const asMissing = (response: Response) => cacheMissing(ctx, request, { isLow, isRouted }, response);
    const answerUncached = () =>
      admit(request, address, async (whole) => asMissing(await compress(whole, await answer(whole, address, ctx))));
    if (key === undefined) return answerUncached();
    const name = nameOf(key, isLow);
    // Without ignored query parameters and the visitor's headers: nothing of them gets cached.
    const asked = () => new Request(key, { headers: isLow ? { "Save-Data": "on" } : {} });
    const render = (from: AppContext) => admit(request, address, () => answer(asked(), address, from));
    const page = ctx.pageCache.find(name) ?? (await renderPage(ctx, name, render));
    const isShared = page instanceof SharedAnswer;
    // A query that the page ignores may be part of an earlier address.
    if (isShared && page.status === 404 && search !== "") return answerUncached();
    if (request.method === "GET" && (!isShared || page.status === 200))
      countVisit(ctx.visits, key, (header) => request.headers.get(header));
    // Load shedding counted its one rendering: all who waited for it get it.
    if (isShared) return asMissing(await page.responseFor(request));
    const wanted = {
      acceptEncoding: request.headers.get("Accept-Encoding") ?? undefined,
      ifNoneMatch: request.headers.get("If-None-Match") ?? undefined,
      isHead: request.method === "HEAD",
    };
    const { status, headers, body } = await compressedResponse(page, wanted, async (work) => {
      const done = await admit(request, address, async () => {
        await work();
        return new Response(null);
      });
      return done.ok;
    });
    return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers: pairsOf(headers) });
  };
}

/** Caches the answer about a missing page, for requests to read only. */
async function cacheMissing(
  ctx: AppContext,
  request: Request,
  { isLow, isRouted }: Pick<Routes, "isRouted"> & { isLow: boolean },
  response: Response,
): Promise<Response> {
  if (request.method !== "GET" || response.status !== 404) return response;
  const { origin, pathname, search } = new URL(request.url);
  const acceptEncoding = request.headers.get("Accept-Encoding") ?? undefined;
  const missing = { origin, target: pathname + search, acceptEncoding, isLow };
  return ctx.pageCache.missing.put(
    missing,
    response,
    () => untilNextChange(ctx),
    () => readUnknown(ctx, isRouted),
  );
}

/** As it is asked for by programs: nothing to decode, and in one spelling. */
const plainPath = /^\/[a-z0-9._~/-]*$/;

/** Finds paths that no route and no feature knows. */
async function readUnknown(ctx: AppContext, isRouted: Routes["isRouted"]): Promise<IsUnknown> {
  const isKnown = await ctx.facts.findKnownPaths(ctx);
  return (path) => {
    if (!plainPath.test(path) || isRouted(path)) return false;
    const plain = path.replace(/(?<=.)\/$/, "");
    return !isKnown(plain);
  };
}

/** @throws when the database does not say */
export const untilNextChange = (ctx: AppContext): Promise<Date> =>
  ctx.pageCache.nextChange(() => nextContentChange(ctx));

/** Counts an opened page. A 304 counts: its visitor reads the page of status 200 again. */
function countVisit(visits: VisitCounter, key: string, header: Parameters<typeof isVisit>[0]): void {
  const path = pagePath(key);
  if (path !== undefined && isVisit(header)) visits.count(path);
}

/** Renders a page from an up-to-date read replica, if any. */
function renderPage(ctx: AppContext, key: string, answer: (from: AppContext) => Promise<Response>) {
  let chosen: Promise<AppContext> | undefined;
  const choose = () => {
    chosen ??= databaseForPages(ctx.db).then((db) => ({ ...ctx, db }));
    return chosen;
  };
  const render = async () => {
    const from = await choose().catch(() => ctx);
    const response = await answer(from);
    // The replica may fail meanwhile.
    return response.status === errorCodes.unavailable.status && from.db !== ctx.db ? answer(ctx) : response;
  };
  const untilChange = () => ctx.pageCache.nextChange(async () => nextContentChange(await choose()));
  return ctx.pageCache.render(key, render, untilChange);
}

/** Name, value, name, value. */
const pairsOf = (flat: string[]): [string, string][] =>
  Array.from({ length: flat.length / 2 }, (_, place) => [flat[place * 2] ?? "", flat[place * 2 + 1] ?? ""]);

/** Fast path, without a `Request`: many times the rate. Cached pages have all their headers; earlier code sets none. */
export function withPageCache(
  { config: settings, pageCache: pages, visits }: AppContext,
  paths: CachedRoutes,
  next: RequestListener,
): RequestListener {
  const keyOf = cacheKeyMaker(paths);
  const originOf = originReader(settings);
  return (incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    const isHead = method === "HEAD";
    if (method !== "GET" && !isHead) return next(incoming, outgoing);
    const origin = originOf(incoming);
    if (origin === undefined) return next(incoming, outgoing);
    const key = keyOf(origin, url);
    const isLow = savesData(headers.cookie, headers["save-data"]?.toString());
    const page = key === undefined ? undefined : pages.find(nameOf(key, isLow));
    const acceptEncoding = headers["accept-encoding"]?.toString();
    if (key === undefined || page === undefined) {
      const missing = isHead ? undefined : pages.missing.find({ origin, target: url, acceptEncoding, isLow });
      if (missing === undefined) return next(incoming, outgoing);
      outgoing.writeHead(404, missing.headers);
      return void outgoing.end(missing.body);
    }
    const answer = answerFrom(page, {
      acceptEncoding,
      ifNoneMatch: headers["if-none-match"],
      isHead,
    });
    if (answer === undefined) return next(incoming, outgoing);
    if (!isHead) countVisit(visits, key, (header) => headers[header]?.toString());
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
  };
}

/** One scheme, as proxies write it. */
const scheme = /^https?$/;

/**
 * Reads the origin of a request as `listenerFor` does: configured, or from the headers of a trusted proxy, or else the
 * host that was asked for, since strangers' forwarding headers count for nothing.
 * @returns undefined for headers that only `listenerFor` reads: several proxies, or `Forwarded`
 */
function originReader({ siteUrl, trustedProxies }: Pick<Config, "siteUrl" | "trustedProxies">) {
  const canForward = proxyAddress.compile(trustedProxies);
  return ({ headers, socket }: IncomingMessage): string | undefined => {
    if (siteUrl !== undefined) return siteUrl;
    if (trustedProxies.length === 0 || !canForward(socket.remoteAddress ?? "", 0)) return `http://${headers.host}`;
    const proto = String(headers["x-forwarded-proto"] ?? "http");
    const host = String(headers["x-forwarded-host"] ?? headers.host);
    if (headers.forwarded !== undefined || !scheme.test(proto) || !isHost(host)) return undefined;
    return `${proto}://${host}`;
  };
}

type Heard = Pick<AppContext, "db" | "pageCache" | "fileAccess" | "cdn" | "log">;

/** Invalidates all caches on content changes of other processes. Logs an outage and its end, once each. */
export function subscribeToChanges({ db, pageCache, fileAccess, cdn, log }: Heard): Watch {
  return engineOf(db).watch({
    onChange: () => {
      pageCache.invalidate();
      fileAccess.invalidate();
      cdn?.changed();
    },
    onLost: (error) => log.error("database does not answer", errorFields(error)),
    onFound: () => log.info("database answers again"),
  });
}
