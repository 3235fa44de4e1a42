import { findClosingsAbout } from "../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords } from "../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../server/context.server.ts";
import type { ClosingKind } from "../../server/db/closing-tables.ts";
import * as appearances from "./appearance-queries.server.ts";
import * as store from "./consent-queries.server.ts";
import { refreshClearance } from "./refresh-clearance.server.ts";
import * as subjects from "./subject-queries.server.ts";

/** In the photo's record. */
const restore = { name: "the list beside the backups" };

/** What a closing changes here. @returns the photos that it changes */
type Apply = (ctx: InTransaction, closing: ClosingRow) => Promise<number[]>;

const photoAt = async ({ db }: InTransaction, path: string) => (await store.findPhotosByPath(db, [path]))[0];

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
    const isOlder = photo.taken_down_at !== null && photo.taken_down_at <= at;
    // One that is withdrawn already stays as it is: its people may come back.
    if (is_release === 0 ? photo.withdrawn_at === null : isOlder)
      await store.updatePhoto(ctx.db, photo.id, { taken_down_at: is_release === 1 ? null : at });
    return [photo.id];
  },
  async person(ctx, { key, is_release }) {
    const photo = await photoAt(ctx, key);
    if (photo === undefined || is_release === 1) return [];
    await store.updatePhoto(ctx.db, photo.id, { nobody_recognisable: 0 });
    return [photo.id];
  },
  async allowed(ctx, { key, value }) {
    const consent = await store.findConsentByKey(ctx.db, "key", key);
    if (consent === undefined || value === null) return [];
    const { uses, until } = JSON.parse(value) as { uses: string; until: string | null };
    await store.updateConsent(ctx.db, consent.id, { uses, until });
    return appearances.findPhotosOfConsent(ctx.db, consent.id);
  },
  async "taken-out"(ctx, { key, at, is_release }) {
    const [consentKey = "", path = ""] = key.split(" ");
    const photo = await photoAt(ctx, path);
    const consent = await store.findConsentByKey(ctx.db, "key", consentKey);
    if (photo === undefined || consent === undefined || is_release === 1) return [];
    const end = { ended_at: at, ended_by: null, ended_why: "taken out" } as const;
    await appearances.endAppearances(ctx.db, { photo_id: photo.id }, end, [consent.id]);
    return [photo.id];
  },
  async card(ctx, { key, value, at, is_release }) {
    const consent = await store.findConsentByKey(ctx.db, "key", value ?? "");
    if (consent === undefined || is_release === 1) return [];
    const card = { hash: key, subject_id: consent.subject_id, created_by: restore.name, created_at: at };
    await subjects.insertCard(ctx.db, card);
    return appearances.findPhotosOfSubject(ctx.db, consent.subject_id);
  },
};

/**
 * Applies closings that came back with a restored backup: the later of closing and release holds. What a photo lost is
 * computed anew from everything that is known then.
 * @param fresh closings that this database did not know, stored in it by now
 */
export async function applyClosings(ctx: InTransaction, fresh: ClosingRow[]): Promise<void> {
  const changed = new Set<number>();
  for (const [kind, apply] of Object.entries(applies) as [ClosingKind, Apply][]) {
    const keys = [...new Set(fresh.filter((one) => one.kind === kind).map(({ key }) => key))];
    const known = await findClosingsAbout(ctx.db, kind, keys);
    for (const closing of lastWords(known).values()) for (const id of await apply(ctx, closing)) changed.add(id);
  }
  for (const id of changed) await refreshClearance(ctx, id, restore);
}
