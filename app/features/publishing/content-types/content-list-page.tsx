import { staff } from "content/staff.ts";
import type { ContentWords } from "content/staff-cms.ts";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { listProjectChoices } from "../../../cms/belonging-queries.server.ts";
import { type ContentFilter, contentFilters, makeQuery, writeCount } from "../../../cms/content-filters.ts";
import { ContentRow, rowCommands } from "../../../cms/content-row.tsx";
import { answerList } from "../../../cms/handle-content-form.server.ts";
import { listContent } from "../../../cms/list-content.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext, staffContext } from "../../../server/context.server.ts";
import { findPanelLinks } from "../../../server/item-panel.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { Chips, NothingFound, SearchForm } from "../../../staff-kit/list-tools.tsx";
import { DeviceQueueLoader } from "../../../staff-kit/offline/device-queue-loader.tsx";
import { revalidateUnlessQueued, sendOrQueue } from "../../../staff-kit/offline/send-or-queue.ts";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import { Act } from "../../../ui/act.tsx";
import bin from "../../../ui/art/bin.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { OwnForm, type Sends } from "../../../ui/own-form.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { canWrite } from "../../../values/roles.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findFeaturesInUseOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { listDocumentLinks } from "../../media/documents/find-documents.server.ts";
import { asStaff, withPhotosFor } from "../../media/photos/find-photos.server.ts";
import type { Route } from "./+types/content-list-page";
import { ContentItemForm, contentViews } from "./content-item-form.tsx";
import { contentTypeOf, readNoun } from "./content-types.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite, byDestination: true } };

export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const noun = readNoun(pattern);
  const page = await listContent(ctx, context.get(staffContext), contentTypeOf(noun), request.url);
  const features = await findFeaturesInUseOnce(ctx, context.get(requestInfoContext));
  const rows = await withPhotosFor(ctx, noun, page.rows, asStaff);
  const projects = await listProjectChoices(ctx.db, ctx.clock.now().toISOString());
  const linkOffers = await listDocumentLinks(ctx);
  return {
    ...page,
    noun,
    projects,
    linkOffers,
    rows: rows.map((row) => ({ ...row, panels: findPanelLinks(features, noun, row.id) })),
  };
}

export const action = (args: Route.ActionArgs) => answerList(args, contentTypeOf(readNoun(args.pattern)));

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const shouldRevalidate = revalidateUnlessQueued;

export default function ContentListPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ContentList key={loaderData.noun} {...loaderData} answer={actionData} />;
}

function ContentList(page: Route.ComponentProps["loaderData"] & { answer: StaffFormResult | undefined }) {
  const { noun, labels, search, filter, older, canCreate, rows } = page;
  const { words, art, folder, hasPage } = contentViews[noun];
  const plain = page.answer?.done === undefined && page.answer?.formValues ? page.answer : undefined;
  const { creating, setCreating, close } = useCreating(`/admin/${noun}`, plain !== undefined);
  const [menuOf, setMenuOf] = useState<number>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [statusMessage, setStatusMessage] = useState(page.answer);
  const [chosen, setChosen] = useState<string[]>([]);
  const [deleted, setDeleted] = useState<string[]>([]);
  const list = useRef<HTMLFormElement>(null);
  const fetcher = useButtons((answer) => {
    setStatusMessage(answer);
    setIsChoosing(false);
    list.current?.reset();
  });
  const say = (done: string, queuedKey?: string) => {
    close();
    setStatusMessage({ done, queuedKey });
  };
  /** @param ids of selected items; empty for an act that contains its own id, for example `delete:5` */
  const send = (act: string, ids: string[] = []) => {
    const [command, own] = act.split(":");
    setDeleted(command === "delete" ? (own === undefined ? ids : [own]) : []);
    const form = new URLSearchParams([["act", act], ...ids.map((id) => ["ids", id])]);
    void fetcher.submit(form, { method: "post" });
  };
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.title}</h1>
        {canCreate && (
          <OwnForm sends={sendsCreate} onSend={() => setCreating("")}>
            <button type="submit" className="btn btn--sm">
              <Icon name="plus" />
              {words.create}
            </button>
          </OwnForm>
        )}
      </div>
      <div className="tools">
        <Filters {...page} />
        <div className="seek-row">
          <SearchForm label={words.search} search={search} query={makeQuery(filter)} />
          <button
            type="button"
            className="act needs-script"
            aria-pressed={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {staff.list.choose}
          </button>
        </div>
      </div>
      <StatusMessage answer={statusMessage} />
      {deleted.length > 0 && statusMessage?.done !== undefined && (
        <Act label={staff.list.undo} icon="undo" onClick={() => send("undelete", deleted)} />
      )}
      <DeviceQueueLoader part="QueueList" />
      {rows.length === 0 && (
        <NoRows
          words={words}
          art={art}
          filter={filter}
          search={search}
          older={older}
          onCreate={canCreate ? () => setCreating("") : undefined}
        />
      )}
      <form
        ref={list}
        method="post"
        className={isChoosing ? "selecting" : undefined}
        onChange={({ currentTarget }) => setChosen(new FormData(currentTarget).getAll("ids").map(String))}
        onReset={() => setChosen([])}
        onSubmit={(event) => {
          event.preventDefault();
          const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
          send(value, value.includes(":") ? [] : chosen);
        }}
      >
        <ul className="lst">
          {rows.map((row) => (
            <ContentRow
              key={row.id}
              words={words}
              noun={noun}
              hasPhotos={folder !== undefined}
              hasPage={hasPage}
              row={row}
              isInert={menuOf !== undefined && menuOf !== row.id}
              onMenu={(isOpen) => setMenuOf((before) => (isOpen ? row.id : before === row.id ? undefined : before))}
            />
          ))}
        </ul>
        <ChosenBar words={words} count={chosen.length} isOfDeleted={filter === "deleted"} />
      </form>
      {words.note && <p className="small muted">{words.note}</p>}
      <div className="btns">
        <OlderLink label={staff.list.older} older={older} query={{ q: search, ...makeQuery(filter) }} />
      </div>
      {canCreate && creating !== undefined && (
        <Modal heading={words.create} close={words.close} onClose={close} sheet>
          <ContentItemForm
            noun={noun}
            labels={labels}
            projects={page.projects}
            linkOffers={page.linkOffers}
            title={creating}
            plain={plain}
            onDone={say}
            onCancel={close}
          />
        </Modal>
      )}
    </>
  );
}

/** Without script, the address opens the form of a new item. */
const sendsCreate: Sends = { method: "get", fields: { create: "" } };

interface NoRowsProps {
  words: ContentWords;
  art: string;
  filter: ContentFilter;
  search: string;
  older: number | undefined;
  onCreate?: (() => void) | undefined;
}

/** Explains an empty list, search or filter. */
function NoRows({ words, art, filter, search, older, onCreate }: NoRowsProps) {
  if (search !== "") return <NothingFound search={search} query={makeQuery(filter)} older={older} />;
  if (filter === "deleted") return <EmptyState art={bin} {...staff.list.emptyBin} />;
  if (filter !== "all") return <p className="muted">{staff.list.noneOfThese}</p>;
  return (
    <EmptyState art={art} {...words.empty}>
      {onCreate && <Act label={words.create} sends={sendsCreate} onClick={onCreate} />}
    </EmptyState>
  );
}

function Filters({ filter, counts, search }: Route.ComponentProps["loaderData"]) {
  const chips = contentFilters.map((name) => ({
    label: staff.list.filters[name],
    to: `?${new URLSearchParams({ ...makeQuery(name), ...(search && { q: search }) })}`,
    count: writeCount(counts[name]),
    isCurrent: name === filter,
  }));
  return <Chips label={staff.list.filters.label} chips={chips} />;
}

function ChosenBar({ words, count, isOfDeleted }: { words: ContentWords; count: number; isOfDeleted: boolean }) {
  return (
    <section className="bulk g-ink" aria-label={words.chosen} hidden={count === 0}>
      <b aria-live="polite">{staff.list.chosen(count)}</b>
      {rowCommands
        .filter(({ command }) => (command === "undelete") === isOfDeleted)
        .map(({ command, icon, label }) => (
          <button key={command} type="submit" name="act" value={command} className="act">
            <Icon name={icon} />
            {words[label]}
          </button>
        ))}
      <button type="reset" className="ib" aria-label={staff.list.chooseNone}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Returns the title of the open form, after a press on its button or from `?create`. */
function useCreating(path: string, isRefused: boolean) {
  const { key, search } = useLocation();
  const asked = new URLSearchParams(search).get("create") ?? undefined;
  const [creating, setCreating] = useState(asked ?? (isRefused ? "" : undefined));
  useOnChange([key], () => {
    if (asked !== undefined) setCreating(asked);
  });
  const close = () => {
    setCreating(undefined);
    // A reload then opens no form. The router would load the list again, so history is changed directly.
    if (asked !== undefined) history.replaceState(history.state, "", path);
  };
  return { creating, setCreating, close };
}
