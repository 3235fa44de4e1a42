import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/archive-endpoint";
import { openSiteArchive } from "./make-archive.server.ts";
import { canMoveIn } from "./move-in-permissions.ts";

export const handle: StaffHandle = { staff: { who: canMoveIn } };

/** Downloads an archive of the whole site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/move-in"));
  const { body, size, day } = await openSiteArchive(sender, asRowId(params.id));
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="site-${day}.zip"`,
      "Cache-Control": "no-store",
    },
  });
}
