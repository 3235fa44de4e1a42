import type { RequestListener } from "node:http";
import { databaseForPages } from "../database/database.server.ts";
import { refusals } from "../refusals.ts";
import type { Site } from "../site.server.ts";
import { answerFrom } from "./kept-page.server.ts";
import { nextChange } from "./next-change.server.ts";

/** The public pages that are kept: a path, with `:name` for a piece of it, and the parts of the query that it reads. */
export type KeptPaths = Record<string, readonly string[]>;

type Answer = (request: Request, address: string) => Promise<Response>;

/** Answers from a site, which may be the same with another database. */
type AnswerFrom = (site: Site, request: Request, address: string) => Promise<Response>;

/** A value of the query as pages of ours write it; a page is not kept for anything else. */
const plainValue = /^[\w.:-]{0,60}$/;

/**
 * Finds the name under which a page is kept; undefined for a page that is not.
 *
 * @param origin under which the site is asked: addresses in the page begin with it
 * @param target path and query of the request
 */
export function keyMaker(paths: KeptPaths): (origin: string, target: string) => string | undefined {
  const fixed = new Map(Object.entries(paths).filter(([path]) => !path.includes(":")));
  const shapes = Object.entries(paths)
    .filter(([path]) => path.includes(":"))
    .map(([path, names]) => [new RegExp(`^${path.replace(/:\w+/g, "[\\w%.-]{1,200}")}$`), names] as const);
  return (origin, target) => {
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    const names = fixed.get(path) ?? shapes.find(([shape]) => shape.test(path))?.[1];
    if (names === undefined) return undefined;
    if (mark < 0 || names.length === 0) return `${origin}${path}`;
    const query = new URLSearchParams(target.slice(mark));
    const used = names.filter((name) => query.has(name)).map((name) => [name, query.get(name) ?? ""] as const);
    if (used.some(([, value]) => !plainValue.test(value))) return undefined;
    return `${origin}${path}?${used.map(([name, value]) => `${name}=${value}`).join("&")}`;
  };
}

/** Answers from the store what is kept there, renders what is not, and leaves everything else to `answer`. */
export function keepingPages(site: Site, paths: KeptPaths, answer: AnswerFrom): Answer {
  const keyOf = keyMaker(paths);
  return async (request, address) => {
    if (request.method !== "GET" && request.method !== "HEAD") return answer(site, request, address);
    const { origin, pathname, search } = new URL(request.url);
    const key = keyOf(origin, pathname + search);
    if (key === undefined) return answer(site, request, address);
    const page =
      site.pages.find(key) ??
      // Without the parts of the query that the page does not read, so that nothing of them is kept in it.
      (await renderPage(site, key, (from) => answer(from, new Request(key), address)));
    if (page instanceof Response) return request.method === "HEAD" ? new Response(null, page) : page;
    const { status, headers, body } = answerFrom(page, {
      acceptEncoding: request.headers.get("Accept-Encoding") ?? undefined,
      ifNoneMatch: request.headers.get("If-None-Match") ?? undefined,
      isHead: request.method === "HEAD",
    });
    return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers });
  };
}

/** Renders a page from a copy of the database, where there is one that has every change. */
function renderPage(site: Site, key: string, answer: (from: Site) => Promise<Response>) {
  let chosen: Promise<Site> | undefined;
  const choose = () => {
    chosen ??= databaseForPages(site.database).then((database) => ({ ...site, database }));
    return chosen;
  };
  const render = async () => {
    const from = await choose().catch(() => site);
    const response = await answer(from);
    // The copy may go away while it is asked.
    return response.status === refusals.unavailable.status && from.database !== site.database ? answer(site) : response;
  };
  return site.pages.render(key, render, async () => nextChange(await choose()));
}

/** Sends kept pages without making a web request of each: several times as many a second. Everything else goes on. */
export function withKeptPages({ settings, pages }: Site, paths: KeptPaths, next: RequestListener): RequestListener {
  const keyOf = keyMaker(paths);
  // Behind a proxy only the proxy knows the scheme, unless the settings say it.
  if (settings.siteUrl === undefined && settings.trustedProxies.length > 0) return next;
  return (incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    const isHead = method === "HEAD";
    if (method !== "GET" && !isHead) return next(incoming, outgoing);
    const key = keyOf(settings.siteUrl ?? `http://${headers.host}`, url);
    const page = key === undefined ? undefined : pages.find(key);
    if (page === undefined) return next(incoming, outgoing);
    const answer = answerFrom(page, {
      acceptEncoding: headers["accept-encoding"]?.toString(),
      ifNoneMatch: headers["if-none-match"],
      isHead,
    });
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
  };
}
