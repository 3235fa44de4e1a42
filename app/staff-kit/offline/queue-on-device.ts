import { staffOffline as words } from "content/staff-offline.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { findMember, waitForMember } from "./device-account.ts";
import { isNearlyFull } from "./device-space.ts";
import { put, type QueuedForm, type QueuedPhoto, readForms, readOne } from "./device-store.ts";
import { sendQueue } from "./send-queue.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { areStored } from "./store-photo.ts";
import { findTemporaryIds, newTemporaryId, uploadKeyOf } from "./temporary-ids.ts";

/** Queues a form until it can be sent. A newer one for the same item replaces an unsent one. @throws when impossible */
export async function queueForm(action: string, fields: [string, string][]): Promise<StaffFormResult> {
  const memberId = await waitForMember();
  if (memberId === undefined) return rejectWithoutLine();
  const photos = findTemporaryIds(fields);
  // A form must not wait for a photo that goes with its page.
  if (!(await areStored(photos))) return { message: words.photosNotKept, errors: {} };
  const own = Object.fromEntries(fields);
  const waiting = (await readForms(memberId)).filter(({ state }) => state !== "sent");
  const earlier = waiting.find((form) => isSameItem(form, action));
  // Another new item under the key of one that waits would replace it.
  const stored = fields.filter(([name]) => name !== "idempotencyKey" && !/^photo-.*-src$/.test(name));
  const isTaken = waiting.some(
    (form) => form.key === own.idempotencyKey && JSON.stringify(form.fields) !== JSON.stringify(stored),
  );
  const key = earlier?.key ?? ((isTaken ? "" : own.idempotencyKey) || crypto.randomUUID());
  await put("forms", {
    key,
    memberId,
    action,
    title: own.title ?? "",
    fields: stored,
    photos,
    draftId: draftIdOf(action),
    createdAt: earlier?.createdAt ?? Date.now(),
    state: "kept",
  });
  await wakeQueue();
  const isOnline = navigator.onLine && photos.length > 0;
  return { done: isOnline ? words.waitsForPhotos : words.kept, isQueued: true, queuedKey: key };
}

/** Queues an act that has no form to open again, like a check-in: each by itself, sent in order. @throws when impossible */
export async function queueAct(
  memberId: string,
  action: string,
  title: string,
  fields: [string, string][],
): Promise<void> {
  const act = { key: crypto.randomUUID(), memberId, action, title, fields, photos: [], draftId: "" };
  await put("forms", { ...act, createdAt: Date.now(), state: "kept" });
  await wakeQueue();
}

/** Rejects what needs a connection. */
export const rejectWithoutLine = (): StaffFormResult => ({ message: words.noLine, errors: {}, isQueued: true });

const isSameItem = (form: QueuedForm, action: string) => /\d$/.test(action) && form.action === action;

/** `/admin/post/12` is `post-12`, `/admin/post` is `new-post`, as `content-item-form.tsx` names them. */
export function draftIdOf(action: string): string {
  const [, , noun = "", id] = action.split("/");
  return id ? `${noun}-${id}` : `new-${noun}`;
}

interface QueueOptions {
  folder?: string;
  /** Key of an upload that broke off. */
  key?: string | undefined;
  share?: string;
}

/** Queues a photo, made small. @returns it; "full" when the device is nearly full @throws when impossible */
export async function queuePhoto(
  file: File,
  { folder = "images", key = crypto.randomUUID(), share }: QueueOptions = {},
): Promise<QueuedPhoto | "full"> {
  if (await isNearlyFull(file.size)) return "full";
  const small = await shrinkPicture(file);
  const photo: QueuedPhoto = {
    id: newTemporaryId(),
    key,
    memberId: (await findMember()) ?? "",
    name: file.name,
    folder,
    blob: small ?? file,
    isSmall: small !== undefined,
    createdAt: Date.now(),
    ...(share !== undefined && { share }),
  };
  await put("photos", photo);
  return photo;
}

/** Queues a photo that goes to the library by itself. @throws when impossible */
export async function queuePhotoAlone(file: File, uploadKey?: string): Promise<"kept" | "full"> {
  const photo = await queuePhoto(file, { key: uploadKey });
  if (photo === "full") return photo;
  const form = { action: "", fields: [], draftId: "", title: file.name, photos: [photo.id] };
  const { key, memberId, createdAt } = photo;
  await put("forms", { key, memberId, createdAt, ...form, state: "kept" });
  await wakeQueue();
  return "kept";
}

/**
 * Sends photos that a form leaves out to the library, also once its page is closed.
 * @returns false, and nothing is changed, where the page alone has one of them @throws when impossible
 */
export async function keepForLibrary(ids: readonly number[]): Promise<boolean> {
  if (!(await areStored(ids))) return false;
  for (const id of ids) {
    const photo = await readOne("photos", id);
    if (photo === undefined || photo.sentId !== undefined) continue;
    const form = { action: "", fields: [], draftId: "", title: photo.name, photos: [id] };
    const { memberId, createdAt } = photo;
    await put("forms", { key: uploadKeyOf(id), memberId, createdAt, ...form, state: "kept" });
  }
  await wakeQueue();
  return true;
}

interface Syncing {
  sync?: { register(tag: string): Promise<void> };
}

export const syncTag = "staff-queue";

/** Sends now, if there is a connection. Otherwise the browser wakes the worker once there is one, if it can. */
async function wakeQueue(): Promise<void> {
  void navigator.storage?.persist?.();
  const registration = (await navigator.serviceWorker?.getRegistration("/admin")) as Syncing | undefined;
  await registration?.sync?.register(syncTag).catch(() => {});
  if (navigator.onLine) void sendQueue();
}
