import { expect, test } from "vitest";
import { anEvent, aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertEvent } from "../events/event-queries.server.ts";

/** A reader's order, which no engine has by itself. */
const inOrder = ["Álvaro", "Bola", "bola 2", "Bola 10", "Éva", "Ọmọlará", "omolara B", "Ṣadé", "Zainab"];
const typed = ["Zainab", "bola 2", "Ọmọlará", "Bola 10", "Ṣadé", "Álvaro", "omolara B", "Bola", "Éva"];

const at = "2026-12-01T09:00:00.000Z";

async function aDay() {
  const site = await createStaffedSite({ now: "2026-12-12T09:00:00Z" }, "admin");
  const { db } = site.ctx;
  const event = await insertEvent(db, anEvent({ title: "Book day", date: "2026-12-12", takes_signups: 1 }));
  const guest = {
    event_id: event,
    state: "coming",
    email: "a@example.org",
    adults: 1,
    children: 0,
    created_at: at,
  } as const;
  await db
    .insertInto("guests")
    .values(typed.map((name, index) => ({ ...guest, name, number: index + 1, told: "planned 2026-12-12" })))
    .execute();
  const volunteer = { state: "active", email: "a@example.org", skills: "[]", created_at: at, changed_at: at } as const;
  const vetted = { vetted_on: "2026-01-01", vetted_until: "2027-12-31", vetted_by: "Lead" };
  const volunteers = await db
    .insertInto("volunteers")
    .values(typed.map((name) => ({ ...volunteer, ...vetted, name })))
    .returning(["id", "name"])
    .execute();
  return { ...site, event, volunteers };
}

function namesIn(html: string): string[] {
  const text = textOf(mainOf(html));
  const places = inOrder.map(
    (name) => [name, new RegExp(`${name}(?! (?:2|10|B)\\b)`, "u").exec(text)?.index ?? -1] as const,
  );
  return places.toSorted(([, one], [, other]) => one - other).map(([name]) => name);
}

test.each(["guests", "guests/print", "guests/contacts"])("a day's guests are sorted by name at %s", async (page) => {
  const site = await aDay();
  expect(namesIn(await site.readAsStaff(`/admin/event/${site.event}/${page}`))).toEqual(inOrder);
});

test("helpers are sorted by name, as are available volunteers", async () => {
  const site = await aDay();
  const helpers = `/admin/event/${site.event}/helpers`;
  expect(namesIn(await site.readAsStaff(helpers))).toEqual(inOrder);
  for (const { id } of site.volunteers) await site.post(helpers, { intent: "add", volunteer: String(id) });
  expect(namesIn(await site.readAsStaff(helpers))).toEqual(inOrder);
});

test("users are sorted by name", async () => {
  const site = await aDay();
  for (const [index, name] of typed.entries())
    await insertUser(site.ctx.db, aStaffMember({ id: `user-${index}`, name, email: `user-${index}@example.org` }));
  expect(namesIn(await site.readAsStaff("/admin/manageusers"))).toEqual(inOrder);
});
