import { staffSubscribers as words } from "content/staff-messages.ts";
import { staffTables } from "content/staff-tables.ts";
import { useContext, useState } from "react";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { ChosenCsv, type Column, DataTable, RowMenu } from "../../../staff-kit/data-table.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { FilterForm, ListFoot, ListSums } from "../../../staff-kit/list-sums.tsx";
import { NothingFound } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import { useOpened } from "../../../staff-kit/use-opened.ts";
import { Act } from "../../../ui/act.tsx";
import threeChairs from "../../../ui/art/three-chairs.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { OwnForm } from "../../../ui/own-form.tsx";
import { PageMeta, SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { readList } from "../../../values/read-list.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import type { Route } from "./+types/subscribers-page";
import { canSeeSubscribers } from "./newsletter-permissions.ts";
import { removeSubscriber } from "./subscriber-commands.server.ts";
import { countLists, countPending, findSubscribers } from "./subscriber-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canSeeSubscribers } };

const pageLength = 50;

/** A longer list is "more than" this number: counting a million takes eight times the page's own time. */
const maxCounted = 50_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { page, older, search } = await readList(request.url, pageLength, (wanted) => findSubscribers(db, wanted));
  return {
    subscribers: page.map(({ id, email, created_at: at }) => ({ id, email, since: writeDay(siteDate(new Date(at))) })),
    older,
    search,
    ...(await countLists(db, maxCounted)),
    pending: await countPending(db, clock.now().toISOString()),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "subscriber" }, async ({ formValues }, { ctx, member }) => {
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    await removeSubscriber(ctx, member, id, formValues.intent?.[0] === "for-good");
    return words.removed;
  });

type Subscriber = Route.ComponentProps["loaderData"]["subscribers"][number];

const columns = (): Column<Subscriber>[] => [
  { head: words.heads.email, is: "lead", cell: ({ email }) => <b>{email}</b> },
  { head: words.heads.since, is: "state", cell: ({ since }) => <small>{since}</small>, sorted: "descending" },
];

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscribers, older, search, count, pending, suppressed } = loaderData;
  const [said, setSaid] = useState<StaffFormResult>();
  const isMore = count > maxCounted;
  const address = search === "" ? "" : `?${new URLSearchParams({ q: search })}`;
  const csv = href("/admin/subscribers/export");
  const isInUse = useIsInUse("newsletter");
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="newsletter" />
      <div className="head-row">
        <h1>{words.heading}</h1>
        <a className="act" href={csv}>
          {words.export}
        </a>
      </div>
      <SignUpLink />
      <StatusMessage answer={said ?? actionData} />
      {pending > 0 && <p className="small muted">{words.pending(pending)}</p>}
      {suppressed > 0 && (
        <p className="small muted">{words.suppressed(Math.min(suppressed, maxCounted), suppressed > maxCounted)}</p>
      )}
      <FilterForm label={words.search} shown={address} button={words.find}>
        <label className="field grow">
          {words.search}
          <input type="search" name="q" defaultValue={search} />
        </label>
      </FilterForm>
      {subscribers.length > 0 && (
        <ListSums
          {...(search === ""
            ? {
                count: isMore ? staffTables.moreThan(maxCounted) : staffTables.count(count),
                noun: words.onTheList(count),
              }
            : { noun: words.foundWith(search) })}
          csv={{ address: csv + address, label: staffTables.csv(search === "" && !isMore ? count : undefined) }}
        />
      )}
      {subscribers.length === 0 && search !== "" && <NothingFound search={search} older={older} />}
      {count === 0 && search === "" && isInUse && <EmptyState art={threeChairs} {...words.empty} />}
      {subscribers.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns()}
          rows={subscribers}
          about={({ email }) => email}
          menu={(subscriber) => <SubscriberMenu {...subscriber} onAnswer={setSaid} />}
          choosing={{ label: words.chosen, acts: <ChosenCsv address={csv} /> }}
        />
      )}
      <ListFoot address={href("/admin/subscribers") + address}>
        <OlderLink label={words.more} older={older} query={{ q: search }} />
      </ListFoot>
    </>
  );
}

/** The public sign-up page, for posters and chats: the list itself is for staff alone. */
function SignUpLink() {
  const { origin } = useContext(SiteDetailsContext);
  const [isCopied, setIsCopied] = useState(false);
  const address = origin + href("/newsletter");
  // Without permission, people copy the address by hand.
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => {},
    );
  const isInUse = useIsInUse("newsletter");
  if (!isInUse) return null;
  return (
    <div className="btns">
      <Act label={words.share} onClick={copy} />
      <span role="status">{isCopied ? words.shared : address}</span>
    </div>
  );
}

/** Removes a subscriber after a question. */
function SubscriberMenu({ id, email, onAnswer }: Subscriber & { onAnswer(answer: StaffFormResult): void }) {
  const fetcher = useButtons(onAnswer);
  const dialog = useOpened(`remove-${id}`);
  const remove = (intent: string) => void fetcher.submit({ id: String(id), intent }, { method: "post" });
  return (
    <>
      <RowMenu about={email}>
        <OwnForm sends={dialog.sends} onSend={dialog.open}>
          <button type="submit" className="danger">
            {words.remove}
            <span className="vh">{` ${email}`}</span>
          </button>
        </OwnForm>
      </RowMenu>
      {dialog.isOpen && (
        <Modal heading={words.ask(email)} close={words.keep} closed={dialog.closed} onClose={dialog.close}>
          <p>{words.askText}</p>
          <p>{words.forGoodText}</p>
          <div className="btns">
            {(["remove", "for-good"] as const).map((intent) => (
              <OwnForm
                key={intent}
                sends={{ method: "post", action: dialog.closed, fields: { id, intent } }}
                onSend={() => remove(intent)}
              >
                <button type="submit" className="btn btn--danger">
                  {intent === "remove" ? words.remove : words.removeForGood}
                </button>
              </OwnForm>
            ))}
            <button type="button" className="btn btn--line needs-script" onClick={dialog.close}>
              {words.keep}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
