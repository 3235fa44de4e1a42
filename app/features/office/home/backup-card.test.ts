import { truncateSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { putArchive } from "../../../../tests/support/archives.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { ArchiveLabel } from "../../../server/archives/archive-label.ts";
import { saveBackupFailure } from "../../../server/db/backup-failures.server.ts";

/** The result of one nightly backup. */
type Night = { endedAt: string } & ({ failure: string } | { label: Partial<ArchiveLabel> });

const good = { label: {} };
const failed = { failure: "The disk is full." };

async function read(nights: Night[], since = "2026-01-01T00:00:00.000Z", settings = {}) {
  const { ctx, readAsStaff } = await createStaffedSite({ settings }, "admin");
  await sql`update kysely_migration set timestamp = ${since} where name = '050-baseline'`.execute(ctx.db);
  for (const night of nights)
    if ("failure" in night) await saveBackupFailure(ctx.db, night.endedAt, night.failure);
    else putArchive(ctx.config, night.endedAt, night.label);
  const [card = ""] = /<section aria-labelledby="backups">.*?<\/section>/s.exec(await readAsStaff("/admin")) ?? [];
  return { text: textOf(card), isAlert: card.includes('role="alert"') };
}

test("the staff home shows the last backup with size, checks", async () => {
  const { text, isAlert } = await read([{ endedAt: "2026-03-10T01:00:07.000Z", ...good }]);
  expect(text).toContain("Last backup: March 10, 02:00, checked, 48 MB.");
  expect(text).toContain("312 photos and 4210 rows are complete.");
  expect(isAlert).toBe(false);
});

test("the staff home names missing pictures", async () => {
  expect((await read([{ endedAt: "2026-03-10T01:00:07.000Z", label: { missing: 2 } }])).text).toContain(
    "2 photos of the site are missing",
  );
});

test("a backup that lost data is marked bad, with the last good one", async () => {
  const { text } = await read([
    { endedAt: "2026-03-09T01:00:00.000Z", ...good },
    { endedAt: "2026-03-10T01:00:00.000Z", label: { missing: 312, isGood: false } },
  ]);
  expect(text).toContain("The last backup is not good: 312 files are missing that the site names.");
  expect(text).toContain("The last good one is from March 9, 02:00.");
});

test("a truncated archive is named, with a backup to use", async () => {
  const { ctx, readAsStaff } = await createStaffedSite({}, "admin");
  putArchive(ctx.config, "2026-03-09T01:00:00.000Z");
  const name = putArchive(ctx.config, "2026-03-10T01:00:00.000Z");
  truncateSync(join(ctx.config.root, "var/backups", name), 1_000);
  const text = textOf(await readAsStaff("/admin"));
  expect(text).toContain("Last backup: March 9, 02:00");
  expect(text).toContain(
    `${name}: this backup is incomplete or damaged. To restore, use the backup of the night before.`,
  );
});

test("a failed backup shows its reason, with the last good one", async () => {
  const { text, isAlert } = await read([
    { endedAt: "2026-03-09T01:00:00.000Z", ...good },
    { endedAt: "2026-03-10T01:00:00.000Z", ...failed },
  ]);
  expect(text).toContain("The last backup failed: The disk is full.");
  expect(text).toContain("The last good one is from March 9, 02:00.");
  expect(isAlert).toBe(false);
});

test.each([
  ["2026-03-08T09:00:00.000Z", false],
  ["2026-03-08T08:59:59.000Z", true],
])("a good one of %s is late: %s", async (endedAt, isLate) => {
  const { text, isAlert } = await read([{ endedAt, ...good }]);
  expect(isAlert).toBe(isLate);
  expect(text.includes("There is no good backup from the last two days.")).toBe(isLate);
});

test("a new site without a backup warns only after two days", async () => {
  const young = await read([], "2026-03-09T12:00:00.000Z");
  expect([young.text, young.isAlert]).toEqual([
    expect.stringContaining("No backup yet: the first is made tonight."),
    false,
  ]);
  const old = await read([]);
  expect([old.text, old.isAlert]).toEqual([expect.stringContaining("There is no good backup from the last two"), true]);
  expect(old.text).not.toContain("tonight");
});

test("switched-off backups raise no alarm", async () => {
  const { text, isAlert } = await read([], undefined, { BACKUPS_URL: "off" });
  expect(text).toContain("Backups are switched off on the server");
  expect(isAlert).toBe(false);
});
