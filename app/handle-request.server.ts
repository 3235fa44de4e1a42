import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { cachedRoutes } from "./cached-routes.ts";
import { type AppContext, appContext, requestInfoContext } from "./server/context.server.ts";
import { type ErrorCode, errorCodes } from "./server/http/errors.ts";
import { withLoadShedding } from "./server/http/load-shedding.server.ts";
import { comesFromThisSite } from "./server/http/same-site.ts";
import { securityHeaders } from "./server/http/security-headers.ts";
import { cacheKeyMaker, cachePages } from "./server/page-cache/cache-pages.server.ts";
import { setCdnHeaders } from "./server/page-cache/cdn-headers.ts";

/** Answers one request. @param address IP address of the visitor's machine */
export type HandleRequest = (request: Request, address: string) => Promise<Response>;

/**
 * Where mail programs end a subscription for their readers (RFC 8058): a form from anywhere, without a session. Whoever
 * sends it has the secret of the letter, and can do nothing else with it.
 */
const oneClickPath = "/newsletter/unsubscribe";

/** What a form or a link can send. */
const methods = ["GET", "HEAD", "POST"];

/**
 * Joins a site and its routes: what comes in as a request goes out as an answer, whoever serves it. Public pages are
 * rendered once and kept; while developing, code changes too, so nothing is.
 *
 * @param build the routes, or a function that gives them as they are now
 */
export function handleRequestsWith(ctx: AppContext, build: Build): HandleRequest {
  const admit = withLoadShedding((request: Request, _address: string, work: (request: Request) => Promise<Response>) =>
    work(request),
  );
  return cachePages(ctx, ctx.config.development ? {} : cachedRoutes, renderingWith(ctx, build), admit);
}

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Renders every page anew for whoever asks, from this site or from one with another database. */
export function renderingWith(ctx: AppContext, build: Build) {
  const { development, siteUrl, cdn } = ctx.config;
  const keyOf = cacheKeyMaker(cachedRoutes);
  const isPage = ({ origin, pathname, search }: URL) => keyOf(origin, pathname + search) !== undefined;
  const handle = createRequestHandler(build, development ? "development" : "production");
  // The development server pushes changes over a socket, and styles its errors itself.
  const always = Object.entries(securityHeaders(siteUrl)).filter(
    ([name]) => !development || name !== "Content-Security-Policy",
  );
  return async (request: Request, address: string, from = ctx): Promise<Response> => {
    const refused = rejectEarly(ctx, request);
    const response = refused
      ? plainErrorResponse(refused)
      : await withoutBodyForHead(request, (asked) => handle(readable(asked), contextOf(from, request, address)));
    for (const [name, value] of always) if (!response.headers.has(name)) response.headers.set(name, value);
    if (cdn !== undefined) setCdnHeaders(request, response, isPage);
    // What one person sees is nobody else's: not the browser's after signing out, nor of anything on the way.
    if (isPersonal(request) || response.headers.has("Set-Cookie")) response.headers.set("Cache-Control", "no-store");
    if (isPersonal(request)) response.headers.set("X-Robots-Tag", "noindex");
    if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
    return response;
  };
}

function contextOf(ctx: AppContext, request: Request, address: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, ctx);
  context.set(requestInfoContext, {
    address,
    origin: ctx.config.siteUrl ?? new URL(request.url).origin,
    requestId: randomBytes(4).toString("hex"),
  });
  return context;
}

/** The staff area, the ways into it, and what a link with a secret opens. */
function isPersonal({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return /^\/(?:admin|login|password|setup)(?:[/.]|$)/i.test(pathname) || searchParams.has("token");
}

/** A request whose path is no text, or none that a page could have, asks for a page that is not there. */
function readable(request: Request): Request {
  const { origin, pathname } = new URL(request.url);
  if (isOneClick(request)) return fromNowhere(request);
  return isPath(pathname) ? request : new Request(`${origin}/unreadable`, request);
}

function isPath(pathname: string): boolean {
  try {
    return !/[\p{Control}\\]|\/\//u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The framework drops the body of an answer to HEAD and leaves the file behind it open: here it is closed. */
async function withoutBodyForHead(request: Request, answer: (request: Request) => Promise<Response>) {
  if (request.method !== "HEAD") return answer(request);
  const whole = await answer(new Request(request, { method: "GET" }));
  await whole.body?.cancel();
  return new Response(null, whole);
}

/** What is refused before any route is asked. */
function rejectEarly({ config: settings }: AppContext, request: Request): ErrorCode | undefined {
  if (!methods.includes(request.method)) return "wrongMethod";
  if (request.method === "POST" && !isOneClick(request) && !comesFromThisSite(request, settings.siteUrl))
    return "foreignForm";
  return undefined;
}

function isOneClick({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === oneClickPath;
}

/** The framework has a check of its own for where a form comes from, and fails over an `Origin` that is no address. */
function fromNowhere(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

function plainErrorResponse(code: ErrorCode): Response {
  const { status, sentence } = errorCodes[code];
  return new Response(sentence, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
