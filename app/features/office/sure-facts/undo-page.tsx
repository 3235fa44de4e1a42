import { staffSureFacts as words } from "content/staff-sure-facts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/undo-page";
import { canUndoSureFacts } from "./sure-fact-permissions.ts";
import { openSureChange, undoSureChange } from "./undo-sure-change.server.ts";

export const handle: StaffHandle = { staff: { who: canUndoSureFacts } };

/** @throws AppError notFound */
export const loader = ({ params, context }: Route.LoaderArgs) => openSureChange(senderOf(context), params.id);

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "undo", notYet: words.notYet }, (_, sender) =>
    answerAfter(undoSureChange(sender, args.params.id), words.done),
  );

/** Page with a change of bank details, help numbers or contacts, and a button that undoes it. */
export default function UndoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fact, before, after, by, at, over } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p>{words.changed(by, fact, at)}</p>
      <p>{before === "" ? words.nothingBefore : words.before(before)}</p>
      <p>{after === "" ? words.nothingAfter : words.after(after)}</p>
      <StatusMessage answer={actionData} />
      {over === undefined && <ActForm intent="undo" sendKey="undo" button={words.button} about={fact} />}
      {over !== undefined && actionData === undefined && <p>{over}</p>}
      <p>
        <ActLink label={words.settings} to={href("/admin/settings")} />
      </p>
    </>
  );
}
