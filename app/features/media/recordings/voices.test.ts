import { expect, test } from "vitest";
import { editor } from "../../../../tests/support/family-model.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { aRecording } from "../../../../tests/support/recordings.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { siteDate } from "../../../values/dates.ts";
import type { ConsentFields } from "../consent/consent-schema.ts";
import { requireConsent } from "../consent/find-consents.server.ts";
import { createConsentWithin } from "../consent/record-consent.server.ts";
import { issueCode, withdrawByCode } from "../consent/withdraw.server.ts";
import { accessToVoice } from "./find-recordings.server.ts";
import { findOfOwner } from "./recording-queries.server.ts";

const fields: ConsentFields = {
  code: "",
  person: "child",
  relation: "parent",
  givenBy: "Her mother",
  kind: "paper",
  givenOn: "2026-03-01",
  language: "",
  assent: true,
  uses: ["site"],
  until: "",
  names: "",
  idempotencyKey: "",
};

const grownUp = { voice: "adults", "voice-by": "The reader herself", "voice-kind": "voice" };

/** Two posts that are read aloud, and people with cards. */
async function siteWithVoices() {
  const site = await createStaffedSite();
  const { ctx, ask, post, read, staffHeaders } = site;
  await post("/admin/post", { title: "Two friends", paragraphs: "Look." });
  await post("/admin/post", { title: "A tap", paragraphs: "Water." });
  const file = new Uint8Array(await aRecording("m4a"));
  /** Sends the form. @param answers codes, or consent answers */
  const add = async (answers: Record<string, string>, number = 1) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ language: "Igbo", ...answers })) body.append(name, value);
    body.append("file", new Blob([file]), "voice.m4a");
    const answer = await ask(`/admin/listen/post-${number}`, { method: "POST", body, headers: staffHeaders });
    return textOf(await answer.text());
  };
  const person = async (more: Partial<ConsentFields> = {}) => {
    const { id } = await withTransaction(ctx, (inside) => createConsentWithin(inside, editor, { ...fields, ...more }));
    const { subject_code } = await requireConsent(ctx, id);
    return { id, code: subject_code, card: await issueCode({ ctx, member: editor }, id) };
  };
  /** The voices of a post: the number of people, and who hears them. */
  const heard = async (number = 1) =>
    (await findOfOwner(ctx.db, `post:${number}`)).map((voice) => [
      voice.people.length,
      accessToVoice(voice, siteDate(ctx.clock.now())),
    ]);
  const address = async () => /src="(\/files\/recordings\/[^"]+)"/.exec(await read("/blog/two-friends"))?.[1] ?? "";
  return { ...site, add, person, heard, address };
}

test("a second voice of a file is added, and its card silences it", async () => {
  const { ctx, add, person, heard } = await siteWithVoices();
  const one = await person();
  const other = await person();
  expect(await add({ codes: one.code })).toContain("The recording is added.");
  await add({ codes: `${one.code} ${other.code}` });
  expect(await heard()).toEqual([[2, "consented"]]);
  expect(await withdrawByCode(ctx, other.card)).toEqual({ photos: 0, recordings: 1, documents: 0 });
  expect(await heard()).toEqual([[2, "withdrawn"]]);
});

test("one file has the same voices on all pages, also after deletion", async () => {
  const { ctx, add, person, heard, post } = await siteWithVoices();
  const one = await person();
  const other = await person();
  await add({ codes: one.code });
  await add({ codes: other.code }, 2);
  expect([await heard(1), await heard(2)]).toEqual([[[2, "consented"]], [[2, "consented"]]]);
  for (const number of [1, 2]) {
    const [row] = await findOfOwner(ctx.db, `post:${number}`);
    await post(`/admin/listen/post-${number}`, { delete: String(row?.id) });
  }
  await add({ ...grownUp });
  expect(await heard()).toEqual([[3, "consented"]]);
  await withdrawByCode(ctx, one.card);
  expect(await heard()).toEqual([[3, "withdrawn"]]);
});

test("a repeated answer means the same person; a newer consent replaces the older", async () => {
  const { ctx, clock, add, person, heard } = await siteWithVoices();
  await add({ ...grownUp });
  await add({ ...grownUp });
  expect(await heard()).toEqual([[1, "consented"]]);
  const child = await person({ until: "2026-03-12" });
  await add({ codes: child.code });
  clock.at = new Date("2026-03-20T09:00:00Z");
  expect(await heard()).toEqual([[2, "withheld"]]);
  await add({ ...grownUp });
  expect(await heard()).toEqual([[2, "withheld"]]);
  await person({ code: child.code });
  await add({ codes: child.code });
  expect(await heard()).toEqual([[2, "consented"]]);
  const voices = ctx.db.selectFrom("appearances").select("ended_why").where("recording_id", "is not", null);
  expect((await voices.execute()).filter(({ ended_why }) => ended_why === "renewed")).toHaveLength(1);
});

test("a voice is served only while visitors can open its page", async () => {
  const { ctx, ask, add, address, staffHeaders } = await siteWithVoices();
  await add({ ...grownUp });
  const path = await address();
  const statuses = async () => [
    (await ask(path)).status,
    (await ask(path, { headers: staffHeaders })).status,
    (await ask(path)).headers.get("Cache-Control"),
  ];
  expect(await statuses()).toEqual([200, 200, "public, max-age=3600, s-maxage=300"]);
  const post = ctx.db.updateTable("posts").where("title", "=", "Two friends");
  for (const hidden of [
    { status: "draft" as const },
    { status: "scheduled" as const, publish_at: "2026-12-01T00:00:00.000Z" },
    { status: "published" as const, deleted_at: "2026-03-01T00:00:00.000Z" },
  ]) {
    await post.set(hidden).execute();
    expect([hidden, ...(await statuses())]).toEqual([hidden, 404, 200, "no-store"]);
  }
});

test("deleting a voice of a sensitive story counts as writing in it", async () => {
  const { ctx, add, post } = await siteWithVoices();
  await add({ ...grownUp });
  const row = ctx.db.selectFrom("posts").select("writer_ids").where("title", "=", "Two friends");
  await ctx.db.updateTable("posts").set({ writer_ids: "[]" }).execute();
  await post("/admin/listen/post-1", { delete: "1" });
  expect((await row.executeTakeFirstOrThrow()).writer_ids).toBe('["editor"]');
});
