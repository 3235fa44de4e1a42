import { expect, test } from "vitest";
import { admin, editor, lead, lookOf } from "../../../../tests/support/family-model.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { bareAnswer, type ConsentAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import { deletePhotoEverywhere } from "../photos/delete-photo.server.ts";
import { accessOf } from "../photos/photo-gate.ts";
import { addPhoto } from "../photos/photo-queries.server.ts";
import { isLookClosed } from "./closed-looks.server.ts";
import type { ConsentFields } from "./consent-schema.ts";
import { requireConsent } from "./find-consents.server.ts";
import { listTakenOut } from "./noted-appearances.server.ts";
import {
  addPersonToPhoto,
  createConsentWithin,
  decideTakenOut,
  recordAnswer,
  removePersonFromPhoto,
} from "./record-consent.server.ts";
import { changeConsent } from "./take-consent.server.ts";
import { clearLook, hidePhoto, issueCode, putBackConsent, putBackPhoto, withdrawByCode } from "./withdraw.server.ts";

const fields: ConsentFields = {
  code: "",
  person: "child",
  relation: "parent",
  givenBy: "Her mother",
  kind: "paper",
  givenOn: "2026-03-01",
  language: "",
  assent: true,
  uses: ["site", "social", "print"],
  until: "",
  names: "",
  idempotencyKey: "",
};

/** A site where children are added to photos and minutes pass. */
async function openSite() {
  const { ctx, clock } = await createTestSite({ empty: true });
  const later = () => {
    clock.at = new Date(clock.at.getTime() + 60_000);
  };
  const as = (member: typeof admin) => ({ ctx, member });
  const take = async (more: Partial<ConsentFields> = {}, photo?: number) => {
    const { id } = await withTransaction(ctx, (inside) =>
      createConsentWithin(inside, editor, { ...fields, ...more }, photo),
    );
    return { id, code: (await requireConsent(ctx, id)).subject_code };
  };
  /** A photo with a child who has a card. @param copy of the same picture */
  const child = async (path: string, copy: number) => {
    const look = lookOf(1, copy);
    const photo = await addPhoto(ctx.db, { path, alt: "A", width: 4, height: 3, kind: "photograph", look });
    const consent = await take({}, photo);
    later();
    return { ...consent, photo, card: await issueCode(as(editor), consent.id) };
  };
  const access = async () => {
    const rows = await ctx.db.selectFrom("photos").selectAll().orderBy("id").execute();
    return rows.map((row) => accessOf(row, siteDate(clock.now())));
  };
  const isHeld = () => isLookClosed(ctx.db, { path: "images/again.jpg", look: lookOf(1, 3) });
  const answer = async (photo: number, who: ConsentAnswer["who"]) => {
    const said: ConsentAnswer = { ...bareAnswer, who, givenBy: "Somebody", kind: "voice" };
    await withTransaction(ctx, (inside) => recordAnswer(inside, editor, photo, said));
  };
  return { ctx, clock, later, as, take, child, access, isHeld, answer };
}

test("a family that returns shows its own photo, not copies that others withdrew", async () => {
  const { later, as, child, access, isHeld, ctx } = await openSite();
  const one = await child("images/1.jpg", 1);
  const other = await child("images/2.jpg", 2);
  later();
  await withdrawByCode(ctx, other.card);
  later();
  await withdrawByCode(ctx, one.card);
  later();
  await putBackConsent(as(lead), other.id);
  expect([await access(), await isHeld()]).toEqual([["withdrawn", "withheld"], true]);
  later();
  // The lead decides that it is another picture; the next withdrawal hides it again.
  await clearLook(as(lead), other.photo);
  expect(await access()).toEqual(["withdrawn", "consented"]);
  later();
  await putBackConsent(as(lead), one.id);
  // It was a copy itself when the other family withdrew, and the lead has not decided yet.
  expect([await access(), await isHeld()]).toEqual([["withheld", "consented"], false]);
  await clearLook(as(lead), one.photo);
  expect(await access()).toEqual(["consented", "consented"]);
  later();
  await withdrawByCode(ctx, one.card);
  expect(await access()).toEqual(["withdrawn", "withheld"]);
});

test("a photo that is shown again keeps closed what its people withdrew", async () => {
  const { later, as, child, access, isHeld, ctx } = await openSite();
  const one = await child("images/1.jpg", 1);
  await hidePhoto(as(editor), one.photo);
  later();
  await withdrawByCode(ctx, one.card);
  later();
  await putBackPhoto(as(lead), one.photo);
  expect([await access(), await isHeld()]).toEqual([["withdrawn"], true]);
});

test("a card hides copies of deleted photos, also for children added later", async () => {
  const { later, as, child, access, isHeld, ctx } = await openSite();
  const one = await child("images/1.jpg", 1);
  const other = await child("images/2.jpg", 2);
  await deletePhotoEverywhere(as(admin), one.photo);
  expect(await access()).toEqual(["consented"]);
  later();
  expect(await withdrawByCode(ctx, one.card)).toEqual({ photos: 1, recordings: 0, documents: 0 });
  expect(await access()).toEqual(["withheld"]);
  const photo = { alt: "A", width: 4, height: 3, kind: "photograph" as const, look: lookOf(2, 1) };
  const third = await addPhoto(ctx.db, { ...photo, path: "images/3.jpg" });
  await addPersonToPhoto(as(editor), third, other.code);
  const copy = await addPhoto(ctx.db, { ...photo, path: "images/4.jpg", look: lookOf(2, 2) });
  await addPersonToPhoto(as(editor), copy, other.code);
  later();
  await addPersonToPhoto(as(editor), third, one.code);
  expect([await access(), await isHeld()]).toEqual([["withheld", "withdrawn", "withheld"], true]);
});

test("the lead's decision that a person is not in a photo covers all consents", async () => {
  const { later, as, take, child, access, ctx } = await openSite();
  const one = await child("images/1.jpg", 1);
  // A renewal leaves an ended appearance.
  const renewed = await take({ code: one.code }, one.photo);
  await take({}, one.photo);
  later();
  await removePersonFromPhoto(as(editor), one.photo, renewed.id);
  await removePersonFromPhoto(as(editor), one.photo, renewed.id);
  const waiting = await listTakenOut(ctx);
  expect([waiting.length, await access()]).toEqual([1, ["withheld"]]);
  const id = waiting[0]?.id ?? 0;
  later();
  await decideTakenOut(as(lead), id, false);
  await decideTakenOut(as(lead), id, false);
  expect([await listTakenOut(ctx), await access()]).toEqual([[], ["consented"]]);
  expect(await withdrawByCode(ctx, one.card)).toEqual({ photos: 0, recordings: 0, documents: 0 });
  expect(await access()).toEqual(["consented"]);
  later();
  await putBackConsent(as(lead), one.id);
  await addPersonToPhoto(as(editor), one.photo, one.code);
  await expect(decideTakenOut(as(lead), id, false)).rejects.toMatchObject({ status: 404 });
});

test("a person who is added again appears under the newest consent", async () => {
  const { later, as, take, child, ctx } = await openSite();
  const one = await child("images/1.jpg", 1);
  await removePersonFromPhoto(as(editor), one.photo, one.id);
  later();
  await take({ code: one.code, uses: ["print"] });
  const [waiting] = await listTakenOut(ctx);
  await decideTakenOut(as(lead), waiting?.id ?? 0, true);
  const { allowed_uses } = await ctx.db.selectFrom("photos").select("allowed_uses").executeTakeFirstOrThrow();
  expect(allowed_uses).toBe("print");
});

test("only a guardian's answer renews a child's consent", async () => {
  const { clock, take, access, answer, as, ctx } = await openSite();
  const photo = await addPhoto(ctx.db, { path: "images/1.jpg", alt: "A", width: 4, height: 3, kind: "photograph" });
  const child = await take({ until: "2026-03-12" }, photo);
  const card = await issueCode(as(editor), child.id);
  clock.at = new Date("2026-03-20T09:00:00Z");
  expect(await access()).toEqual(["withheld"]);
  await answer(photo, "adults");
  expect(await access()).toEqual(["withheld"]);
  await answer(photo, "guardian");
  expect(await access()).toEqual(["consented"]);
  expect(await withdrawByCode(ctx, card)).toEqual({ photos: 1, recordings: 0, documents: 0 });
  expect(await access()).toEqual(["withdrawn"]);
});

test.each([
  ["2026-03-12", "2026-04-12"],
  ["2026-04-12", "2026-03-12"],
  ["", "2026-03-12"],
  ["2026-03-12", ""],
])("a photo of two people follows the stricter consent (%s, %s)", async (a, b) => {
  const { clock, take, access, ctx } = await openSite();
  const photo = await addPhoto(ctx.db, { path: "images/1.jpg", alt: "A", width: 4, height: 3, kind: "photograph" });
  await take({ until: a, uses: ["site", "print"] }, photo);
  await take({ until: b, uses: ["site", "social"] }, photo);
  const { allowed_uses, shown_until } = await ctx.db
    .selectFrom("photos")
    .select(["allowed_uses", "shown_until"])
    .executeTakeFirstOrThrow();
  expect({ allowed_uses, shown_until }).toEqual({ allowed_uses: "site", shown_until: "2026-03-12" });
  clock.at = new Date("2026-03-12T20:00:00Z");
  expect(await access()).toEqual(["consented"]);
  clock.at = new Date("2026-03-12T23:30:00Z");
  expect(await access()).toEqual(["withheld"]);
});

test.each<[ConsentFields["uses"], until: string, isNarrower: boolean]>([
  [["site", "print"], "2026-04-12", true],
  [["site"], "2026-04-11", true],
  [["print"], "2026-04-12", true],
  [["site", "print"], "2026-04-13", false],
  [["site", "print"], "", false],
  [["site"], "", false],
  [["site", "social"], "2026-04-11", false],
])("an editor can only narrow a consent (%s, until “%s”)", async (uses, until, isNarrower) => {
  const { ctx, take, as } = await openSite();
  const { id } = await take({ uses: ["site", "print"], until: "2026-04-12" });
  const change = changeConsent(as(editor), id, { uses, until, names: "" });
  if (!isNarrower) await expect(change).rejects.toThrow("This allows more than the family agreed to");
  else await change;
  const after = await requireConsent(ctx, id);
  expect([after.uses, after.until]).toEqual(isNarrower ? [uses.join(" "), until] : ["site print", "2026-04-12"]);
  await changeConsent(as(lead), id, { uses: ["site", "social"], until: "", names: "" });
  expect(await requireConsent(ctx, id)).toMatchObject({ uses: "site social", until: null });
});

test("an editor can end a consent that had no end", async () => {
  const { ctx, take, as } = await openSite();
  const { id } = await take({ uses: ["site"], until: "" });
  await changeConsent(as(editor), id, { uses: ["site"], until: "2026-04-12", names: "" });
  expect(await requireConsent(ctx, id)).toMatchObject({ uses: "site", until: "2026-04-12" });
});
