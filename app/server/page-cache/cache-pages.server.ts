import type { RequestListener } from "node:http";
import { databaseForPages } from "../db/database.server.ts";
import { compress } from "../http/compress.server.ts";
import { requestSavesData, savesData } from "../http/save-data.ts";
import { refusals } from "../http/errors.ts";
import type { Site } from "../context.server.ts";
import { answerFrom, answerPacked } from "./cached-page.server.ts";
import { nextChange } from "./next-change.server.ts";

/**
 * The public pages that are kept: a path, with `:name` for a piece of it, and the parts of the query that it reads. Each
 * gives the one way in which a value is written, so that a page has one name; undefined for a value that the page ignores.
 */
export type KeptPaths = Record<string, Readonly<Record<string, (value: string) => string | undefined>>>;

/** Load shedding: runs `work`, with the body of a form read ahead, or answers for it where enough is under way. */
type InCrowd = (request: Request, address: string, work: (request: Request) => Promise<Response>) => Promise<Response>;

type Answer = (request: Request, address: string) => Promise<Response>;

/** Answers from a site, which may be the same with another database. */
type AnswerFrom = (request: Request, address: string, site: Site) => Promise<Response>;

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
    const path = canonicalPath(mark < 0 ? target : target.slice(0, mark));
    const names = fixed.get(path) ?? shapes.find(([shape]) => shape.test(path))?.[1];
    if (names === undefined) return undefined;
    if (mark < 0) return `${origin}${path}`;
    const query = new URLSearchParams(target.slice(mark));
    const used = Object.entries(names).flatMap(([name, write]) => {
      const value = write(query.get(name) ?? "");
      return query.has(name) && value !== undefined ? [`${name}=${value}`] : [];
    });
    return `${origin}${path}${used.length === 0 ? "" : `?${used.join("&")}`}`;
  };
}

/** Letters may be written as `%71` as well: one page has one name. */
function canonicalPath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

/** The page for those who save data is kept beside the other. */
function nameOf(key: string, isLow: boolean): string {
  return isLow ? `low ${key}` : key;
}

/**
 * Answers from the store what is kept there, renders what is not, and leaves everything else to `answer`. Rendering and
 * compressing count for load shedding; those who wait for the same page count as one.
 */
export function keepingPages(site: Site, paths: KeptPaths, answer: AnswerFrom, inCrowd: InCrowd): Answer {
  const keyOf = keyMaker(paths);
  return async (request, address) => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    const { origin, pathname, search } = new URL(request.url);
    const key = isReading ? keyOf(origin, pathname + search) : undefined;
    if (key === undefined)
      return inCrowd(request, address, async (whole) => compress(whole, await answer(whole, address, site)));
    const isLow = requestSavesData(request);
    const name = nameOf(key, isLow);
    // Without the parts of the query that the page does not read, and the headers of one visitor, so that nothing of
    // them is kept in it.
    const asked = () => new Request(key, { headers: isLow ? { "Save-Data": "on" } : {} });
    const render = (from: Site) => inCrowd(request, address, () => answer(asked(), address, from));
    const page = site.pages.find(name) ?? (await renderPage(site, name, render));
    if (page instanceof Response) {
      if (request.method === "HEAD") return new Response(null, page);
      return inCrowd(request, address, () => compress(request, page));
    }
    const wanted = {
      acceptEncoding: request.headers.get("Accept-Encoding") ?? undefined,
      ifNoneMatch: request.headers.get("If-None-Match") ?? undefined,
      isHead: request.method === "HEAD",
    };
    const { status, headers, body } = await answerPacked(page, wanted, async (work) => {
      const done = await inCrowd(request, address, async () => {
        await work();
        return new Response(null);
      });
      return done.ok;
    });
    return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers: pairsOf(headers) });
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

/** Names and values that stand in one row, two by two. */
function pairsOf(headers: string[]): [string, string][] {
  return Array.from({ length: headers.length / 2 }, (_, place) => [
    headers[place * 2] ?? "",
    headers[place * 2 + 1] ?? "",
  ]);
}

/**
 * Sends kept pages without making a web request of each: many times as many a second. Everything else goes on. A kept
 * page has all its headers, so nothing may have been set on the answer before.
 */
export function withKeptPages({ settings, pages }: Site, paths: KeptPaths, next: RequestListener): RequestListener {
  const keyOf = keyMaker(paths);
  // Behind a proxy only the proxy knows the scheme, unless the settings say it.
  if (settings.siteUrl === undefined && settings.trustedProxies.length > 0) return next;
  return (incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    const isHead = method === "HEAD";
    if (method !== "GET" && !isHead) return next(incoming, outgoing);
    const key = keyOf(settings.siteUrl ?? `http://${headers.host}`, url);
    const isLow = savesData(headers.cookie, headers["save-data"]?.toString());
    const page = key === undefined ? undefined : pages.find(nameOf(key, isLow));
    if (page === undefined) return next(incoming, outgoing);
    const answer = answerFrom(page, {
      acceptEncoding: headers["accept-encoding"]?.toString(),
      ifNoneMatch: headers["if-none-match"],
      isHead,
    });
    if (answer === undefined) return next(incoming, outgoing);
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
  };
}
