import { logThings } from "content/log-things.ts";
import { staffSettings } from "content/staff-settings.ts";

/** Returns the label of a changed fact, for e-mails and the page. */
export function nameSureFact({ kind, key }: { kind: "setting" | "help number"; key: string }): string {
  if (kind === "help number") return logThings.helpNumber(key);
  const labels: Record<string, string> = {
    ...staffSettings.labels,
    social: staffSettings.social,
    giving: staffSettings.names.giving,
    trustees: staffSettings.names.trustees,
  };
  return logThings.setting(labels[key] ?? key);
}
