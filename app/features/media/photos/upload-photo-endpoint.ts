import { serverErrors } from "content/server-errors.ts";
import { staffMedia } from "content/staff-media.ts";
import * as v from "valibot";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type Actor, appContext, staffContext } from "../../../server/context.server.ts";
import { AppError, isDiskFull } from "../../../server/http/errors.ts";
import { readUpTo } from "../../../server/http/read-body.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { photoFolders, StorageError } from "../../../server/storage/storage.ts";
import { pieceBytes } from "../../../staff-kit/offline/send-picture.ts";
import type { Route } from "./+types/upload-photo-endpoint";
import { addPhoto, findReceived, receivePiece, receiveWhole } from "./add-photo.server.ts";
import { canUsePhotos } from "./photo-permissions.ts";

export const handle: StaffHandle = { staff: { who: canUsePhotos } };

const words = staffMedia.problems;

/** Values of `Retry-After` in seconds. */
const wait = { busy: 30, tooMany: 3600 };

function refuse(problem: keyof typeof words): Response {
  const message = words[problem];
  if (problem !== "busy" && problem !== "tooMany") return Response.json({ message }, { status: 422 });
  const headers = { "Retry-After": String(wait[problem]) };
  return Response.json({ message }, { status: problem === "busy" ? 503 : 429, headers });
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const folder = v.optional(v.fallback(v.picklist(photoFolders), "images"), "images");

const uploadKey = v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/));

const pieceSchema = v.object({
  key: uploadKey,
  folder,
  size: v.pipe(wholeNumber, v.minValue(1)),
  start: wholeNumber,
});

/** Returns the photo that this user uploaded with a key, from any device; an empty object until it is complete. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  if (!("key" in params)) throw new AppError("formOnly");
  const actor = { ctx: context.get(appContext), member: context.get(staffContext) };
  const found = await findReceived(actor, String(params.key));
  const headers = { "Cache-Control": "no-store" };
  return Response.json(found === undefined || "problem" in found ? {} : found, { headers });
}

/** Accepts a picture, whole or in pieces. Responds with the photo, the number of received bytes, or an error. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const actor = { ctx, member: context.get(staffContext) };
  const query = Object.fromEntries(new URL(request.url).searchParams);
  try {
    if ("key" in params) return await acceptPiece(actor, { ...query, key: params.key }, request.body);
    const key = v.safeParse(uploadKey, query.key);
    const added = key.success
      ? await receiveWhole(actor, key.output, v.parse(folder, query.folder), request.body)
      : await addPhoto(actor, v.parse(folder, query.folder), request.body);
    return "problem" in added ? refuse(added.problem) : Response.json(added);
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.error("photo not stored", errorFields(error));
    const message = error instanceof StorageError ? words.notKept : words.lost;
    return Response.json({ message: isDiskFull(error) ? serverErrors.diskFull : message }, { status: 503 });
  }
}

/** Accepts a piece. A wrong offset gets status 409 and the number of received bytes. */
async function acceptPiece(actor: Actor, asked: unknown, body: Request["body"]): Promise<Response> {
  const piece = v.safeParse(pieceSchema, asked);
  if (!piece.success) throw new AppError("unreadableForm");
  const bytes = await readUpTo(body, pieceBytes);
  if (bytes === undefined) return refuse("tooLarge");
  const answer = await receivePiece(actor, { ...piece.output, bytes });
  if ("problem" in answer) return refuse(answer.problem);
  if (!("received" in answer)) return Response.json(answer);
  return Response.json({ received: answer.received }, { status: answer.isTaken ? 200 : 409 });
}
