import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { useEffect, useState } from "react";
import { href, redirect, useFetcher } from "react-router";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { StatusMessage } from "../../cms/status-message.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { asRowId } from "../../values/row-id.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { Route } from "./+types/issue-page";
import { offerItems } from "./gather-issue.server.ts";
import { IssueActions } from "./issue-actions.tsx";
import { IssueForm } from "./issue-form.tsx";
import { IssueProgress, useFreshProgress } from "./issue-progress.tsx";
import { canSendIssues } from "./newsletter-permissions.ts";
import { acceptIssueForm, deleteIssue, formValuesOf, requireIssue } from "./save-issue.server.ts";
import { findProgress } from "./send-issues.server.ts";
import { sendTest, startIssue, turnIssue } from "./start-issue.server.ts";
import { countSubscribers } from "./subscriber-queries.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [ctx, member] = [context.get(appContext), context.get(staffContext)];
  const issue = await requireIssue(ctx.db, member, asRowId(params.id));
  const { id, subject, state, version } = issue;
  const formValues = formValuesOf(issue);
  return {
    ...{ id, subject, state, version, formValues },
    offers: state === "draft" ? await offerItems(ctx, formValues.items ?? []) : [],
    progress: await findProgress(ctx.db, issue),
    readers: await countSubscribers(ctx.db),
    canSend: canSendIssues(member),
  };
}

export async function action(args: Route.ActionArgs) {
  const id = asRowId(args.params.id);
  // Checks permission first: validation errors would reveal details.
  await requireIssue(args.context.get(appContext).db, args.context.get(staffContext), id);
  const plan = { name: "issue", notYet: words.notYet, failed: words.failed };
  return answerStaffForm(args, plan, async (form, sender) => {
    const { ctx, requestInfo, member } = sender;
    switch (form.formValues.intent?.[0] ?? "save") {
      case "save":
        return acceptIssueForm(sender, words, form, id);
      case "test":
        await sendTest(sender, id);
        return words.testSent(member.email);
      case "send":
        await startIssue(ctx, member, requestInfo.origin, id, Number(form.formValues.version?.[0]));
        return words.sending;
      case "pause":
        await turnIssue(ctx, member, id, "paused");
        return words.paused;
      case "go-on":
        await turnIssue(ctx, member, id, "sending");
        return words.goneOn;
      case "delete":
        await deleteIssue(ctx, member, id);
        throw redirect(href("/admin/newsletter"));
      default:
        throw new AppError("unreadableForm");
    }
  });
}

export default function IssuePage({ loaderData: issue }: Route.ComponentProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const [statusMessage, setStatusMessage] = useState<StaffFormResult>();
  useFreshProgress(issue.progress?.isMoving ?? false);
  useEffect(() => {
    if (fetcher.data !== undefined) setStatusMessage(fetcher.data);
  }, [fetcher.data]);
  const isDraft = issue.state === "draft";
  return (
    <>
      <PageMeta title={isDraft ? words.edit : issue.subject} />
      <div className="head-row">
        <h1>{isDraft ? words.edit : issue.subject}</h1>
        <a className="act" href={href("/admin/newsletter/:id/email", { id: String(issue.id) })}>
          {words.preview}
        </a>
      </div>
      <StatusMessage answer={statusMessage} />
      {!isDraft && <p>{words.states[issue.state]}</p>}
      {issue.progress && <IssueProgress {...issue.progress} />}
      <IssueActions
        issue={issue}
        act={(intent) => void fetcher.submit({ intent, version: String(issue.version) }, { method: "post" })}
      />
      {isDraft && (
        <IssueForm issue={issue} offers={issue.offers} onDone={(sentence) => setStatusMessage({ done: sentence })} />
      )}
    </>
  );
}
