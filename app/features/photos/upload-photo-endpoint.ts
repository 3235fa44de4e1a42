import { staffMedia } from "content/staff-media.ts";
import { appContext, staffContext } from "../../server/context.server.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { folders, StorageError } from "../../server/storage/storage.ts";
import type { Route } from "./+types/upload-photo-endpoint";
import { addPhoto } from "./add-photo.server.ts";

const words = staffMedia.problems;

/** `Retry-After` (s). */
const wait = { busy: 30, tooMany: 3600 };

function refuse(problem: keyof typeof words): Response {
  const message = words[problem];
  if (problem !== "busy" && problem !== "tooMany") return Response.json({ message }, { status: 422 });
  const headers = { "Retry-After": String(wait[problem]) };
  return Response.json({ message }, { status: problem === "busy" ? 503 : 429, headers });
}

/** Accepts one picture; answers with its id or an error message. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const wanted = new URL(request.url).searchParams.get("folder");
  const folder = folders.find((name) => name === wanted) ?? "images";
  try {
    const added = await addPhoto({ ctx, member: context.get(staffContext) }, folder, request.body);
    return "problem" in added ? refuse(added.problem) : Response.json(added);
  } catch (error) {
    ctx.log.error("picture not kept", errorFields(error));
    return Response.json({ message: error instanceof StorageError ? words.notKept : words.lost }, { status: 503 });
  }
}
