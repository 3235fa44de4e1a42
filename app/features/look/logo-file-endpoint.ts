import { createReadableStreamFromReadable } from "@react-router/node";
import { appContext } from "../../server/context.server.ts";
import { pictureHeaders } from "../../server/http/security-headers.ts";
import { permanentCaching, typeOfFile } from "../../server/storage/file-type.ts";
import { isFilePath, StorageError } from "../../server/storage/storage.ts";
import type { Route } from "./+types/logo-file-endpoint";

/** A size of the logo. Its name is a content hash. */
export async function loader({ params: { file }, context }: Route.LoaderArgs): Promise<Response> {
  const path = `look/${file}`;
  const found = isFilePath(path) ? await openFile(context.get(appContext).storage.open(path)) : undefined;
  if (found === "away") return new Response("Try again in a minute", { status: 503, headers: { "Retry-After": "60" } });
  if (found === undefined) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(createReadableStreamFromReadable(found.stream), {
    headers: {
      "Content-Type": typeOfFile(path) ?? "application/octet-stream",
      "Content-Length": String(found.size),
      "Cache-Control": permanentCaching,
      ...pictureHeaders,
    },
  });
}

async function openFile<File>(opening: Promise<File>): Promise<File | "away"> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof StorageError) return "away";
    throw error;
  }
}
