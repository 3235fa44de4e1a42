import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { withoutSwitchedOff } from "../../../server/feature-switch.ts";
import type { PublicPage } from "../../../server/public-page.ts";
import { findOffSwitchesOnce, type OffSwitch } from "../use/find-features-in-use.server.ts";
import { findPublicSettingsOnce } from "./find-settings.server.ts";

/** Links of the banner. Links to features that are switched off are omitted. */
export interface BannerLinks {
  volunteerFormUrl: string | undefined;
  /** False if volunteers are switched off. On a new site, true if the foundation has a form on another site. */
  asksForTime: boolean;
  time: string | undefined;
  money: string | undefined;
}

/** Finds the links of the closing banner. */
export async function findBannerLinks(ctx: AppContext, requestInfo: RequestInfo): Promise<BannerLinks> {
  const { volunteerFormUrl } = await findPublicSettingsOnce(ctx, requestInfo);
  const off = await findOffSwitchesOnce(ctx, requestInfo);
  const without = (switches: OffSwitch[]) =>
    withoutSwitchedOff(
      ctx.features,
      switches.map(({ key }) => key),
    );
  const time = pathAsking("time", without(off));
  const money = pathAsking("money", without(off));
  const byAdmins = off.filter(({ isInitial }) => !isInitial);
  const elsewhere = volunteerFormUrl && pathAsking("time", without(byAdmins));
  const asksForTime = (time ?? elsewhere) !== undefined || pathAsking("time", ctx.features) === undefined;
  return { volunteerFormUrl, asksForTime, time, money };
}

const pathAsking = (what: PublicPage["asksFor"], features: readonly Feature[]): string | undefined =>
  features.flatMap(({ pages = [] }) => pages).find(({ asksFor }) => asksFor === what)?.path;
