import { createReadableStreamFromReadable } from "@react-router/node";
import { appContext } from "../../../server/context.server.ts";
import { privatePictureHeaders } from "../../../server/http/security-headers.ts";
import { consentedCaching } from "../../../server/storage/file-type.ts";
import { isFilePath } from "../../../server/storage/storage.ts";
import { findPhotoUser, isKnown, notFound, openFile, storageUnavailable } from "../photos/answer-file.server.ts";
import type { Route } from "./+types/recording-endpoint";
import { findFileAt, findVoiceFile } from "./find-recordings.server.ts";
import { readRange, sliceStream } from "./read-range.server.ts";

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
  const stored = findFileAt(first, path);
  const headers = {
    "Content-Type": stored.type,
    "Accept-Ranges": "bytes",
    ETag: `"${path}"`,
    "Cache-Control": isPublic ? consentedCaching : "no-store",
    ...privatePictureHeaders,
  };
  if (isPublic && isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const part = readRange(request.headers, headers.ETag, stored.bytes);
  if (part === "beyond")
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${stored.bytes}` } });
  const file = await openFile(ctx, path);
  if (file === "away") return storageUnavailable();
  if (file === undefined) return notFound();
  const { start, end } = part ?? { start: 0, end: file.size - 1 };
  const stream = part === undefined ? file.stream : sliceStream(file.stream, { start, end });
  return new Response(createReadableStreamFromReadable(stream), {
    status: part === undefined ? 200 : 206,
    headers: {
      ...headers,
      "Content-Length": String(end - start + 1),
      ...(part !== undefined && { "Content-Range": `bytes ${start}-${end}/${file.size}` }),
    },
  });
}
