import { findMember } from "./device-account.ts";
import { isNearlyFull } from "./device-space.ts";
import { put, readOne } from "./device-store.ts";
import { findSent, type SendOptions, type SentPicture, sendPieces, sendWhole } from "./send-picture.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { uploadKeyOf } from "./temporary-ids.ts";

/**
 * Stores a chosen photo on this device unchanged: resizing takes a while, and a closed tab must not lose the photo.
 * @param id temporary id
 * @returns true if the device stored it
 */
export async function keepTaken(id: number, file: File, folder: string): Promise<boolean> {
  try {
    if (await isNearlyFull(file.size)) return false;
    const memberId = (await findMember()) ?? "";
    const about = { id, key: uploadKeyOf(id), memberId, name: file.name, folder };
    await put("photos", { ...about, blob: file, isSmall: false, createdAt: Date.now() });
    return true;
  } catch {
    // If storage is blocked, only the page has the photo.
    return false;
  }
}

interface TakenOptions extends Omit<SendOptions, "key"> {
  /** The photo, if this page has it; it may also be stored on the device. */
  file?: Blob | undefined;
}

/**
 * Sends the photo of a temporary id once, as pages and worker take turns. A photo that was sent before, even from
 * another device, is found.
 * @throws SendError; `missing` when it is neither here nor on the site
 */
export function sendTaken(id: number, { file, ...options }: TakenOptions = {}): Promise<SentPicture> {
  return inTurn(id, options.signal, async () => {
    const kept = await readOne("photos", id).catch(() => undefined);
    const key = kept?.key ?? uploadKeyOf(id);
    if (kept?.sentId !== undefined) return findSent(key, options.signal);
    const blob = kept?.blob ?? file;
    if (blob === undefined) return findSent(key, options.signal);
    const small = kept?.isSmall ? blob : await shrinkPicture(blob);
    const about = { ...(kept && { folder: kept.folder }), ...options, key };
    const sent = small === undefined ? await sendWhole(blob, about) : await sendPieces(small, about);
    // A form that waits here may contain this photo, so it will need the site's id.
    if (kept !== undefined) await put("photos", { ...kept, blob: new Blob(), sentId: sent.id }).catch(() => {});
    return sent;
  });
}

function inTurn<Result>(id: number, signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks === undefined) return work();
  return navigator.locks.request(`staff-photo${id}`, signal ? { signal } : {}, work) as Promise<Result>;
}
