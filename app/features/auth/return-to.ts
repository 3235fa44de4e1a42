/**
 * Where somebody goes after signing in: where they were going, if that is a page of the staff area.
 * Anything else in the address (another site, another scheme, `//`, `..`) leads home: a browser must read it as it
 * stands there, with nothing to resolve or to encode.
 *
 * @param home address of the staff home
 */
export function returnTo(searchParams: URLSearchParams, home: string): string {
  const wanted = searchParams.get("to") ?? "";
  const read = URL.parse(wanted, "https://site.invalid");
  const isPlain = read !== null && read.pathname + read.search === wanted;
  return isPlain && /^\/admin(?:[/?]|$)/.test(wanted) ? wanted : home;
}

/** The address of the sign-in page that says why the organisation's account did not lead in. */
export function backToLogin(login: string, why: "refused" | "again" | "down" | "wait", to: string): string {
  return `${login}?${new URLSearchParams({ oidc: why, to })}`;
}
