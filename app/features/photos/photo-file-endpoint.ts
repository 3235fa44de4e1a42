import { createReadableStreamFromReadable } from "@react-router/node";
import { FilesFault } from "../../platform/files/file-store.ts";
import { keptForEver, typeOfFile } from "../../platform/files/file-type.ts";
import { pictureHeaders } from "../../platform/http/security-headers.ts";
import { errorFacts } from "../../platform/log/log.server.ts";
import { type Site, siteContext } from "../../platform/site.server.ts";
import type { Route } from "./+types/photo-file-endpoint";

/** Serves a kept picture. Its name is made from its content, so it may be kept for ever. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const path = params["*"];
  const type = typeOfFile(path);
  const file = type === undefined ? undefined : await openFile(context.get(siteContext), path);
  if (file === "away") return new Response("Try again in a minute", { status: 503, headers: later });
  if (type === undefined || file === undefined) return new Response("Not found", { status: 404 });
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(file.size),
      "Cache-Control": keptForEver,
      ...pictureHeaders,
    },
  });
}

/** The store may be back at any moment. */
const later = { "Retry-After": "60", "Cache-Control": "no-store" };

/** Until when the log says nothing more about this: every page has many pictures, and every visitor asks for them. */
let silentUntil = 0;
const silenceMilliseconds = 60_000;

async function openFile({ files, log }: Site, path: string) {
  try {
    return await files.open(path);
  } catch (error) {
    if (!(error instanceof FilesFault)) throw error;
    if (performance.now() >= silentUntil) {
      silentUntil = performance.now() + silenceMilliseconds;
      log.error("pictures away", errorFacts(error));
    }
    return "away";
  }
}
