import { staffOffline } from "content/staff-offline.ts";
import { answerEdit, answerList } from "../../../cms/handle-content-form.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { staffContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { canWrite } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/queued-form-endpoint";
import { contentTypeOf, contentTypes, type Noun } from "./content-types.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite } };

/** Accepts a form from a device's offline queue; responds with JSON. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { noun, id } = args.params;
  if (!Object.hasOwn(contentTypes, noun)) throw new AppError("notFound");
  // Another member has signed in on the device since the form was filled in.
  const writer = new URL(args.request.url).searchParams.get("member");
  if (writer !== null && writer !== args.context.get(staffContext).id)
    return Response.json({ message: staffOffline.refused, errors: {} }, { status: 403 });
  const type = contentTypeOf(noun as Noun);
  const { data, init } = await (id === undefined ? answerList(args, type) : answerEdit(args, type, asRowId(id)));
  return Response.json(data, init ?? {});
}
