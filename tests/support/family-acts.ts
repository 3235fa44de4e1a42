import type { Selectable } from "kysely";
import { isLookClosed } from "../../app/features/media/consent/closed-looks.server.ts";
import { type ConsentUse, consentUses } from "../../app/features/media/consent/consent.ts";
import type { ConsentFields } from "../../app/features/media/consent/consent-schema.ts";
import { requireConsent } from "../../app/features/media/consent/find-consents.server.ts";
import { setNobody } from "../../app/features/media/consent/mark-nobody.server.ts";
import {
  answerRequest,
  hideUnanswered,
  sendPhotoRequest,
} from "../../app/features/media/consent/photo-requests.server.ts";
import {
  addPersonToPhoto,
  createConsentWithin,
  decideTakenOut,
  recordAnswer,
  removePersonFromPhoto,
} from "../../app/features/media/consent/record-consent.server.ts";
import { refreshPhotoConsent } from "../../app/features/media/consent/refresh-photo-consent.server.ts";
import { changeConsent } from "../../app/features/media/consent/take-consent.server.ts";
import {
  clearLook,
  hidePhoto,
  issueCode,
  putBackConsent,
  putBackPhoto,
  withdrawConsent,
} from "../../app/features/media/consent/withdraw.server.ts";
import { deletePhotoEverywhere } from "../../app/features/media/photos/delete-photo.server.ts";
import { queuePhoto } from "../../app/features/media/photos/face-queries.server.ts";
import { addPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import type { PhotoTable } from "../../app/features/media/photos/photo-tables.ts";
import { addRecording, deleteRecording } from "../../app/features/media/recordings/recording-commands.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import type { CleanRecording } from "../../app/server/metadata/clean-recording.server.ts";
import { bareAnswer, type ConsentAnswer } from "../../app/values/consent-answer.ts";
import { aFace, countWaiting } from "./faces.ts";
import { admin, type Child, editor, type Family, lead, lookOf, note } from "./family-model.ts";

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

const wide: ConsentUse[] = ["site", "social", "print"];
const uses: ConsentUse[][] = [wide, wide, wide, ["site", "social"], ["site"], ["print"], ["social", "print"]];
const ends = ["", "", "", "", "", "2026-03-12", "2026-12-31"];

type Photo = Selectable<PhotoTable>;

/** Acts on a family, by name. A refused act changes nothing. */
export function actsOf(family: Family): Record<string, () => Promise<unknown>> {
  const { draw, machine, clock, groups, children, posts } = family;
  const db = () => machine.ctx.db;
  const as = (member: typeof admin) => ({ ctx: machine.ctx, member });
  const one = <Thing>(things: readonly Thing[]): Thing | undefined => things[draw(things.length)];
  const child = (): Child => children[draw(2)] ?? children[0];
  const allowed = () => ({ uses: one(uses) ?? ["site"], until: one(ends) ?? "" });
  const photos = () => db().selectFrom("photos").selectAll().where("path", "like", `images/${family.seed}-%`).execute();
  const photo = async (isOne: (row: Photo) => boolean = () => true): Promise<Photo> => {
    const found = one((await photos()).filter(isOne));
    if (found === undefined) throw new NothingThere();
    return found;
  };
  /** The newest consent of a child on this machine. */
  const consentOf = async ({ code }: Child) => {
    const consents = db()
      .selectFrom("consents")
      .innerJoin("subjects", "subjects.id", "consents.subject_id")
      .select(["consents.id", "subject_id"])
      .where("subjects.code", "=", code);
    const newest = await consents.orderBy("consents.id", "desc").executeTakeFirst();
    if (newest === undefined) throw new NothingThere();
    return newest;
  };
  const take = (code: string, photoId?: number) =>
    withTransaction(machine.ctx, (ctx) => createConsentWithin(ctx, editor, { ...fields, ...allowed(), code }, photoId));
  /** Uploads a photo: half are copies of others, a third wait for their count. */
  const upload = async (): Promise<Photo> => {
    const number = groups.size;
    const path = `images/${family.seed}-${number}.jpg`;
    const group = (draw(2) === 0 && one([...groups.values()])) || family.seed * 1_000 + number;
    const look = lookOf(group, number);
    groups.set(path, group);
    return withTransaction(machine.ctx, async (ctx) => {
      const looks_closed = (await isLookClosed(ctx.db, { path, look })) ? 1 : 0;
      const made = { path, alt: "Children", width: 4, height: 3, kind: "photograph" as const, look, looks_closed };
      const id = await addPhoto(ctx.db, made);
      if (draw(3) === 0) await queuePhoto(ctx.db, id);
      await refreshPhotoConsent(ctx, id, editor);
      return ctx.db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    });
  };
  const attach = async (who: Child, { id, path }: Photo) => {
    await addPersonToPhoto(as(editor), id, who.code);
    note(family, who, path, "in");
  };
  const appearances = (which: Child) =>
    db()
      .selectFrom("appearances")
      .innerJoin("consents", "consents.id", "consent_id")
      .innerJoin("subjects", "subjects.id", "subject_id")
      .innerJoin("photos", "photos.id", "photo_id")
      .select(["appearances.id", "consent_id", "photos.path", "photo_id", "ended_at", "ended_why", "released_at"])
      .where("code", "=", which.code)
      .execute();
  /** Answers beside a photo. If it renews a child's consent, the child stays in it. */
  const answer = async (who: ConsentAnswer["who"]) => {
    const { id } = await photo();
    const said: ConsentAnswer = {
      ...bareAnswer,
      who,
      givenBy: "Somebody",
      kind: "voice",
      hasAssent: who === "guardian",
    };
    await withTransaction(machine.ctx, (ctx) => recordAnswer(ctx, editor, id, said));
  };
  const voiceFile = (number: number): CleanRecording => ({
    extension: "mp3",
    type: "audio/mpeg",
    seconds: 1,
    bytes: new TextEncoder().encode(`voice ${family.seed} ${number}`),
  });
  const addVoice = async (number: number, heard: Child[], owner: string) => {
    const codes = heard.map(({ code }) => code);
    const made = { file: voiceFile(number), language: "Igbo", answer: undefined, codes };
    await addRecording(as(editor), owner, made);
    const rows = await db().selectFrom("recordings").select("path").where("owner", "=", owner).orderBy("id").execute();
    const path = await machine.ctx.storage.put("recordings", "mp3", made.file.bytes);
    if (!rows.some((row) => row.path === path)) throw new Error("The recording is not there.");
    // The same file has the same voices on all pages.
    const everHeard = children.filter(
      (which) => heard.includes(which) || [...which.noted.keys()].some((place) => place.endsWith(` ${path}`)),
    );
    const all = await db().selectFrom("recordings").select("owner").where("path", "=", path).execute();
    for (const which of everHeard) for (const row of all) note(family, which, `${row.owner} ${path}`, "in");
  };
  const known = () => children.filter(({ code }) => code !== "");
  let voices = 0;
  return {
    async meet() {
      const which = child();
      if (which.code === "") which.code = (await requireConsent(machine.ctx, (await take("")).id)).subject_code;
    },
    upload,
    addOthers: async () => take("", (await upload()).id),
    attachNew: async () => attach(child(), await upload()),
    attach: async () => attach(child(), await photo()),
    secondConsent: () => take(child().code),
    async renewInPhoto() {
      const which = child();
      const { id, path } = await photo();
      if (which.code === "") return;
      await take(which.code, id);
      note(family, which, path, "in");
    },
    async narrow() {
      const { id } = await consentOf(child());
      const { uses: before } = await requireConsent(machine.ctx, id);
      const left = consentUses.filter((use) => before.split(" ").includes(use) && draw(3) > 0);
      await changeConsent(as(editor), id, { uses: left, until: one(ends.slice(4)) ?? "", names: "" });
    },
    async leadChangesConsent() {
      const { subject_id } = await consentOf(child());
      const all = await db().selectFrom("consents").select("id").where("subject_id", "=", subject_id).execute();
      await changeConsent(as(lead), one(all)?.id ?? 0, { ...allowed(), names: "" });
    },
    answerOfGuardian: () => answer("guardian"),
    answerOfAdults: () => answer("adults"),
    async takeOut() {
      const which = child();
      const live = one((await appearances(which)).filter(({ ended_at }) => ended_at === null));
      if (live === undefined) return;
      await removePersonFromPhoto(as(editor), live.photo_id ?? 0, live.consent_id);
      note(family, which, live.path, "out");
    },
    async leadDecides() {
      const which = child();
      const out = (await appearances(which)).filter((row) => row.ended_why === "taken out" && row.released_at === null);
      const chosen = one(out);
      if (chosen === undefined) return;
      const isIn = draw(3) === 0;
      await decideTakenOut(as(lead), chosen.id, isIn);
      note(family, which, chosen.path, isIn ? "in" : "released");
    },
    nobody: async () => setNobody(as(editor), (await photo((row) => row.consent_at === null)).id, true),
    somebody: async () => setNobody(as(editor), (await photo()).id, false),
    count: () => countWaiting(machine.ctx, draw(2) === 0 ? [] : [aFace]),
    async deletePhoto() {
      const { id, path } = await photo();
      await deletePhotoEverywhere(as(admin), id);
      family.deleted.add(path);
    },
    hidePhoto: async () => hidePhoto(as(editor), (await photo()).id),
    putBack: async () => putBackPhoto(as(lead), (await photo((row) => row.hidden_at !== null)).id),
    async clearLook() {
      const { id, path } = await photo((row) => row.looks_closed === 1);
      await clearLook(as(lead), id);
      family.said.set(path, clock.at.toISOString());
    },
    async voice() {
      const heard = known().filter(() => draw(2) === 0);
      if (heard.length > 0) await addVoice(voices++, heard, one(posts) ?? "");
    },
    async voiceAgain() {
      const heard = known().filter(() => draw(2) === 0);
      if (heard.length > 0 && voices > 0) await addVoice(draw(voices), heard, one(posts) ?? "");
    },
    async deleteVoice() {
      const rows = db().selectFrom("recordings").select(["id", "owner", "path"]).where("owner", "in", posts);
      const row = one(await rows.execute());
      if (row === undefined) return;
      await deleteRecording(as(editor), row.owner, row.id);
      const place = `${row.owner} ${row.path}`;
      family.again.set(place, (family.again.get(place) ?? 0) + 1);
    },
    async card() {
      const which = child();
      which.cards.push(await issueCode(as(editor), (await consentOf(which)).id));
    },
    withdraw: async () => withdrawConsent(as(editor), (await consentOf(child())).id),
    comeBack: async () => putBackConsent(as(lead), (await consentOf(child())).id),
    async ask() {
      const about = { photo: (await photo()).id, who: "child" as const, wish: "down" as const };
      const texts = { code: "", contact: "", note: "" };
      await sendPhotoRequest(machine.ctx, { address: `192.0.2.${draw(200)}` }, { ...about, ...texts });
    },
    async answerRequest() {
      const open = await db().selectFrom("photo_requests").select("id").where("done_at", "is", null).execute();
      const chosen = one(open);
      if (chosen !== undefined) await answerRequest(as(lead), chosen.id, draw(2) === 0 ? "down" : "kept");
    },
    async dayPasses() {
      clock.at = new Date(clock.at.getTime() + 86_400_000);
      await hideUnanswered(machine.ctx);
    },
  };
}

/** The act found no object. */
export class NothingThere extends Error {}
