import { href, redirect } from "react-router";
import type { RequestInfo } from "../server/context.server.ts";

/** A sign-in stays fresh for this time (ms). */
const freshMs = 15 * 60 * 1_000;

interface Asking {
  /** Undefined where no request asks: no sign-in is fresh then. */
  requestInfo?: Pick<RequestInfo, "confirmedAt"> | undefined;
}

/**
 * For what a stolen session or an unlocked screen must not do: other people's access, and files of many people's data
 * ([OWASP ASVS 5.0, 7.5.3](https://owasp.org/www-project-application-security-verification-standard/)). The password, a
 * code of the second step, or a fresh sign-in at the provider must be at most a quarter of an hour old.
 * @param to staff page to come back to
 * @throws Response that leads to the page that asks for it
 */
export function requireFreshSignIn({ requestInfo }: Asking, to: string): void {
  // The sign-in library stamps sessions by the machine's clock.
  const age = Date.now() - Date.parse(requestInfo?.confirmedAt ?? "");
  if (age > -freshMs && age < freshMs) return;
  throw redirect(`${href("/admin/confirm")}?${new URLSearchParams({ to })}`, 303);
}
