import { randomBytes } from "node:crypto";
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
import { cachePages } from "./server/page-cache/cache-pages.server.ts";
import { cachedRoutesContext, cachedRoutesOf, cacheKeyMaker } from "./server/page-cache/cached-routes.ts";
import { setCdnHeaders } from "./server/page-cache/cdn.ts";
import { routedPaths } from "./server/page-cache/routed-paths.ts";
import { type Language, siteLanguage } from "./values/site-language.ts";

/**
 * One-click unsubscribe ([RFC 8058](https://www.rfc-editor.org/rfc/rfc8058)): mail programs post from any origin,
 * without a session. The e-mail's token permits nothing else.
 */
const oneClickPath = "/newsletter/unsubscribe";

/**
 * Photos shared to the installed app, where its worker does not take them: browsers name no origin. The route reads no
 * field and changes nothing.
 */
const sharePath = "/admin/share";

/** Notices of payment providers, which sign them. */
const webhookPath = /^\/webhooks\/[a-z]+$/;

const methods = ["GET", "HEAD", "POST"];

/** Public pages come from the page cache, except in development, where the code also changes. */
export function handleRequestsWith(ctx: AppContext, build: Build) {
  const routes = ctx.config.development ? {} : knownRoutes(build);
  const shedding = createLoadShedding(undefined, (error) => sentenceOf(ctx, error));
  return cachePages(ctx, { cached: routes, isRouted: isRoutedIn(build) }, renderingWith(ctx, build), shedding);
}

/** A request that takes longer is logged (ms). */
const slowMs = 1_000;

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Read once; in development, where they change, per request. */
const knownRoutes = (build: Build) => (typeof build === "function" ? {} : cachedRoutesOf(build));

/** Renders every page uncached, from this app context or one with another database. */
export function renderingWith(ctx: AppContext, build: Build) {
  const { development, siteUrl, cdn } = ctx.config;
  const routes = knownRoutes(build);
  const keyOf = cacheKeyMaker(routes);
  // The data of a page says what the page says.
  const isPage = ({ origin, pathname, search }: URL) => keyOf(origin, pageOfData(pathname) + search) !== undefined;
  const routeOf = routeFinder(build);
  const guard = (whole: ServerBuild) => closeRoutes(guardStaffRoutes(whole), ctx.features);
  const guardedBuild = typeof build === "function" ? async () => guard(await build()) : guard(build);
  const mode = development ? "development" : "production";
  const handlers = new Map<Language, ReturnType<typeof createRequestHandler>>();
  /** Answers in the site's language, with that language's scripts. */
  const handle = (request: Request, context: RouterContextProvider) => {
    const language = siteLanguage();
    const known =
      handlers.get(language) ??
      createRequestHandler(
        typeof guardedBuild === "function"
          ? guardedBuild
          : { ...guardedBuild, assets: assetsIn(guardedBuild.assets, language) },
        mode,
      );
    handlers.set(language, known);
    return known(request, context);
  };
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
                if (!isBare(asked, answer)) return answer;
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
    // As pages: browsers ask again before they show what they have.
    if (isRead(request) && (response.status === 200 || isData(request)) && !response.headers.has("Cache-Control"))
      response.headers.set("Cache-Control", "no-cache");
    if (cdn !== undefined) setCdnHeaders(request, response, isPage);
    // Neither the browser (after sign-out) nor a shared cache stores personal responses.
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

/** The staff area, the sign-in pages and pages behind a secret link. */
function isPersonal({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return /^\/(?:admin|login|password|setup|g|e)(?:[/.]|$)/i.test(pathname) || searchParams.has("token");
}

/** An undecodable or impossible path becomes a page that does not exist. */
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

/** Closes the body of a HEAD response, whose file the framework leaves open. */
async function withoutBodyForHead(request: Request, answer: (request: Request) => Promise<Response>) {
  if (request.method !== "HEAD") return answer(request);
  const whole = await answer(new Request(request, { method: "GET" }));
  await whole.body?.cancel();
  return new Response(null, whole);
}

/** Rejects requests before routing. */
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

/** The page whose data an address asks for; the address itself for any other. */
const pageOfData = (pathname: string): string => pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");

/** No page has it: the page of errors answers. */
const errorPath = "/unreadable/address";

/** A route without a page answers what it throws with the router's own words, like "Unexpected Server Error". */
const isBare = (request: Request, { status, headers }: Response): boolean =>
  status >= 400 && !isData(request) && !headers.get("Content-Type")?.startsWith("text/html");

const wantsPage = ({ headers }: Request): boolean => headers.get("Accept")?.includes("text/html") ?? false;

/** Returns the error that a route threw; the router's own rejections become ours. */
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

/** Error response for scripts, which show `message`. */
function errorInJson(ctx: AppContext, error: unknown): Response {
  const isKnown = isRouteErrorResponse(error) && isErrorCode(error.data);
  const { status, data } = isKnown ? error : { status: 500, data: { code: "bug", sentence: bugSentence } };
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ message: sentenceOf(ctx, { status, ...data }) }, { status, headers });
}

const bugSentence = "Something went wrong on our side. Please try again.";

/** Removes `Origin`: the framework's own CSRF check throws if it is no URL. Our check ran before. */
function fromNowhere(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

const plainErrorResponse = (status: number, sentence: string): Response =>
  new Response(sentence, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/**
 * Finds the route of a request for the log, without the values in its path, which clients choose.
 * @returns like `/blog/:slug`; `*` for an unknown one
 */
function routeFinder(build: ServerBuild | (() => Promise<ServerBuild>)): (request: Request) => string {
  let tree: RouteObject[] | undefined;
  return ({ url }) => {
    // In development routes change.
    if (typeof build === "function") return "*";
    tree ??= childrenOf(build, undefined);
    const path = new URL(url).pathname.replace(/\.data$/, "");
    const parts = matchRoutes(tree, path)?.flatMap(({ route }) => route.path ?? []) ?? ["*"];
    const route = `/${parts.join("/")}`.replaceAll(/\/{2,}/g, "/");
    return route === "/*" ? "*" : route;
  };
}

/** Returns true if a route has this path. In development routes change, so every path counts. */
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
