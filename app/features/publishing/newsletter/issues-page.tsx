import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { useState } from "react";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useFreshWhile } from "../../../staff-kit/use-fresh-page.ts";
import { useOpened } from "../../../staff-kit/use-opened.ts";
import { Act } from "../../../ui/act.tsx";
import paperPlane from "../../../ui/art/paper-plane.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { OwnForm } from "../../../ui/own-form.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { readList } from "../../../values/read-list.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { formErrorsOf, type StaffFormResult } from "../../../values/staff-form-result.ts";
import { useIsInUse, useWasInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import type { Route } from "./+types/issues-page";
import { offerItems } from "./gather-issue.server.ts";
import { IssueForm } from "./issue-form.tsx";
import { IssueProgress } from "./issue-progress.tsx";
import { findIssues } from "./issue-queries.server.ts";
import { canWriteIssues } from "./newsletter-permissions.ts";
import { acceptIssueForm } from "./save-issue.server.ts";
import { findProgress } from "./send-issues.server.ts";

export const handle: StaffHandle = { staff: { who: canWriteIssues } };

const pageLength = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { page, older } = await readList(request.url, pageLength, (wanted) => findIssues(ctx.db, wanted));
  const issues = [];
  for (const row of page) {
    const { id, subject, state, written_by: by } = row;
    const when = writeMoment(row.started_at ?? row.created_at);
    issues.push({ id, subject, state, by, when, progress: await findProgress(ctx.db, row) });
  }
  return { issues, older, offers: await offerItems(ctx, []) };
}

const plan = () => ({ name: "issue", notYet: words.notYet, failed: words.failed, isEchoed: true });

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, plan(), (form, sender) => acceptIssueForm(sender, words, form));

export default function IssuesPage({ loaderData: { issues, older, offers }, actionData }: Route.ComponentProps) {
  // Without script, the answer to the form comes with the page.
  const plain = formErrorsOf(actionData);
  const dialog = useOpened("new", plain !== undefined);
  const [statusMessage, setStatusMessage] = useState<StaffFormResult | undefined>(plain ? undefined : actionData);
  const isInUse = useIsInUse("newsletter");
  const wasInUse = useWasInUse("newsletter");
  useFreshWhile(issues.some(({ progress }) => progress?.isMoving));
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="newsletter" />
      <div className="head-row">
        <h1>{words.title}</h1>
        {isInUse && (
          <OwnForm sends={dialog.sends} onSend={dialog.open}>
            <button type="submit" className="btn btn--sm">
              <Icon name="plus" />
              {words.create}
            </button>
          </OwnForm>
        )}
      </div>
      <StatusMessage answer={statusMessage} />
      {issues.length === 0 && isInUse && (
        <EmptyState art={paperPlane} {...words.empty}>
          <Act label={words.first} sends={dialog.sends} onClick={dialog.open} />
        </EmptyState>
      )}
      <div className="rows">
        {issues.map(({ id, subject, state, by, when, progress }) => (
          <article className="message" key={id}>
            <h2>
              <Link to={href("/admin/newsletter/:id", { id: String(id) })}>{subject}</Link>
            </h2>
            <p className="small muted">{`${words.states[state]}, ${when}, ${words.by(by)}`}</p>
            {progress && (progress.isMoving || state === "paused") && <IssueProgress {...progress} />}
            {progress && !progress.isMoving && state === "sent" && (
              <p className="small">{words.progress(progress.done, progress.all)}</p>
            )}
          </article>
        ))}
      </div>
      <OlderLink label={words.older} older={older} />
      {dialog.isOpen && (wasInUse || plain !== undefined) && (
        <Modal heading={words.create} close={words.close} closed={dialog.closed} onClose={dialog.close} sheet>
          <IssueForm
            offers={offers}
            plain={plain}
            onDone={(done) => {
              dialog.close();
              setStatusMessage({ done });
            }}
          />
        </Modal>
      )}
    </>
  );
}
