import type { Actor } from "../../server/context.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import * as store from "./draft-queries.server.ts";

/** Time without a signal after which the form counts as closed (ms). */
const presenceMs = 60_000;

/** Days from the last change until a draft is deleted. */
export const draftsDays = 30;

export interface StoredDraft {
  formValues: FormValues;
  savedAt: string;
}

const keyOf = ({ member }: Pick<Actor, "member">, subject: string) => ({ user_id: member.id, subject });

export async function findOwnDraft(actor: Actor, subject: string): Promise<StoredDraft | undefined> {
  const found = await store.findDraft(actor.ctx.db, keyOf(actor, subject));
  if (!found?.content || found.saved_at === null) return undefined;
  return { formValues: JSON.parse(found.content) as FormValues, savedAt: found.saved_at };
}

/**
 * Records that the person has the item open.
 * @returns names of others who have it open
 */
export async function beat(actor: Actor, subject: string): Promise<string[]> {
  const { ctx } = actor;
  const now = ctx.clock.now();
  const key = keyOf(actor, subject);
  await store.saveDraft(ctx.db, key, { seen_at: now.toISOString() });
  return store.findOthers(ctx.db, key, new Date(now.getTime() - presenceMs).toISOString());
}

/**
 * Stores a draft.
 * @param base time of the draft that the form knows; empty for none
 * @returns the stored draft, if another device stored a newer one
 */
export async function storeDraft(actor: Actor, subject: string, formValues: FormValues, base: string) {
  const { ctx } = actor;
  const found = await findOwnDraft(actor, subject);
  const isOwn = found?.formValues["draft-device"]?.[0] === formValues["draft-device"]?.[0];
  if (found !== undefined && found.savedAt !== base && !isOwn) return { newer: found };
  const savedAt = ctx.clock.now().toISOString();
  const draft = { content: JSON.stringify(formValues), saved_at: savedAt, seen_at: savedAt };
  await store.saveDraft(ctx.db, keyOf(actor, subject), draft);
  return { savedAt };
}

export const closeDraft = (actor: Actor, subject: string) => store.closeDraft(actor.ctx.db, keyOf(actor, subject));

export const removeDraft = (actor: Actor, subject: string) => store.deleteDraft(actor.ctx.db, keyOf(actor, subject));
