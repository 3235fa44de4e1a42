import { staffHelpNumbers as words } from "content/staff-help-numbers.ts";
import { staffRooms } from "content/staff-rooms.ts";
import { describe, expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { openNewDatabase } from "../../../../tests/support/test-database.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { savePageText } from "../../foundation/words/page-text-queries.server.ts";
import { helpNumberMigrations } from "./help-number-migrations.ts";

async function openSite() {
  const site = await createStaffedSite({}, "admin");
  const send = async (fields: Record<string, string>) => {
    const answer = await site.post("/admin/help-numbers", fields);
    return { status: answer.status, html: await answer.text() };
  };
  const numbers = async () =>
    [...mainOf(await site.read("/safeguarding")).matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number);
  return { ...site, send, numbers };
}

test("emergency numbers are confirmed by word, helplines by a call", async () => {
  const { send, readAsStaff } = await openSite();
  expect(textOf(await readAsStaff("/admin/help-numbers"))).toContain("I know it is right Emergency, 112");
  await send({ name: "Nurse", number: "0802 765 4321" });
  const text = textOf((await send({ intent: "offered", number: "112" })).html);
  expect(text).toMatch(/Emergency 112 Confirmed on/);
  expect(text).toMatch(/Nurse 0802 765 4321 Called on/);
});

test("only numbers that staff called are on the page", async () => {
  const { send, numbers, readAsStaff, read, ctx } = await openSite();
  await saveSetting(ctx.db, "phone", "+234 802 123 4567");
  expect(await numbers()).toEqual(["+2348021234567"]);
  expect(textOf(await read("/safeguarding"))).toContain("none of us has checked one");
  expect(textOf(await readAsStaff("/admin/help-numbers"))).toContain(words.none);
  const { status, html } = await send({ intent: "offered", number: "112" });
  expect([status, textOf(html)]).toEqual([200, expect.stringContaining(words.saved("Emergency"))]);
  expect(await numbers()).toEqual(["+2348021234567", "112"]);
  expect(textOf(await read("/safeguarding"))).not.toContain("none of us has checked one");
  expect(textOf(html)).toMatch(/Confirmed on \w+ \d+, \d{4} by Sample/);
  await send({ name: "Nurse", number: "0802 765 4321" });
  expect(await numbers()).toHaveLength(3);
  await send({ intent: "remove", number: "112" });
  expect(await numbers()).toHaveLength(2);
  expect((await send({ intent: "remove", number: "112" })).html).toContain(words.gone);
});

test.each([
  ["no name", { name: "", number: "0802 765 4321" }, words.name],
  ["no number", { name: "Nurse", number: "" }, words.number],
  ["two digits", { name: "Nurse", number: "11" }, words.number],
  ["words for a number", { name: "Nurse", number: "ask at the gate" }, words.number],
  ["a number that is not offered", { intent: "offered", number: "911" }, words.unknown],
])("%s is refused", async (_, fields, sentence) => {
  const { send, numbers } = await openSite();
  const before = await numbers();
  const { status, html } = await send(fields as Record<string, string>);
  expect([status, textOf(html)]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await numbers()).toEqual(before);
});

test("the page has each called number once, at most six", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const { send, ctx } = await openSite();
    const draw = numbersFrom(seed);
    const called = new Set<string>();
    for (let step = 0; step < 14; step++) {
      const number = `080${draw(8)} 000 0000`;
      const isRemoval = draw(3) === 0;
      const { status } = await send(isRemoval ? { intent: "remove", number } : { name: `Nurse ${step}`, number });
      if (isRemoval) called.delete(number);
      else if (status === 200) called.add(number);
      else expect([seed, step, called.size, called.has(number)]).toEqual([seed, step, 6, false]);
      const rows = await ctx.db.selectFrom("help_numbers").select("number").execute();
      expect([seed, step, new Set(rows.map((row) => row.number)), rows.length]).toEqual([
        seed,
        step,
        called,
        called.size,
      ]);
    }
  }
});

test("two parallel calls leave one line", async () => {
  const { send, ctx } = await openSite();
  await Promise.all([1, 2, 3].map(() => send({ intent: "offered", number: "112" })));
  expect(await ctx.db.selectFrom("help_numbers").selectAll().execute()).toHaveLength(1);
});

const sample = [
  { name: "Police and ambulance (sample number: the foundation checks it)", number: "112" },
  { name: "NAPTIP and the Child Rights office of your state", number: "The foundation fills in these numbers" },
];

test.each([
  ["an unchanged page", "{}", []],
  ["a page with the sample", JSON.stringify({ "danger.others": sample }), []],
  [
    "a page with own numbers",
    JSON.stringify({
      "danger.others": [{ name: "Police", number: "0803 1" }, ...sample, { name: "Nurse", number: "0803 1" }],
    }),
    [["Nurse", "0803 1"]],
  ],
  ["a damaged page", "{", []],
])("at the update %s gives the right numbers", async (_, content, expected) => {
  const db = await openNewDatabase();
  await db.schema.dropTable("help_numbers").execute();
  await savePageText(db, {
    name: "safeguarding",
    content,
    next_content: null,
    status: "published",
    publish_at: null,
    version: 1,
  });
  await helpNumberMigrations["122-help-numbers"]?.(db as never);
  const rows = await db.selectFrom("help_numbers").selectAll().orderBy("rank").execute();
  expect(rows.map(({ name, number }) => [name, number])).toEqual(expected);
});

describe("the contact of the foundation", () => {
  const page = async (site: { readAsStaff(path: string): Promise<string> }) =>
    mainOf(await site.readAsStaff("/admin/help-numbers"));
  const lead = "Nurse, 0800 123 4567";
  const named = { safeguardingContact: "Nurse", safeguardingPhone: "0800 123 4567" };
  const persons = { intent: "persons", ...named, privacyContact: "" };

  test("is saved without script and appears in the preview", async () => {
    const site = await openSite();
    const before = textOf(await page(site));
    expect(before).toContain(staffRooms.empty([words.preview.lead]));
    expect(before).toContain("Left out until called or confirmed: Emergency 112");
    const { status, html } = await site.send(persons);
    expect([status, textOf(html)]).toEqual([200, expect.stringContaining(words.personsSaved)]);
    const visited = mainOf(await site.read("/safeguarding"));
    expect(visited).toMatch(/<a class="tap" href="tel:[^"]+">Nurse, <b>0800 123 4567<\/b>/);
    expect(textOf(mainOf(await site.read("/contact")))).toContain(lead);
    const after = await page(site);
    expect(after).toContain(`<b>${lead}</b>`);
    expect(textOf(after)).not.toContain(staffRooms.empty([words.preview.lead]));
    await site.send({ intent: "offered", number: "112" });
    expect(textOf(await page(site))).not.toContain("Left out until called or confirmed: Emergency 112");
  });

  test.each([
    ["a name", { safeguardingPhone: "" }, /<b>Nurse<\/b>/],
    ["a number", { safeguardingContact: "" }, /<a class="tap" href="tel:[^"]+"><b>0800 123 4567<\/b>/],
  ])("is shown with %s alone", async (_what, without, shown) => {
    const site = await openSite();
    await site.send({ ...persons, ...without });
    expect(mainOf(await site.read("/safeguarding"))).toMatch(shown);
  });

  test("keeps the number when an old form changes the name", async () => {
    const site = await openSite();
    await site.send(persons);
    await site.send({ intent: "persons", safeguardingContact: "Doctor", privacyContact: "" });
    expect(textOf(mainOf(await site.read("/safeguarding")))).toContain("Doctor, 0800 123 4567");
  });

  test("needs a number in figures", async () => {
    const site = await openSite();
    const { status } = await site.send({ ...persons, safeguardingPhone: "ask at the gate" });
    expect(status).toBe(422);
  });

  test("is changed by admins only", async () => {
    const { ctx, post, ...site } = await createStaffedSite({}, "lead");
    await saveSetting(ctx.db, "safeguardingContact", "Sample Lead");
    expect((await post("/admin/help-numbers", persons)).status).toBe(403);
    const html = await page(site);
    expect(html).not.toContain('name="safeguardingContact"');
    expect(textOf(html)).toContain(`Sample Lead ${words.adminsOnly}`);
  });

  test("that changed meanwhile is shown beside the typed one", async () => {
    const site = await openSite();
    const [, version = ""] = /name="version" value="(\d+)"/.exec(await page(site)) ?? [];
    await site.send({ ...persons, version });
    const late = await site.send({ ...persons, safeguardingContact: "Other", version });
    expect([late.status, textOf(late.html)]).toEqual([409, expect.stringContaining("Nurse")]);
  });
});
