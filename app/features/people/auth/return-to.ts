/**
 * The return address after sign-in, for pages of the staff area only. Everything else (another origin or scheme, `//`,
 * `..`) becomes the staff home: the address must need neither resolving nor encoding.
 * @param home address of the staff home
 */
export function returnTo(searchParams: URLSearchParams, home: string): string {
  const wanted = searchParams.get("to") ?? "";
  const read = URL.parse(wanted, "https://site.invalid");
  const isPlain = read !== null && read.pathname + read.search === wanted;
  return isPlain && /^\/admin(?:[/?]|$)/.test(wanted) ? wanted : home;
}

export function backToLogin(login: string, why: "refused" | "again" | "down" | "wait", to: string): string {
  return `${login}?${new URLSearchParams({ oidc: why, to })}`;
}
