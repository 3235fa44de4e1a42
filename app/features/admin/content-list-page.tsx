import { staff } from "content/staff.ts";
import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import { ActLink, OlderLink } from "../../cms/act-link.tsx";
import { ContentRow } from "../../cms/content-row.tsx";
import { answerCreate } from "../../cms/handle-content-form.server.ts";
import { listContent } from "../../cms/list-content.server.ts";
import { StatusMessage } from "../../cms/status-message.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/content-list-page";
import { ContentItemForm, contentViews } from "./content-item-form.tsx";
import { contentTypeOf, nounOf } from "./content-types.server.ts";

export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const noun = nounOf(pattern);
  const page = await listContent(ctx, context.get(staffContext), contentTypeOf(noun), request.url);
  return { ...page, noun, rows: await withPhotos(ctx, noun, page.rows) };
}

export const action = (args: Route.ActionArgs) => answerCreate(args, contentTypeOf(nounOf(args.pattern)));

export default function ContentListPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ContentList key={loaderData.noun} {...loaderData} answer={actionData} />;
}

/** The staff list of the content type that the route names: create, search, rows, next page, deleted items. */
function ContentList(page: Route.ComponentProps["loaderData"] & { answer: StaffFormResult | undefined }) {
  const { noun, labels, search, deleted, older, canCreate, rows } = page;
  const { words, drawing } = contentViews[noun];
  const path = `/admin/${noun}`;
  const { creating, setCreating, close } = useCreating(path);
  // Without script, the answer to the form comes with the page.
  const [statusMessage, setStatusMessage] = useState(page.answer);
  const say = (done: string) => {
    close();
    setStatusMessage({ done });
  };
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.title}</h1>
        {canCreate && (
          <button type="button" className="btn btn--sm" onClick={() => setCreating("")}>
            <Icon name="plus" />
            {words.create}
          </button>
        )}
      </div>
      <StatusMessage answer={statusMessage} />
      <Form className="find" role="search">
        <input type="search" name="q" defaultValue={search} aria-label={staff.list.search} />
        {deleted && <input type="hidden" name="deleted" value="" />}
        <button type="submit" className="act">
          {staff.list.find}
        </button>
      </Form>
      {rows.length === 0 && <p className="muted">{staff.list.none}</p>}
      <div className="rows">
        {rows.map((row) => (
          <ContentRow
            key={row.id}
            {...{ words, row, drawing }}
            path={`${path}/${row.id}`}
            onAnswer={setStatusMessage}
          />
        ))}
      </div>
      {words.note && <p className="small muted">{words.note}</p>}
      <div className="btns">
        <OlderLink label={staff.list.older} older={older} query={{ q: search, ...(deleted && { deleted: "" }) }} />
        <ActLink label={deleted ? staff.list.live : staff.list.deleted} to={deleted ? path : "?deleted"} />
      </div>
      {canCreate && creating !== undefined && (
        <Modal heading={words.create} close={words.close} onClose={close} sheet>
          <ContentItemForm noun={noun} labels={labels} title={creating} onDone={say} onCancel={close} />
        </Modal>
      )}
    </>
  );
}

/** Whether the form is open, and with which title: by its button, or by the address `?create`. */
function useCreating(path: string) {
  const { key, search } = useLocation();
  const asked = new URLSearchParams(search).get("create") ?? undefined;
  const [creating, setCreating] = useState(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation.
  useEffect(() => {
    if (asked !== undefined) setCreating(asked);
  }, [key]);
  const close = () => {
    setCreating(undefined);
    // Reloading opens no form again; by the router, this would load the list.
    if (asked !== undefined) history.replaceState(history.state, "", path);
  };
  return { creating, setCreating, close };
}
