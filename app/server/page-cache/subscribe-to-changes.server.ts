import { watchChanges } from "../db/database.server.ts";
import type { Watch } from "../db/engine.ts";
import { errorFacts } from "../log/log.server.ts";
import type { Site } from "../context.server.ts";

type Heard = Pick<Site, "database" | "pages" | "fileAccess" | "caches" | "log">;

/**
 * Forgets the kept pages and who may fetch which file as soon as another process changes what they show, until the database is closed. It also says in
 * the log, once, that the database does not answer, and that it does again.
 */
export function hearChanges({ database, pages, fileAccess, caches, log }: Heard): Watch {
  return watchChanges(database, {
    onChange: () => {
      pages.forget();
      fileAccess.invalidate();
      caches?.changed();
    },
    onLost: (error) => log.error("database does not answer", errorFacts(error)),
    onFound: () => log.info("database answers again"),
  });
}
