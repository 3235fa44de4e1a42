/**
 * CSRF protection: did a page of this site send the form? Browsers send `Origin`, except a few very old ones; a form
 * without a session has nothing to steal, so a missing one passes. The host only: behind a proxy the scheme differs.
 */
export function comesFromThisSite(request: Request, siteUrl: string | undefined): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return request.headers.get("Sec-Fetch-Site") !== "cross-site";
  const sender = URL.parse(origin)?.host;
  return sender !== undefined && (sender === new URL(request.url).host || sender === URL.parse(siteUrl ?? "")?.host);
}

/** True if a browser sent this unencrypted to a site with an https address. Only browsers know the scheme. */
export const isUnencrypted = (request: Request, siteUrl: string | undefined): boolean =>
  siteUrl?.startsWith("https:") === true && request.headers.get("Origin")?.startsWith("http:") === true;
