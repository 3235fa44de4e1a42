import { type RawBuilder, sql } from "kysely";

/**
 * The condition for public rows: published, or scheduled and due, and not deleted; a sensitive story only while
 * it is approved. @param now ISO 8601, UTC
 */
export const isVisible = (now: string): RawBuilder<boolean> =>
  sql<boolean>`deleted_at is null and (status = 'published' or (status = 'scheduled' and publish_at <= ${now}))
    and (sensitive = '[]' or approved_at is not null)`;
