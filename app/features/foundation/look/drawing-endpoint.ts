import { serverErrors } from "content/server-errors.ts";
import { pictureHeaders } from "../../../server/http/security-headers.ts";
import { permanentCaching } from "../../../server/storage/file-type.ts";
import { readLookKey } from "../../../values/look/look-key.ts";
import type { Route } from "./+types/drawing-endpoint";
import { drawingIn } from "./drawings.server.ts";
import { staffSheetIn, staffSheetNames } from "./staff-sheet.server.ts";

/**
 * Serves drawings and the staff style sheet in a look. The address contains the look's key, so the files never change.
 */
export function loader({ params: { key, name } }: Route.LoaderArgs): Response {
  const look = readLookKey(key);
  const sheet = staffSheetNames.indexOf(name);
  const isSheet = sheet >= 0;
  const text = look && (isSheet ? staffSheetIn(look, sheet === 0) : drawingIn(look, name));
  if (text === undefined)
    return new Response(serverErrors.notFound, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(text, {
    headers: {
      "Content-Type": isSheet ? "text/css; charset=utf-8" : "image/svg+xml",
      "Cache-Control": permanentCaching,
      ...pictureHeaders,
    },
  });
}
