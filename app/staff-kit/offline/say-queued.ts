import { staffOffline as words } from "content/staff-offline.ts";
import type { QueuedForm } from "./device-store.ts";

/** Current state of a form that was queued. */
export interface QueuedSentence {
  text: string;
  isWrong: boolean;
}

interface Device {
  isOnline: boolean;
  /** Member who is signed in on this device; undefined after signing out. */
  memberId: string | undefined;
}

/**
 * Returns a message about a queued form.
 * @param form undefined once it left the queue
 * @param before its last known state
 * @returns undefined for a form that was opened again or deleted
 */
export function sayQueued(
  form: QueuedForm | undefined,
  before: QueuedForm | undefined,
  { isOnline, memberId }: Device,
): QueuedSentence | undefined {
  // Sent forms are removed from the queue automatically.
  const seen = form ?? (before?.state === "sent" ? before : undefined);
  if (seen === undefined) return undefined;
  if (seen.state === "sent") return { text: seen.done ?? words.states.sent, isWrong: false };
  if (seen.state === "blocked") return { text: words.notOut(seen.message ?? words.refused), isWrong: true };
  const isRefused = seen.state === "kept" && seen.isSignedOut;
  if (isRefused || memberId !== seen.memberId) return { text: words.signedOut, isWrong: true };
  return { text: isOnline && seen.photos.length > 0 ? words.waitsForPhotos : words.kept, isWrong: false };
}
