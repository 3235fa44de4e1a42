import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { comesFromThisSite } from "./platform/http/same-site.ts";
import { everyAnswer } from "./platform/http/security-headers.ts";
import { type RefusalCode, refusals } from "./platform/refusals.ts";
import { type Site, siteContext, visitContext } from "./platform/site.server.ts";

/** Answers one request. @param address IP address of the visitor's machine */
export type AnswerRequest = (request: Request, address: string) => Promise<Response>;

/** What a form or a link can send. */
const methods = ["GET", "HEAD", "POST"];

/**
 * Joins a site and its routes: what comes in as a request goes out as an answer, whoever serves it.
 *
 * @param build the routes, or a function that gives them as they are now
 */
export function answerRequestsWith(site: Site, build: ServerBuild | (() => Promise<ServerBuild>)): AnswerRequest {
  const handle = createRequestHandler(build, site.settings.development ? "development" : "production");
  return async (request, address) => {
    const refused = refuseEarly(site, request);
    const response = refused
      ? plainRefusal(refused)
      : await withoutBodyForHead(request, (asked) => handle(readable(asked), contextOf(site, request, address)));
    for (const [name, value] of Object.entries(everyAnswer)) response.headers.set(name, value);
    // What staff see is nobody else's: not the browser's after signing out, nor of anything on the way.
    if (isStaffPath(request)) response.headers.set("Cache-Control", "no-store");
    if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
    return response;
  };
}

function contextOf(site: Site, request: Request, address: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(visitContext, {
    address,
    origin: site.settings.siteUrl ?? new URL(request.url).origin,
    reference: randomBytes(4).toString("hex"),
  });
  return context;
}

function isStaffPath({ url }: Request): boolean {
  return /^\/admin(?:[/.]|$)/.test(new URL(url).pathname);
}

/** A request whose path is no text, or none that a page could have, asks for a page that is not there. */
function readable(request: Request): Request {
  const { origin, pathname } = new URL(request.url);
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
function refuseEarly({ settings }: Site, request: Request): RefusalCode | undefined {
  if (!methods.includes(request.method)) return "wrongMethod";
  if (request.method === "POST" && !comesFromThisSite(request, settings.siteUrl)) return "foreignForm";
  return undefined;
}

function plainRefusal(code: RefusalCode): Response {
  const { status, sentence } = refusals[code];
  return new Response(sentence, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
