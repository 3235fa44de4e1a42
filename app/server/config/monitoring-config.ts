import * as v from "valibot";
import { checkedText } from "./config-error.ts";
import type { Environment } from "./environment.ts";

function isPing(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "";
}

export const monitoringEntries = {
  BACKUP_PING_URL: v.optional(
    checkedText(isPing, "must be a web address, like https://monitor.example.org/ping/1234."),
  ),
  // Long enough against guessing, which is not rate-limited.
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,200}$/, "must be one word of 16 to 200 plain letters and digits.")),
  ),
};

/**
 * Reads the monitoring settings, which are optional. Without them, no monitor is notified of backups, and only this
 * machine can read `/metrics`.
 */
export const readMonitoringConfig = (read: Environment<typeof monitoringEntries>) => ({
  backupPing: read.BACKUP_PING_URL,
  metricsToken: read.METRICS_TOKEN,
});
