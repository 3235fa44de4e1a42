import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/editor-photos-endpoint";
import { findEditorPhotos, listEditorPhotos } from "./find-editor-photos.server.ts";
import { canUsePhotos } from "./photo-permissions.ts";

export const handle: StaffHandle = { staff: { who: canUsePhotos } };

/** Lists photos for the editor: `?ids=1,2`, or a page of the library with `?before=`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = senderOf(context);
  const ids = new URL(request.url).searchParams.get("ids");
  const found =
    ids === null
      ? await listEditorPhotos(actor, request.url)
      : {
          photos: await findEditorPhotos(
            actor,
            ids.split(",").flatMap((id) => asRowId(id) ?? []),
          ),
        };
  return Response.json(found, { headers: { "Cache-Control": "no-store" } });
}
