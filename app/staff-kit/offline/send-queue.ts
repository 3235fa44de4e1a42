import { staffOffline as words } from "content/staff-offline.ts";
import { endIfSignedOut, findMember, photosMs, removeOldPhotos } from "./device-account.ts";
import { put, type QueuedForm, readForms, readOne, remove } from "./device-store.ts";
import { endAfter } from "./end-after.ts";
import { SendError } from "./send-picture.ts";
import { pictureField } from "./stored-picture.ts";
import { sendTaken } from "./taken-photos.ts";
import { withServerIds } from "./temporary-ids.ts";

/**
 * Sends waiting forms in order, each once, as the server recognises repeats by their keys. Only one page or worker
 * sends at a time (Web Locks). Stops when there is no connection or session. Forms that the server rejects stay, and
 * the person must act.
 */
export async function sendQueue(): Promise<void> {
  if (navigator.locks === undefined) return sendAll();
  await navigator.locks.request("staff-queue", { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sendAll();
  });
}

async function sendAll(): Promise<void> {
  await removeOldPhotos();
  const memberId = await findMember();
  if (memberId === undefined) return;
  /** Forms whose photos are on another device; the next form does not wait for them. */
  const waiting = new Set<string>();
  for (;;) {
    const forms = await readForms(memberId);
    // A page or worker may have ended while sending. As this one has the lock, no other page or worker is sending now.
    const next = forms.find(({ key, state }) => !waiting.has(key) && (state === "kept" || state === "sending"));
    if (next === undefined) return;
    try {
      await sendForm(next);
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      await put("forms", { ...next, state: "kept", isSignedOut: error.problem === "signedOut" });
      if (error.problem === "missing") {
        waiting.add(next.key);
        continue;
      }
      if (error.problem === "signedOut") await endIfSignedOut();
      return;
    }
  }
}

/** @throws SendError without connection or session; `missing` while a photo is only on another device */
async function sendForm(form: QueuedForm): Promise<void> {
  if (form.hasPicture) return sendWithPicture(form);
  const ids = new Map<number, number>();
  for (const [index, id] of form.photos.entries()) {
    const onProgress = (percent: number) => {
      const whole = Math.round((100 * index + percent) / form.photos.length);
      void put("forms", { ...form, state: "sending", percent: Math.min(99, whole) });
    };
    onProgress(0);
    try {
      const photo = await readOne("photos", id);
      ids.set(id, photo?.sentId ?? (await sendTaken(id, { onProgress, isResumed: true })).id);
    } catch (error) {
      const isOld = form.createdAt < Date.now() - photosMs;
      if (error instanceof SendError && error.problem === "missing" && isOld) return block(form, words.gonePhoto);

      if (error instanceof SendError && (error.problem === "refused" || error.problem === "tooLarge"))
        return block(form, error.message || words.refused);
      throw error;
    }
  }
  const answer = form.action === "" ? {} : await postForm(form, ids);
  if (answer.refusal !== undefined) return block(form, answer.refusal);
  // The draft of the form may contain either ids.
  await put("forms", { ...form, state: "sent", percent: 100, sentIds: [...ids], ...answer });
  for (const id of form.photos) await remove("photos", id);
}

/** Sends a form in one request with its picture. @throws SendError without connection or session */
async function sendWithPicture(form: QueuedForm): Promise<void> {
  const [id = 0] = form.photos;
  const photo = await readOne("photos", id);
  if (photo === undefined) return block(form, words.gonePhoto);
  await put("forms", { ...form, state: "sending", percent: 0 });
  const answer = await postForm(form, new Map(), photo.blob);
  if (answer.refusal !== undefined) return block(form, answer.refusal);
  await put("forms", { ...form, state: "sent", percent: 100, ...answer });
  await remove("photos", id);
}

/** Time for a form, and for a form with a picture over a slow connection (ms). */
const formMs = 60_000;
const pictureMs = 240_000;

/**
 * @returns the server's answer for the stored form, or the reason of its rejection
 * @throws SendError
 */
async function postForm(
  { key, action, fields, memberId }: QueuedForm,
  ids: Map<number, number>,
  picture?: Blob,
): Promise<{ done?: string; refusal?: string }> {
  const body = bodyOf([["idempotencyKey", key], ...withServerIds(fields, ids)], picture);
  let answer: Response;
  let said: { done?: string; message?: string };
  try {
    const address = `${action.replace("/admin/", "/admin/queue/")}?${new URLSearchParams({ member: memberId })}`;
    answer = await fetch(address, { method: "POST", body, signal: endAfter(picture ? pictureMs : formMs) });
    if (answer.redirected) throw new SendError("signedOut");
    said = await answer.json();
  } catch (error) {
    throw error instanceof SendError ? error : new SendError("lost");
  }
  if (said.done !== undefined) return { done: said.done };
  if (answer.status >= 500 || answer.status === 429) throw new SendError("later");
  return { refusal: said.message || words.refused };
}

/** Returns the body of a form. A picture comes after the texts, as the server reads them. */
function bodyOf(fields: [string, string][], picture: Blob | undefined): FormData | URLSearchParams {
  if (picture === undefined) return new URLSearchParams(fields);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.append(pictureField, picture, "picture");
  return body;
}

const block = (form: QueuedForm, message: string) => put("forms", { ...form, state: "blocked", message });
