import { createReadableStreamFromReadable } from "@react-router/node";
import { pictureHeaders } from "../../platform/http/security-headers.ts";
import { siteContext } from "../../platform/site.server.ts";
import type { Route } from "./+types/photo-file-endpoint";

const types: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** Serves a kept picture. Its name is made from its content, so it may be kept for ever. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const path = params["*"];
  const type = types[path.split(".").at(-1) ?? ""];
  const file = type === undefined ? undefined : await context.get(siteContext).files.open(path);
  if (type === undefined || file === undefined) return new Response("Not found", { status: 404 });
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(file.size),
      "Cache-Control": "public, max-age=31536000, immutable",
      ...pictureHeaders,
    },
  });
}
