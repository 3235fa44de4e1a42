import { sorted } from "../../values/lists.ts";
import type { FormValues } from "../local-draft.ts";
import { findMember } from "./device-account.ts";
import { put, readAll } from "./device-store.ts";

/** The draft of a post with all shared photos in it, after those that it has. @returns undefined without any */
export async function takeShared(draft: FormValues = { status: ["published"], version: ["0"] }) {
  const memberId = await findMember();
  const isOurs = (owner: string) => owner === "" || owner === memberId;
  const shared = (await readAll("photos")).filter((photo) => photo.share !== undefined && isOurs(photo.memberId));
  if (shared.length === 0) return undefined;
  const ids = sorted(shared, (one, other) => one.createdAt - other.createdAt).map(({ id }) => String(id));
  const before = draft.photos ?? [];
  const photos = [...before, ...ids.filter((id) => !before.includes(id))];
  // In the draft from here on, which names them.
  for (const { share: _, ...photo } of shared) await put("photos", photo);
  return { ...draft, "photos-shown": ["yes"], photos };
}
