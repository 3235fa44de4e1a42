/**
 * Returns the address for after the sign-in. Addresses outside the staff area, or with an unusual form, give the staff
 * home page.
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
