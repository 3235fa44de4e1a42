import { createReadableStreamFromReadable } from "@react-router/node";
import { type AppContext, appContext } from "../../server/context.server.ts";
import { privatePictureHeaders } from "../../server/http/security-headers.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { consentedCaching } from "../../server/storage/file-type.ts";
import { isFilePath, StorageError } from "../../server/storage/storage.ts";
import { lagosDate } from "../../values/dates.ts";
import type { Route } from "./+types/recording-endpoint";
import { accessToVoice } from "./find-recordings.server.ts";
import { readRange, sliceStream } from "./read-range.server.ts";
import { findOfFile } from "./recording-queries.server.ts";

/**
 * Sends a voice under the rule of photographs: to everyone with consent, to signed-in staff without, and to nobody once
 * consent was withdrawn. Players of phones ask for parts of it.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const path = `recordings/${params.file}`;
  const rows = isFilePath(path) ? await findOfFile(ctx.db, path) : [];
  const [first] = rows;
  if (first === undefined) return short("Not found", 404);
  const today = lagosDate(ctx.clock.now());
  const access = rows.map((row) => accessToVoice(row, today));
  if (access.includes("withdrawn")) return short("Gone", 410);
  const isPublic = !access.includes("withheld");
  if (!isPublic && !(await isStaff(ctx, request))) return short("Not found", 404);
  const headers = {
    "Content-Type": first.type,
    "Accept-Ranges": "bytes",
    ETag: `"${path}"`,
    "Cache-Control": isPublic ? consentedCaching : "no-store",
    ...privatePictureHeaders,
  };
  if (isPublic && request.headers.get("If-None-Match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  const part = readRange(request.headers, headers.ETag, first.bytes);
  if (part === "beyond")
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${first.bytes}` } });
  const file = await openFile(ctx, path);
  if (file === "away") return new Response("Try again in a minute", { status: 503, headers: later });
  if (file === undefined) return short("Not found", 404);
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

/** Not cacheable: consent may follow at any moment. */
const short = (text: string, status: number) =>
  new Response(text, { status, headers: { "Cache-Control": "no-store" } });

/** The storage may recover at any moment. */
const later = { "Retry-After": "60", "Cache-Control": "no-store" };

const isStaff = async ({ auth }: AppContext, { headers }: Request) =>
  headers.has("Cookie") && (await auth.getSession(headers)) !== undefined;

async function openFile({ storage, log }: AppContext, path: string) {
  try {
    return await storage.open(path);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error("recordings away", errorFields(error));
    return "away";
  }
}
