import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { PublicPage } from "../../../server/public-page.ts";
import { findFeaturesInUseOnce } from "../use/find-features-in-use.server.ts";
import { findPublicSettingsOnce } from "./find-settings.server.ts";

/** Where the banner leads; a page that no feature in use declares is left out. */
export interface BannerLinks {
  /** The foundation's form on another site. */
  volunteerFormUrl: string | undefined;
  /** Whether it asks for time at all: not where the foundation switched that off. */
  asksForTime: boolean;
  time: string | undefined;
  money: string | undefined;
}

/** Finds where the banner leads that closes several pages. */
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
