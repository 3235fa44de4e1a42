import { type RawBuilder, sql } from "kysely";

/**
 * The condition for what the public may see: published, or scheduled and due, and not deleted.
 *
 * @param now ISO date and time, UTC
 */
export function isVisible(now: string): RawBuilder<boolean> {
  return sql<boolean>`deleted_at is null and (status = 'published' or (status = 'scheduled' and publish_at <= ${now}))`;
}
