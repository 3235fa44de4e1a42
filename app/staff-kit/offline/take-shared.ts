import { sorted } from "../../values/list-places.ts";
import type { FormValues } from "../local-draft.ts";
import { findMember } from "./device-account.ts";
import { put, type QueuedPhoto, readAll, remove } from "./device-store.ts";

async function readShared(): Promise<QueuedPhoto[]> {
  const memberId = await findMember();
  const isOurs = (owner: string) => owner === "" || owner === memberId;
  const shared = (await readAll("photos")).filter((photo) => photo.share !== undefined && isOurs(photo.memberId));
  return sorted(shared, (one, other) => one.createdAt - other.createdAt);
}

/** Returns the ids of shared photos that no draft uses yet. */
export const findShared = async (): Promise<number[]> => (await readShared()).map(({ id }) => id);

/**
 * Adds all shared photos to the end of a post's draft. The status always becomes draft, because any page can share
 * photos, so a person must look at them before publication.
 * @returns undefined without shared photos
 */
export async function takeShared(draft: FormValues = { version: ["0"] }): Promise<FormValues | undefined> {
  const shared = await readShared();
  if (shared.length === 0) return undefined;
  const ids = shared.map(({ id }) => String(id));
  const before = draft.photos ?? [];
  const photos = [...before, ...ids.filter((id) => !before.includes(id))];
  // From here on, only the draft refers to the photos.
  for (const { share: _, ...photo } of shared) await put("photos", photo);
  return { ...draft, status: ["draft"], "photos-shown": ["yes"], photos };
}

export async function deleteShared(): Promise<void> {
  for (const { id } of await readShared()) await remove("photos", id);
}
