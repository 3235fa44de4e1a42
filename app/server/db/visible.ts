import { type RawBuilder, sql } from "kysely";

/** A condition of SQL. */
export type Condition = RawBuilder<boolean>;

/**
 * Returns the condition for public rows: published, or scheduled and due, and not deleted. A sensitive story must also
 * be approved.
 * @param now ISO 8601, UTC
 */
export const isVisible = (now: string): RawBuilder<boolean> =>
  sql<boolean>`deleted_at is null and (status = 'published' or (status = 'scheduled' and publish_at <= ${now}))
    and (sensitive = '[]' or approved_at is not null)`;
