import { ConfigError } from "../../config/config-error.ts";
import { openObjectStore } from "./object-store.server.ts";
import type { StoreConfig } from "./store-config.ts";
import { StoreError, type StoreErrorKind } from "./store-error.ts";

/** Setting at fault, where not the store's address, and why. */
const others: Partial<Record<StoreErrorKind, [setting: string, why: string]>> = {
  unknownKey: ["AWS_ACCESS_KEY_ID", "is no key that the store knows which {variable} names."],
  wrongSecret: [
    "AWS_SECRET_ACCESS_KEY",
    "is not the secret of AWS_ACCESS_KEY_ID, says the store that {variable} names.",
  ],
  expired: ["AWS_SESSION_TOKEN", "has expired or is none, says the store that {variable} names."],
};

/**
 * Writes, reads, lists and deletes a small object, so that a misconfigured site does not start.
 * @throws ConfigError with the setting, in one line and without its content
 */
export async function requireStore(plan: StoreConfig): Promise<void> {
  try {
    await openObjectStore(plan).tryAll();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const [setting, why] = others[error.kind] ?? [plan.variable, error.why];
    throw new ConfigError(setting, why.replace("{variable}", plan.variable));
  }
}
