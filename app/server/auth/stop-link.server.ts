import { createHmac } from "node:crypto";
import type { AppContext } from "../context.server.ts";
import { isSameSecret } from "./is-same-secret.server.ts";

type Ctx = Pick<AppContext, "config">;

/** Recipients without an account: the foundation, or an earlier address of an admin. */
export const foundationRecipient = "@foundation";
export const earlierRecipient = "@earlier";

const signatureOf = ({ config }: Ctx, fact: number, recipient: string): string =>
  createHmac("sha256", config.secret).update(`stop reading ${fact} ${recipient}`).digest("base64url").slice(0, 22);

/**
 * Returns the path of the page that stops a change before it takes effect, for the e-mail about the change. The page
 * needs no sign-in, because the change may affect the recipient's own account.
 * @param recipient id of an account, or one of the two above
 */
export const stopPath = (ctx: Ctx, fact: number, recipient: string): string =>
  `/login/stop?${new URLSearchParams({ change: String(fact), lead: recipient, key: signatureOf(ctx, fact, recipient) })}`;

/**
 * Reads an address that `stopPath` made.
 * @returns the change and the recipient; undefined if this site did not sign the address
 */
export function readStopLink(ctx: Ctx, address: string): { fact: number; recipient: string } | undefined {
  const { searchParams } = new URL(address);
  const fact = Number(searchParams.get("change"));
  const recipient = searchParams.get("lead") ?? "";
  if (!Number.isSafeInteger(fact) || fact < 1) return undefined;
  return isSameSecret(searchParams.get("key") ?? "", signatureOf(ctx, fact, recipient))
    ? { fact, recipient }
    : undefined;
}
