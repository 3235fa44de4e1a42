import { staffOffline } from "content/staff-offline.ts";
import { staffSpending as words } from "content/staff-spending.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { staffContext } from "../../../server/context.server.ts";
import { canSpend } from "../../../values/roles.ts";
import type { Route } from "./+types/queued-voucher-endpoint";
import { handleVoucherForm } from "./handle-voucher-form.server.ts";

export const handle: StaffHandle = { staff: { who: canSpend } };

/** Accepts a voucher from a phone's offline queue. Answers with JSON. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  // Another member has signed in on the phone since the voucher was written.
  const writer = new URL(args.request.url).searchParams.get("member");
  if (writer !== null && writer !== args.context.get(staffContext).id)
    return Response.json({ message: staffOffline.refused, errors: {} }, { status: 403 });
  const { done, rejected } = await handleVoucherForm(args);
  if (rejected !== undefined) return Response.json(rejected.answer, { status: rejected.status });
  return Response.json({ done: done.isRepeated ? words.form.repeated(done.number) : words.form.sent(done.number) });
}
