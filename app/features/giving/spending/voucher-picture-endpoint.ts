import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { typeOfFile } from "../../../server/storage/file-type.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { canSpend } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { sealedHeaders } from "../../media/private-files/sealed-headers.ts";
import type { Route } from "./+types/voucher-picture-endpoint";
import { openPicture } from "./voucher-picture.server.ts";

export const handle: StaffHandle = { staff: { who: canSpend } };

/** Serves the picture of a voucher to its spender, to treasurers and to admins. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const actor = senderOf(context);
  try {
    const { bytes, path } = await openPicture(actor, asRowId(params.id));
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...sealedHeaders,
        "Content-Type": typeOfFile(path) ?? "application/octet-stream",
        "Content-Length": String(bytes.length),
        "Content-Disposition": `inline; filename="voucher-${params.id}.${path.split(".").at(-1)}"`,
      },
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    actor.ctx.log.error("picture of a voucher not available", errorFields(error));
    throw new AppError("unavailable");
  }
}
