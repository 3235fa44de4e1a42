import { createHmac } from "node:crypto";
import type { AppContext } from "../context.server.ts";
import { findClosingsAbout, findClosingsOf } from "./closing-queries.server.ts";

type Ctx = Pick<AppContext, "config" | "db">;

/** Returns a keyed pseudonym for the audit log. Only with the site's secret can one test which address it means. */
export function nameInAuditLog({ config: settings }: Pick<AppContext, "config">, email: string): string {
  const hash = createHmac("sha256", settings.secret).update(`person ${email}`).digest("hex");
  return `person:${hash.slice(0, 24)}`;
}

/** Returns true if the person was erased here: no old list brings the name or the address back. */
export const isErased = async (ctx: Ctx, email: string | null): Promise<boolean> =>
  email !== null && (await findClosingsAbout(ctx.db, "erased", [nameInAuditLog(ctx, email.toLowerCase())])).length > 0;

/** Returns `isErased` for many addresses. */
export async function findErased(ctx: Ctx): Promise<(email: string | null) => boolean> {
  const keys = new Set((await findClosingsOf(ctx.db, "erased")).map(({ key }) => key));
  return (email) => keys.size > 0 && email !== null && keys.has(nameInAuditLog(ctx, email.toLowerCase()));
}
