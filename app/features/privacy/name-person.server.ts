import { createHmac } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";

/** A keyed pseudonym for exports and erasures in the audit log: only the holder of the secret can test an address. */
export function nameInAuditLog({ config: settings }: Pick<AppContext, "config">, email: string): string {
  const hash = createHmac("sha256", settings.secret).update(`person ${email}`).digest("hex");
  return `person:${hash.slice(0, 24)}`;
}
