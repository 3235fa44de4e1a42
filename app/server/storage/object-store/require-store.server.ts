import { BadSetting } from "../../config/config.server.ts";
import { openObjectStore } from "./object-store.server.ts";
import { type FaultKind, StoreFault } from "./store-error.ts";
import type { StorePlan } from "./store-config.ts";

/** Which setting is wrong, where that is not the one that names the store. */
const others: Partial<Record<FaultKind, string>> = {
  unknownKey: "AWS_ACCESS_KEY_ID",
  wrongSecret: "AWS_SECRET_ACCESS_KEY",
  expired: "AWS_SESSION_TOKEN",
};

const reasons: Partial<Record<FaultKind, string>> = {
  unknownKey: "is no key that the store knows which {variable} names.",
  wrongSecret: "is not the secret of AWS_ACCESS_KEY_ID, says the store that {variable} names.",
  expired: "has expired or is none, says the store that {variable} names.",
};

/**
 * Writes, reads, lists and deletes something small, so that a site with wrong settings does not open.
 *
 * @throws BadSetting naming the setting that is wrong, in one line and without what is in it
 */
export async function needStore(plan: StorePlan): Promise<void> {
  try {
    await openObjectStore(plan).tryAll();
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    const { kind, why } = error;
    throw new BadSetting(others[kind] ?? plan.variable, reasons[kind]?.replace("{variable}", plan.variable) ?? why);
  }
}
