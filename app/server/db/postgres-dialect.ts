import { PostgresDialect, type QueryCompiler } from "kysely";
import { PostgresCompiler } from "./postgres-compiler.ts";

/** Columns behave like SQLite's. */
export class PostgresDialectLikeSqlite extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new PostgresCompiler();
  }
}
