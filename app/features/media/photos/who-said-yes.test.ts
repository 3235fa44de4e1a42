import { staffPhotoWords } from "content/staff-photo-words.ts";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { addPhoto } from "./photo-queries.server.ts";

/** A site with photos whose faces may be counted. */
async function openSite() {
  const here = await createStaffedSite();
  const { ctx, post, visit } = here;
  const photo = async (name: string, faces?: number) => {
    const id = await addPhoto(ctx.db, {
      path: `images/${name}.jpg`,
      alt: name,
      width: 4,
      height: 3,
      kind: "photograph",
    });
    if (faces !== undefined) {
      const counted = { photo_id: id, state: "counted" as const, face_count: faces, boxes: boxesOf(faces) };
      await ctx.db.insertInto("photo_faces").values(counted).execute();
    }
    return id;
  };
  const peopleOf = async (id: number) => {
    const live = ctx.db.selectFrom("appearances").innerJoin("consents", "consents.id", "appearances.consent_id");
    const rows = live.select("given_by").where("photo_id", "=", id).where("ended_at", "is", null);
    return (await rows.orderBy("appearances.id").execute()).map(({ given_by }) => given_by);
  };
  const sheet = async (id: number) => textOf(await (await visit(`/admin/media?photo=${id}`)).text());
  const answer = (id: number, fields: Record<string, string | string[]>) =>
    post(`/admin/media?photo=${id}`, { alt: "Children", ...fields });
  return { ...here, photo, peopleOf, sheet, answer };
}

const boxesOf = (faces: number) =>
  JSON.stringify(Array.from({ length: faces }, (_, place) => ({ x: place / 10, y: 0, width: 0.1, height: 0.1 })));

test("the question shows the number of faces and the people of today", async () => {
  const { photo, sheet, answer } = await openSite();
  await answer(await photo("One"), { consent: "guardian", "consent-by": "Her mother" });
  const text = await sheet(await photo("Four", 4));
  expect(text).toContain("4 faces: who said yes?");
  expect(text).toContain("The same person as P-1");
  expect(text).not.toContain("How many children can be recognised?");
});

test("without a count, staff are asked for the number of children", async () => {
  const { photo, sheet } = await openSite();
  const text = await sheet(await photo("Four"));
  expect(text).toContain("Who said yes?");
  expect(text).toContain("How many children can be recognised?");
});

test("one answer records each child with its own consent", async () => {
  const { photo, peopleOf, answer } = await openSite();
  await answer(await photo("One"), { consent: "guardian", "consent-by": "Ada’s mother" });
  const id = await photo("Three", 3);
  await answer(id, { consent: "guardian", "consent-by": ["Bola’s father", "Chidi’s aunt"], "consent-same": "P-1" });
  expect(await peopleOf(id)).toEqual(["Ada’s mother", "Bola’s father", "Chidi’s aunt"]);
});

test("several adults in one photo each get a consent", async () => {
  const { ctx, photo, answer, peopleOf } = await openSite();
  const id = await photo("Three", 3);
  await answer(id, { consent: "adults", "consent-by": ["Our nurse", "Our driver", "A teacher"] });
  expect(await peopleOf(id)).toEqual(["Our nurse", "Our driver", "A teacher"]);
  expect(await ctx.db.selectFrom("consents").select("is_child").distinct().execute()).toEqual([{ is_child: 0 }]);
});

test.each([
  ["a count", 4, {}],
  ["the number that staff said", undefined, { "consent-people": "4" }],
])("fewer consents than faces by %s are reported on the consent", async (_what, faces, more) => {
  const { photo, answer, visit } = await openSite();
  const id = await photo("Four", faces);
  await answer(id, { consent: "guardian", "consent-by": "Her mother", ...more });
  const page = textOf(await (await visit("/admin/consents/1")).text());
  expect(page).toContain(staffPhotoWords.faces(4, 1));
});

test("a post's second photo can reuse the people of the first", async () => {
  const { photo, peopleOf, post } = await openSite();
  const first = await photo("First");
  const second = await photo("Second");
  const attached = {
    title: "Two photos",
    paragraphs: "x",
    photos: [String(first), String(second)],
    [`photo-${first}-alt`]: "First",
    [`photo-${second}-alt`]: "Second",
    [`photo-${first}-consent`]: "guardian",
    [`photo-${first}-consent-by`]: ["Her mother", "His father"],
    [`photo-${second}-consent`]: `above:${first}`,
  };
  expect((await post("/admin/post", attached)).status).toBe(200);
  expect(await peopleOf(second)).toEqual(["Her mother", "His father"]);
});

test("a text's second photo can reuse the people of the first", async () => {
  const { photo, peopleOf, post } = await openSite();
  const second = await photo("Second");
  const first = await photo("First");
  const sent = {
    title: "Two photos",
    paragraphs: [`![First](photo:${first})`, `![Second](photo:${second})`],
    [`text-photo-${first}-consent`]: "guardian",
    [`text-photo-${first}-consent-by`]: "Her mother",
    [`text-photo-${second}-consent`]: `above:${first}`,
  };
  expect((await post("/admin/post", sent)).status).toBe(200);
  expect(await peopleOf(second)).toEqual(["Her mother"]);
});

test("a vague name is refused and prevents publishing", async () => {
  const { photo, peopleOf, post } = await openSite();
  const id = await photo("Four");
  const said = { [`photo-${id}-consent`]: "guardian", [`photo-${id}-consent-by`]: "mothers" };
  const answer = await post("/admin/post", { title: "Four", paragraphs: "x", photos: String(id), ...said });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("Who is that: a name, or how the person belongs to the child?");
  expect(await peopleOf(id)).toEqual([]);
});

test("an answer that no person is in the photo is refused beside a name", async () => {
  const { photo, peopleOf, answer } = await openSite();
  await answer(await photo("One"), { consent: "guardian", "consent-by": "Her mother" });
  const id = await photo("Hands");
  const said = await answer(id, { consent: "nobody", "consent-same": "P-1" });
  expect(textOf(await said.text())).toContain("Choose one of the two");
  expect(await peopleOf(id)).toEqual([]);
});

test("a photo's sheet shows its consent until withdrawal", async () => {
  const { photo, sheet, answer, post } = await openSite();
  const first = await photo("One");
  await answer(first, { consent: "guardian", "consent-by": "Her mother" });
  expect(await sheet(first)).toContain("Said yes: Her mother, March 10, 2026");
  await post("/admin/consents/1", { intent: "withdraw" });
  for (const id of [first, await photo("Two")]) {
    const text = await sheet(id);
    expect(text).not.toContain("Said yes");
    expect(text).not.toContain("Her mother");
    expect(text).not.toContain("The same person as P-1");
  }
});
