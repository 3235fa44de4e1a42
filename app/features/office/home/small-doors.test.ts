import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { aRecording } from "../../../../tests/support/recordings.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";

const risky = "Amina Bello is nine years old";

const publishedIn = (html: string) => /value="([\w-]{22}:published)"/.exec(html)?.[1] ?? "";

const settingsForm = {
  name: "Upendo",
  kind: "Foundation",
  nameMeaning: risky,
  founded: "May 2025",
  phone: "+234 111",
  email: "hello@upendo.example",
  headOffice: "2 Sample Street, Lagos",
  volunteerFormUrl: "https://example.org/join",
  introVideoId: "abcdefghijk",
  figureValue: "3M+",
  figureLabel: "donations received",
  sharePercent: "100",
  shareLabel: "school",
  socialName: "Instagram",
  socialUrl: "https://www.instagram.com/",
};

test("the words guard asks about sentences of the settings; typed values stay in the form", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  const asked = await post("/admin/settings", settingsForm);
  const html = await asked.text();
  expect([asked.status, html.includes(`<blockquote>${risky}</blockquote>`)]).toEqual([422, true]);
  expect(html).toContain('value="2 Sample Street, Lagos"');
  expect((await findSettings(ctx)).nameMeaning).not.toBe(risky);
  const answered = await post("/admin/settings", { ...settingsForm, "word-answers": publishedIn(html) });
  expect([answered.status, (await findSettings(ctx)).nameMeaning]).toEqual([200, risky]);
  expect(await ctx.db.selectFrom("word_answers").selectAll().execute()).toMatchObject([
    { subject: "settings", answer: "published", said_by: "Sample Admin" },
  ]);
});

test("the words guard asks about the first admin's sentences on the foundation", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  const step = { step: "name", name: "Upendo", kind: risky, founded: "May 2025" };
  const asked = await post("/admin/welcome?step=1", step);
  const html = await asked.text();
  expect([asked.status, html.includes(`<blockquote>${risky}</blockquote>`)]).toEqual([422, true]);
  const answered = await post("/admin/welcome?step=1", { ...step, "word-answers": publishedIn(html) });
  expect([answered.status, (await findSettings(ctx)).kind]).toEqual([303, risky]);
});

test("the words guard asks about the figures of an event", async () => {
  const { ctx, post, readAsStaff, auditEvents } = await createStaffedSite({ now: "2026-11-23T09:00:00Z" });
  const event = await insertEvent(ctx.db, anEvent({ title: "A day", date: "2026-05-05" }));
  const path = `/admin/event/${event}/figures`;
  const version = /name="version" value="(\w+)"/.exec(await readAsStaff(path))?.[1] ?? "";
  const figure = { count: "3", unit: "books", what: `given: ${risky}`, how: "each", people: "no", by: "A teacher" };
  const asked = await post(path, { ...figure, version });
  const html = await asked.text();
  expect([asked.status, html.includes(risky), html.includes('value="A teacher"')]).toEqual([422, true, true]);
  expect(await ctx.db.selectFrom("event_figures").select("unit").execute()).toEqual([]);
  expect((await post(path, { ...figure, version, "word-answers": publishedIn(html) })).status).toBe(200);
  expect(await auditEvents()).toContain(`sentence published as it is, event:${event}`);
});

test("the words guard asks about the line with a recording's language", async () => {
  const { post, ask, staffHeaders } = await createStaffedSite();
  await post("/admin/post", { title: "Two friends", paragraphs: "Look." });
  const add = async (answers: Record<string, string>) => {
    const body = new FormData();
    const fields = { language: "Hausa, by Amina Bello (9)", voice: "adults", "voice-by": "She", "voice-kind": "voice" };
    for (const [name, value] of Object.entries({ ...fields, ...answers })) body.append(name, value);
    body.append("file", new Blob([new Uint8Array(await aRecording("m4a"))]), "Voice.m4a");
    return ask("/admin/listen/post-1", { method: "POST", body, headers: staffHeaders });
  };
  const asked = await add({});
  const html = await asked.text();
  expect([asked.status, textOf(html).includes("It tells a child’s age")]).toEqual([422, true]);
  const answered = await add({ "word-answers": publishedIn(html) });
  expect(textOf(await answered.text())).toContain("The recording is added.");
});
