import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { protectingPages } from "../../../values/read-aloud.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { savePageText } from "../words/page-text-queries.server.ts";

const path = "/admin/protecting-pages";

async function createReader() {
  const site = await createStaffedSite({}, "admin");
  const markOf = async (page: string) =>
    new RegExp(`value="${page}"/><input type="hidden" name="mark" value="(\\w+)"`).exec(
      await site.readAsStaff(path),
    )?.[1];
  const confirm = async (page: string, mark?: string) =>
    site.post(path, { intent: "confirm", page, mark: mark ?? (await markOf(page)) ?? "" });
  const open = async () => textOf(mainOf(await site.readAsStaff(path)));
  const changePrivacy = (title: string) =>
    savePageText(site.ctx.db, {
      name: "privacy",
      content: JSON.stringify({ title }),
      next_content: null,
      status: "published",
      publish_at: null,
      version: 1,
    });
  return { ...site, markOf, confirm, open, changePrivacy };
}

test("the checklist asks until each page is read, with the day and the reader", async () => {
  const { readAsStaff, confirm, open } = await createReader();
  expect(await readAsStaff("/admin")).toContain("6 pages to read aloud, then to confirm");
  await confirm("privacy");
  expect(await readAsStaff("/admin")).toContain("5 pages to read aloud, then to confirm");
  expect(await open()).toContain("Data of people Sample Admin read it aloud on March 10, 2026.");
  for (const page of protectingPages) await confirm(page);
  expect(await open()).not.toContain("I read this page aloud");
  expect(await readAsStaff("/admin")).toMatch(/Done:.*?Pages that protect/s);
});

test("another language is read by itself", async () => {
  const { ctx, confirm, open } = await createReader();
  await confirm("privacy");
  await saveSetting(ctx.db, "language", "fr");
  expect(await open()).not.toContain("l’a lue à voix haute");
  await confirm("privacy");
  expect(await open()).toContain("Sample Admin l’a lue à voix haute le 10 mars 2026.");
  await saveSetting(ctx.db, "language", "en");
  expect(await open()).toContain("Sample Admin read it aloud on March 10, 2026.");
});

test("changed words are read again", async () => {
  const { confirm, open, changePrivacy } = await createReader();
  await confirm("privacy");
  await changePrivacy("Ours");
  expect(await open()).toContain("Its words or its facts changed after March 10, 2026. Read it again.");
  await confirm("privacy");
  expect(await open()).toContain("Sample Admin read it aloud");
});

test.each<[string, string, Record<string, unknown>]>([
  ["safeguarding", "Child safety", { safeguardingPhone: "+234 1 000 0001" }],
  ["withdraw", "Taking a photo or a consent back", { phone: "+234 1 000 0001" }],
  ["privacy", "Data of people", { retention: { messageMonths: 60, auditLogMonths: 60 } }],
])("%s is read again after a fact on it changed", async (page, label, facts) => {
  const { ctx, confirm, open } = await createReader();
  await confirm(page);
  expect(await open()).toContain(`${label} Sample Admin read it aloud`);
  for (const [name, value] of Object.entries(facts)) await saveSetting(ctx.db, name, value);
  expect(await open()).toContain(`${label} Its words or its facts changed after March 10, 2026. Read it again.`);
});

test("visitors no longer read that the safeguarding page is a sample", async () => {
  const { read, confirm } = await createReader();
  expect(await read("/safeguarding")).toContain("has not made it its own yet");
  await confirm("safeguarding");
  expect(await read("/safeguarding")).not.toContain("has not made it its own yet");
});

test.each([
  ["words that changed after the list was opened", "privacy"],
  ["an unknown page", "blog"],
])("%s confirm nothing", async (_, page) => {
  const { ctx, confirm, markOf, changePrivacy } = await createReader();
  const mark = await markOf("privacy");
  await changePrivacy("Ours");
  const answer = await confirm(page, mark);
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("Nothing was confirmed.")]);
  expect((await findSettings(ctx)).readPages).toBeUndefined();
});

test("a second confirmation of the same words keeps the first", async () => {
  const { ctx, confirm, markOf } = await createReader();
  const mark = await markOf("privacy");
  await confirm("privacy", mark);
  const first = (await findSettings(ctx)).readPages;
  const answer = await confirm("privacy", mark);
  expect(await answer.text()).toContain("Sample Admin read it already, on March 10, 2026.");
  expect((await findSettings(ctx)).readPages).toEqual(first);
});
