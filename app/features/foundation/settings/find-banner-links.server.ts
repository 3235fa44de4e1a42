import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { PublicPage } from "../../../server/public-page.ts";
import { findFeaturesInUseOnce } from "../use/find-features-in-use.server.ts";
import { findPublicSettingsOnce } from "./find-settings.server.ts";

/** Links of the banner. A page without a feature in use is left out. */
export interface BannerLinks {
  /** A form of the foundation on another site. */
  volunteerFormUrl: string | undefined;
  /** False if the foundation switched volunteers off. */
  asksForTime: boolean;
  time: string | undefined;
  money: string | undefined;
}

/** Finds the links of the closing banner. */
export async function findBannerLinks(ctx: AppContext, requestInfo: RequestInfo): Promise<BannerLinks> {
  const { volunteerFormUrl } = await findPublicSettingsOnce(ctx, requestInfo);
  const inUse = await findFeaturesInUseOnce(ctx, requestInfo);
  const time = pathAsking("time", inUse);
  const money = pathAsking("money", inUse);
  const asksForTime = time !== undefined || pathAsking("time", ctx.features) === undefined;
  return { volunteerFormUrl, asksForTime, time, money };
}

const pathAsking = (what: PublicPage["asksFor"], features: readonly Feature[]): string | undefined =>
  features.flatMap(({ pages = [] }) => pages).find(({ asksFor }) => asksFor === what)?.path;
