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

test("the page says which data a broken machine would lose, before and after a good backup", async () => {
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

test("good checks come first; other checks say what to do", async () => {
  const { page } = await openMachine();
  const html = await page();
  expect(html.indexOf("ok2")).toBeGreaterThan(0);
  expect(html.lastIndexOf('class="ok2"')).toBeLessThan(html.indexOf('class="finding '));
  expect(textOf(html)).toContain(words.lookAt);
  expect(html).not.toContain("finding--good");
});

test("an admin asks for one backup on the page, also with repeated presses", async () => {
  const { ctx, post, readAsStaff } = await createStaffedSite({}, "admin");
  const read = async () => textOf(mainOf(await readAsStaff("/admin/doctor")));
  const before = await read();
  expect(before).toContain("Make a backup now");
  expect(before).toContain("To restore a backup, see docs/how-to/restore-backup.md.");
  expect(before).not.toContain("A backup is being made.");
  for (let press = 0; press < 2; press++) await post("/admin/doctor", { intent: "make-backup" });
  const after = await read();
  expect(after).toContain("A backup is being made.");
  expect(after).not.toContain("Make a backup now");
  expect(after).not.toContain("the first is made tonight");
  const acts = await ctx.db.selectFrom("audit_log").select("what").where("subject", "=", "backup").execute();
  expect(acts).toEqual([{ what: "backup asked for" }]);
});

test("the page shows the last backup above the button", async () => {
  const { page, back } = await openMachine();
  await back(2, null);
  expect(textOf(await page())).toMatch(/Last backup: March 2, 03:00, checked, 1.0 MB\..*Make a backup now/);
});

test("without backups, the page says so and has no button", async () => {
  const { post, readAsStaff } = await createStaffedSite({ settings: { BACKUPS_URL: "off" } }, "admin");
  const text = textOf(mainOf(await readAsStaff("/admin/doctor")));
  expect(text).toContain("Backups are switched off on the server");
  expect(text).not.toContain("Make a backup now");
  const late = await post("/admin/doctor", { intent: "make-backup" });
  expect([late.status, textOf(await late.text())]).toEqual([409, expect.stringContaining("they are switched off")]);
});
