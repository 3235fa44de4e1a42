import { createReadableStreamFromReadable } from "@react-router/node";
import { appContext } from "../../../server/context.server.ts";
import { pictureHeaders } from "../../../server/http/security-headers.ts";
import { permanentCaching, typeOfFile } from "../../../server/storage/file-type.ts";
import type { Route } from "./+types/logo-file-endpoint";
import { openFile } from "./open-file.server.ts";

/** Serves one file of the logo. Its name is a content hash. */
export async function loader({ params: { file }, context }: Route.LoaderArgs): Promise<Response> {
  const path = `look/${file}`;
  const found = await openFile(context.get(appContext), path);
  if (found instanceof Response) return found;
  return new Response(createReadableStreamFromReadable(found.stream), {
    headers: {
      "Content-Type": typeOfFile(path) ?? "application/octet-stream",
      "Content-Length": String(found.size),
      "Cache-Control": permanentCaching,
      ...pictureHeaders,
    },
  });
}
