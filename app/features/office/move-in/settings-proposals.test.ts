import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import { saveSwitches } from "../../foundation/use/save-switches.server.ts";
import { admin, createFullSite, takeSettings } from "./full-site.support.ts";
import { createMovingSite } from "./old-sites.support.ts";

async function addFacts(ctx: AppContext): Promise<void> {
  const figures = [{ value: "204", label: "books" }];
  await changeSettings(ctx, admin, { name: "House of the north", town: "Jos", figures, phone: "+234 803 555 0101" });
  await saveSwitches({ ctx, member: admin }, [{ key: "newsletter", was: true, isOn: false }]);
}

/** A site into which an admin brought an archive with settings. @param change changes the rows of its settings */
async function createProposedSite(change: (rows: { name: string; value: string }[]) => void = () => {}) {
  const files = unzipSync(await (await createFullSite(addFacts)).makeArchive());
  const rows = JSON.parse(strFromU8(files["settings.json"] ?? new Uint8Array()));
  change(rows);
  files["settings.json"] = strToU8(JSON.stringify(rows));
  const here = await createMovingSite();
  const before = JSON.stringify(await findSettings(here.ctx));
  const path = await here.read("archive", zipSync(files, { level: 0 }));
  await here.press(path, "bring");
  const shown = async () => textOf(mainOf(await here.readAsStaff(`${path}/proposals`)));
  const idOf = async (name: string) =>
    String((await here.ctx.db.selectFrom("import_proposals").select("id").where("name", "=", name).execute())[0]?.id);
  return { ...here, path, before, shown, idOf };
}

test("settings of an archive are not public before a person uses them", async () => {
  const site = await createProposedSite();
  const { ctx, before, ask, shown, path } = site;
  expect(JSON.stringify(await findSettings(ctx))).toBe(before);
  expect(await findSwitchedOff(ctx)).not.toContain("newsletter");
  expect(await shown()).toContain("On the other site: 204 books");
  expect(await shown()).toContain("On the other site: House of the north");
  expect((await takeSettings(site, path)).status).toBe(200);
  expect(await findSettings(ctx)).toMatchObject({
    name: "House of the north",
    town: "Jos",
    look: { cloth: "gingham" },
  });
  expect(await findSwitchedOff(ctx)).toContain("newsletter");
  expect(textOf(await (await ask("/")).text())).toContain("House of the north");
});

test("a telephone shows its value in the proposal", async () => {
  const { shown } = await createProposedSite();
  expect(await shown()).toContain("On the other site: +234 803 555 0101");
});

test("a setting without a tick still waits", async () => {
  const { ctx, post, path, idOf, shown } = await createProposedSite();
  const answer = await post(`${path}/proposals`, { intent: "settings", take: [await idOf("town")] });
  expect(answer.status).toBe(200);
  expect(await findSettings(ctx)).toMatchObject({ town: "Jos", name: "Tabasamu" });
  expect(await shown()).toContain("House of the north");
});

test("the same settings sent twice change nothing again", async () => {
  const { ctx, post, path, idOf } = await createProposedSite();
  const fields = { intent: "settings", take: [await idOf("town")] };
  await post(`${path}/proposals`, fields);
  await changeSettings(ctx, admin, { town: "Kano" });
  expect((await post(`${path}/proposals`, fields)).status).toBe(409);
  expect((await findSettings(ctx)).town).toBe("Kano");
});

test("settings that changed after the page was opened are kept", async () => {
  const { ctx, post, path, idOf, readAsStaff } = await createProposedSite();
  const page = await readAsStaff(`${path}/proposals`);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
  await changeSettings(ctx, admin, { town: "Kano" });
  const answer = await post(`${path}/proposals`, { intent: "settings", version, take: [await idOf("town")] });
  expect(answer.status).toBe(409);
  expect((await findSettings(ctx)).town).toBe("Kano");
});

test("settings with an old sign-in ask for the password first", async () => {
  const { ctx, post, path, idOf, before } = await createProposedSite();
  await ctx.db.updateTable("sessions").set({ confirmed_at: null }).execute();
  const answer = await post(`${path}/proposals`, { intent: "settings", take: [await idOf("town")] });
  expect(answer.headers.get("Location")).toContain("/admin/confirm?to=");
  expect(JSON.stringify(await findSettings(ctx))).toBe(before);
});

test("a setting of a wrong form is one refused row", async () => {
  const { shown, readAsStaff, path } = await createProposedSite((rows) => {
    for (const row of rows) if (row.name === "figures") row.value = "204 books";
  });
  expect(textOf(await readAsStaff(path))).toContain("It does not bring figures: its form is wrong.");
  expect(await shown()).toContain("House of the north");
});

test("words about a child in a setting stay out", async () => {
  const site = await createProposedSite((rows) => {
    for (const row of rows)
      if (row.name === "figures")
        row.value = JSON.stringify([{ value: "1", label: "girl, Amina Bello, aged 9, of Sunrise Primary School" }]);
  });
  const answer = await takeSettings(site, site.path);
  expect(textOf(await answer.text())).toContain("The site asks about the words of one of them.");
  expect(JSON.stringify(await findSettings(site.ctx))).toBe(site.before);
});

test("an undo sets settings and switches back", async () => {
  const site = await createProposedSite();
  const { ctx, press, path, before } = site;
  const off = await findSwitchedOff(ctx);
  await takeSettings(site, path);
  await press(path, "undo");
  expect(JSON.stringify(await findSettings(ctx))).toBe(before);
  expect(await findSwitchedOff(ctx)).toEqual(off);
});

test("settings that are left out stay out", async () => {
  const { ctx, post, path, idOf, before, shown } = await createProposedSite();
  await post(`${path}/proposals`, { intent: "settings-out", take: [await idOf("name")] });
  expect(await shown()).not.toContain("House of the north");
  expect(JSON.stringify(await findSettings(ctx))).toBe(before);
});
