import { createHmac } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";

/**
 * What the log calls a person whose data was handed out or erased. Only who has the secret of the site, and asks about
 * this very address, can tell that it is meant.
 */
export function nameInAuditLog({ config: settings }: Pick<AppContext, "config">, email: string): string {
  const hash = createHmac("sha256", settings.secret).update(`person ${email}`).digest("hex");
  return `person:${hash.slice(0, 24)}`;
}
