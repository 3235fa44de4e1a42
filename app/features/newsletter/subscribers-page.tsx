import { staffSubscribers } from "content/staff-messages.ts";
import { useState } from "react";
import { Form, href, Link, useFetcher } from "react-router";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import { Ask } from "../../ui/ask.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { lagosDate, writeDay } from "../../values/dates.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { readStaffForm } from "../desk/check-staff-form.server.ts";
import type { Route } from "./+types/subscribers-page";
import { removeSubscriber } from "./remove-subscriber.server.ts";
import { countSubscribers, findSubscribers } from "./staff-subscriber-store.server.ts";

const words = staffSubscribers;
const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get("q") ?? "").slice(0, 100);
  const before = asRowId(searchParams.get("before") ?? "");
  const rows = await findSubscribers(database, { search, before }, pageLength + 1);
  const subscribers = rows.slice(0, pageLength).map(({ id, email, created_at }) => ({
    id,
    email,
    since: writeDay(lagosDate(new Date(created_at))),
  }));
  const more = rows.length > pageLength ? subscribers.at(-1)?.id : undefined;
  return { subscribers, more, search, count: await countSubscribers(database) };
}

export async function action({ request, context }: Route.ActionArgs): Promise<StaffAnswer> {
  const typed = await readStaffForm(request);
  const id = asRowId(typed.id?.[0] ?? "") ?? 0;
  await removeSubscriber(context.get(siteContext), context.get(staffContext), id);
  return { done: words.removed };
}

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { subscribers, more, search, count } = loaderData;
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

/** One address, and the way off the list. */
function SubscriberRow({ id, email, since }: { id: number; email: string; since: string }) {
  const fetcher = useFetcher<StaffAnswer>();
  const [asking, setAsking] = useState(false);
  return (
    <li className="person">
      <span>
        {email} <span className="small muted">{since}</span>
      </span>
      <button type="button" className="act act--danger" onClick={() => setAsking(true)}>
        {words.remove}
        <span className="vh">{` ${email}`}</span>
      </button>
      {asking && (
        <Ask
          heading={words.ask(email)}
          text={words.askText}
          yes={words.remove}
          no={words.keep}
          onYes={() => void fetcher.submit({ id: String(id) }, { method: "post" })}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  );
}
