import { redirect } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import type { Route } from "./+types/field-endpoint";
import { findFieldOfText } from "./find-field.server.ts";
import { canChangePages } from "./word-permissions.ts";

export const handle: StaffHandle = { staff: { who: canChangePages } };

/** Redirects from a sentence in a preview to its field. If no field has this sentence, redirects to a search for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const text = searchParams.get("text") ?? "";
  const address = await findFieldOfText(context.get(appContext), searchParams.get("page") ?? "/", text);
  return redirect(address ?? `/admin/jump?${new URLSearchParams({ q: text })}`);
}
