import { expect, test } from "vitest";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { bareAnswer } from "../../../values/consent-answer.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { hidePhoto, issueCode, withdrawByCode } from "../../media/consent/withdraw.server.ts";
import { saveAnswer } from "../../media/photos/change-photo.server.ts";
import { addPhoto, findPhotosById } from "../../media/photos/photo-queries.server.ts";

type Fields = Record<string, string | string[]>;

const member = {
  id: "e",
  roles: ["editor" as const],
  name: "Sample e",
  email: "e@example.org",
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

/** States of a photo before the post, and the answers in its form. */
const befores = ["nothing", "guardian", "adults", "nobody", "withdrawn", "taken down"] as const;
const answers = [undefined, "guardian", "adults", "nobody"] as const;
const counts = [undefined, 0, 2] as const;

async function openSite() {
  const here = await createStaffedSite();
  const { ctx, post } = here;
  let made = 0;
  const photo = async (before: (typeof befores)[number], count: number | undefined) => {
    const path = `images/photo${++made}.jpg`;
    const id = await addPhoto(ctx.db, { path, alt: "A hall", width: 400, height: 300, kind: "photograph" });
    if (count !== undefined) {
      const counted = { state: "counted" as const, face_count: count, boxes: "[]" };
      await ctx.db
        .insertInto("photo_faces")
        .values({ photo_id: id, ...counted })
        .execute();
    }
    const who = before === "withdrawn" || before === "taken down" ? "guardian" : before;
    if (who === "nothing" || (who === "nobody" && count === 2)) return { id, path };
    const [row] = await findPhotosById(ctx.db, [id]);
    const answer = { ...bareAnswer, who, givenBy: "Her mother" };
    await withTransaction(ctx, async (inside) => row && saveAnswer(inside, member, row, { answer }));
    if (before === "taken down") await hidePhoto({ ctx, member }, id);
    if (before === "withdrawn") {
      const { consent_id } = await ctx.db
        .selectFrom("appearances")
        .select("consent_id")
        .where("photo_id", "=", id)
        .executeTakeFirstOrThrow();
      await withdrawByCode(ctx, await issueCode({ ctx, member }, consent_id));
    }
    return { id, path };
  };
  const check = async (fields: Fields) =>
    (await (await post("/admin/checks", { "draft-subject": "post:new", ...fields })).json()) as PublishFacts;
  return { ...here, photo, check };
}

test("the sheet counts the photos, drawings of random posts as the page shows them", async () => {
  const { post, ask, photo, check } = await openSite();
  const draw = numbersFrom(4_711);
  const pick = <Thing>(all: readonly Thing[]): Thing => all[draw(all.length)] as Thing;
  const seen = { shown: 0, gone: 0, waits: 0 };
  for (let turn = 0; turn < 20; turn++) {
    const title = `Post ${turn}`;
    const photos = [];
    const fields: Fields = { title, status: "published" };
    const paragraphs = ["Two taps are up."];
    const about: string[] = [];
    for (let place = 0; place <= draw(4); place++) {
      const before = pick(befores);
      const count = pick(counts);
      const answer = pick(answers);
      const added = await photo(before, count);
      about.push(`${before} ${count} ${answer}`);
      photos.push(added);
      paragraphs.push(`![A hall](photo:${added.id})`);
      if (answer === undefined) continue;
      fields[`text-photo-${added.id}-consent`] = answer;
      if (answer !== "nobody") fields[`text-photo-${added.id}-consent-by`] = "Her mother";
    }
    const { photos: facts, rejections } = await check({ ...fields, paragraphs });
    const saved = await post("/admin/post", { ...fields, paragraphs });
    const isSaved = saved.status < 400;
    expect([about, isSaved]).toEqual([about, rejections.length === 0]);
    if (!isSaved) continue;
    const page = await (await ask(`/blog/post-${turn}`)).text();
    const shown = photos.filter(({ path }) => page.includes(path)).length;
    const gone = page.match(/<figure class="gone">/g)?.length ?? 0;
    const states = { shown, gone, waits: photos.length - shown - gone };
    expect([about, facts.states]).toEqual([about, states]);
    for (const state of ["shown", "gone", "waits"] as const) seen[state] += states[state];
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(2);
});

test("a photo without consent is never counted as agreed", async () => {
  const { photo, check } = await openSite();
  const { id } = await photo("withdrawn", undefined);
  const { photos } = await check({ title: "A", paragraphs: [`![A hall](photo:${id})`] });
  expect(photos).toMatchObject({ count: 1, withoutConsent: [], states: { shown: 0, gone: 1, waits: 0 } });
  const attached = { photos: String(id), "photos-shown": "yes", [`photo-${id}-alt`]: "A hall" };
  expect((await check({ title: "A", paragraphs: ["x"], ...attached })).photos).toMatchObject({
    withoutConsent: [],
    states: { shown: 0, gone: 1, waits: 0 },
  });
});

test("a photo without a face count is reported, also beside a counted one", async () => {
  const { ctx, photo, check } = await openSite();
  const counted = await photo("guardian", 2);
  const uncounted = await photo("guardian", undefined);
  const paragraphs = [counted, uncounted].map(({ id }) => `![A hall](photo:${id})`);
  const states = { shown: 2, gone: 0, waits: 0 };
  expect((await check({ title: "A", paragraphs })).photos).toMatchObject({
    states,
    uncounted: 1,
    isCountingOff: false,
  });
  await saveSetting(ctx.db, "countFaces", false);
  expect((await check({ title: "A", paragraphs })).photos).toMatchObject({ uncounted: 1, isCountingOff: true });
  const faces = { photo_id: uncounted.id, state: "counted" as const, face_count: 1, boxes: "[]" };
  await ctx.db.insertInto("photo_faces").values(faces).execute();
  expect((await check({ title: "A", paragraphs })).photos).toMatchObject({ states, uncounted: 0, withMoreFaces: 1 });
  // The lead checked the faces.
  await ctx.db.updateTable("photos").set({ faces_settled: 2 }).where("id", "=", counted.id).execute();
  expect((await check({ title: "A", paragraphs })).photos).toMatchObject({ uncounted: 0, withMoreFaces: 0 });
});
