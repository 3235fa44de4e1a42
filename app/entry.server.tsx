import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { publicPolicy } from "./platform/http/security-headers.ts";
import { errorFacts } from "./platform/log/log.server.ts";
import { siteContext, visitContext } from "./platform/site.server.ts";
import { ReferenceContext } from "./ui/reference.ts";

/** Renders a public document: whole, without hydration, its style under a hash in the policy. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  // Nothing on a public page reads the loaders' data again, so it is not written into the document.
  void entry.serverHandoffStream?.cancel();
  const html = `<!doctype html>${renderToString(
    <ReferenceContext value={context.get(visitContext).reference}>
      <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
    </ReferenceContext>,
  )}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A browser may keep a page for going back, and asks again before it shows it anew.
  headers.set("Cache-Control", "no-cache");
  // The development server pushes changes over a socket and shows its errors with style of its own.
  if (!context.get(siteContext).settings.development) {
    headers.set("Content-Security-Policy", publicPolicy(styleHashes(html)));
  }
  return new Response(html, { status, headers });
}

function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css]) =>
      `sha256-${createHash("sha256")
        .update(css ?? "")
        .digest("base64")}`,
  );
}

/** Bugs go to the log under the number that the visitor is shown. Refusals are expected and go nowhere. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log } = context.get(siteContext);
  const { reference } = context.get(visitContext);
  log.error("bug", { reference, method: request.method, path: new URL(request.url).pathname, ...errorFacts(error) });
};
