import { staffUse } from "content/staff-use.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { countAllUpTo } from "../../../server/db/count-rows.ts";
import { type FirstUse, switchesOf } from "../../../server/feature-switch.ts";
import { findOffSwitches } from "./find-features-in-use.server.ts";

/** Maximum displayed count; a larger one is shown as "more than 999". */
const maxKept = 999;

export interface ShownSwitch {
  id: string;
  name: string;
  off: string;
  isOn: boolean;
  /** Page on which staff begin to use the feature; the first record switches it on. */
  firstUse: FirstUse | undefined;
  /** Text with the number of records that are kept; undefined if there are none. */
  kept: string | undefined;
  /** Reason why the feature cannot be switched off now. */
  refused: string | undefined;
}

/** Finds every switch, with the records that are kept when it is off. */
export async function findSwitches(ctx: AppContext): Promise<ShownSwitch[]> {
  const off = await findOffSwitches(ctx);
  const switches = switchesOf(ctx.features);
  const counted = switches.flatMap(({ key, keeps }) => (keeps ? [{ name: key, max: maxKept, rows: keeps.rows }] : []));
  const counts = await countAllUpTo(ctx.db, counted);
  return Promise.all(
    switches.map(async ({ key, name, off: means, keeps, refuses }) => {
      const state = off.find((one) => one.key === key);
      const isOn = state === undefined;
      const count = counts.get(key) ?? 0;
      const kept = count > maxKept ? staffUse.moreThan(maxKept) : String(count);
      return {
        id: key,
        name,
        off: means,
        isOn,
        firstUse: state?.firstUse,
        kept: keeps && count > 0 ? keeps.say(kept) : undefined,
        refused: isOn ? await refuses?.(ctx) : undefined,
      };
    }),
  );
}
