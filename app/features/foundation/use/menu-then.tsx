import { staffUse } from "content/staff-use.ts";
import { RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import type { SwitchablePlace } from "./find-rooms-by-switch.server.ts";

const words = staffUse.menuThen;

interface MenuThenProps {
  places: readonly SwitchablePlace[];
  off: ReadonlySet<string>;
}

/** Previews the staff menu for the switches in the form. */
export function MenuThen({ places, off }: MenuThenProps) {
  const then = places.map(({ label, rooms }) => ({
    label,
    kept: rooms.filter(({ by }) => by === undefined || !off.has(by)).map((room) => room.label),
    gone: rooms.filter(({ by }) => by !== undefined && off.has(by)).map((room) => room.label),
  }));
  const kept = then.filter(({ kept }) => kept.length > 0);
  const gone = then.flatMap(({ label, kept, gone }) => (kept.length === 0 ? [label] : gone));
  return (
    <RoomSide id="menu-then" heading={words.heading} lede={words.lede(gone, places.length + 1, kept.length + 1)}>
      <ul className="menu-then g-ink">
        <li>
          <b>{words.today}</b>
        </li>
        {kept.map(({ label, kept }) => (
          <li key={label}>
            <b>{label}</b>
            <small>{kept.join(", ")}</small>
          </li>
        ))}
      </ul>
    </RoomSide>
  );
}
