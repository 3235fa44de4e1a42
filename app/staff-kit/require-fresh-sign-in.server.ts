import { href, redirect } from "react-router";
import type { RequestInfo } from "../server/context.server.ts";

/** Time for which a sign-in stays fresh (ms). */
const freshMs = 15 * 60 * 1_000;

interface Asking {
  /** Undefined without a request: then no sign-in is fresh. */
  requestInfo?: Pick<RequestInfo, "confirmedAt"> | undefined;
}

/**
 * Protects acts that a stolen session or an unlocked screen must not allow: changing other people's access, and
 * exporting many people's data ([OWASP ASVS 5.0,
 * 7.5.3](https://owasp.org/www-project-application-security-verification-standard/)). The last password, second-step
 * code, or fresh sign-in at the provider must be at most a quarter of an hour old.
 * @param to staff page to return to
 * @throws Response that redirects to the page for the password
 */
export function requireFreshSignIn({ requestInfo }: Asking, to: string): void {
  // The sign-in library dates sessions by the machine's clock.
  const age = Date.now() - Date.parse(requestInfo?.confirmedAt ?? "");
  if (age > -freshMs && age < freshMs) return;
  throw redirect(`${href("/admin/confirm")}?${new URLSearchParams({ to })}`, 303);
}
