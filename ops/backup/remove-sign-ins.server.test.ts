import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { removeSignIns } from "./remove-sign-ins.server.ts";

test.each(["bank_statement_files", "statement_files"])("a copy of the database has no row of %s", async (table) => {
  const file = join(temporaryFolder(), "copy.sqlite");
  const copy = new DatabaseSync(file);
  copy.exec(`create table ${table} (content text); insert into ${table} values ('POS PURCHASE')`);
  copy.close();
  await removeSignIns(file);
  const left = new DatabaseSync(file, { readOnly: true });
  expect(left.prepare(`select * from ${table}`).all()).toEqual([]);
  left.close();
});
