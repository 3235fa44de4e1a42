import { AsyncLocalStorage } from "node:async_hooks";
import type { AppContext } from "../context.server.ts";
import { isLoopback } from "../mail/mail-url.ts";

/** The origin that a request used, and if a signed-in member of staff sent it. */
const scope = new AsyncLocalStorage<{ origin: string; isOfStaff: boolean }>();

export const withAskedOrigin = <Result>(origin: string, act: () => Result): Result =>
  scope.run({ origin, isOfStaff: false }, act);

/**
 * Trusts the origin of this request, as a signed-in member of staff sent it. The session cookie and the check of
 * `Origin` show that a browser opened the site under this origin.
 */
export function trustAskedOrigin(): void {
  const request = scope.getStore();
  if (request !== undefined) request.isOfStaff = true;
}

/**
 * Finds the site's origin for links in e-mails: `SITE_URL`, or the origin that a member of staff or this machine used.
 * Any other client can forge the host of its request.
 * @returns undefined if the origin is unknown; the e-mail then describes the page in words
 */
export function findSiteAddress({ config }: Pick<AppContext, "config">): string | undefined {
  if (config.siteUrl !== undefined) return config.siteUrl;
  const request = scope.getStore();
  if (request === undefined) return undefined;
  return request.isOfStaff || isLoopback(new URL(request.origin).hostname) ? request.origin : undefined;
}

/**
 * Finds the site's origin for e-mails that need their link, such as a password reset; an unknown one becomes that of
 * this machine. Without `SITE_URL`, e-mails stay in the mailbox of this machine.
 */
export const siteAddressOrLocal = (ctx: Pick<AppContext, "config">): string =>
  findSiteAddress(ctx) ?? `http://localhost:${ctx.config.port}`;
