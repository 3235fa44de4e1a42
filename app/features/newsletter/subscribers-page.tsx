import { staffSubscribers } from "content/staff-messages.ts";
import { data, Form, href, Link } from "react-router";
import { handleStaffForm } from "../../cms/handle-staff-form.server.ts";
import { appContext, senderOf } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { cutPageById, readIdCursor } from "../../values/cursor.ts";
import { lagosDate, writeDay } from "../../values/dates.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { Route } from "./+types/subscribers-page";
import { removeSubscriber } from "./remove-subscriber.server.ts";
import { countPending, countSubscribers, findSubscribers } from "./subscriber-list-queries.server.ts";
import { SubscriberRow } from "./subscriber-row.tsx";
import { countSuppressed } from "./suppression-queries.server.ts";

const words = staffSubscribers;
const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get("q") ?? "").slice(0, 100);
  const before = readIdCursor(request.url);
  const { rows, unsearchedFrom } = await findSubscribers(db, { search, before }, pageLength + 1);
  const { page, older = unsearchedFrom } = cutPageById(rows, pageLength);
  const subscribers = page.map(({ id, email, created_at }) => ({
    id,
    email,
    since: writeDay(lagosDate(new Date(created_at))),
  }));
  return {
    subscribers,
    more: older,
    search,
    count: await countSubscribers(db),
    pending: await countPending(db, clock.now().toISOString()),
    suppressed: await countSuppressed(db),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, requestInfo, member } = senderOf(context);
  const { done, rejected } = await handleStaffForm(
    ctx,
    requestInfo,
    request,
    { name: "subscriber" },
    async ({ formValues }) => {
      const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
      await removeSubscriber(ctx, member, id, formValues.intent?.[0] === "for-good");
      return words.removed;
    },
  );
  return rejected ? data<StaffFormResult>(rejected.answer, rejected.status) : data<StaffFormResult>({ done });
}

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { subscribers, more, search, count, pending, suppressed } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.heading}</h1>
        <a className="act" href={href("/admin/subscribers/export")} download>
          {words.export}
        </a>
      </div>
      <p>{words.count(count)}</p>
      {pending > 0 && <p className="small muted">{words.pending(pending)}</p>}
      {suppressed > 0 && <p className="small muted">{words.suppressed(suppressed)}</p>}
      <Form className="find" role="search">
        <input type="search" name="q" defaultValue={search} aria-label={words.search} />
        <button type="submit" className="act">
          {words.find}
        </button>
      </Form>
      {subscribers.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="rows">
        {subscribers.map((subscriber) => (
          <SubscriberRow key={subscriber.id} {...subscriber} />
        ))}
      </ul>
      {more !== undefined && (
        <Link className="act" to={`?${new URLSearchParams({ q: search, before: String(more) })}`}>
          {words.more}
        </Link>
      )}
    </>
  );
}
