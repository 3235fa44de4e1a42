import { expect, test } from "vitest";
import { aNewsItem, anEvent, anOwnPage, aPost, aProject } from "../../../tests/support/builders.ts";
import { samplesOf } from "../../../tests/support/feature-samples.ts";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import { features } from "../../features/index.server.ts";
import { tablesThat } from "../define-feature.server.ts";
import { affecting } from "./public-tables.ts";

const publicTables: string[] = tablesThat(features, "changesPages");

test("every change of a table that pages show something of is counted, and no other is", async () => {
  const db = await openNewDatabase();
  const count = async () => (await db.selectFrom("content_version").select("number").executeTakeFirstOrThrow()).number;
  const photo = { id: 1, path: "images/0.jpg", alt: "A smile", width: 4, height: 3 };
  const rows = {
    posts: aPost(),
    events: anEvent(),
    projects: aProject(),
    news_items: aNewsItem(),
    pages: anOwnPage(),
    photos: photo,
    photo_attachments: { owner: "event:1", position: 0, photo_id: 1 },
    subjects: { id: 1, code: "P-1", created_at: "2026-01-01" },
    consents: {
      id: 1,
      key: "x",
      subject_id: 1,
      kind: "paper",
      given_on: "2026",
      taken_by: "x",
      uses: "site",
      created_at: "2026",
    },
    recordings: {
      id: 1,
      owner: "post:1",
      path: "recordings/0.m4a",
      type: "audio/mp4",
      bytes: 1,
      seconds: 1,
      language: "Igbo",
      added_by: "x",
      created_at: "2026",
    },
    appearances: { recording_id: 1, consent_id: 1, began_at: "2026-01-01" },
    redirects: { id: 1, path: "/old", target: "/about", made_by: "staff", created_at: "2026" },
    settings: { name: "x", value: "1" },
    switched_off: { key: "x", at: "2026", by: "x" },
    bank_details: {
      id: 1,
      what: "first",
      bank_wrote: 0,
      is_alone: 0,
      starts_anew: 0,
      at: "2026",
      status: "done",
      seal: "x",
    },
    account_changes: { id: 1, account_id: "x", what: "created", by_id: "y", at: "2026" },
    event_figures: {
      event_id: 1,
      position: 0,
      count: 4,
      unit: "books",
      what: "given",
      how: "each",
      people: "no",
      counted_by: "x",
    },
    contributors: { id: 1, title: "Sample Partner", kind: "partner" },
    documents: { id: 1, slug: "report", title: "Report", kind: "report", year: 2025, description: "" },
    document_files: {
      id: 1,
      document_id: 1,
      version: 1,
      path: "documents/0.pdf",
      bytes: 1,
      pages: 1,
      text_state: "read",
      money: "none",
      added_by: "x",
      added_by_id: "x",
      created_at: "2026",
    },
    page_texts: { name: "home", content: "{}", status: "published", version: 1 },
    ...Object.fromEntries(
      Object.entries({ ...samplesOf("stories"), ...samplesOf("published") }).map(([table, { row }]) => [table, row]),
    ),
  } as const;
  const tables = Object.keys(rows) as (keyof typeof rows)[];
  expect(tables.toSorted()).toEqual(publicTables.toSorted());
  let before = await count();
  const expectOneMore = async (what: string) => {
    const after = await count();
    expect([what, after > before]).toEqual([what, true]);
    before = after;
  };
  for (const table of tables) {
    await db
      .insertInto(table)
      .values(rows[table] as never)
      .execute();
    await expectOneMore(`${table} inserted`);
  }
  for (const table of tables) {
    await db
      .updateTable(table)
      .set(rows[table] as never)
      .execute();
    await expectOneMore(`${table} updated`);
  }
  const children = ["photo_attachments", "appearances", "event_figures", "document_files"];
  const others = tables.filter((table) => !children.includes(table) && table !== "subjects");
  for (const table of [...tables.filter((table) => children.includes(table)), ...others, "subjects" as const]) {
    await db.deleteFrom(table).execute();
    await expectOneMore(`${table} deleted`);
  }
  await db.insertInto("rate_limits").values({ what: "x", who: "y", window_start: 0, count: 1 }).execute();
  expect(await count()).toBe(before);
});

test.each([
  ['insert into "posts" ("slug") values ($1)', true],
  ['update "photos" set "alt" = $1', true],
  ["delete from settings", true],
  ['select * from "posts"', false],
  ['insert into "outbox_emails" ("text") values ($1)', false],
  ['update "content_version" set "number" = 1', false],
])("%s", (statement, isChange) => {
  expect(affecting(publicTables)(statement)).toBe(isChange);
});
