import { staffSensitive } from "content/staff-sensitive.ts";
import { useState } from "react";
import { href, Link } from "react-router";
import { listProjectChoices } from "../../../cms/belonging-queries.server.ts";
import { answerEdit } from "../../../cms/handle-content-form.server.ts";
import { openContent } from "../../../cms/list-content.server.ts";
import { findHistory } from "../../../cms/versions/find-history.server.ts";
import { useHistory } from "../../../cms/versions/use-history.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext, staffContext } from "../../../server/context.server.ts";
import { findPanelLinks } from "../../../server/item-panel.ts";
import { revalidateUnlessQueued, sendOrQueue } from "../../../staff-kit/offline/send-or-queue.ts";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { canWrite } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findFeaturesForStaffOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { listDocumentLinks } from "../../media/documents/find-documents.server.ts";
import { findChosenPhotos } from "../../media/photos/attach-photos.server.ts";
import { listReadyPhotos } from "../../media/photos/find-editor-photos.server.ts";
import type { Route } from "./+types/content-edit-page";
import { ContentItemForm, contentViews } from "./content-item-form.tsx";
import { contentTypeOf, readNoun } from "./content-types.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite, byDestination: true } };

/** Loads an item's form; with `?history`, also its versions. */
export async function loader({ params, request, pattern, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const noun = readNoun(pattern);
  const type = contentTypeOf(noun);
  const actor = { ctx, member: context.get(staffContext) };
  const opened = await openContent(ctx, actor.member, type, asRowId(params.id));
  const query = new URL(request.url).searchParams;
  const version = query.get("history");
  return {
    ...opened,
    noun,
    projects: await listProjectChoices(ctx.db, ctx.clock.now().toISOString()),
    linkOffers: await listDocumentLinks(ctx),
    panels: findPanelLinks(await findFeaturesForStaffOnce(ctx, context.get(requestInfoContext)), noun, opened.id),
    photos: await findChosenPhotos(ctx.db, `${noun}:${opened.id}`, siteDate(ctx.clock.now())),
    // Loaded when staff choose photos without script.
    ...(query.has("photos") && { offers: await listReadyPhotos(actor, request.url) }),
    ...(version !== null && { history: await findHistory(actor, type, opened.id, version) }),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerEdit(args, contentTypeOf(readNoun(args.pattern)), asRowId(args.params.id));

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const shouldRevalidate = revalidateUnlessQueued;

export default function ContentEditPage({ loaderData: item, actionData }: Route.ComponentProps) {
  return <Editor key={`${item.noun}/${item.id}`} item={item} answer={actionData} />;
}

function Approval({ by, at, path }: { by: string; at: string; path: string }) {
  if (at !== "") return <p className="alert alert--ok">{staffSensitive.approval.approvedBy(by, writeMoment(at))}</p>;
  return (
    <p>
      {staffSensitive.approval.waits}{" "}
      <Link className="act" to={path}>
        {staffSensitive.approval.link}
      </Link>
    </p>
  );
}

interface EditorProps {
  item: Route.ComponentProps["loaderData"];
  answer: StaffFormResult | undefined;
}

function Editor({ item, answer }: EditorProps) {
  const { id, noun, panels, labels, history } = item;
  const { words, hasPage } = contentViews[noun];
  const path = `/admin/${noun}/${id}`;
  const [statusMessage, setStatusMessage] = useState(answer);
  const buttons = useButtons(setStatusMessage);
  const { link, sheet } = useHistory({
    path,
    label: words.history,
    initial: history,
    onRestore: (restore) => void buttons.submit({ intent: "restore", restore }, { method: "post", action: path }),
  });
  return (
    <>
      <PageMeta title={words.edit} />
      <div className="head-row">
        <h1>{words.edit}</h1>
        <div className="btns">
          {link}
          {panels.map(({ label, path, isDocument }) =>
            isDocument ? (
              <a key={path} className="act" href={path}>
                {label}
              </a>
            ) : (
              <Link key={path} className="act" to={path}>
                {label}
              </Link>
            ),
          )}
          {hasPage && (
            <a className="act" href={`${path}/preview`}>
              {words.preview}
            </a>
          )}
        </div>
      </div>
      <StatusMessage answer={statusMessage} />
      {statusMessage?.done !== undefined && item.publicPath && (
        <p>
          <a className="act" href={item.publicPath}>
            {words.view}
          </a>
        </p>
      )}
      {item.approval && (
        <Approval {...item.approval} path={href("/admin/approvals/:subject", { subject: `${noun}-${id}` })} />
      )}
      <ContentItemForm
        plain={answer?.done === undefined ? answer : undefined}
        noun={noun}
        labels={labels}
        projects={item.projects}
        linkOffers={item.linkOffers}
        item={item}
        onDone={(done, queuedKey) => setStatusMessage({ done, queuedKey })}
      />
      {sheet}
    </>
  );
}
