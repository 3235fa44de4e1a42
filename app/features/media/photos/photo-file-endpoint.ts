import { createReadableStreamFromReadable } from "@react-router/node";
import { type AppContext, appContext } from "../../../server/context.server.ts";
import { pictureHeaders, privatePictureHeaders } from "../../../server/http/security-headers.ts";
import type { FileAccess } from "../../../server/storage/file-access.server.ts";
import { consentedCaching, permanentCaching, typeOfFile } from "../../../server/storage/file-type.ts";
import { canBePublic } from "../../../server/storage/storage.ts";
import placeholder from "../../../ui/art/shield.svg?raw";
import { siteDate } from "../../../values/dates.ts";
import type { Route } from "./+types/photo-file-endpoint";
import { findPhotoUser, isKnown, notFound, openFile, storageUnavailable } from "./answer-file.server.ts";
import { findOwnersOfFile } from "./photo-file-queries.server.ts";
import { accessOf } from "./photo-gate.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";
import { findWhatShows } from "./visible-owner-queries.server.ts";

/** Serves a photo's file if the photo gate allows it. The file name is a content hash and is also the ETag. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const path = params["*"];
  const type = canBePublic(path) ? typeOfFile(path) : undefined;
  const access = type === undefined ? undefined : await findFileAccess(ctx, path);
  if (type === undefined || access === undefined) return notFound();
  if (access === "withdrawn") return gone();
  if (access === "withheld" && !(await isForStaff(ctx, request, path))) return notFound();
  const headers = headersFor(access, path);
  if (access !== "withheld" && isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const file = await openFile(ctx, path);
  if (file === "away") return storageUnavailable();
  if (file === undefined) return notFound();
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: { "Content-Type": type, "Content-Length": String(file.size), ...headers },
  });
}

/** Returns true if the signed-in member may use every photo with this file. */
async function isForStaff(ctx: AppContext, request: Request, path: string): Promise<boolean> {
  const member = await findPhotoUser(ctx, request);
  if (member === undefined) return false;
  const ids = (await findOwnersOfFile(ctx.db, path)).map(({ id }) => id);
  const usable = await findUsablePhotos(ctx.db, { member, today: siteDate(ctx.clock.now()) }, ids);
  return ids.every((id) => usable.has(id));
}

/** Responds with a drawing, which open pages then show instead of the photo. */
const gone = (): Response =>
  new Response(placeholder, {
    status: 410,
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store", ...pictureHeaders },
  });

const caching = {
  permanent: permanentCaching,
  consented: consentedCaching,
  withheld: "no-store",
};

function headersFor(access: keyof typeof caching, path: string) {
  return {
    // Weak, because compressed and uncompressed drawings have the same tag.
    ETag: `W/"${path}"`,
    "Cache-Control": caching[access],
    ...(access === "withheld" ? privatePictureHeaders : pictureHeaders),
  };
}

/** Strictest access first: if photos share a file, the strictest access applies. */
const strictest: FileAccess[] = ["withdrawn", "withheld", "consented", "permanent"];

/** @returns undefined for a file without a photo */
async function findFileAccess(
  { db, clock, fileAccess, childProtection }: AppContext,
  path: string,
): Promise<FileAccess | undefined> {
  const today = siteDate(clock.now());
  /** No page shows the photograph now, but a scheduled post will. */
  let isHidden = false;
  const found = await fileAccess.find(path, today, async () => {
    const photos = await findOwnersOfFile(db, path);
    const all = photos.map((photo) => accessOf(photo, today));
    const access = strictest.find((access) => all.includes(access));
    if (access !== "consented") return access;
    const ids = photos.map(({ id }) => id);
    isHidden = (await findWhatShows(db, childProtection.tables, ids, clock.now().toISOString())).size === 0;
    return isHidden ? undefined : access;
  });
  return isHidden ? "withheld" : found;
}
