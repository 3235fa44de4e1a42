import { createReadableStreamFromReadable } from "@react-router/node";
import { appContext } from "../../../server/context.server.ts";
import { privatePictureHeaders } from "../../../server/http/security-headers.ts";
import { consentedCaching } from "../../../server/storage/file-type.ts";
import { isFilePath } from "../../../server/storage/storage.ts";
import { findPhotoUser, notFound } from "../photos/answer-file.server.ts";
import type { Route } from "./+types/recording-endpoint";
import { findFileAt, findVoiceFile } from "./find-recordings.server.ts";
import { answerRange } from "./read-range.server.ts";

/** Serves a recording; the same access rules as for photographs apply. Players of phones request ranges. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const path = `recordings/${params.file}`;
  const found = isFilePath(path) ? await findVoiceFile(ctx, path) : undefined;
  if (found === undefined) return notFound();
  const { first, access } = found;
  if (access === "withdrawn") return new Response("Gone", { status: 410, headers: { "Cache-Control": "no-store" } });
  const isPublic = access === "consented";
  if (!isPublic && (await findPhotoUser(ctx, request)) === undefined) return notFound();
  const { type, bytes } = findFileAt(first, path);
  const own = {
    "Content-Type": type,
    "Cache-Control": isPublic ? consentedCaching : "no-store",
    ...privatePictureHeaders,
  };
  return answerRange(ctx, request, { path, bytes, isPublic }, own, createReadableStreamFromReadable);
}
