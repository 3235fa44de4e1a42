/**
 * Did a page of this very site send this form?
 *
 * Browsers say where a form comes from in `Origin`; a few very old ones say nothing, and a form without a session
 * has nothing to steal, so silence passes. Only the host is compared: behind a proxy the scheme differs.
 */
export function comesFromThisSite(request: Request, siteUrl: string | undefined): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return request.headers.get("Sec-Fetch-Site") !== "cross-site";
  const sender = URL.parse(origin)?.host;
  return sender !== undefined && (sender === new URL(request.url).host || sender === hostOf(siteUrl));
}

/** Did a browser send this without encryption to a site that visitors reach with https? Only browsers know the scheme. */
export function isUnencrypted(request: Request, siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith("https:") === true && request.headers.get("Origin")?.startsWith("http:") === true;
}

function hostOf(siteUrl: string | undefined): string | undefined {
  return siteUrl === undefined ? undefined : new URL(siteUrl).host;
}
