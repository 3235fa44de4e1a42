import { staffProtecting } from "content/staff-protecting.ts";
import { staffRecordings as words } from "content/staff-recordings.ts";
import { data, href, Link } from "react-router";
import { requireEditable } from "../../../cms/content-type.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { permissionsPolicy } from "../../../server/http/security-headers.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { fixedReadAloud, readAloud } from "../../../values/read-aloud.ts";
import { canWrite } from "../../../values/roles.ts";
import { pathsOf } from "../../foundation/protecting-pages/protecting-pages.server.ts";
import { useWasInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { openWords } from "../../foundation/words/open-words.server.ts";
import { canChangePages } from "../../foundation/words/word-permissions.ts";
import { listRecordings } from "../../media/recordings/find-recordings.server.ts";
import { handleRecordingForm } from "../../media/recordings/handle-recording-form.server.ts";
import { findWordsMark } from "../../media/recordings/recorded-words.server.ts";
import { RecordingForm } from "../../media/recordings/recording-form.tsx";
import { RecordingList } from "../../media/recordings/recording-list.tsx";
import { findRecordingRight } from "../../media/recordings/require-can-record.server.ts";
import type { Route } from "./+types/recordings-page";
import { readSubject } from "./require-subject.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite } };

/** This page may use the microphone. Links to it need a full page load, because the header applies to a document. */
export const headers = () => ({ "Permissions-Policy": permissionsPolicy("(self)") });

/** @throws AppError notFound, adminsOnly, notYours */
async function requireOwner({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const sender = senderOf(context);
  const fixed = fixedReadAloud.find((key) => params.subject === `site-${key}`);
  if (fixed !== undefined) {
    const owner = `site:${fixed}` as const;
    if (fixed === "consent") {
      requireMay(sender.member, canChangePages);
      const [see] = pathsOf.consent;
      return { sender, owner, title: staffProtecting.pages.consent, link: { label: staffProtecting.see, to: see } };
    }
    const { label } = await openWords(sender, fixed);
    return { sender, owner, title: label, link: { label: words.open, to: `/admin/pages/${fixed}` } };
  }
  const { type, id } = readSubject(params.subject);
  const noun = readAloud.find((name) => name === type.noun);
  if (noun === undefined) throw new AppError("notFound");
  const row = await requireEditable(sender.ctx.db, sender.member, type, id);
  const title = row.title || type.words.untitled;
  const link = { label: words.open, to: `/admin/${noun}/${row.id}` };
  return { sender, owner: `${noun}:${row.id}` as const, title, link };
}

export async function loader(args: Route.LoaderArgs) {
  const { sender, owner, title, link } = await requireOwner(args);
  const { ctx } = sender;
  return {
    owner,
    title,
    link,
    recordings: await listRecordings(ctx, owner),
    mark: await findWordsMark(ctx, owner),
    right: await findRecordingRight(sender, owner),
  };
}

export async function action(args: Route.ActionArgs) {
  const { owner } = await requireOwner(args);
  const { done, rejected } = await handleRecordingForm(args, owner, words);
  return rejected ? data({ rejected: rejected.answer }, rejected.status) : { done };
}

/** Page with the recordings of an item or page, their consents, and a form to add one. */
export default function RecordingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, title, link, recordings, mark, right } = loaderData;
  const done = actionData && "done" in actionData ? actionData.done : undefined;
  const rejected = actionData && "rejected" in actionData ? actionData.rejected : undefined;
  const wasInUse = useWasInUse("recordings");
  const path = href("/admin/listen/:subject", { subject: owner.replace(":", "-") });
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="recordings" />
      <h1>{words.heading(title)}</h1>
      <div className="stack">
        <div role="status">{done && <p className="alert alert--ok">{done}</p>}</div>
        <p>{words.lede}</p>
        {mark !== null && <p>{words.protecting}</p>}
        <p>
          <Link className="act" to={link.to}>
            {link.label}
          </Link>
        </p>
        <RecordingList recordings={recordings} path={path} mark={right.is === "given" ? mark : null} />
        {right.is === "refused" && <p>{words.onlyAdmins(right.ask)}</p>}
        {right.is === "stale" && (
          <p>
            {words.stale}{" "}
            <a className="act" href={right.confirm}>
              {words.confirmPassword}
            </a>
          </p>
        )}
        {((wasInUse && right.is === "given") || rejected) && (
          <section className="stack">
            <h2>{words.add}</h2>
            <RecordingForm action={path} rejected={rejected} mark={mark} />
          </section>
        )}
      </div>
    </>
  );
}
