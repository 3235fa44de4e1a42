import { findClosingsAbout } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import type { ClosingKind } from "../../../server/db/closing-tables.ts";
import { deleteRecordingAt } from "../recordings/recording-commands.server.ts";
import * as appearances from "./appearance-queries.server.ts";
import { applyAllowed } from "./apply-allowed.server.ts";
import { applyAppearances, hideStrangers } from "./apply-appearances.server.ts";
import { applyRequest } from "./apply-request.server.ts";
import { isLookClosed } from "./closed-looks.server.ts";
import * as store from "./consent-queries.server.ts";
import { refuseRestored } from "./photo-words.server.ts";
import { hideLookalikes, refreshPhotos } from "./refresh-photo-consent.server.ts";
import * as subjects from "./subject-queries.server.ts";

const restore = { id: "", name: "the list beside the backups" };

type Apply = (ctx: InTransaction, closing: ClosingRow) => Promise<number[]>;

const photoAt = async ({ db }: InTransaction, path: string) => (await store.findPhotosByPath(db, [path]))[0];

/** In the order in which they are applied: people before their photos. */
const applies: Partial<Record<ClosingKind, Apply>> = {
  async withdrawn(ctx, { key, at, is_release }) {
    const consent = await store.findConsentByKey(ctx.db, "key", key);
    if (consent === undefined) return [];
    const isWithdrawn = consent.withdrawn_at !== null && consent.withdrawn_at <= at;
    const wanted =
      is_release === 1
        ? { withdrawn_at: null, withdrawn_how: null }
        : { withdrawn_at: at, withdrawn_how: "card" as const };
    if (is_release === 0 ? consent.withdrawn_at === null : isWithdrawn)
      await subjects.setWithdrawn(ctx.db, consent.subject_id, wanted);
    return appearances.findPhotosOfSubject(ctx.db, consent.subject_id);
  },
  async picture(ctx, { key, at, is_release }) {
    const photo = await photoAt(ctx, key);
    if (photo === undefined) return [];
    const isOlder = photo.hidden_at !== null && photo.hidden_at <= at;
    if (is_release === 0 ? photo.hidden_at === null : isOlder)
      await store.updatePhoto(ctx.db, photo.id, { hidden_at: is_release === 1 ? null : at });
    return [photo.id];
  },
  async recording(ctx, { key, is_release }) {
    if (is_release === 0) await deleteRecordingAt(ctx, key);
    return [];
  },
  async person(ctx, { key, at, value, is_release }) {
    const photo = await photoAt(ctx, key);
    if (photo === undefined || is_release === 1) return [];
    await store.updatePhoto(ctx.db, photo.id, { nobody_recognisable: 0 });
    if (value === "adults") await refuseRestored(ctx, photo.id, at);
    return [photo.id];
  },
  async card(ctx, { key, value, at, is_release }) {
    const consent = await store.findConsentByKey(ctx.db, "key", value ?? "");
    if (consent === undefined || is_release === 1) return [];
    const card = { hash: key, subject_id: consent.subject_id, created_by: restore.name, created_at: at };
    await subjects.insertCard(ctx.db, card);
    return appearances.findPhotosOfSubject(ctx.db, consent.subject_id);
  },
  async asked(ctx, closing) {
    await applyRequest(ctx, closing, restore.name);
    return [];
  },
  async alike(ctx, { key, is_release }) {
    const photo = await photoAt(ctx, key);
    if (photo === undefined || (is_release === 1 && (await isLookClosed(ctx.db, photo)))) return [];
    await store.updatePhoto(ctx.db, photo.id, { looks_closed: is_release === 1 ? 0 : 1 });
    return [photo.id];
  },
};

/**
 * Applies closings that came back with a restored backup: the later of closing and release counts.
 * @param fresh closings that this database did not know; they are already stored
 */
export async function applyClosings(ctx: InTransaction, fresh: ClosingRow[]): Promise<void> {
  const keysOf = (kind: ClosingKind) => [
    ...new Set(fresh.filter((closing) => closing.kind === kind).map(({ key }) => key)),
  ];
  const changed = new Set<number>();
  for (const id of await applyAllowed(ctx, fresh)) changed.add(id);
  for (const id of await applyAppearances(ctx, fresh, restore.name)) changed.add(id);
  for (const [kind, apply] of Object.entries(applies) as [ClosingKind, Apply][]) {
    const known = await findClosingsAbout(ctx.db, kind, keysOf(kind));
    for (const closing of lastWords(known).values()) for (const id of await apply(ctx, closing)) changed.add(id);
  }
  for (const id of await hideStrangers(ctx, fresh)) changed.add(id);
  await refreshPhotos(ctx, [...changed], restore);
  await hideLookalikes(ctx, keysOf("look"), restore);
}
