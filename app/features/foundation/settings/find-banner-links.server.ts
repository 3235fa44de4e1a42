import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { PublicPage } from "../../../server/public-page.ts";
import { findPublicSettingsOnce } from "./find-settings.server.ts";

/** Where the banner leads; a page that no feature declares is left out. */
export interface BannerLinks {
  /** The foundation's form on another site. */
  volunteerFormUrl: string | undefined;
  time: string | undefined;
  money: string | undefined;
}

/** Finds where the banner leads that closes several pages. */
export async function findBannerLinks(ctx: AppContext, requestInfo: RequestInfo): Promise<BannerLinks> {
  const { volunteerFormUrl } = await findPublicSettingsOnce(ctx, requestInfo);
  const pages: readonly PublicPage[] = ctx.features.flatMap((feature) => feature.pages ?? []);
  const pageAsking = (what: PublicPage["asksFor"]) => pages.find(({ asksFor }) => asksFor === what)?.path;
  return { volunteerFormUrl, time: pageAsking("time"), money: pageAsking("money") };
}
