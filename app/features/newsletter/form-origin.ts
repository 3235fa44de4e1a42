/** Where the form stands by itself. */
const ownPage = "/newsletter";

/**
 * The page on which somebody filled in the form at the foot: browsers say it in `Referer`. Where they say nothing, or
 * another site's page, it is the form's own.
 *
 * @returns a path without its query, 200 characters at most
 */
export function formOrigin(request: Request, siteUrl: string | undefined): string {
  const page = URL.parse(request.headers.get("Referer") ?? "");
  const hosts = [request.url, siteUrl].flatMap((address) => URL.parse(address ?? "")?.host ?? []);
  return page !== null && hosts.includes(page.host) && page.pathname.length <= 200 ? page.pathname : ownPage;
}
