import type { AppContext } from "../context.server.ts";
import { errorCodes } from "../http/errors.ts";
import { findAppliedMigrations } from "./migrate.server.ts";
import type { Migrations } from "./migration-list.ts";

/** Interval of checks for migrations of another version (ms). */
const pollMs = 1_000;

/** `Retry-After` (s), because the next request may reach a machine with the new version. */
const pauseSeconds = 5;

export interface SchemaWatch {
  /** True after migrations that this code does not know. It stays true until the process ends. */
  isNewer(): boolean;
  /**
   * Checks now.
   * @returns as `isNewer`
   */
  look(): Promise<boolean>;
}

/**
 * Watches for migrations of a newer version, whose tables may not fit this code.
 * @param onNewer runs once
 */
export function watchSchema(
  { db, log }: Pick<AppContext, "db" | "log">,
  migrations: Migrations,
  onNewer: () => void,
): SchemaWatch {
  let isNewer = false;
  const look = async () => {
    if (isNewer) return true;
    const applied = await findAppliedMigrations(db, migrations);
    if (isNewer || applied === undefined || applied.unknown.length === 0) return isNewer;
    isNewer = true;
    clearInterval(timer);
    log.error("database has a newer version", { migrations: applied.unknown.join(", ") });
    onNewer();
    return true;
  };
  const timer = setInterval(look, pollMs).unref();
  return { isNewer: () => isNewer, look };
}

type Answer = (request: Request, address: string) => Promise<Response>;

/**
 * Answers 503 once a newer version has migrated the database, so that a load balancer tries another machine. Also
 * replaces a response that failed for this reason; its transaction was rolled back.
 */
export function withoutNewerSchema({ isNewer, look }: SchemaWatch, answer: Answer): Answer {
  const refuse = () =>
    new Response(errorCodes.unavailable.sentence, {
      status: 503,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": String(pauseSeconds),
        Connection: "close",
      },
    });
  return async (request, address) => {
    if (isNewer()) return refuse();
    const response = await answer(request, address);
    return response.status >= 500 && (await look()) ? refuse() : response;
  };
}
