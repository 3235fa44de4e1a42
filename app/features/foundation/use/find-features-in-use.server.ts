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

/** A switch that is off. */
export interface OffSwitch {
  key: SwitchKey;
  /** True if no admin has switched it off: a new site begins so. */
  isInitial: boolean;
  /** Initial with a first use: staff can begin, which switches it on. */
  firstUse: FirstUse | undefined;
}

/** Finds the switches that are off, in the order of their page, outside of a request. */
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

/** Sorts switches that are off: `closed` ones refuse new things, `unused` ones come on with the first. */
export const sortForStaff = (off: readonly OffSwitch[]): Record<"closed" | "unused", SwitchKey[]> => ({
  closed: keysOf(off.filter(({ firstUse }) => firstUse === undefined)),
  unused: keysOf(off.filter(({ firstUse }) => firstUse !== undefined)),
});

/** Reads the keys of the switches that are off, outside of a request. */
export const findSwitchedOff = async (ctx: AppContext): Promise<SwitchKey[]> => keysOf(await findOffSwitches(ctx));

const askedFor = new WeakMap<RequestInfo, Promise<OffSwitch[]>>();

/** Reads the switches once per request, for layout and page together. */
export function findOffSwitchesOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<OffSwitch[]> {
  const found = askedFor.get(requestInfo) ?? findOffSwitches(ctx);
  askedFor.set(requestInfo, found);
  return found;
}

/** Finds the keys of the switches that are off with one read per request. */
export const findSwitchedOffOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<SwitchKey[]> =>
  keysOf(await findOffSwitchesOnce(ctx, requestInfo));

/** Finds the features in use, outside of a request. */
export const findFeaturesInUse = async (ctx: AppContext): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, await findSwitchedOff(ctx));

/** Finds the features in use with one read per request. */
export const findFeaturesInUseOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, await findSwitchedOffOnce(ctx, requestInfo));

/** Finds the features that staff use or can begin to use, with one read per request. */
export const findFeaturesForStaffOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, sortForStaff(await findOffSwitchesOnce(ctx, requestInfo)).closed);

/** True if staff can make something new of it, also the first. */
export const canBegin = async (ctx: AppContext, key: SwitchKey): Promise<boolean> =>
  !sortForStaff(await findOffSwitches(ctx)).closed.includes(key);

/** Guards staff forms that begin something new. @throws FormError where it is switched off */
export async function requireCanBegin(ctx: AppContext, key: SwitchKey): Promise<void> {
  if (!(await canBegin(ctx, key))) throw new FormError(staffUse.isOff(nameOf(ctx, key)));
}

const nameOf = ({ features }: Pick<AppContext, "features">, key: SwitchKey): string =>
  switchesOf(features).find((one) => one.key === key)?.name ?? "";
