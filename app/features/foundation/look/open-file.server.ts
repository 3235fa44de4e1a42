import { text } from "node:stream/consumers";
import { serverErrors } from "content/server-errors.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { canBePublic, StorageError } from "../../../server/storage/storage.ts";

/** Opens a stored file. Returns an error response if the file is missing or the storage fails. */
export async function openFile({ storage }: AppContext, path: string) {
  const missing = () => new Response(serverErrors.notFound, { status: 404, headers: { "Cache-Control": "no-store" } });
  if (!canBePublic(path)) return missing();
  try {
    return (await storage.open(path)) ?? missing();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return new Response(serverErrors.inAMinute, { status: 503, headers: { "Retry-After": "60" } });
  }
}

/** Reads a stored drawing as text. Returns the same error responses as `openFile`. */
export async function readDrawing(ctx: AppContext, path: string): Promise<string | Response> {
  const found = await openFile(ctx, path.endsWith(".svg") ? path : "");
  return found instanceof Response ? found : text(found.stream);
}
