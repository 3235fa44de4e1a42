import { expect, test } from "vitest";
import type { ConsentFields } from "../../app/features/media/consent/consent-schema.ts";
import { requireConsent } from "../../app/features/media/consent/find-consents.server.ts";
import { listTakenOut } from "../../app/features/media/consent/noted-appearances.server.ts";
import {
  answerRequest,
  hideUnanswered,
  sendPhotoRequest,
  withdrawByCard,
} from "../../app/features/media/consent/photo-requests.server.ts";
import {
  addPersonToPhoto,
  createConsentWithin,
  decideTakenOut,
  removePersonFromPhoto,
} from "../../app/features/media/consent/record-consent.server.ts";
import { refreshPhotos } from "../../app/features/media/consent/refresh-photo-consent.server.ts";
import { changeConsent } from "../../app/features/media/consent/take-consent.server.ts";
import {
  clearLook,
  hidePhoto,
  issueCode,
  putBackConsent,
  putBackPhoto,
  withdrawConsent,
} from "../../app/features/media/consent/withdraw.server.ts";
import { addPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { addRecording, deleteRecording } from "../../app/features/media/recordings/recording-commands.server.ts";
import { findOfOwner } from "../../app/features/media/recordings/recording-queries.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import type { CleanRecording } from "../../app/server/metadata/clean-recording.server.ts";
import { findShown } from "../../tests/support/family-checks.ts";
import { backupsOf, openFamily } from "../../tests/support/family-history.ts";
import { editor, lead, lookOf } from "../../tests/support/family-model.ts";

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

const file = (text: string): CleanRecording => ({
  extension: "mp3",
  type: "audio/mpeg",
  seconds: 1,
  bytes: new TextEncoder().encode(text),
});

/** A site with backups, whose time goes on with each act. */
async function openSite() {
  const family = await openFamily(1);
  const { machine, clock, posts } = family;
  const { backUp, restore, faults } = backupsOf(family);
  const as = (member: typeof lead) => {
    clock.at = new Date(clock.at.getTime() + 60_000);
    return { ctx: machine.ctx, member };
  };
  const inside = withTransaction;
  const take = async (more: Partial<ConsentFields> = {}, photo?: number) => {
    const { ctx } = as(editor);
    const { id } = await inside(ctx, (within) => createConsentWithin(within, editor, { ...fields, ...more }, photo));
    return { id, code: (await requireConsent(ctx, id)).subject_code };
  };
  const add = async (number: number, look = lookOf(number, 0)) =>
    addPhoto(machine.ctx.db, {
      path: `images/1-${number}.jpg`,
      alt: "A",
      width: 4,
      height: 3,
      kind: "photograph",
      look,
    });
  const speak = (text: string, codes: string[], owner = posts[0]) =>
    addRecording(as(editor), owner, { file: file(text), language: "Igbo", answer: undefined, codes });
  const shown = () => findShown(family);
  const voices = async () => (await findOfOwner(machine.ctx.db, posts[0])).map(({ people }) => people.length);
  return { machine, clock, posts, backUp, restore, faults, as, take, add, speak, shown, voices };
}

test("a recording that was deleted is gone after a restore, and one that came again is there", async () => {
  const { backUp, restore, as, take, speak, voices, machine, posts } = await openSite();
  const { code } = await take();
  await speak("one", [code]);
  await speak("other", [code]);
  await backUp();
  const rows = await findOfOwner(machine.ctx.db, posts[0]);
  for (const { id } of rows) await deleteRecording(as(editor), posts[0], id);
  await speak("other", [code]);
  await restore();
  const left = await findOfOwner(machine.ctx.db, posts[0]);
  expect(left.map(({ path }) => path)).toEqual([rows[1]?.path]);
  expect(await voices()).toEqual([1]);
});

test("a voice named after the backup plays after the restore; one with a stranger is gone", async () => {
  const { backUp, restore, as, take, speak, voices, machine } = await openSite();
  const one = await take();
  const other = await take();
  await speak("known", [one.code]);
  await speak("strange", [one.code]);
  const card = await issueCode(as(editor), other.id);
  await backUp();
  await speak("known", [other.code]);
  const stranger = await take();
  await speak("strange", [stranger.code]);
  const strange = await issueCode(as(editor), stranger.id);
  await restore();
  expect(await voices()).toEqual([2]);
  await expect(speak("strange", [one.code])).rejects.toThrow("The consent of a person in this recording was lost");
  expect(await withdrawByCard(machine.ctx, strange)).toEqual({ photos: 0, recordings: 1, documents: 0 });
  expect(await withdrawByCard(machine.ctx, card)).toEqual({ photos: 0, recordings: 1, documents: 0 });
});

test("a photo that a later consent forbade stays hidden after a restore", async () => {
  const { backUp, restore, faults, as, take, add, shown } = await openSite();
  const photo = await add(1);
  const first = await take({}, photo);
  await backUp();
  await take({ code: first.code, uses: ["site"] }, photo);
  await changeConsent(as(editor), first.id, { uses: ["site", "print"], until: "", names: "" });
  await changeConsent(as(lead), first.id, { uses: ["site", "social", "print"], until: "", names: "" });
  expect(await shown()).toEqual(["images/1-1.jpg site"]);
  await restore();
  expect([await shown(), faults]).toEqual([["images/1-1.jpg site"], []]);
});

test("a later consent still applies to its own photos, and narrows no other consent", async () => {
  const { backUp, restore, as, take, add, shown } = await openSite();
  const one = await add(1);
  const other = await add(2);
  const first = await take({}, one);
  await addPersonToPhoto(as(editor), other, first.code);
  await take({ code: first.code, uses: ["site"] });
  await backUp();
  await addPersonToPhoto(as(editor), one, first.code);
  const before = await shown();
  await restore();
  expect(await shown()).toEqual(before);
  expect(before).toEqual(["images/1-1.jpg site", ...["print", "site", "social"].map((use) => `images/1-2.jpg ${use}`)]);
});

test("a photo request keeps its promise through a restore until it is answered", async () => {
  const { backUp, restore, add, take, as, shown, machine, clock } = await openSite();
  const photos = [await add(1), await add(2), await add(3)];
  for (const photo of photos) await take({}, photo);
  await backUp();
  const ask = async (photo = 0, address = "192.0.2.1") =>
    sendPhotoRequest(
      as(editor).ctx,
      { address },
      { photo, who: "child", wish: "down", code: "", contact: "0801", note: "Please" },
    );
  expect(await ask(photos[0])).toBe("hides");
  expect(await ask(photos[1], "192.0.2.2")).toBe("hides");
  expect(await ask(photos[2], "192.0.2.3")).toBe("hides");
  await answerRequest(as(lead), 2, "kept");
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  await restore();
  const rows = await machine.ctx.db.selectFrom("photo_requests").selectAll().orderBy("id").execute();
  expect(rows.map(({ photo_id, who, note, done_at }) => [photo_id, who, note, done_at])).toEqual([
    [photos[0], "child", null, null],
    [photos[2], "child", null, null],
  ]);
  clock.at = new Date(clock.at.getTime() + 24 * 3_600_000);
  await hideUnanswered(machine.ctx);
  expect(new Set((await shown()).map((one) => one.split(" ")[0]))).toEqual(new Set(["images/1-2.jpg"]));
  // Hidden, and shown again by the lead: also after another restore.
  await putBackPhoto(as(lead), photos[0] ?? 0);
  await restore();
  await hideUnanswered(machine.ctx);
  expect(new Set((await shown()).map((one) => one.split(" ")[0]))).toEqual(
    new Set(["images/1-1.jpg", "images/1-2.jpg"]),
  );
});

test("a lead's release outlives a restore: another picture, a person who is not in it", async () => {
  const { backUp, restore, as, take, add, shown, machine } = await openSite();
  const look = lookOf(1, 1);
  const one = await add(1, look);
  const copy = await add(2, lookOf(1, 2));
  const a = await take({}, one);
  const b = await take({}, copy);
  const card = await issueCode(as(editor), b.id);
  await take({}, copy);
  await backUp();
  await withdrawConsent(as(editor), a.id);
  await clearLook(as(lead), copy);
  await removePersonFromPhoto(as(editor), copy, b.id);
  const [waiting] = await listTakenOut(machine.ctx);
  await decideTakenOut(as(lead), waiting?.id ?? 0, false);
  const before = await shown();
  expect(before).toHaveLength(3);
  await restore();
  expect(await shown()).toEqual(before);
  expect(await withdrawByCard(machine.ctx, card)).toEqual({ photos: 0, recordings: 0, documents: 0 });
  expect(await shown()).toEqual(before);
});

test("a closing after a lead's release stays closed after a restore", async () => {
  const { backUp, restore, as, take, add, shown, machine } = await openSite();
  const one = await add(1, lookOf(1, 1));
  const copy = await add(2, lookOf(1, 2));
  const third = await add(3);
  const a = await take({}, one);
  const b = await take({}, copy);
  const c = await take({}, third);
  await withdrawConsent(as(editor), a.id);
  await withdrawConsent(as(editor), c.id);
  await backUp();
  await clearLook(as(lead), copy);
  await putBackConsent(as(lead), a.id);
  await withdrawConsent(as(editor), a.id);
  await hidePhoto(as(editor), third);
  await putBackConsent(as(lead), c.id);
  expect(await shown()).toEqual([]);
  await restore();
  expect(await shown()).toEqual([]);
  // Once more changes nothing.
  await withTransaction(machine.ctx, (ctx) => refreshPhotos(ctx, [one, copy, third], editor));
  expect([await shown(), b.id]).toEqual([[], b.id]);
});
