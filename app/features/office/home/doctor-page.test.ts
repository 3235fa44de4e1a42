// Slow: many pages and forms, on sites of their own.
// SQLite alone: other tests run their SQL on PostgreSQL, compared statement by statement.
import { staffDoctor as words } from "content/staff-doctor.ts";
import { expect, test } from "vitest";
import { putArchive } from "../../../../tests/support/archives.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveBackupFailure } from "../../../server/db/backup-failures.server.ts";

const { fire } = words;

async function openMachine() {
  const { ctx, readAsStaff } = await createStaffedSite({}, "admin");
  const result = { bytes: 1_000_000, pictures: 4, rows: 900, missing: 0 };
  const back = async (day: number, failure: string | null) => {
    const endedAt = `2026-03-0${day}T02:00:00.000Z`;
    if (failure === null) putArchive(ctx.config, endedAt, result);
    else await saveBackupFailure(ctx.db, endedAt, failure);
  };
  const page = async () => mainOf(await readAsStaff("/admin/doctor"));
  const side = async () => textOf(/<aside[\s\S]*?<\/aside>/.exec(await page())?.[0] ?? "");
  return { ctx, page, side, back };
}

test("before a good backup, the machine would take all; after one, what was written since then", async () => {
  const { side, back } = await openMachine();
  const before = await side();
  expect(before).toContain(`${fire.labels.backup} ${fire.noBackup}`);
  expect(before).toContain(fire.allLost);
  await back(1, "The disk is full.");
  expect(await side()).toContain(fire.allLost);
  await back(2, null);
  await back(3, "The disk is full.");
  const text = await side();
  expect(text).toMatch(/Last good backup.*March 2.*4 photos and 900 rows/);
  expect(text).not.toContain(fire.allLost);
  expect(Object.values(fire.lost).filter((sentence) => text.includes(sentence))).toHaveLength(1);
});

test("what is good stands first, and what is not says what to do", async () => {
  const { page } = await openMachine();
  const html = await page();
  expect(html.indexOf("ok2")).toBeGreaterThan(0);
  expect(html.lastIndexOf('class="ok2"')).toBeLessThan(html.indexOf('class="finding '));
  expect(textOf(html)).toContain(words.lookAt);
  expect(html).not.toContain("finding--good");
});
