import { createHmac } from "node:crypto";
import type { AppContext } from "../context.server.ts";
import { isSameSecret } from "./is-same-secret.server.ts";

type Ctx = Pick<AppContext, "config">;

const signatureOf = ({ config }: Ctx, fact: number, lead: string): string =>
  createHmac("sha256", config.secret).update(`stop reading ${fact} ${lead}`).digest("base64url").slice(0, 22);

/**
 * Path of the page on which a lead stops a change before it takes effect, from the e-mail about it: without signing in,
 * because the change may be of the lead's own account.
 */
export const stopPath = (ctx: Ctx, fact: number, lead: string): string =>
  `/login/stop?${new URLSearchParams({ change: String(fact), lead, key: signatureOf(ctx, fact, lead) })}`;

/** @returns the change and the lead of an address as of `stopPath`; undefined for one that this site did not sign */
export function readStopLink(ctx: Ctx, address: string): { fact: number; lead: string } | undefined {
  const { searchParams } = new URL(address);
  const fact = Number(searchParams.get("change"));
  const lead = searchParams.get("lead") ?? "";
  if (!Number.isSafeInteger(fact) || fact < 1) return undefined;
  return isSameSecret(searchParams.get("key") ?? "", signatureOf(ctx, fact, lead)) ? { fact, lead } : undefined;
}
