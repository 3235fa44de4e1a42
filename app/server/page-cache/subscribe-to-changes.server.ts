import type { AppContext } from "../context.server.ts";
import { watchChanges } from "../db/database.server.ts";
import type { Watch } from "../db/engine.ts";
import { errorFields } from "../log/log.server.ts";

type Heard = Pick<AppContext, "db" | "pageCache" | "fileAccess" | "cdn" | "log">;

/**
 * Invalidates page cache, file-access cache and CDN on content changes of other processes, until the database is
 * closed. Logs an outage and its end, once each.
 */
export function subscribeToChanges({ db, pageCache, fileAccess, cdn, log }: Heard): Watch {
  return watchChanges(db, {
    onChange: () => {
      pageCache.forget();
      fileAccess.invalidate();
      cdn?.changed();
    },
    onLost: (error) => log.error("database does not answer", errorFields(error)),
    onFound: () => log.info("database answers again"),
  });
}
