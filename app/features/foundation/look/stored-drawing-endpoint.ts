import { appContext } from "../../../server/context.server.ts";
import { pictureHeaders } from "../../../server/http/security-headers.ts";
import { permanentCaching } from "../../../server/storage/file-type.ts";
import { readLookKey } from "../../../values/look/look-key.ts";
import { recolour } from "../../../values/look/recolour.ts";
import type { Route } from "./+types/stored-drawing-endpoint";
import { readDrawing } from "./open-file.server.ts";

/** Serves a sample's drawing in a look. Drawings are public; for other files, `/files` checks the consent. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const look = readLookKey(params.key);
  const drawing = await readDrawing(context.get(appContext), look ? params["*"] : "");
  if (typeof drawing !== "string" || look === undefined) return drawing as Response;
  return new Response(recolour(drawing, look.palette), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": permanentCaching, ...pictureHeaders },
  });
}
