import { staffOffline as words } from "content/staff-offline.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { findMember, waitForMember } from "./device-account.ts";
import { isNearlyFull } from "./device-space.ts";
import { put, type QueuedForm, type QueuedPhoto, readForms, readOne } from "./device-store.ts";
import { sendQueue } from "./send-queue.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { areStored } from "./store-photo.ts";
import { storedPictureField } from "./stored-picture.ts";
import { findTemporaryIds, newTemporaryId, uploadKeyOf } from "./temporary-ids.ts";

/**
 * Queues a form until it can be sent. A newer form for the same item replaces an unsent one.
 * @throws when storing fails
 */
export async function queueForm(action: string, fields: [string, string][], picture?: File): Promise<StaffFormResult> {
  const memberId = await waitForMember();
  if (memberId === undefined) return rejectWithoutLine();
  const own = Object.fromEntries(fields);
  const sentWith = await keepPicture(own[storedPictureField], picture);
  if (sentWith === "full") return { message: words.photosNotKept, errors: {}, isQueued: true };
  const photos = [...findTemporaryIds(fields), ...sentWith];
  // The form must not wait for photos that are lost when its page closes.
  if (!(await areStored(photos))) return { message: words.photosNotKept, errors: {}, isQueued: true };
  const waiting = (await readForms(memberId)).filter(({ state }) => state !== "sent");
  const earlier = waiting.find((form) => isSameItem(form, action));
  // Without the key, which could be that of another waiting item.
  const isOfPage = (name: string) => name === "idempotencyKey" || name === storedPictureField;
  const stored = fields.filter(([name]) => !isOfPage(name) && !/^photo-.*-src$/.test(name));
  const isTaken = waiting.some(
    (form) => form.key === own.idempotencyKey && JSON.stringify(form.fields) !== JSON.stringify(stored),
  );
  const key = earlier?.key ?? ((isTaken ? "" : own.idempotencyKey) || crypto.randomUUID());
  await put("forms", {
    key,
    memberId,
    action,
    title: own.title ?? own.payee ?? "",
    fields: stored,
    photos,
    ...(sentWith.length > 0 && { hasPicture: true }),
    draftId: draftIdOf(action),
    createdAt: earlier?.createdAt ?? Date.now(),
    state: "kept",
  });
  await wakeQueue();
  const isOnline = navigator.onLine && photos.length > sentWith.length;
  return { done: isOnline ? words.waitsForPhotos : words.kept, isQueued: true, queuedKey: key };
}

/**
 * Stores the picture that is sent with a form.
 * @param kept temporary id of a picture that the device has
 * @returns its temporary id in a list, which is empty without a picture; "full" when the device is nearly full
 * @throws when storing fails
 */
async function keepPicture(kept: string | undefined, picture: File | undefined): Promise<number[] | "full"> {
  if (picture === undefined || picture.size === 0) return kept === undefined ? [] : [Number(kept)];
  const photo = await queuePhoto(picture);
  return photo === "full" ? photo : [photo.id];
}

/**
 * Queues an act without a form to open again, such as a check-in; all acts are sent separately, in order.
 * @throws when storing fails
 */
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

/**
 * Queues an act of the person at this device, under the words that the person typed.
 * @throws when storing fails
 */
export async function queueOwnAct(action: string, fields: [string, string][]): Promise<StaffFormResult> {
  const memberId = await waitForMember();
  if (memberId === undefined) return rejectWithoutLine();
  const typed = fields.filter(([name]) => name !== "idempotencyKey");
  await queueAct(memberId, action, Object.fromEntries(fields).words ?? "", typed);
  return { done: words.kept, isQueued: true };
}

/** Rejects a form that needs a connection. */
export const rejectWithoutLine = (): StaffFormResult => ({ message: words.noLine, errors: {}, isQueued: true });

const isSameItem = (form: QueuedForm, action: string) => /\d$/.test(action) && form.action === action;

/**
 * Returns the draft's key: `post-12` for `/admin/post/12`, `new-post` for `/admin/post`, as in `content-item-form.tsx`.
 */
export function draftIdOf(action: string): string {
  const [, , noun = "", id] = action.split("/");
  return id ? `${noun}-${id}` : `new-${noun}`;
}

interface QueueOptions {
  folder?: string;
  key?: string | undefined;
  share?: string;
}

/**
 * Queues a resized photo.
 * @returns the photo; "full" when the device is nearly full
 * @throws when storing fails
 */
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

/**
 * Queues a photo for the library, without a form.
 * @throws when storing fails
 */
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
 * Sends photos that a form removes to the library, even after its page is closed.
 * @returns false, without any change, if one of them is only in the page
 * @throws when storing fails
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

/**
 * Sends now if there is a connection. Otherwise the browser starts the worker once there is one, if it supports that.
 */
async function wakeQueue(): Promise<void> {
  void navigator.storage?.persist?.();
  const registration = (await navigator.serviceWorker?.getRegistration("/admin")) as Syncing | undefined;
  await registration?.sync?.register(syncTag).catch(() => {});
  if (navigator.onLine) void sendQueue();
}
