import { expect, test } from "vitest";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertAuditEvent } from "../../../server/audit-log/audit-log-queries.server.ts";
import { photoMigrations } from "./photo-migrations.ts";
import { addPhoto } from "./photo-queries.server.ts";

test("older photos get their uploader from the audit log", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const add = (path: string) =>
    addPhoto(ctx.db, { path, alt: "", width: 9, height: 9, kind: "photograph", uploaded_by: "Ada" });
  const ids = [await add("images/a.jpg"), await add("images/b.jpg"), await add("images/c.jpg")];
  const noted = { at: "2026-03-01T09:00:00.000Z", before: null, after: null, who: "Ada" };
  const note = (who_id: string, what: string, subject: string) =>
    insertAuditEvent(ctx.db, { ...noted, who_id, what, subject });
  await note("ada-1", "picture uploaded", `photo:${ids[0]}`);
  await note("ada-2", "picture uploaded", `photo:${ids[1]}`);
  await note("eve", "picture described", `photo:${ids[1]}`);
  await note("eve", "picture uploaded", "photo:x");
  await ctx.db.schema.alterTable("photos").dropColumn("uploaded_by_id").execute();
  await photoMigrations["126-photo-authors"]?.(ctx.db as never);
  const rows = await ctx.db.selectFrom("photos").select(["id", "uploaded_by_id"]).where("id", "in", ids).execute();
  expect(rows.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: ids[0], uploaded_by_id: "ada-1" },
    { id: ids[1], uploaded_by_id: "ada-2" },
    { id: ids[2], uploaded_by_id: null },
  ]);
});
