import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { useEffect, useState } from "react";
import { data, href, redirect, useFetcher } from "react-router";
import { Refusal } from "../../server/http/errors.ts";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { asRowId } from "../../values/row-id.ts";
import type { StaffAnswer } from "../../values/staff-form-result.ts";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { Said } from "../../cms/status-message.tsx";
import type { Route } from "./+types/issue-page";
import { acceptIssueForm, typedOf } from "./handle-issue-form.server.ts";
import { offerItems } from "./find-issue-items.server.ts";
import { findProgress } from "./find-sending-progress.server.ts";
import { IssueActs } from "./issue-actions.tsx";
import { IssueForm } from "./issue-form.tsx";
import { IssueProgress, useFreshProgress } from "./issue-progress.tsx";
import { needIssue } from "./require-issue.server.ts";
import { maySendIssues } from "./newsletter-permissions.ts";
import { deleteIssue } from "./save-issue.server.ts";
import { countSubscribers } from "./subscriber-list-queries.server.ts";
import { goOnWithIssue, pauseIssue, sendTest, startIssue } from "./start-issue.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [site, member] = [context.get(siteContext), context.get(staffContext)];
  const issue = await needIssue(site.database, member, asRowId(params.id));
  const { id, subject, state, version } = issue;
  const typed = typedOf(issue);
  return {
    ...{ id, subject, state, version, typed },
    offers: state === "draft" ? await offerItems(site, typed.items ?? []) : [],
    progress: await findProgress(site.database, issue),
    readers: await countSubscribers(site.database),
    maySend: maySendIssues(member),
  };
}

/** Saves, tests, sends, pauses and deletes an issue. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const sender = senderOf(context);
  const { site, visit, member } = sender;
  const id = asRowId(params.id);
  // Asked before the form is read, so that who may not do it learns nothing from its checks.
  await needIssue(site.database, member, id);
  const plan = { name: "issue", notYet: words.notYet, failed: words.failed };
  const { done, rejected } = await answerStaffForm(site, visit, request, plan, async (form) => {
    switch (form.typed.intent?.[0] ?? "save") {
      case "save":
        return acceptIssueForm(sender, words, form, id);
      case "test":
        await sendTest(site, member, visit.origin, id);
        return words.testSent(member.email);
      case "send":
        await startIssue(site, member, visit.origin, id, Number(form.typed.version?.[0]));
        return words.sending;
      case "pause":
        await pauseIssue(site, member, id);
        return words.paused;
      case "go-on":
        await goOnWithIssue(site, member, id);
        return words.goneOn;
      case "delete":
        await deleteIssue(site, member, id);
        throw redirect(href("/admin/newsletter"));
      default:
        throw new Refusal("unreadableForm");
    }
  });
  return rejected ? data<StaffAnswer>(rejected.answer, rejected.status) : data<StaffAnswer>({ done });
}

/** One issue: written as long as it is a draft, then watched on its way. */
export default function IssuePage({ loaderData: issue }: Route.ComponentProps) {
  const fetcher = useFetcher<StaffAnswer>();
  const [said, setSaid] = useState<StaffAnswer>();
  useFreshProgress(issue.progress?.isMoving ?? false);
  useEffect(() => {
    if (fetcher.data !== undefined) setSaid(fetcher.data);
  }, [fetcher.data]);
  const isDraft = issue.state === "draft";
  return (
    <>
      <PageMeta title={isDraft ? words.edit : issue.subject} />
      <div className="head-row">
        <h1>{isDraft ? words.edit : issue.subject}</h1>
        <a className="act" href={href("/admin/newsletter/:id/letter", { id: String(issue.id) })}>
          {words.preview}
        </a>
      </div>
      <Said answer={said} />
      {!isDraft && <p>{words.states[issue.state]}</p>}
      {issue.progress && <IssueProgress {...issue.progress} />}
      <IssueActs
        issue={issue}
        act={(intent) =>
          void fetcher.submit(
            { intent, version: String(issue.version) },
            { method: "post", action: href("/admin/newsletter/:id", { id: String(issue.id) }) },
          )
        }
      />
      {isDraft && <IssueForm issue={issue} offers={issue.offers} onDone={(sentence) => setSaid({ done: sentence })} />}
    </>
  );
}
