import { beat, closeDraft, findOwnDraft, removeDraft, storeDraft } from "../../../cms/drafts/drafts.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type Sender, senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { canWrite } from "../../../values/roles.ts";
import type { Route } from "./+types/draft-endpoint";
import { isCreated } from "./is-created.server.ts";
import { requireSubject } from "./require-subject.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite } };

/**
 * Returns the member's draft for `?subject=post:12`, and who else has the item open. With a form's `key`, also tells if
 * another device has sent that form.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  const { searchParams } = new URL(request.url);
  const subject = await requireSubject(sender, searchParams.get("subject"));
  const answer = {
    draft: await findUnsent(sender, subject),
    others: await beat(sender, subject),
    isSent: await isCreated(sender, subject, searchParams.get("key") ?? undefined),
  };
  return Response.json(answer, noStore);
}

/** Finds a draft. If a device stored the draft after the form was sent, deletes it. */
async function findUnsent(sender: Sender, subject: string) {
  const draft = await findOwnDraft(sender, subject);
  if (!(await isCreated(sender, subject, draft?.formValues.idempotencyKey?.[0]))) return draft;
  await removeDraft(sender, subject);
  return undefined;
}

const noStore = { headers: { "Cache-Control": "no-store" } };

type Fields = Record<string, string[]>;

/** Autosave: `keep` stores the form's fields, `beat` and `close` report presence, and `delete` removes the draft. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const sender = senderOf(context);
  const { ctx, requestInfo } = sender;
  const { done, rejected } = await handleStaffForm(ctx, requestInfo, request, { name: "draft" }, ({ formValues }) =>
    answer(sender, formValues),
  );
  if (rejected) return Response.json({ message: rejected.answer.message }, { status: rejected.status });
  return Response.json(done, { ...noStore, status: "newer" in done ? 409 : 200 });
}

async function answer(sender: Sender, { "draft-subject": asked, "draft-act": act, ...more }: Fields) {
  const subject = await requireSubject(sender, asked?.[0]);
  const { "draft-base": base, ...formValues } = more;
  switch (act?.[0]) {
    case "keep":
      return {
        ...(await storeDraft(sender, subject, formValues, base?.[0] ?? "")),
        others: await beat(sender, subject),
      };
    case "beat":
      return { others: await beat(sender, subject) };
    case "close":
      await closeDraft(sender, subject);
      return {};
    case "delete":
      await removeDraft(sender, subject);
      return {};
    default:
      throw new AppError("unreadableForm");
  }
}
