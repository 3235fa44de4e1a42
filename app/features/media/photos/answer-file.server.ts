import { buffer } from "node:stream/consumers";
import { fileAnswers } from "content/file-answers.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { pictureBytes } from "../../../staff-kit/offline/send-picture.ts";
import { canSeePhotos } from "./photo-permissions.ts";

/** Returns the signed-in member, if they may see unpublished photos. A request without a cookie has no session. */
export async function findPhotoUser({ auth: signIn }: AppContext, { headers }: Request) {
  const member = headers.has("Cookie") ? await signIn.getSession(headers) : undefined;
  return member !== undefined && canSeePhotos(member) ? member : undefined;
}

/** Responses are not cached, because a consent may be given at any time. */
export const notFound = (): Response =>
  new Response(fileAnswers.notFound, { status: 404, headers: { "Cache-Control": "no-store" } });

/** Responses are not cached, because the storage may recover at any time. */
export const storageUnavailable = (): Response =>
  new Response(fileAnswers.minute, {
    status: 503,
    headers: { "Retry-After": "60", "Cache-Control": "no-store" },
  });

/** Weak comparison ([RFC 9110, 13.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2)). */
export function isKnown({ headers }: Request, tag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return (headers.get("If-None-Match") ?? "").split(",").some((known) => bare(known) === bare(tag));
}

/** Limits the number of log lines during an outage, because each page requests many photos. */
let silentUntil = 0;
const silenceMilliseconds = 60_000;

/** Opens a stored file. @returns undefined if it is missing; "away" if the storage does not respond */
export async function openFile({ storage: files, log }: AppContext, path: string) {
  try {
    return await files.open(path);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (performance.now() >= silentUntil) {
      silentUntil = performance.now() + silenceMilliseconds;
      log.error("photo storage does not answer", errorFields(error));
    }
    return "away";
  }
}

/** Reads a stored picture. @returns undefined if it is missing or too large @throws StorageError */
export async function readPhotoFile({ storage }: Pick<AppContext, "storage">, path: string) {
  const file = await storage.open(path);
  if (file === undefined) return undefined;
  if (file.size <= pictureBytes) return new Uint8Array(await buffer(file.stream));
  file.stream.destroy();
  return undefined;
}
