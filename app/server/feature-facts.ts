import type { SiteClock } from "../values/site-clock.ts";
import type { AppContext } from "./context.server.ts";
import type { Database } from "./db/database.server.ts";

declare module "./context.server.ts" {
  interface AppContext {
    facts: FeatureFacts;
  }
}

/** Facts of single features that infrastructure and lower domains need. */
export interface FeatureFacts {
  /** Reads the clock of the foundation: each request and each job goes by it. */
  findSiteClock(db: Database): Promise<SiteClock>;
  /** Lists things recorded in the country's money or days, each as the end of a sentence: they fix the country. */
  findCountryFixers(ctx: AppContext): Promise<string[]>;
  /** Returns the next change of public pages without an edit; undefined without one before the end of today. */
  findNextChange(parts: Pick<AppContext, "db" | "clock">): Promise<Date | undefined>;
  /** Finds paths that pages, redirects or pages with a like name answer without a route. Valid until pages change. */
  findKnownPaths(ctx: AppContext): Promise<(path: string) => boolean>;
}
