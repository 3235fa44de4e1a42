import { createHash, randomBytes } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";
import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import * as store from "./link-queries.server.ts";

type Purpose = OneTimeLinkTable["purpose"];

/** Lifetime of links (hours). */
const hours: Record<Purpose, number> = { setup: 1, password: 1, invitation: 7 * 24 };

/** The database and backups store token hashes only: their readers cannot use them. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Expiry of a link created now: ISO date and time, UTC. */
export function linkExpiresAt({ clock }: Pick<AppContext, "clock">, purpose: Purpose): string {
  return new Date(clock.now().getTime() + hours[purpose] * 60 * 60 * 1000).toISOString();
}

/** Creates a one-time link. @returns its token */
export async function createLink(
  ctx: Pick<AppContext, "clock" | "db">,
  purpose: Purpose,
  userId: string | null,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const link = { hash: hashToken(token), purpose, user_id: userId, expires_at: linkExpiresAt(ctx, purpose) };
  await store.replaceLink(ctx.db, link);
  return token;
}
