import { expect, test } from "vitest";
import { createTestSite } from "../../../tests/support/test-site.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { lagosDate } from "../../values/dates.ts";
import { deletePhotoEverywhere } from "../photos/delete-photo.server.ts";
import { accessOf } from "../photos/photo-gate.ts";
import { addPhoto } from "../photos/photo-queries.server.ts";
import { accessToVoice } from "../recordings/find-recordings.server.ts";
import { deleteRecordingsOf } from "../recordings/recording-commands.server.ts";
import { findOfOwner, insertRecording } from "../recordings/recording-queries.server.ts";
import { beginAppearance } from "./appearance-queries.server.ts";
import type { ConsentFields } from "./consent-schema.ts";
import { requireConsent } from "./find-consents.server.ts";
import {
  addPersonToPhoto,
  changeConsent,
  createConsentWithin,
  decideTakenOut,
  recordAnswer,
  removePersonFromPhoto,
  setNobody,
} from "./record-consent.server.ts";
import { issueCode, putBackConsent, withdrawByCode, withdrawConsent } from "./withdraw.server.ts";

const staff = (id: string, role: "admin" | "editor" | "lead"): StaffMember => ({
  ...{ id, role, name: `Sample ${id}`, email: `${id}@example.org`, position: null, twoFactor: false },
  readsSafeguarding: role === "lead",
});
const [admin, editor, lead] = [staff("a", "admin"), staff("e", "editor"), staff("l", "lead")];

const fields: ConsentFields = {
  ...{ code: "", person: "child", relation: "parent", givenBy: "Her mother", kind: "paper", givenOn: "2026-03-01" },
  ...{ language: "", assent: true, uses: ["site", "social"], until: "", names: "", idempotencyKey: "" },
};

const answer = { who: "guardian", givenBy: "Her mother", kind: "paper", hasAssent: true, code: "" } as const;

/** Numbers from 0 up to a bound, the same in each run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test("after a card is used, no address shows the child, and the sentence counts right, in 200 random histories", async () => {
  const { ctx, clock } = await createTestSite();
  const shown = async (photos: Set<number>, recordings: Set<number>) => {
    const today = lagosDate(ctx.clock.now());
    const rows = await ctx.db
      .selectFrom("photos")
      .selectAll()
      .where("id", "in", [0, ...photos])
      .execute();
    const voices = (await findOfOwner(ctx.db, "post:1")).filter(({ id }) => recordings.has(id));
    return [
      ...rows.filter((photo) => accessOf(photo, today) !== "withdrawn").map(({ id }) => `photo ${id}`),
      ...voices.filter((voice) => accessToVoice(voice, today) !== "withdrawn").map(({ id }) => `recording ${id}`),
    ];
  };
  for (let seed = 1; seed <= 200; seed++) {
    const draw = numbersFrom(seed * 7_919);
    const take = async (code = "") =>
      (await withTransaction(ctx, (ctx) => createConsentWithin(ctx, editor, { ...fields, code }))).id;
    const first = await take();
    const { subject_code: code, subject_id } = await requireConsent(ctx, first);
    const cards = [await issueCode({ ctx, member: editor }, first)];
    /** Where the child is, or somebody said so and no lead said otherwise: the model. */
    const [photos, recordings] = [new Set<number>(), new Set<number>()];
    const all: number[] = [];
    const acts: Record<string, () => Promise<unknown>> = {
      async attach() {
        const path = `images/${seed}-${all.length}.jpg`;
        const id = await addPhoto(ctx.db, { path, alt: "A child", width: 4, height: 3, kind: "photograph" });
        all.push(id);
        await addPersonToPhoto({ ctx, member: editor }, id, code);
        photos.add(id);
      },
      async sameAsInAnother() {
        const path = `images/${seed}-${all.length}.jpg`;
        const id = await addPhoto(ctx.db, { path, alt: "A child", width: 4, height: 3, kind: "photograph" });
        all.push(id);
        const same = { ...answer, who: "same", givenBy: "", code } as const;
        await withTransaction(ctx, (ctx) => recordAnswer(ctx, editor, id, same));
        photos.add(id);
      },
      secondConsent: () => take(code),
      async narrow() {
        const newest = await ctx.db
          .selectFrom("consents")
          .select("id")
          .where("subject_id", "=", subject_id)
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        const narrowed = { uses: ["site" as const], until: "2026-12-31", names: "" };
        await changeConsent({ ctx, member: editor }, newest.id, narrowed);
      },
      async endAndRenew() {
        const id = all[draw(all.length)] ?? 0;
        await ctx.db
          .updateTable("consents")
          .set({ until: "2026-01-01" })
          .where("subject_id", "=", subject_id)
          .execute();
        await withTransaction(ctx, (ctx) => recordAnswer(ctx, editor, id, answer));
        // A photo that is deleted, or had been left, has the new person of the answer.
      },
      async takeOut() {
        const id = all[draw(all.length)] ?? 0;
        const people = await ctx.db
          .selectFrom("appearances")
          .innerJoin("consents", "consents.id", "consent_id")
          .select("consent_id")
          .where("photo_id", "=", id)
          .where("subject_id", "=", subject_id)
          .where("ended_at", "is", null)
          .execute();
        for (const { consent_id } of people) await removePersonFromPhoto({ ctx, member: editor }, id, consent_id);
      },
      async nobody() {
        await setNobody({ ctx, member: editor }, all[draw(all.length)] ?? 0, true);
      },
      async releaseByLead() {
        const ended = await ctx.db
          .selectFrom("appearances")
          .innerJoin("consents", "consents.id", "consent_id")
          .select(["appearances.id", "photo_id"])
          .where("subject_id", "=", subject_id)
          .where("ended_why", "=", "taken out")
          .where("released_at", "is", null)
          .executeTakeFirst();
        if (ended === undefined) return;
        const isIn = draw(2) === 0;
        await decideTakenOut({ ctx, member: lead }, ended.id, isIn);
        const left = await ctx.db
          .selectFrom("appearances")
          .innerJoin("consents", "consents.id", "consent_id")
          .select("appearances.id")
          .where("subject_id", "=", subject_id)
          .where("photo_id", "=", ended.photo_id)
          .where("released_at", "is", null)
          .execute();
        if (left.length === 0) photos.delete(ended.photo_id ?? 0);
      },
      async deletePhoto() {
        await deletePhotoEverywhere({ ctx, member: admin }, all[draw(all.length)] ?? 0);
      },
      async voice() {
        const id = await insertRecording(ctx.db, {
          ...{ owner: "post:1", path: `recordings/${seed}-${recordings.size}.mp3`, type: "audio/mpeg" },
          ...{ bytes: 1, seconds: 1, language: "Igbo", added_by: "x", created_at: "2026-03-01" },
        });
        if (id === undefined) return;
        const began = { consent_id: first, began_at: "2026-03-01", began_by: "x" };
        await beginAppearance(ctx.db, { recording_id: id }, began);
        recordings.add(id);
      },
      anotherCard: async () => cards.push(await issueCode({ ctx, member: editor }, first)),
      async withdrawAndPutBack() {
        await withdrawConsent({ ctx, member: editor }, first);
        if (draw(2) === 0) await putBackConsent({ ctx, member: lead }, first);
      },
      async dayPasses() {
        clock.at = new Date(clock.at.getTime() + 86_400_000);
      },
    };
    const names = Object.keys(acts);
    const history = ["attach", ...Array.from({ length: 10 }, () => names[draw(names.length)] ?? "attach")];
    for (const name of history)
      await acts[name]?.().catch((error: unknown) => {
        // A refusal changes nothing; the photo of an act may be deleted already.
        if (!(error instanceof FormError) && (error as { status?: number }).status !== 404) throw error;
      });
    const expected = { photos: photos.size, recordings: recordings.size };
    const card = cards[draw(cards.length)] ?? "";
    // Once more, and with another card: the sentence says the same.
    for (const one of [card, card, cards[0] ?? ""])
      expect([seed, history, await withdrawByCode(ctx, one)]).toEqual([seed, history, expected]);
    expect([seed, history, await shown(photos, recordings)]).toEqual([seed, history, []]);
    await deleteRecordingsOf(ctx, "post:1");
  }
});
