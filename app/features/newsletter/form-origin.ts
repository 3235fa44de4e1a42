const ownPage = "/newsletter";

/**
 * The page of the footer form, from `Referer`; the form's own page when that is missing or foreign.
 * @returns a path without query, at most 200 characters
 */
export function formOrigin(request: Request, siteUrl: string | undefined): string {
  const page = URL.parse(request.headers.get("Referer") ?? "");
  const hosts = [request.url, siteUrl].flatMap((address) => URL.parse(address ?? "")?.host ?? []);
  return page !== null && hosts.includes(page.host) && page.pathname.length <= 200 ? page.pathname : ownPage;
}
