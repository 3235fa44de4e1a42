import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/private-file-endpoint";
import { openPrivateFile } from "./private-files.server.ts";
import { sealedHeaders } from "./sealed-headers.ts";

export const handle: StaffHandle = { staff: { ...everyMember, beforeSecondStep: "concerns" } };

/** Serves a private file to readers of safeguarding records. The audit log records each access. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const actor = senderOf(context);
  const { bytes, type, extension } = await open(actor, params.id);
  // Browsers can show pictures in this sandbox; their PDF viewers and players need more permissions.
  const shown = type.startsWith("image/") ? "inline" : "attachment";
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...sealedHeaders,
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `${shown}; filename="private-${asRowId(params.id)}.${extension}"`,
    },
  });
}

async function open(actor: Parameters<typeof openPrivateFile>[0], id: string) {
  try {
    return await openPrivateFile(actor, asRowId(id) ?? 0);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    actor.ctx.log.error("private file not available", errorFields(error));
    throw new AppError("unavailable");
  }
}
