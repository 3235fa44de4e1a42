import { staffUse } from "content/staff-use.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import {
  type FirstUse,
  firstUseOf,
  type SwitchKey,
  switchesOf,
  withoutSwitchedOff,
} from "../../../server/feature-switch.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findRows } from "./switch-queries.server.ts";

const readRows = cacheLastRead(({ db }: AppContext) => findRows(db));

export interface OffSwitch {
  key: SwitchKey;
  /** True if the switch is off since the site began; no admin has switched it off. */
  isInitial: boolean;
  /**
   * For an initial switch: the page on which staff begin to use the feature, which switches it on. Undefined for
   * others.
   */
  firstUse: FirstUse | undefined;
}

/** Finds the switches that are off, in the order of the switches page, outside a request. */
export async function findOffSwitches(ctx: AppContext): Promise<OffSwitch[]> {
  const rows = await readRows(ctx);
  return switchesOf(ctx.features).flatMap((about) => {
    const row = rows.find(({ key }) => key === about.key);
    if (row === undefined) return [];
    const isInitial = row.is_initial === 1;
    return [{ key: about.key, isInitial, firstUse: isInitial ? firstUseOf(about) : undefined }];
  });
}

const keysOf = (off: readonly OffSwitch[]): SwitchKey[] => off.map(({ key }) => key);

/** Groups switches that are off. `closed`: nothing new can begin; `unused`: the first use switches the feature on. */
export const sortForStaff = (off: readonly OffSwitch[]): Record<"closed" | "unused", SwitchKey[]> => ({
  closed: keysOf(off.filter(({ firstUse }) => firstUse === undefined)),
  unused: keysOf(off.filter(({ firstUse }) => firstUse !== undefined)),
});

/** Finds the keys of switches that are off, outside a request. */
export const findSwitchedOff = async (ctx: AppContext): Promise<SwitchKey[]> => keysOf(await findOffSwitches(ctx));

const askedFor = new WeakMap<RequestInfo, Promise<OffSwitch[]>>();

/** Finds the switches that are off, with one read per request; layout and page share it. */
export function findOffSwitchesOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<OffSwitch[]> {
  const found = askedFor.get(requestInfo) ?? findOffSwitches(ctx);
  askedFor.set(requestInfo, found);
  return found;
}

/** Finds the keys of switches that are off, with one read per request. */
export const findSwitchedOffOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<SwitchKey[]> =>
  keysOf(await findOffSwitchesOnce(ctx, requestInfo));

/** Finds the features in use, outside a request. */
export const findFeaturesInUse = async (ctx: AppContext): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, await findSwitchedOff(ctx));

/** Finds the features in use with one read per request. */
export const findFeaturesInUseOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, await findSwitchedOffOnce(ctx, requestInfo));

/** Finds the features that staff use or can begin to use, with one read per request. */
export const findFeaturesForStaffOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, sortForStaff(await findOffSwitchesOnce(ctx, requestInfo)).closed);

/** Returns true if staff can create new records of the feature, including the first one. */
export const canBegin = async (ctx: AppContext, key: SwitchKey): Promise<boolean> =>
  !sortForStaff(await findOffSwitches(ctx)).closed.includes(key);

/** Guards forms that create new records of a feature. @throws FormError if the feature is switched off */
export async function requireCanBegin(ctx: AppContext, key: SwitchKey): Promise<void> {
  if (!(await canBegin(ctx, key))) throw new FormError(staffUse.isOff(nameOf(ctx, key)));
}

const nameOf = ({ features }: Pick<AppContext, "features">, key: SwitchKey): string =>
  switchesOf(features).find((one) => one.key === key)?.name ?? "";
