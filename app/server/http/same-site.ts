/**
 * Checks against CSRF that a page of this site sent the form. Browsers send `Origin`, except a few very old ones, whose
 * forms pass. Compares only the host: behind a proxy, the scheme differs.
 */
export function comesFromThisSite(request: Request, siteUrl: string | undefined): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return request.headers.get("Sec-Fetch-Site") !== "cross-site";
  const sender = URL.parse(origin)?.host;
  return sender !== undefined && (sender === new URL(request.url).host || sender === URL.parse(siteUrl ?? "")?.host);
}

/**
 * Returns true if a browser sent a request unencrypted to a site with an https address. Only browsers know the scheme.
 */
export const isUnencrypted = (request: Request, siteUrl: string | undefined): boolean =>
  siteUrl?.startsWith("https:") === true && request.headers.get("Origin")?.startsWith("http:") === true;
