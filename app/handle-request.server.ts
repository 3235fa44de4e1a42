import { randomBytes } from "node:crypto";
import { serverErrors } from "content/server-errors.ts";
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { closeRoutes } from "./close-routes.server.ts";
import { sentenceOf } from "./features/foundation/words/find-words.server.ts";
import { guardStaffRoutes } from "./guard-staff-routes.server.ts";
import { withSiteClock } from "./server/clock/site-clock.server.ts";
import {
  type AppContext,
  appContext,
  renderPageContext,
  requestInfoContext,
  shownErrorContext,
  thrownContext,
} from "./server/context.server.ts";
import { assetsIn } from "./server/http/assets-in.ts";
import { AppError, type ErrorCode, errorCodes, isErrorCode } from "./server/http/errors.ts";
import { createLoadShedding } from "./server/http/load-shedding.server.ts";
import { addressToday } from "./server/http/moved-addresses.ts";
import { createRepeatedRejections } from "./server/http/repeated-rejections.ts";
import { comesFromThisSite } from "./server/http/same-site.ts";
import { securityHeaders } from "./server/http/security-headers.ts";
import { withAskedOrigin } from "./server/http/site-address.server.ts";
import { redirectUnsentForm } from "./server/http/unsent-form.server.ts";
import { cachePages } from "./server/page-cache/cache-pages.server.ts";
import { cachedRoutesContext, cachedRoutesOf, cacheKeyMaker } from "./server/page-cache/cached-routes.ts";
import { setCdnHeaders } from "./server/page-cache/cdn.ts";
import { routedPaths } from "./server/page-cache/routed-paths.ts";
import { onceForEachLanguage, siteLanguage } from "./values/site-language.ts";

/**
 * One-click unsubscribe ([RFC 8058](https://www.rfc-editor.org/rfc/rfc8058)): mail programs post from any origin,
 * without a session. The token in the e-mail allows nothing else.
 */
const oneClickPath = "/newsletter/unsubscribe";

/**
 * Photos that are shared to the installed app and that its worker does not receive: browsers send no origin. The route
 * reads no field and changes nothing.
 */
const sharePath = "/admin/share";

const webhookPath = /^\/webhooks\/[a-z]+$/;

const methods = ["GET", "HEAD", "POST"];

/**
 * Returns the request handler. Public pages come from the page cache, except in development, where the code also
 * changes.
 */
export function handleRequestsWith(ctx: AppContext, build: Build) {
  const routes = ctx.config.development ? {} : knownRoutes(build);
  const shedding = createLoadShedding(undefined, (error) => sentenceOf(ctx, error));
  return cachePages(ctx, { cached: routes, isRouted: isRoutedIn(build) }, renderingWith(ctx, build), shedding);
}

/** Duration beyond which a request is logged (ms). */
const slowMs = 1_000;

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Reads the cached routes once. In development, where routes change, there are none. */
const knownRoutes = (build: Build) => (typeof build === "function" ? {} : cachedRoutesOf(build));

/**
 * Returns the build whose scripts speak the language of the moment: the router reads them when it renders, after an
 * action that may have changed the language.
 */
function speaking(build: ServerBuild): ServerBuild {
  const assets = onceForEachLanguage(() => assetsIn(build.assets, siteLanguage()));
  return {
    ...build,
    get assets() {
      return assets();
    },
  };
}

/** Returns a function that renders every page uncached, with this app context or one with another database. */
export function renderingWith(ctx: AppContext, build: Build) {
  const { development, siteUrl, cdn } = ctx.config;
  const routes = knownRoutes(build);
  const keyOf = cacheKeyMaker(routes);
  // A page's data is treated like the page.
  const isPage = ({ origin, pathname, search }: URL) => keyOf(origin, pageOfData(pathname) + search) !== undefined;
  const routeOf = routeFinder(build);
  const guard = (whole: ServerBuild) => closeRoutes(guardStaffRoutes(whole), ctx.features);
  const guardedBuild = typeof build === "function" ? async () => guard(await build()) : guard(build);
  const mode = development ? "development" : "production";
  const handle = createRequestHandler(typeof guardedBuild === "function" ? guardedBuild : speaking(guardedBuild), mode);
  // Development needs a WebSocket and inline error styles.
  const always = Object.entries(securityHeaders(siteUrl)).filter(
    ([name]) => !development || name !== "Content-Security-Policy",
  );
  const rejections = createRepeatedRejections(ctx.clock);
  return async (request: Request, address: string, from = ctx): Promise<Response> => {
    const started = performance.now();
    const requestId = randomBytes(4).toString("hex");
    const isRefused = request.method === "POST" && rejections.rejects(address, new URL(request.url).pathname);
    const refused = isRefused ? errorCodes.tooManyTries : rejectEarly(ctx, request);
    const moved = addressToday(new URL(request.url));
    const response = refused
      ? plainErrorResponse(refused.status, sentenceOf(ctx, refused))
      : moved !== undefined
        ? new Response(null, { status: 308, headers: { Location: moved } })
        : await withoutBodyForHead(request, (asked) =>
            withSiteClock(from, () =>
              withAskedOrigin(new URL(request.url).origin, async () => {
                const context = contextOf(from, request, address, requestId);
                const cached = typeof build === "function" ? cachedRoutesOf(await build()) : routes;
                context.set(cachedRoutesContext, cached);
                context.set(renderPageContext, (path, requestInfo) => {
                  const inner = contextOf(from, request, address, requestId);
                  inner.set(cachedRoutesContext, cached);
                  inner.set(requestInfoContext, requestInfo);
                  return handle(new Request(new URL(path, request.url)), inner);
                });
                const answer = await handle(readable(asked), context);
                if (!isBare(asked, answer)) return wantsPage(asked) ? redirectUnsentForm(asked, answer) : answer;
                const thrown = context.get(thrownContext);
                if (!wantsPage(asked)) return thrown === null ? answer : errorInJson(ctx, knownError(thrown.error));
                const inner = contextOf(from, request, address, requestId);
                inner.set(cachedRoutesContext, cached);
                const error = thrown === null ? await errorSaidBy(answer) : knownError(thrown.error);
                inner.set(shownErrorContext, { error });
                return handle(new Request(new URL(errorPath, request.url)), inner);
              }),
            ),
          );
    if (response.status === 429) rejections.count(address);
    if (isRefused) response.headers.set("Retry-After", "60");
    for (const [name, value] of always) if (!response.headers.has(name)) response.headers.set(name, value);
    // As for pages: browsers ask again before they show a stored response.
    if (isRead(request) && (response.status === 200 || isData(request)) && !response.headers.has("Cache-Control"))
      response.headers.set("Cache-Control", "no-cache");
    if (cdn !== undefined) setCdnHeaders(request, response, isPage);
    // Neither a browser (after sign-out) nor a shared cache may store personal responses.
    if (isPersonal(request) || response.headers.has("Set-Cookie")) response.headers.set("Cache-Control", "no-store");
    if (isPersonal(request)) response.headers.set("X-Robots-Tag", "noindex");
    const ms = Math.round(performance.now() - started);
    if (ms > slowMs)
      ctx.log.info("slow request", {
        requestId,
        method: request.method,
        route: routeOf(request),
        status: response.status,
        ms,
      });
    if (response.status === 405) response.headers.set("Allow", isRead(request) ? "POST" : "GET, HEAD");
    return response;
  };
}

function contextOf(ctx: AppContext, request: Request, address: string, requestId: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, ctx);
  context.set(requestInfoContext, {
    address,
    origin: ctx.config.siteUrl ?? new URL(request.url).origin,
    requestId,
  });
  return context;
}

/** Returns true for the staff area, the sign-in pages, and pages behind a secret link. */
function isPersonal({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return /^\/(?:admin|login|password|setup|g|e)(?:[/.]|$)/i.test(pathname) || searchParams.has("token");
}

/** Replaces a path that cannot be decoded by that of a page that does not exist. */
function readable(request: Request): Request {
  const { origin, pathname } = new URL(request.url);
  if (isFromAnywhere(request)) return fromNowhere(request);
  return isPath(pathname) ? request : new Request(`${origin}${errorPath}`, request);
}

function isPath(pathname: string): boolean {
  try {
    return !/[\p{Control}\\]|\/\//u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Closes the body of a HEAD response, which the framework would leave open. */
async function withoutBodyForHead(request: Request, answer: (request: Request) => Promise<Response>) {
  if (request.method !== "HEAD") return answer(request);
  const whole = await answer(new Request(request, { method: "GET" }));
  await whole.body?.cancel();
  return new Response(null, whole);
}

function rejectEarly({ config: settings }: AppContext, request: Request): ErrorCode | undefined {
  if (!methods.includes(request.method)) return errorCodes.wrongMethod;
  if (request.method === "POST" && !isFromAnywhere(request) && !comesFromThisSite(request, settings.siteUrl))
    return errorCodes.foreignForm;
  return undefined;
}

const isFromAnywhere = ({ method, url }: Request): boolean => method === "POST" && isOpenPath(new URL(url).pathname);

const isOpenPath = (pathname: string): boolean =>
  [oneClickPath, sharePath].includes(pathname) || webhookPath.test(pathname);

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

const isData = ({ url }: Request): boolean => new URL(url).pathname.endsWith(".data");

/** Returns the page whose data is requested; any other address unchanged. */
const pageOfData = (pathname: string): string => pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");

/** A path that no page has, so that the error page answers. */
const errorPath = "/unreadable/address";

/**
 * Returns true if a route without a page failed. The router then answers in its own words, such as "Unexpected Server
 * Error".
 */
const isBare = (request: Request, { status, headers }: Response): boolean =>
  status >= 400 && !isData(request) && !headers.get("Content-Type")?.startsWith("text/html");

const wantsPage = ({ headers }: Request): boolean => headers.get("Accept")?.includes("text/html") ?? false;

/** Returns the error that a route threw, and converts the router's own rejections. */
function knownError(error: unknown): unknown {
  if (!isRouteErrorResponse(error) || isErrorCode(error.data)) return error;
  // The route has no loader.
  if (error.status === 400) return new AppError("formOnly");
  if (error.status === 405) return new AppError("wrongMethod");
  return error.status === 404 ? new AppError("notFound") : error;
}

/** Reads the error that a route sends to scripts, for a browser that sent the form itself. */
async function errorSaidBy(answer: Response): Promise<AppError> {
  const text = await answer.text();
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const { message = "" } = isJson ? (JSON.parse(text) as { message?: string }) : { message: text };
  return new AppError({ code: "rejected", status: answer.status, sentence: message });
}

function errorInJson(ctx: AppContext, error: unknown): Response {
  const isKnown = isRouteErrorResponse(error) && isErrorCode(error.data);
  const { status, data } = isKnown ? error : { status: 500, data: { code: "bug", sentence: serverErrors.bug } };
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ message: sentenceOf(ctx, { status, ...data }) }, { status, headers });
}

/** Removes `Origin`, because the framework's own CSRF check throws if it is no URL, and our check ran before. */
function fromNowhere(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

const plainErrorResponse = (status: number, sentence: string): Response =>
  new Response(sentence, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/**
 * Makes a function that returns a request's route for the log, without parameter values, which clients choose.
 * @returns for example `/blog/:slug`; `*` for an unknown route
 */
function routeFinder(build: ServerBuild | (() => Promise<ServerBuild>)): (request: Request) => string {
  let tree: RouteObject[] | undefined;
  return ({ url }) => {
    // In development, routes change.
    if (typeof build === "function") return "*";
    tree ??= childrenOf(build, undefined);
    const path = new URL(url).pathname.replace(/\.data$/, "");
    const parts = matchRoutes(tree, path)?.flatMap(({ route }) => route.path ?? []) ?? ["*"];
    const route = `/${parts.join("/")}`.replaceAll(/\/{2,}/g, "/");
    return route === "/*" ? "*" : route;
  };
}

/**
 * Makes a function that returns true if a route has this path. In development routes change, so it accepts every path.
 */
function isRoutedIn(build: Build): (path: string) => boolean {
  if (typeof build === "function") return () => true;
  return routedPaths(Object.values(build.routes).flatMap((route) => route?.path ?? []));
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined && route.parentId === parentId);
  return routes.flatMap((route) => {
    if (route === undefined) return [];
    const { id, path } = route;
    return route.index ? { id, path, index: true } : { id, path, children: childrenOf(build, id) };
  }) as RouteObject[];
}
