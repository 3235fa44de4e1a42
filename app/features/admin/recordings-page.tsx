import { staffRecordings as words } from "content/staff-recordings.ts";
import { data, href, Link } from "react-router";
import { requireEditable } from "../../cms/content-type.server.ts";
import { senderOf } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { permissionsPolicy } from "../../server/http/security-headers.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { listRecordings } from "../recordings/find-recordings.server.ts";
import { handleRecordingForm } from "../recordings/handle-recording-form.server.ts";
import { readAloud } from "../recordings/recording.ts";
import { RecordingForm } from "../recordings/recording-form.tsx";
import { RecordingList } from "../recordings/recording-list.tsx";
import type { Route } from "./+types/recordings-page";
import { readSubject } from "./require-subject.server.ts";

/** This document may use the microphone: other pages lead here with a document of its own. */
export const headers = () => ({ "Permissions-Policy": permissionsPolicy("(self)") });

/** An item that is read aloud, for those who may change it. @throws AppError notFound, adminsOnly, notYours */
async function requireItem({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const sender = senderOf(context);
  const { type, id } = readSubject(params.subject);
  const noun = readAloud.find((one) => one === type.noun);
  if (noun === undefined) throw new AppError("notFound");
  const row = await requireEditable(sender.ctx.db, sender.member, type, id);
  return { ctx: sender.ctx, noun, id: row.id, title: row.title || type.words.untitled };
}

export async function loader(args: Route.LoaderArgs) {
  const { ctx, noun, id, title } = await requireItem(args);
  return { noun, id, title, recordings: await listRecordings(ctx, noun, id) };
}

export async function action(args: Route.ActionArgs) {
  const { noun, id } = await requireItem(args);
  const { done, rejected } = await handleRecordingForm(args, `${noun}:${id}`, words);
  return rejected ? data({ rejected: rejected.answer }, rejected.status) : { done };
}

/** Voices that read an item aloud: each with its consents, and a form for another. */
export default function RecordingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { noun, id, title, recordings } = loaderData;
  const done = actionData && "done" in actionData ? actionData.done : undefined;
  const rejected = actionData && "rejected" in actionData ? actionData.rejected : undefined;
  const path = href("/admin/listen/:subject", { subject: `${noun}-${id}` });
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading(title)}</h1>
      <div className="stack">
        <div role="status">{done && <p className="alert alert--ok">{done}</p>}</div>
        <p>{words.lede}</p>
        <p>
          <Link className="act" to={`/admin/${noun}/${id}`}>
            {words.open}
          </Link>
        </p>
        <RecordingList recordings={recordings} path={path} />
        <section className="stack">
          <h2>{words.add}</h2>
          <RecordingForm action={path} rejected={rejected} />
        </section>
      </div>
    </>
  );
}
