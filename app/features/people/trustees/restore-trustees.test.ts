import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { markTrusteesRestored } from "./trustees-address.server.ts";

function aFile(setUp: string): DatabaseSync & { path: string } {
  const path = join(mkdtempSync(join(tmpdir(), "trustees-")), "site.sqlite");
  const db = new DatabaseSync(path);
  db.exec(setUp);
  return Object.assign(db, { path });
}

test("after a restore the address waits again without open questions", () => {
  const db = aFile(`
    create table settings (name, value);
    insert into settings values ('trustees', '{"email":"trustees@example.org","since":1000}');
    create table trustee_requests (id, confirmed_at, stopped_at);
    insert into trustee_requests values ('open', null, null), ('answered', '2026', null);
  `);
  const before = Date.now();
  markTrusteesRestored(db.path);
  const { value } = db.prepare("select value from settings").get() as { value: string };
  const { email, since } = JSON.parse(value);
  expect([email, since >= before]).toEqual(["trustees@example.org", true]);
  const rows = db.prepare("select id, stopped_at is null as isOpen from trustee_requests order by id").all();
  expect(rows.map(({ id, isOpen }) => [id, isOpen])).toEqual([
    ["answered", 1],
    ["open", 0],
  ]);
  db.close();
});

test("a backup of an older release stays unchanged", () => {
  const db = aFile("create table settings (name, value)");
  markTrusteesRestored(db.path);
  expect(db.prepare("select count(*) as count from settings").get()?.count).toBe(0);
  db.close();
});
