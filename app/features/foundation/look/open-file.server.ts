import { text } from "node:stream/consumers";
import type { AppContext } from "../../../server/context.server.ts";
import { canBePublic, StorageError } from "../../../server/storage/storage.ts";

/** A stored file; the answer for a missing one, or while the storage is away. */
export async function openFile({ storage }: AppContext, path: string) {
  const missing = () => new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  if (!canBePublic(path)) return missing();
  try {
    return (await storage.open(path)) ?? missing();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return new Response("Try again in a minute", { status: 503, headers: { "Retry-After": "60" } });
  }
}

/** A stored drawing's text; an answer as `openFile` has it. */
export async function readDrawing(ctx: AppContext, path: string): Promise<string | Response> {
  const found = await openFile(ctx, path.endsWith(".svg") ? path : "");
  return found instanceof Response ? found : text(found.stream);
}
