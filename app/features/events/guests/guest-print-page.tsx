import { joinFacts, labelled } from "content/labelled.ts";
import { staffGuests } from "content/staff-guests.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/guest-print-page";
import { unpackGuests } from "./door-list.ts";
import { findDayList } from "./find-guests.server.ts";
import { canManageGuests } from "./guest-permissions.ts";
import "./guest-print.css";

export const handle: StaffHandle = { staff: { who: canManageGuests } };

const words = staffGuests.print;

export async function loader({ params, context }: Route.LoaderArgs) {
  const list = await findDayList(senderOf(context), asRowId(params.id), { search: "", length: 0 }, staffGuests.needs);
  return { event: list.event, said: list.said, left: list.left, guests: unpackGuests(list.packed, staffGuests.needs) };
}

/** The guest list for printing: a table with check boxes, without contacts. */
export default function GuestPrintPage({ loaderData: { event, said, left, guests } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={labelled(staffGuests.link, event.title)} />
      <h1>{event.title}</h1>
      <p>
        {event.when}. {words.people(said)}
      </p>
      <p className="btns no-print">
        <button type="button" className="btn needs-script" onClick={() => print()}>
          {words.button}
        </button>
        <a className="act" href={href("/admin/event/:id/guests", { id: String(event.id) })}>
          {staffGuests.link}
        </a>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard. */}
      <section className="guest-paper" tabIndex={0} aria-label={words.link}>
        <table className="guest-print">
          <thead>
            <tr>
              {words.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guests.map(({ id, name, adults, children, needs, isWaiting }) => (
              <tr key={id}>
                <td className="guest-box" />
                <th scope="row">{name ?? staffGuests.unnamed}</th>
                <td>{adults}</td>
                <td>{children}</td>
                <td>{joinFacts([...(isWaiting ? [staffGuests.waits] : []), ...needs])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 && <p>{staffGuests.left(left)}</p>}
    </>
  );
}
