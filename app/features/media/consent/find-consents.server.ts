import type { Actor, AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { findKeys } from "../../../server/sealing/find-keys.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { readList } from "../../../values/read-list.ts";
import { canProtect } from "../../../values/roles.ts";
import * as appearances from "./appearance-queries.server.ts";
import { soonFrom } from "./consent.ts";
import * as store from "./consent-queries.server.ts";
import * as subjects from "./subject-queries.server.ts";

const pageLength = 50;

/** @throws AppError notFound */
export async function requireConsent(
  { db }: Pick<AppContext, "db">,
  id: number | undefined,
): Promise<store.ConsentRow> {
  const consent = id === undefined ? undefined : await store.findConsent(db, id);
  if (consent === undefined) throw new AppError("notFound");
  return consent;
}

export type ConsentState = { state: "recorded" | "withdrawn" } | { state: "endsSoon" | "ended"; day: string };

/** Returns the state of a consent on a day. @param today ISO date */
export function stateOfConsent(
  { withdrawn_at, until }: Pick<store.ConsentRow, "withdrawn_at" | "until">,
  today: string,
): ConsentState {
  if (withdrawn_at !== null) return { state: "withdrawn" };
  if (until === null || until >= soonFrom(today)) return { state: "recorded" };
  return { state: until < today ? "ended" : "endsSoon", day: until };
}

/** Lists a page of consents. @param address with the cursor and the searched words */
export async function listConsents({ db, clock }: AppContext, address: string) {
  const { searchParams } = new URL(address);
  const search = (searchParams.get("q") ?? "").trim().slice(0, 20);
  const isOldNames = searchParams.has("names");
  const { page, older } = await readList(address, pageLength, (wanted) =>
    store.findConsents(db, isOldNames, { ...wanted, search }),
  );
  const ids = page.map(({ id }) => id);
  const photos = await appearances.countPhotosOfConsents(db, ids);
  const today = siteDate(clock.now());
  return {
    search,
    older,
    isOldNames,
    hasOldNames: await store.hasOldNames(db),
    consents: page.map((row) => ({
      id: row.id,
      code: row.subject_code,
      givenOn: row.given_on,
      kind: row.kind,
      photos: photos.get(row.id) ?? 0,
      state: stateOfConsent(row, today),
    })),
  };
}

/** Finds a consent with its photos, its cards and the person's other consents. @throws AppError notFound */
export async function openConsent(ctx: AppContext, id: number | undefined) {
  const { key: _key, idempotency_key: _idempotencyKey, ...consent } = await requireConsent(ctx, id);
  return {
    consent,
    state: stateOfConsent(consent, siteDate(ctx.clock.now())),
    askNames: await whyAskNames(ctx, consent.id),
    photos: await appearances.findPhotosOfConsent(ctx.db, consent.id),
    cards: await subjects.countCards(ctx.db, consent.subject_id),
    others: await store.findOtherConsents(ctx.db, consent),
  };
}

/** Returns why staff must type the names again: an earlier release hashed them, or this server lacks their key. */
async function whyAskNames(ctx: AppContext, id: number): Promise<"old" | "locked" | undefined> {
  const ids = await store.findKeysOfNames(ctx.db, id);
  if (ids.includes(null)) return "old";
  const keys = ids.length === 0 ? new Map() : await findKeys(ctx);
  return ids.some((id) => !keys.has(id)) ? "locked" : undefined;
}

export async function listPeople({ ctx: { db, clock }, member }: Pick<Actor, "ctx" | "member">, photoId: number) {
  const today = siteDate(clock.now());
  return (await appearances.findPeopleOfPhoto(db, photoId)).map((consent) => {
    const state = stateOfConsent(consent, today);
    const isLive = state.state === "recorded" || state.state === "endsSoon";
    return {
      id: consent.id,
      code: consent.subject_code,
      state,
      /** Evidence of a consent that has not ended, for members who may see it. */
      said: isLive && canProtect(member) ? { by: consent.given_by, on: writeDay(consent.given_on) } : undefined,
    };
  });
}
