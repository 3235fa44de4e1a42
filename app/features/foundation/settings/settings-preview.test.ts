import { staffRooms } from "content/staff-rooms.ts";
import { staffSettings } from "content/staff-settings.ts";
import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveSetting } from "./settings-queries.server.ts";

const { names } = staffSettings.preview;

async function openRoom(role: "admin" | "editor" = "admin") {
  const { ctx, readAsStaff, read } = await createStaffedSite({}, role);
  const set = (name: string, value: unknown) => saveSetting(ctx.db, name, value);
  const side = async () => {
    const html = mainOf(await readAsStaff("/admin/settings"));
    return textOf(/<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "");
  };
  return { set, side, read, readAsStaff };
}

test("without script, the preview shows saved values with the names of empty ones", async () => {
  const { set, side } = await openRoom();
  await set("name", "Sauti ya Watoto");
  await set("phone", "0700 111 222");
  await set("kind", "");
  await set("introVideoId", "");
  const text = await side();
  expect(text).toContain("Sauti ya Watoto");
  expect(text).toContain("0700 111 222");
  expect(text).toContain(staffRooms.empty([names.kind, names.introVideoId, names.nameMeaning]));
  await set("kind", "Foundation");
  await set("introVideoId", "dQw4w9WgXcQ");
  await set("nameMeaning", "Sauti is a voice.");
  expect(await side()).not.toContain("because empty");
});

test("after the welcome, the preview leaves out the sample's facts", async () => {
  const { set, side, read } = await openRoom();
  const phone = "+234 000 000 0000";
  expect(await side()).toContain(phone);
  await set("welcomedAt", "2026-03-01T09:00:00.000Z");
  const text = await side();
  expect(text).not.toContain(phone);
  expect(await read("/")).not.toContain(phone);
  const left = [names.founded, names.headOffice, names.phone, names.email, names.introVideoId];
  expect(text).toContain(staffRooms.sample([...left, names.volunteerFormUrl]));
  await set("phone", "0700 111 222");
  expect(await side()).toContain("0700 111 222");
  expect(await read("/")).toContain("0700 111 222");
});

test("only an optional field says that it may stay empty", async () => {
  const { readAsStaff } = await openRoom();
  const html = mainOf(await readAsStaff("/admin/settings"));
  const noted = [...html.matchAll(/id="settings-(\w+)-note"/g)].map(([, name]) => name);
  const optional = [
    "kind",
    "town",
    "founded",
    "headOffice",
    "phone",
    "introVideoId",
    "nameMeaning",
    "volunteerFormUrl",
  ];
  expect(noted.toSorted()).toEqual(optional.toSorted());
  for (const name of ["name", "email"]) expect(html).toMatch(new RegExp(`id="settings-${name}"[^>]*required`));
});

test("the preview shows an editor the contacts; the form does not", async () => {
  const { set, side, readAsStaff } = await openRoom("editor");
  await set("phone", "0700 111 222");
  expect(await side()).toContain("0700 111 222");
  expect(await readAsStaff("/admin/settings")).not.toContain('name="phone"');
});
