import { createHash, randomBytes } from "node:crypto";
import { demonstration as demonstrationWords } from "content/demonstration.ts";
import { practice as practiceWords } from "content/practice-copy.ts";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { brandPage } from "./features/foundation/look/brand-document.server.ts";
import { findOriginals } from "./features/foundation/words/find-words.server.ts";
import { OriginalsContext } from "./features/foundation/words/use-words.tsx";
import { answerMissing, correctCapitals, type Near } from "./features/reach/redirects/answer-missing.server.ts";
import { NearestPages } from "./features/reach/redirects/nearest-pages.tsx";
import { findFrame } from "./features/site/layout/find-frame.server.ts";
import { appContext, requestInfoContext, shownErrorContext, thrownContext } from "./server/context.server.ts";
import { isErrorCode, Unavailable } from "./server/http/errors.ts";
import { requestSavesData } from "./server/http/save-data.ts";
import { publicPolicy, staffPolicy } from "./server/http/security-headers.ts";
import { errorFields } from "./server/log/log.server.ts";
import { untilNextChange } from "./server/page-cache/cache-pages.server.ts";
import { cachedRoutesContext } from "./server/page-cache/cached-routes.ts";
import { SharedAnswer } from "./server/page-cache/shared-answer.server.ts";
import type { WordsOf } from "./server/public-page.ts";
import { AppearanceContext, readAppearance } from "./ui/appearance.ts";
import { BannerContext, type DocumentHandle, NearestContext, NonceContext, RequestIdContext } from "./ui/document.ts";
import { LowDataContext } from "./ui/low-data.ts";
import { PracticeBanner } from "./ui/practice-banner.tsx";

/** Renders public pages completely, without a client-side framework, and staff pages for hydration. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const requestInfo = context.get(requestInfoContext);
  const { requestId } = requestInfo;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const handles = entry.staticHandlerContext.matches.map(
    ({ route }) => entry.routeModules[route.id]?.handle as DocumentHandle | undefined,
  );
  const isApp = handles.some((handle) => handle?.isApp);
  const isFramed = requestInfo.isFramedByStaff || handles.some((handle) => handle?.isFramedByStaff);
  const framedBy = isFramed ? "'self'" : undefined;
  const ctx = context.get(appContext);
  const corrected =
    status === 200 && !isApp
      ? correctCapitals(request, entry.staticHandlerContext.matches.at(-1)?.route.path)
      : undefined;
  if (corrected) return corrected;
  const found =
    status === 404 && !isApp && !isFramed
      ? await answerMissing(ctx, requestInfo, request, context.get(cachedRoutesContext))
      : null;
  if (found instanceof Response) return found;
  const { development, practice, demonstration } = ctx.config;
  const { banner: text } = demonstration ? demonstrationWords : practiceWords;
  const banner = practice ? <PracticeBanner text={text} /> : null;
  const originals = await findOriginals(ctx, requestInfo);
  const brand = (html: string) => brandPage(ctx, requestInfo, html);
  const render = async () => {
    const { body, policy } = isApp
      ? await renderStaffPage(request, entry, { requestId, banner, originals })
      : await renderPublicPage(request, await withLayoutData(entry, context), {
          requestId,
          banner,
          originals,
          missing: found && <NearestPages {...found} />,
          brand,
          framedBy,
        });
    // The back button may show a stored public page; for other uses, browsers revalidate the page.
    if (isApp) headers.set("Cache-Control", "no-store");
    else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
    if (!isApp) headers.append("Vary", "Save-Data, Cookie");
    if (!isApp && !isFramed && status === 200 && !requestSavesData(request)) {
      headers.set("Speculation-Rules", '"/speculation-rules.json"');
    }
    // Development needs a WebSocket and inline error styles.
    if (!development) headers.set("Content-Security-Policy", policy);
    return { response: new Response(body, { status, headers }), isSame: !isApp && !String(body).includes(requestId) };
  };
  if (status !== 404 || isApp || isFramed || development) return (await render()).response;
  const made = await ctx.pageCache.missing.document(
    nameOfMissing(request, entry, found),
    () => untilNextChange(ctx),
    render,
  );
  return made instanceof SharedAnswer ? made.responseFor(request) : made;
}

/**
 * Returns all content that the page for an unknown address shows: the error, the frame of its route, and the
 * suggestions.
 */
function nameOfMissing(request: Request, { staticHandlerContext }: EntryContext, near: Near | null): string {
  const { errors, matches } = staticHandlerContext;
  const shown = Object.values(errors ?? {}).map((error) => (isRouteErrorResponse(error) ? error.data : String(error)));
  const routes = matches.map(({ route }) => route.id);
  return JSON.stringify([new URL(request.url).origin, requestSavesData(request), shown, routes, near]);
}

/** Adds the layout's data, which the framework omits after an error of an action or before routing. */
async function withLayoutData(entry: EntryContext, context: RouterContextProvider): Promise<EntryContext> {
  const { errors, loaderData } = entry.staticHandlerContext;
  if (errors === null) return entry;
  // During a database outage, the layouts do not show the foundation's name.
  const frame = await findFrame(context.get(appContext), context.get(requestInfoContext)).catch(() => undefined);
  if (frame === undefined) return entry;
  const { name, kind } = frame.settings;
  const layouts = { "public-layout": frame, "account-layout": { name, kind, origin: frame.origin } };
  const staticHandlerContext = { ...entry.staticHandlerContext, loaderData: { ...layouts, ...loaderData } };
  return { ...entry, staticHandlerContext };
}

interface Page {
  requestId: string;
  banner: ReactNode;
  /** The texts with which a new site starts. */
  originals: WordsOf;
}

interface PublicPage extends Page {
  missing: ReactNode;
  /** Applies the foundation's design to the rendered page. */
  brand(html: string): Promise<string>;
  framedBy: "'self'" | undefined;
}

/** Renders a public page. As it does not hydrate, the document omits loader data. */
async function renderPublicPage(
  request: Request,
  entry: EntryContext,
  { requestId, banner, originals, missing, brand, framedBy }: PublicPage,
) {
  void entry.serverHandoffStream?.cancel();
  const html = `<!doctype html>${renderToStaticMarkup(
    <RequestIdContext value={requestId}>
      <LowDataContext value={requestSavesData(request)}>
        <BannerContext value={banner}>
          <NearestContext value={missing}>
            <OriginalsContext value={originals}>
              <ServerRouter context={withoutOtherRoutes(entry)} url={request.url} />
            </OriginalsContext>
          </NearestContext>
        </BannerContext>
      </LowDataContext>
    </RequestIdContext>,
  )}`;
  const body = await brand(metaFirst(html));
  return { body, policy: publicPolicy(styleHashes(body), framedBy) };
}

/** Styles and metadata in the head. Styles are matched first, so that their content is never taken for metadata. */
const stylesAndMeta =
  /(<style.*?(?:<\/style>|$))|<title>.*?(?:<\/title>|$)|<meta [^>]*(?:>|$)|<link rel="canonical"[^>]*(?:>|$)/gs;

/** Moves metadata before styles, as messengers read only the first kilobytes of a page. */
function metaFirst(html: string): string {
  const start = html.indexOf("<style");
  const end = html.indexOf("</head>");
  if (start < 0 || end < start) return html;
  const meta: string[] = [];
  const rest = html.slice(start, end).replace(stylesAndMeta, (whole, style?: string) => {
    if (style === undefined) meta.push(whole);
    return style ?? "";
  });
  return `${html.slice(0, start)}${meta.join("")}${rest}${html.slice(end)}`;
}

/** Keeps only the page's own routes in the manifest, as public pages do not navigate in the browser. */
function withoutOtherRoutes(entry: EntryContext): EntryContext {
  const own = entry.staticHandlerContext.matches.map(({ route }) => [route.id, entry.manifest.routes[route.id]]);
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(own) }, serverHandoffStream: undefined };
}

/**
 * Maximum number of cached hashes: more than there are different style elements, which components repeat on every page.
 */
const maxHashes = 500;

const hashes = new Map<string, string>();

function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^<>]*>(.*?)(?:<\/style>|$)/gs)].map(([, css = ""]) => {
    const known = hashes.get(css);
    if (known !== undefined) return known;
    const hash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
    if (hashes.size >= maxHashes) hashes.clear();
    hashes.set(css, hash);
    return hash;
  });
}

/**
 * Renders a staff page. Like in the browser, it has no original texts; an error without a staff page uses the public
 * layout.
 */
async function renderStaffPage({ url, headers }: Request, entry: EntryContext, { requestId, banner, originals }: Page) {
  const showsPublicLayout = entry.staticHandlerContext.errors?.root !== undefined;
  const nonce = randomBytes(16).toString("base64");
  const body = await renderToReadableStream(
    <RequestIdContext value={requestId}>
      <NonceContext value={nonce}>
        <AppearanceContext value={readAppearance(headers.get("Cookie"))}>
          <BannerContext value={banner}>
            <OriginalsContext value={showsPublicLayout ? originals : undefined}>
              <ServerRouter context={entry} url={url} nonce={nonce} />
            </OriginalsContext>
          </BannerContext>
        </AppearanceContext>
      </NonceContext>
    </RequestIdContext>,
    { nonce },
  );
  await body.allReady;
  return { body, policy: staffPolicy(nonce) };
}

/** Logs bugs with the request id of the error page; of expected errors, logs only failed permission checks. */
export const handleError: HandleErrorFunction = (error, { request, context, params }) => {
  if (request.signal.aborted) return;
  context.set(thrownContext, { error });
  // The error was logged when it was thrown.
  if (context.get(shownErrorContext) !== null) return;
  const { log, config: settings } = context.get(appContext);
  const { requestId } = context.get(requestInfoContext);
  const route = routeOf(new URL(request.url).pathname, params);
  const isResponse = isRouteErrorResponse(error);
  if (isResponse && !(error instanceof Unavailable) && (error.status < 500 || isErrorCode(error.data))) {
    if (error.status === 500) log.error("record unreadable", { requestId, route, code: error.data.code });
    if (error.status === 403) log.info("forbidden", { requestId, method: request.method, route });
    return;
  }
  // The database watcher logs an outage once, so failed requests are not logged.
  if (isResponse && error.data?.code === "unavailable") {
    if (error instanceof Unavailable && !error.isWatched)
      log.error("database takes nothing", { requestId, ...errorFields(error) });
    return;
  }
  log.error("bug", { requestId, method: request.method, route, ...errorFields(error, settings.development) });
};

/** Returns the path with parameter names instead of values, which clients choose. */
function routeOf(path: string, params: Record<string, string | undefined>): string {
  if (params["*"] !== undefined) return "*";
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  const chunks = path.split("/").map((chunk) => names.get(decodeURIComponent(chunk.replace(/\.data$/, ""))) ?? chunk);
  return chunks.join("/");
}
