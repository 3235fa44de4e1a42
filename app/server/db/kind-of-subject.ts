import { type RawBuilder, sql } from "kysely";

/** The kind in a subject of the audit log, `post` of `post:12`: the expression of its index, which a query must repeat. */
export const kindOfSubject = (isOnPostgres: boolean): RawBuilder<string> =>
  isOnPostgres
    ? sql<string>`(split_part(subject, ':', 1))`
    : sql<string>`substr(subject, 1, instr(subject || ':', ':') - 1)`;
