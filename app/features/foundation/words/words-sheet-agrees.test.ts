import { expect, test } from "vitest";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import { openWords } from "./open-words.server.ts";

const wrong = [
  "",
  "x".repeat(20_001),
  "{",
  "{nothing}",
  "Amina Bello, aged 9, came from Ikeja.",
  "[link](javascript:x)",
];

test("the sheet of a fixed page always agrees with saving", async () => {
  const site = await createStaffedSite({}, "admin");
  const { ctx, post } = site;
  const editor = await signIn(ctx, "editor");
  const writer = await signIn(ctx, "writer");
  const admin = { id: "admin", name: "Sample Admin", email: "", position: null, twoFactor: true } as const;
  const member = { ...admin, roles: ["admin"] as const, readsSafeguarding: false };
  const draw = numbersFrom(20_261_127);
  const pick = <One>(all: readonly One[]): One => all[draw(all.length)] as One;
  const seen = new Map<string, number>();
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let place = 0; place < 50; place++) {
    const page = pick(["home", "about", "donate"] as const);
    const { formValues } = await openWords({ ctx, member }, page);
    const fields: Record<string, string[]> = { ...formValues };
    const names = Object.keys(fields).filter((name) => name !== "version");
    for (let wrongs = draw(3); wrongs > 0; wrongs--) fields[pick(names)] = [pick(wrong)];
    if (draw(3) === 0) fields[pick(names)] = [`Words ${place}`];
    if (draw(4) === 0) fields.version = [String(Math.max(0, Number(formValues.version?.[0]) - 1))];
    const status = pick(["published", "published", "draft", "scheduled"]);
    fields.status = [status];
    if (status === "scheduled")
      fields.publishAt = [pick(["", "2020-01-01T10:00", "2099-01-01T10:00", "2099-02-30T10:00"])];
    const cookie = pick([editor, editor, editor, writer]);
    const of = JSON.stringify([place, page, status, fields.version, cookie === writer]);
    const before = JSON.stringify(await ctx.db.selectFrom("page_texts").selectAll().execute());
    const sheet = await post("/admin/checks", { "draft-subject": `words:${page}`, ...fields }, cookie);
    expect(JSON.stringify(await ctx.db.selectFrom("page_texts").selectAll().execute()), of).toBe(before);
    const saved = await post(`/admin/pages/${page}`, fields, cookie);
    if (!sheet.ok) {
      expect([of, saved.status]).toEqual([of, sheet.status]);
      note(`status ${sheet.status}`);
      continue;
    }
    const { rejections, questions = [] } = (await sheet.json()) as PublishFacts;
    const isRefused = rejections.length + questions.length > 0;
    expect([of, saved.status >= 400]).toEqual([of, isRefused]);
    if (!isRefused) note("saved");
    else if (rejections.some(({ isStale }) => isStale)) note("stale");
    else note(rejections.length > 0 ? "rejected" : "asked");
  }
  // The random run reached each kind.
  expect([...seen.keys()].toSorted()).toEqual(["asked", "rejected", "saved", "stale", "status 403"]);
});
