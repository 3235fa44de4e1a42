import type { AppContext } from "../../app/server/context.server.ts";
import type { SiteClock } from "../../app/values/site-clock.ts";

/** Clocks that are put forward over midnight. No country file has them. */
export const cairo: SiteClock = {
  zone: "Africa/Cairo",
  locale: "en-EG",
  name: "Eastern European Time",
  language: "en",
};

/** The foundation of a site is where clocks go like this. */
export function goByClock(ctx: AppContext, clock: SiteClock): void {
  ctx.facts = { ...ctx.facts, findSiteClock: async () => clock };
}
