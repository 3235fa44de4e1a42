import type { SiteClock } from "../values/site-clock.ts";
import type { AppContext } from "./context.server.ts";
import type { Database } from "./db/database.server.ts";

declare module "./context.server.ts" {
  interface AppContext {
    facts: FeatureFacts;
  }
}

/** Facts from single features that infrastructure and lower domains need. */
export interface FeatureFacts {
  /** Reads the foundation's clock, which each request and each job uses. */
  findSiteClock(db: Database): Promise<SiteClock>;
  /**
   * Lists records in the country's money or days, each as the end of a sentence: with such records, the country cannot
   * change.
   */
  findCountryFixers(ctx: AppContext): Promise<string[]>;
  /** Returns the time at which public pages next change without an edit; undefined if they do not change today. */
  findNextChange(parts: Pick<AppContext, "db" | "clock">): Promise<Date | undefined>;
  /**
   * Finds paths that are answered without a route: by pages, redirects, or pages with a similar name. Valid until pages
   * change.
   */
  findKnownPaths(ctx: AppContext): Promise<(path: string) => boolean>;
  /**
   * Finds where visitors of an unknown address of this site are led.
   * @param target path with query
   * @param isPage returns true for fixed pages
   */
  findElsewhere(
    ctx: Pick<AppContext, "db" | "clock">,
    target: string,
    isPage: (path: string) => boolean,
  ): Promise<string | undefined>;
}
