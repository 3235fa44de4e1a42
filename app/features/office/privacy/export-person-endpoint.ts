import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import type { Route } from "./+types/export-person-endpoint";
import { exportPerson } from "./find-person.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";
import { personSchema } from "./request-schema.ts";

export const handle: StaffHandle = { staff: { who: canAnswerDataRequests } };

/** Exports a person's data as a file. A POST, so that the address is not in the URL. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { ctx, requestInfo, member } = senderOf(context);
  requireFreshSignIn({ requestInfo }, href("/admin/people-data"));
  const { done, rejected } = await handleStaffForm(ctx, requestInfo, request, { name: "export" }, ({ check }) =>
    exportPerson(ctx, member, check(personSchema).email),
  );
  // A download cannot show a form; the page that sent the request still has the address.
  if (rejected) return new Response(rejected.answer.message, { status: rejected.status });
  return new Response(`${JSON.stringify(done, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="what-we-keep.json"',
      "Cache-Control": "no-store",
    },
  });
}
