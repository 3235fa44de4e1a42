import { staffOffline as words } from "content/staff-offline.ts";
import { put, readAll, readForms, readOne, remove } from "./device-store.ts";

/** Maximum time that photos stay on a device (ms). */
export const photosMs = 7 * 24 * 60 * 60 * 1_000;

/** Caches with one person's pages of the staff area. */
const pageCaches = /^staff-/;

/** Finds the member who is signed in on this device; undefined after signing out. */
export const findMember = async (): Promise<string | undefined> =>
  (await readOne("notes", "member"))?.value as string | undefined;

/** Time within which an opened page stores its person for the device, and pause between checks (ms). */
const takenMs = 8_000;
const pauseMs = 100;

/** Returns the signed-in member, and waits while the page is starting. */
export async function waitForMember(): Promise<string | undefined> {
  for (let waited = 0; waited < takenMs; waited += pauseMs) {
    const memberId = await findMember();
    if (memberId !== undefined) return memberId;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
}

/** Assigns the device to this person: another person's pages are removed, and shared photos become this person's. */
export async function takeDevice(memberId: string): Promise<void> {
  const before = await findMember();
  if (before !== memberId) {
    if (before !== undefined) await deletePages();
    await put("notes", { name: "member", value: memberId });
  }
  for (const photo of await readAll("photos")) if (photo.memberId === "") await put("photos", { ...photo, memberId });
}

/** Ends the assignment at sign-out: pages are removed, but waiting forms stay for the person. */
export async function leaveDevice(): Promise<void> {
  await remove("notes", "member");
  await deletePages();
}

async function deletePages(): Promise<void> {
  for (const name of await caches.keys()) if (pageCaches.test(name)) await caches.delete(name);
}

/**
 * Removes waiting photos after seven days.
 * @param now clock of the device
 */
export async function removeOldPhotos(now = Date.now()): Promise<void> {
  for (const { id, createdAt } of await readAll("photos")) if (createdAt < now - photosMs) await remove("photos", id);
}

/** Header of a page with people on it: the moment (ISO 8601, UTC) at which the device removes it. */
const keepUntil = "Keep-Until";

/** @param now clock of the device */
export const isPastKeeping = ({ headers }: Response, now = Date.now()): boolean =>
  Date.parse(headers.get(keepUntil) ?? "") < now;

/**
 * Removes pages and pictures of the site after seven days.
 * @param now clock of the device
 */
export async function removeOldPages(now = Date.now()): Promise<void> {
  for (const name of (await caches.keys()).filter((one) => pageCaches.test(one))) {
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      // The files of the app contain no personal data.
      if (new URL(request.url).pathname.startsWith("/assets/")) continue;
      const kept = await store.match(request);
      const date = kept?.headers.get("Date");
      if (Date.parse(date ?? "") < now - photosMs || (kept && isPastKeeping(kept, now))) await store.delete(request);
    }
  }
}

/** Removes all photos after an admin ended this person's sessions; texts that need them stay, but are blocked. */
async function removeAllPhotos(message: string): Promise<void> {
  for (const { id } of await readAll("photos")) await remove("photos", id);
  const memberId = await findMember();
  if (memberId === undefined) return;
  for (const form of await readForms(memberId))
    if (form.photos.length > 0 && form.state !== "sent") await put("forms", { ...form, state: "blocked", message });
  await leaveDevice();
}

/**
 * Handles the end of a session. If the person signed out or the session expired, photos stay; if an admin ended it,
 * they are removed.
 */
export async function endIfSignedOut(): Promise<void> {
  try {
    const { state } = await (await fetch("/login/session", { cache: "no-store" })).json();
    if (state === "ended") await removeAllPhotos(words.ended);
  } catch {
    // Without a connection, the check is repeated later.
  }
}
