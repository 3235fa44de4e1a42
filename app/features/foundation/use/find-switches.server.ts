import type { AppContext } from "../../../server/context.server.ts";
import { countAllUpTo } from "../../../server/db/count-rows.ts";
import { type FirstUse, switchesOf } from "../../../server/feature-switch.ts";
import { findOffSwitches } from "./find-features-in-use.server.ts";

/** Higher counts read "more than". */
const maxKept = 999;

/** A switch as its page shows it. */
export interface ShownSwitch {
  id: string;
  name: string;
  off: string;
  isOn: boolean;
  /** The page on which staff begin; the first thing switches it on. */
  firstUse: FirstUse | undefined;
  /** The counted records that stay; undefined without any. */
  kept: string | undefined;
  /** The reason why it cannot be off now. */
  refused: string | undefined;
}

/** Finds every switch with the records that stay when it is off. */
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
      const kept = count > maxKept ? `More than ${maxKept}` : String(count);
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
