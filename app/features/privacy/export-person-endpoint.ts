import { staffPrivacy } from "content/staff-privacy.ts";
import { Refusal } from "../../platform/refusals.ts";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import type { Route } from "./+types/export-person-endpoint";
import { exportPerson } from "./export-person.server.ts";
import { mayAnswerDataRequests } from "./privacy-rules.ts";
import { personSchema } from "./request-schema.ts";

/** Everything about a person as one file. It is asked for with a form, so that no address stands in an address bar. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const member = context.get(staffContext);
  if (!mayAnswerDataRequests(member)) throw new Refusal("adminsOnly");
  const typed = await readStaffForm(request);
  const { fields, refused } = checkStaffForm(typed, personSchema, staffPrivacy.find.notYet);
  if (refused) throw new Refusal("unreadableForm");
  const everything = await exportPerson(context.get(siteContext), member, fields.email);
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="what-we-keep.json"',
      "Cache-Control": "no-store",
    },
  });
}
