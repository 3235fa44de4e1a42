import { sorted } from "../../values/list-places.ts";
import type { FormValues } from "../local-draft.ts";
import { findMember } from "./device-account.ts";
import { put, type QueuedPhoto, readAll, remove } from "./device-store.ts";

/** Shared photos of this person that no draft has yet, in their order. */
async function readShared(): Promise<QueuedPhoto[]> {
  const memberId = await findMember();
  const isOurs = (owner: string) => owner === "" || owner === memberId;
  const shared = (await readAll("photos")).filter((photo) => photo.share !== undefined && isOurs(photo.memberId));
  return sorted(shared, (one, other) => one.createdAt - other.createdAt);
}

/** @returns the ids of shared photos that wait for an answer */
export const findShared = async (): Promise<number[]> => (await readShared()).map(({ id }) => id);

/**
 * The draft of a post with all shared photos in it, after those that it has. It is a draft from then on, whatever it
 * was: any page can share photos, and what they show is looked at before it is published.
 * @returns undefined without any
 */
export async function takeShared(draft: FormValues = { version: ["0"] }): Promise<FormValues | undefined> {
  const shared = await readShared();
  if (shared.length === 0) return undefined;
  const ids = shared.map(({ id }) => String(id));
  const before = draft.photos ?? [];
  const photos = [...before, ...ids.filter((id) => !before.includes(id))];
  // In the draft from here on, which names them.
  for (const { share: _, ...photo } of shared) await put("photos", photo);
  return { ...draft, status: ["draft"], "photos-shown": ["yes"], photos };
}

export async function deleteShared(): Promise<void> {
  for (const { id } of await readShared()) await remove("photos", id);
}
