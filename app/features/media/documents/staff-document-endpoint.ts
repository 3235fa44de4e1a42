import { createReadableStreamFromReadable } from "@react-router/node";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import { notFound } from "../photos/answer-file.server.ts";
import { answerRange } from "../recordings/read-range.server.ts";
import type { Route } from "./+types/staff-document-endpoint";
import { canManageDocuments } from "./document-permissions.ts";
import { findStaffFile } from "./find-documents.server.ts";
import { gone, pdfHeaders } from "./pdf-headers.server.ts";

export const handle: StaffHandle = { staff: { who: canManageDocuments } };

/** Serves a version to staff, public or not. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = senderOf(context);
  const file = await findStaffFile(actor, asRowId(params.id), asRowId(params.version) ?? 0);
  if (file === undefined) return notFound();
  if (file === "closed") return gone();
  const headers = pdfHeaders({ name: file.name, isPublic: false });
  return answerRange(actor.ctx, request, { ...file, isPublic: false }, headers, createReadableStreamFromReadable);
}
