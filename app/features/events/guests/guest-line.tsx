import { staffGuests as words } from "content/staff-guests.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { DayGuest } from "./door-list.ts";
import type { Send } from "./use-day-list.tsx";

interface GuestLineProps {
  guest: DayGuest;
  action: string;
  send: Send;
}

/** A group with its needs, and a button that checks it in or out. */
export function GuestLine({ guest, action, send }: GuestLineProps) {
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
          aria-label={`${words.here}: ${name}`}
          disabled={id < 0}
        >
          <Icon name="check" />
          {words.here}
        </button>
      </form>
    </li>
  );
}
