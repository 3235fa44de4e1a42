import type { AppContext } from "../../../server/context.server.ts";
import { keyOfSwitch } from "../../../server/feature-switch.ts";
import { findSwitchedOff } from "./find-features-in-use.server.ts";

/** Finds the paths of fixed pages that are not found now, as they have nothing to show, or their feature is off. */
export async function findAbsentPages(ctx: AppContext): Promise<Set<string>> {
  const off = await findSwitchedOff(ctx);
  const absent = new Set<string>();
  for (const feature of ctx.features)
    for (const { path, isThere } of feature.pages ?? []) {
      if (isThere === undefined) continue;
      const key = keyOfSwitch(feature);
      const isOff = key !== undefined && off.includes(key);
      if (isOff || !(await isThere(ctx))) absent.add(path);
    }
  return absent;
}
