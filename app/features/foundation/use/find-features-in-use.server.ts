import { staffUse } from "content/staff-use.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { type SwitchKey, switchesOf, withoutSwitchedOff } from "../../../server/feature-switch.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findKeys } from "./switch-queries.server.ts";

const readKeys = cacheLastRead(({ db }: AppContext) => findKeys(db));

/** Reads the keys of the switches that are off, outside of a request. */
export async function findSwitchedOff(ctx: AppContext): Promise<SwitchKey[]> {
  const off = await readKeys(ctx);
  return switchesOf(ctx.features).flatMap(({ key }) => (off.includes(key) ? [key] : []));
}

const askedFor = new WeakMap<RequestInfo, Promise<SwitchKey[]>>();

/** Reads the switches once per request, for layout and page together. */
export function findSwitchedOffOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<SwitchKey[]> {
  const found = askedFor.get(requestInfo) ?? findSwitchedOff(ctx);
  askedFor.set(requestInfo, found);
  return found;
}

/** Finds the features in use, outside of a request. */
export const findFeaturesInUse = async (ctx: AppContext): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, await findSwitchedOff(ctx));

/** Finds the features in use with one read per request. */
export const findFeaturesInUseOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<Feature[]> =>
  withoutSwitchedOff(ctx.features, await findSwitchedOffOnce(ctx, requestInfo));

/** Guards staff forms that begin something new. @throws FormError where it is switched off */
export async function requireInUse(ctx: AppContext, key: SwitchKey): Promise<void> {
  if ((await findSwitchedOff(ctx)).includes(key)) throw new FormError(staffUse.isOff(nameOf(ctx, key)));
}

const nameOf = ({ features }: Pick<AppContext, "features">, key: SwitchKey): string =>
  switchesOf(features).find((one) => one.key === key)?.name ?? "";
