import { href, redirect } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/media-photo-endpoint";
import { answerPhoto } from "./answer-photo.server.ts";
import { canManagePhotos } from "./photo-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManagePhotos } };

/** Redirects a photo's address to its sheet in the library. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`${href("/admin/media")}?${new URLSearchParams({ photo: params.id })}`);

export const action = (args: Route.ActionArgs) => answerPhoto(args, asRowId(args.params.id));
