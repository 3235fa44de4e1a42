import { labelled } from "content/labelled.ts";
import { staffGuests as words } from "content/staff-guests.ts";
import { useState } from "react";
import { data, href, useRouteLoaderData } from "react-router";
import { senderOf } from "../../../server/context.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { findWayBack } from "../events/door-of-event.server.ts";
import type { Route } from "./+types/guest-list-page";
import { answerCheckIn } from "./answer-check-in.server.ts";
import { type DayGuest, findByName } from "./door-list.ts";
import { findDayList } from "./find-guests.server.ts";
import "./guest-list.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { canManageGuests } from "./guest-permissions.ts";
import { SomeoneNew } from "./someone-new.tsx";
import { type Send, useDayList } from "./use-day-list.tsx";

export const handle: StaffHandle = { staff: { who: canManageGuests } };

/** Sends the header that tells the phone's service worker how long to store this page. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = {
    search: cleanLine(query.get("q") ?? "").slice(0, 100),
    length: Math.max(pageLength, asRowId(query.get("show") ?? "") ?? 0),
  };
  const sender = senderOf(context);
  const list = await findDayList(sender, asRowId(params.id), asked, words.needs);
  const door = findWayBack(sender.member, list.event.id, words.back);
  return data({ ...list, ...asked, door, sendKey: crypto.randomUUID() }, { headers: { "Keep-Until": list.keepUntil } });
}

/** Number of rows shown at first, and added by each tap. The page contains all guests, so that search works offline. */
const pageLength = 100;

export const action = (args: Route.ActionArgs) => answerCheckIn(args, asRowId(args.params.id) ?? 0, words);

/** Guest list for the entrance of an event; works offline. */
export default function GuestListPage({ loaderData, actionData }: Route.ComponentProps) {
  const memberId = (useRouteLoaderData("staff-layout") as { member?: { id: string } } | undefined)?.member?.id;
  const { event, said, waiting, sendKey } = loaderData;
  const id = String(event.id);
  const action = href("/admin/event/:id/guests", { id });
  const { guests, isWhole, here, unsent, blocked, isOnline, send } = useDayList(loaderData, action, memberId);
  const [search, setSearch] = useState(loaderData.search);
  const [length, setLength] = useState(loaderData.length);
  const shown = findByName(guests, search);
  const isEmpty = guests.length === 0 && (isWhole || loaderData.search === "");
  const found = isWhole ? shown.length : loaderData.found;
  const nums = words.nums(here, said);
  return (
    <>
      <PageMeta title={labelled(words.link, event.title)} />
      <SwitchedOffNotice of="guests" />
      <div className="bar">
        <h1>{event.title}</h1>
        <p className="muted">{event.when}</p>
        <p className="nums" role="status">
          <b>{nums.here}</b> {nums.said}
        </p>
      </div>
      <div role="status">
        {(!isOnline || unsent > 0) && (
          <p className="alert alert--ok">
            <Icon name={isOnline ? "send" : "offline"} />
            {isOnline ? words.unsent(unsent) : words.offline(unsent)}
          </p>
        )}
      </div>
      {blocked.map(({ key, message }) => (
        <p key={key} className="alert alert--err">
          {message}
        </p>
      ))}
      <StatusMessage answer={actionData} />
      <search>
        <form className="guest-find" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            aria-label={words.findLabel}
            placeholder={words.find}
            value={search}
            onChange={({ currentTarget }) => {
              setSearch(currentTarget.value);
              setLength(pageLength);
            }}
          />
        </form>
      </search>
      {loaderData.held.length > 0 && (
        <section className="stack guest-note" aria-labelledby="held">
          <h2 id="held">{words.held.heading}</h2>
          <p>{words.held.text}</p>
          <ul>
            {loaderData.held.map(({ id: guest, name, adults, children }) => (
              <li key={guest} className="guest">
                <b>{words.group(name ?? words.unnamed, adults, children)}</b>
                <ActForm intent="confirm" id={guest} sendKey={`${sendKey}-${guest}`} button={words.held.confirm} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="vh">{words.guests}</h2>
      {shown.length === 0 && <p>{isEmpty ? words.none : words.noneCalled}</p>}
      <ul className="guests">
        {shown.slice(0, length).map((guest) => (
          <GuestLine key={guest.id} guest={guest} action={action} send={send} />
        ))}
      </ul>
      {found > length && (
        <a
          className="act"
          href={`?${new URLSearchParams({ q: search, show: String(length + pageLength) })}`}
          onClick={(event) => {
            event.preventDefault();
            setLength(length + pageLength);
          }}
        >
          {words.more(found - length)}
        </a>
      )}
      <SomeoneNew action={action} sendKey={sendKey} answer={actionData} send={send} />
      {loaderData.left > 0 && <p>{words.left(loaderData.left)}</p>}
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      {loaderData.attendants.map((group) => (
        <Attendants key={group.link.path} {...group} />
      ))}
      <p className="small muted">{words.leaves}</p>
      <div className="btns guest-acts">
        <a className="act" href={href("/admin/event/:id/guests/contacts", { id })}>
          {words.contacts.link}
        </a>
        <a className="act" href={href("/admin/event/:id/guests/export", { id })}>
          {words.export}
        </a>
        <a className="act" href={href("/admin/event/:id/guests/print", { id })}>
          {words.print.link}
        </a>
        {loaderData.attendants.map(({ link }) => (
          <a key={link.path} className="act" href={link.path}>
            {link.label}
          </a>
        ))}
        <a className="act" href={loaderData.door.to}>
          {loaderData.door.back}
        </a>
      </div>
    </>
  );
}

/** Lists other people at the event; people who must not be there are marked. */
function Attendants({ title, people, link }: Route.ComponentProps["loaderData"]["attendants"][number]) {
  const heading = link.path.replace(/^.*\//, "");
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="guests">
        {people.map(({ id, name, warning }) => (
          <li key={id} className="guest">
            <div>
              <b>{name}</b>
              {warning && (
                <span className="guest-need">
                  <Icon name="alert" />
                  {warning}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GuestLineProps {
  guest: DayGuest;
  action: string;
  send: Send;
}

function GuestLine({ guest, action, send }: GuestLineProps) {
  const { id, adults, children, arrived, isWaiting, isWalkIn, needs } = guest;
  const name = words.group(guest.name ?? words.unnamed, adults, children);
  const isHere = arrived !== null;
  const intent = isHere ? "away" : "here";
  const notes = [isWaiting && words.waits, isWalkIn && words.walkIn].filter((note) => note !== false);
  return (
    <li className="guest">
      <div>
        <b>{name}</b>
        {notes.length > 0 && <small>{notes.join(", ")}</small>}
        {needs.map((need) => (
          <span key={need} className="guest-need">
            <Icon name="alert" />
            {need}
          </span>
        ))}
      </div>
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          send({ intent, guest: String(id) }, name);
        }}
      >
        <input type="hidden" name="guest" value={id} />
        <button
          type="submit"
          name="intent"
          value={intent}
          className="here"
          aria-pressed={isHere}
          aria-label={labelled(words.here, name)}
          disabled={id < 0}
        >
          <Icon name="check" />
          {words.here}
        </button>
      </form>
    </li>
  );
}
