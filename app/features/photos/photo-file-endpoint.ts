import { createReadableStreamFromReadable } from "@react-router/node";
import { type AppContext, appContext } from "../../server/context.server.ts";
import { pictureHeaders, privatePictureHeaders } from "../../server/http/security-headers.ts";
import { errorFields } from "../../server/log/log.server.ts";
import type { FileAccess } from "../../server/storage/file-access.server.ts";
import { consentedCaching, permanentCaching, typeOfFile } from "../../server/storage/file-type.ts";
import { canBePublic, StorageError } from "../../server/storage/storage.ts";
import placeholder from "../../ui/art/shield.svg?raw";
import { lagosDate } from "../../values/dates.ts";
import type { Route } from "./+types/photo-file-endpoint";
import { findOwnersOfFile } from "./photo-file-queries.server.ts";
import { accessOf } from "./photo-gate.ts";

/**
 * Serves a file: to everyone with consent, to signed-in staff without, and to nobody once consent was withdrawn. Its name is a content hash, and so the tag.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const path = params["*"];
  const type = canBePublic(path) ? typeOfFile(path) : undefined;
  const access = type === undefined ? undefined : await findFileAccess(ctx, path);
  if (type === undefined || access === undefined) return notFound();
  if (access === "withdrawn") return gone();
  if (access === "withheld" && !(await isStaff(ctx, request))) return notFound();
  const headers = headersFor(access, path);
  if (access !== "withheld" && isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const file = await openFile(ctx, path);
  if (file === "away") return new Response("Try again in a minute", { status: 503, headers: later });
  if (file === undefined) return notFound();
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: { "Content-Type": type, "Content-Length": String(file.size), ...headers },
  });
}

/** Not cacheable: consent may follow at any moment. */
const notFound = (): Response => new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });

/** A drawing instead, which pages that are open already show. */
const gone = (): Response =>
  new Response(placeholder, {
    status: 410,
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store", ...pictureHeaders },
  });

/** Without a cookie there is no session. */
const isStaff = async ({ auth: signIn }: AppContext, { headers }: Request) =>
  headers.has("Cookie") && (await signIn.getSession(headers)) !== undefined;

const caching = {
  permanent: permanentCaching,
  consented: consentedCaching,
  withheld: "no-store",
};

function headersFor(access: keyof typeof caching, path: string) {
  return {
    // Weak: compressed and plain drawings share the tag.
    ETag: `W/"${path}"`,
    "Cache-Control": caching[access],
    ...(access === "withheld" ? privatePictureHeaders : pictureHeaders),
  };
}

/** Weak comparison ([RFC 9110, 13.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2)). */
function isKnown({ headers }: Request, tag: string): boolean {
  const known = headers.get("If-None-Match") ?? "";
  return known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag.slice("W/".length));
}

/** The storage may recover at any moment. */
const later = { "Retry-After": "60", "Cache-Control": "no-store" };

/** Throttles the log: every page asks for many pictures. */
let silentUntil = 0;
const silenceMilliseconds = 60_000;

async function openFile({ storage: files, log }: AppContext, path: string) {
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

/** The strictest access of all photos that share a file. */
const strictest: FileAccess[] = ["withdrawn", "withheld", "consented", "permanent"];

/** @returns undefined for a file without a photo */
function findFileAccess({ db, clock, fileAccess }: AppContext, path: string): Promise<FileAccess | undefined> {
  const today = lagosDate(clock.now());
  return fileAccess.find(path, today, async () => {
    const all = (await findOwnersOfFile(db, path)).map((photo) => accessOf(photo, today));
    return strictest.find((access) => all.includes(access));
  });
}
