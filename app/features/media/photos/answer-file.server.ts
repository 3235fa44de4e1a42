import type { AppContext } from "../../../server/context.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { canSeePhotos } from "./photo-permissions.ts";

// Answers of the routes that send files under the gate of photos.

/** Signed-in staff who see photos that wait; without a cookie there is no session. */
export async function findPhotoUser({ auth: signIn }: AppContext, { headers }: Request) {
  const member = headers.has("Cookie") ? await signIn.getSession(headers) : undefined;
  return member !== undefined && canSeePhotos(member) ? member : undefined;
}

/** Answer 404, not cacheable: consent may follow at any moment. */
export const notFound = (): Response =>
  new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });

/** The storage may recover at any moment. */
export const storageAway = (): Response =>
  new Response("Try again in a minute", {
    status: 503,
    headers: { "Retry-After": "60", "Cache-Control": "no-store" },
  });

/** Weak comparison ([RFC 9110, 13.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2)). */
export function isKnown({ headers }: Request, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, "");
  return (headers.get("If-None-Match") ?? "").split(",").some((one) => bare(one) === bare(tag));
}

/** Throttles the log: every page asks for many pictures. */
let silentUntil = 0;
const silenceMilliseconds = 60_000;

/** @returns undefined when missing; "away" while the storage does not answer */
export async function openFile({ storage: files, log }: AppContext, path: string) {
  try {
    return await files.open(path);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (performance.now() >= silentUntil) {
      silentUntil = performance.now() + silenceMilliseconds;
      log.error("pictures away", errorFields(error));
    }
    return "away";
  }
}
