import { createHash, randomBytes } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";
import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import * as store from "./link-queries.server.ts";

type Purpose = OneTimeLinkTable["purpose"];

/** How long each kind of link works, in hours. */
const hours: Record<Purpose, number> = { setup: 1, password: 1, invitation: 7 * 24 };

/** Only the hash is kept: who reads the database or a backup cannot open anything with it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** When a link that is made now stops working: ISO date and time, UTC. */
export function linkExpiresAt({ clock }: Pick<AppContext, "clock">, purpose: Purpose): string {
  return new Date(clock.now().getTime() + hours[purpose] * 60 * 60 * 1000).toISOString();
}

/** Makes a link that works once. @returns the secret part of its address */
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
