import { AsyncLocalStorage } from "node:async_hooks";
import type { AppContext } from "../context.server.ts";
import { isLoopback } from "../mail/mail-url.ts";

/** One request: the origin that it asked for, and whether a signed-in member of staff sent it. */
const scope = new AsyncLocalStorage<{ origin: string; isOfStaff: boolean }>();

export const withAskedOrigin = <Result>(origin: string, act: () => Result): Result =>
  scope.run({ origin, isOfStaff: false }, act);

/**
 * Says that a signed-in member of staff sent this request. The cookie of a session, and the check of `Origin`, show that a
 * browser opened the site under this origin.
 */
export function trustAskedOrigin(): void {
  const request = scope.getStore();
  if (request !== undefined) request.isOfStaff = true;
}

/**
 * The site's origin for links in e-mails: `SITE_URL`, else the origin that a member of staff or this machine asked for. Any
 * other client can forge the host of its request.
 * @returns undefined where the address is not known: the e-mail says in words where to go
 */
export function findSiteAddress({ config }: Pick<AppContext, "config">): string | undefined {
  if (config.siteUrl !== undefined) return config.siteUrl;
  const request = scope.getStore();
  if (request === undefined) return undefined;
  return request.isOfStaff || isLoopback(new URL(request.origin).hostname) ? request.origin : undefined;
}

/**
 * The site's origin for e-mails that need their link, like a reset of a password: an unknown address becomes that of this
 * machine. Without `SITE_URL` e-mails stay on this machine, where the mailbox is opened.
 */
export const siteAddressOrLocal = (ctx: Pick<AppContext, "config">): string =>
  findSiteAddress(ctx) ?? `http://localhost:${ctx.config.port}`;
