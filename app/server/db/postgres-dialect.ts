import { PostgresDialect, type QueryCompiler } from "kysely";
import { PostgresCompiler } from "./postgres-compiler.ts";

/** PostgreSQL with columns that answer as those of SQLite do. */
export class PostgresDialectLikeSqlite extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new PostgresCompiler();
  }
}
