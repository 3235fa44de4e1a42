import { type RawBuilder, sql } from "kysely";

/**
 * Returns the SQL for the kind in a subject of the audit log (`post` in `post:12`). A query must repeat this expression
 * to use its index.
 */
export const kindOfSubject = (isOnPostgres: boolean): RawBuilder<string> =>
  isOnPostgres
    ? sql<string>`(split_part(subject, ':', 1))`
    : sql<string>`substr(subject, 1, instr(subject || ':', ':') - 1)`;
