import { staffMail } from "content/staff-mail.ts";
import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { useState } from "react";
import { href, redirect } from "react-router";
import { WordQuestions } from "../../../cms/protection/word-questions.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type AppContext, appContext, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { Ask } from "../../../staff-kit/confirm-button.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import { useFreshWhile } from "../../../staff-kit/use-fresh-page.ts";
import { useOpened } from "../../../staff-kit/use-opened.ts";
import { Act } from "../../../ui/act.tsx";
import type { Sends } from "../../../ui/own-form.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import type { StaffFormErrors, StaffFormResult } from "../../../values/staff-form-result.ts";
import { useIsInUse, useWasInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import type { Route } from "./+types/issue-page";
import { offerItems } from "./gather-issue.server.ts";
import { IssueForm } from "./issue-form.tsx";
import { IssueProgress } from "./issue-progress.tsx";
import { canSendIssues, canWriteIssues } from "./newsletter-permissions.ts";
import { acceptIssueForm, deleteIssue, formValuesOf, requireIssue } from "./save-issue.server.ts";
import { findProgress, sendTest, startIssue, turnIssue } from "./send-issues.server.ts";
import { countSubscribers } from "./subscriber-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canWriteIssues } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const issue = await requireIssue(ctx.db, member, asRowId(params.id));
  const { id, subject, state, version } = issue;
  const formValues = formValuesOf(issue);
  return {
    id,
    subject,
    state,
    version,
    formValues,
    offers: state === "draft" ? await offerItems(ctx, formValues.items ?? []) : [],
    progress: await findProgress(ctx.db, issue),
    readers: await countSubscribers(ctx.db),
    sendsNothing: sayMailbox(ctx),
    canSend: canSendIssues(member),
  };
}

/** Returns a notice if there is no mail server, because e-mails then do not leave the site. */
const sayMailbox = ({ config }: AppContext) => (config.mail.by === "mailbox" ? staffMail.nobody : undefined);

export async function action(args: Route.ActionArgs) {
  const id = asRowId(args.params.id);
  // Checks the permission first, because validation errors would reveal details.
  await requireIssue(args.context.get(appContext).db, args.context.get(staffContext), id);
  const plan = { name: "issue", notYet: words.notYet, failed: words.failed, isEchoed: true };
  return answerStaffForm(args, plan, ({ check, formValues }, sender) => {
    // Only the buttons have an intent; the form itself saves.
    const form = { check, formValues: { intent: ["save"], ...formValues } };
    return answerIntents(form, {
      save: () => acceptIssueForm(sender, words, { check, formValues }, id),
      test: () => answerAfter(sendTest(sender, id), sayMailbox(sender.ctx) ?? words.testSent(sender.member.email)),
      send: () =>
        answerAfter(startIssue(sender, id, Number(formValues.version?.[0]), formValues, words), words.sending),
      pause: () => answerAfter(turnIssue(sender, id, "paused"), words.paused),
      "go-on": () => answerAfter(turnIssue(sender, id, "sending"), words.goneOn),
      async delete() {
        await deleteIssue(sender, id);
        throw redirect(href("/admin/newsletter"));
      },
    });
  });
}

export default function IssuePage({ loaderData: issue, actionData }: Route.ComponentProps) {
  const { id, state, subject, version, progress, offers } = issue;
  const [statusMessage, setStatusMessage] = useState<StaffFormResult>();
  const buttons = useButtons(setStatusMessage);
  useFreshWhile(progress?.isMoving ?? false);
  const wasInUse = useWasInUse("newsletter");
  const refused = isOfForm(actionData) ? actionData : undefined;
  const isEdited = state === "draft" && (wasInUse || refused !== undefined);
  return (
    <>
      <PageMeta title={isEdited ? words.edit : subject} />
      <SwitchedOffNotice of="newsletter" />
      <div className="head-row">
        <h1>{isEdited ? words.edit : subject}</h1>
        <a className="act" href={href("/admin/newsletter/:id/email", { id: String(id) })}>
          {words.preview}
        </a>
      </div>
      <StatusMessage answer={statusMessage ?? actionData} />
      {!isEdited && <p>{words.states[state]}</p>}
      {progress && <IssueProgress {...progress} />}
      <IssueQuestions answer={statusMessage ?? actionData} version={version} />
      <IssueActions issue={issue} act={(intent) => void buttons.submit({ intent, version }, { method: "post" })} />
      {isEdited && (
        <IssueForm issue={issue} offers={offers} plain={refused} onDone={(done) => setStatusMessage({ done })} />
      )}
    </>
  );
}

/** Returns true if the form itself was rejected, not a button beside it. */
const isOfForm = (answer: StaffFormResult | undefined): answer is StaffFormErrors =>
  answer !== undefined && answer.done === undefined && answer.formValues !== undefined && !answer.formValues.intent;

function IssueQuestions({ answer, version }: { answer: StaffFormResult | undefined; version: number }) {
  const questions = (answer?.done === undefined && answer?.questions) || [];
  if (questions.length === 0) return null;
  return (
    <form method="post" className="form">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="version" value={version} />
      <WordQuestions questions={questions} answers={[]} />
      <div className="btns">
        <button type="submit" className="btn">
          {words.send}
        </button>
      </div>
    </form>
  );
}

interface IssueActionsProps {
  issue: Pick<
    Route.ComponentProps["loaderData"],
    "subject" | "state" | "readers" | "canSend" | "version" | "sendsNothing"
  >;
  act(intent: string): void;
}

function IssueActions({ issue: { subject, state, readers, canSend, version, sendsNothing }, act }: IssueActionsProps) {
  const dialogs = { send: useOpened("send"), delete: useOpened("delete") };
  const asking = dialogs.send.isOpen ? "send" : dialogs.delete.isOpen ? "delete" : undefined;
  /** Attributes of forms without script. */
  const posts = (intent: string): Sends => ({
    method: "post",
    action: dialogs.send.closed,
    fields: { intent, version },
  });
  const ask = {
    send: {
      heading: words.sendAsk(readers),
      text: [sendsNothing, words.sendText].filter(Boolean).join(" "),
      yes: words.send,
      no: words.keep,
    },
    delete: { heading: words.deleteAsk(subject), text: words.deleteText, yes: words.delete, no: words.deleteKeep },
  };
  const isInUse = useIsInUse("newsletter");
  const hints = [sendsNothing, words.savedOnly, !canSend && words.sendAdmins, readers === 0 && words.sendNobody];
  return (
    <div className="stack">
      <div className="btns">
        {state === "draft" && isInUse && (
          <>
            <Act label={words.test} sends={posts("test")} onClick={() => act("test")} />
            {canSend && readers > 0 && (
              <Act label={words.send} sends={dialogs.send.sends} onClick={dialogs.send.open} />
            )}
          </>
        )}
        {state === "draft" && (
          <Act label={words.delete} danger sends={dialogs.delete.sends} onClick={dialogs.delete.open} />
        )}
        {state === "sending" && <Act label={words.pause} sends={posts("pause")} onClick={() => act("pause")} />}
        {state === "paused" && canSend && (
          <Act label={words.goOn} sends={posts("go-on")} onClick={() => act("go-on")} />
        )}
      </div>
      {state === "draft" && isInUse && <p className="small muted">{hints.filter(Boolean).join(" ")}</p>}
      {asking && (
        <Ask
          {...ask[asking]}
          closed={dialogs[asking].closed}
          sends={posts(asking)}
          onYes={() => {
            dialogs[asking].close();
            act(asking);
          }}
          onNo={dialogs[asking].close}
        />
      )}
    </div>
  );
}
