import { hashToken, randomToken } from "../../../server/auth/random-token.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import * as store from "./link-queries.server.ts";
import type { OneTimeLinkTable } from "./link-tables.ts";
import { userErrors } from "./user-errors.ts";

type Purpose = OneTimeLinkTable["purpose"];

/** Lifetimes (hours). */
const hours: Record<Purpose, number> = { setup: 1, password: 1, invitation: 7 * 24, mail: 24, owner: 24 };

/** Returns the expiry of a link that is created now: ISO 8601 in UTC. */
export function linkExpiresAt({ clock }: Pick<AppContext, "clock">, purpose: Purpose): string {
  return new Date(clock.now().getTime() + hours[purpose] * 60 * 60 * 1000).toISOString();
}

/** @returns the token */
export async function createLink(ctx: Pick<AppContext, "clock" | "db">, purpose: Purpose, userId: string | null) {
  const token = randomToken();
  const link = { hash: hashToken(token), purpose, user_id: userId, expires_at: linkExpiresAt(ctx, purpose) };
  await store.replaceLink(ctx.db, link);
  return token;
}

/** @throws AppError deadLink if used, expired or unknown */
export async function requireLink(ctx: AppContext, token: string | null, purposes: Purpose[]) {
  const link = await store.findLink(ctx.db, hashToken(token ?? ""), ctx.clock.now().toISOString());
  if (link === undefined || !purposes.includes(link.purpose)) throw new AppError(userErrors.deadLink);
  return link;
}

/** @throws AppError deadLink if used before */
export async function consumeLink({ db }: InTransaction, { hash }: OneTimeLinkTable): Promise<void> {
  if (!(await store.deleteLink(db, hash))) throw new AppError(userErrors.deadLink);
}
