import { expect, test } from "vitest";
import { addOneOfEach } from "../../../../tests/support/feature-samples.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { isAlone, readStandings } from "../../people/users/find-settled-people.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { giftIds } from "./gifts.sample.ts";

test("a treasurer's home, menu or jump box has gifts, but nothing closed", async () => {
  const { ctx, readAsStaff, visit } = await createStaffedSite({ empty: false }, "treasurer");
  await addOneOfEach(ctx);
  const home = await readAsStaff("/admin");
  expect(home).toContain('href="/admin/gifts"');
  for (const path of [
    "post",
    "event",
    "messages",
    "media",
    "consents",
    "volunteers",
    "subscribers",
    "settings",
    "bank",
  ])
    expect([path, home.includes(`"/admin/${path}`)]).toEqual([path, false]);
  for (const id of ["makes", "figures", "backups"]) expect([id, home.includes(`id="${id}"`)]).toEqual([id, false]);
  // Money out is all that a treasurer creates.
  expect(home).toContain('aria-label="Create');
  const found = (await (await visit("/admin/jump/results?q=a")).text()) + (await readAsStaff("/admin/jump?q=ada"));
  for (const path of ["post", "event", "messages", "media", "settings", "page"])
    expect([path, found.includes(`/admin/${path}`)]).toEqual([path, false]);
  expect(await readAsStaff("/admin/jump?q=gifts")).toContain('href="/admin/gifts/received"');
  expect(textOf(await readAsStaff(`/admin/gifts/${giftIds.received}`))).toContain("Ada");
});

test("a second treasurer is not alone for gifts; an admin is for bank details", async () => {
  const { ctx } = await createStaffedSite({}, "admin");
  const alone = async () => {
    const standings = await readStandings(ctx);
    return { gifts: isAlone(standings, canManageGifts), bank: isAlone(standings) };
  };
  expect(await alone()).toEqual({ gifts: true, bank: true });
  await addStaffMember(ctx, { id: "keeper", role: "treasurer", email: "keeper@example.org" });
  expect(await alone()).toEqual({ gifts: false, bank: true });
});
