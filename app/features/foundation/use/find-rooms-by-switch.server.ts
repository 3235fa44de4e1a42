import { staffShell } from "content/staff-shell.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type PlaceName, placeNames } from "../../../server/staff-destination.ts";

/** A place of the menu, with its rooms. */
export interface SwitchablePlace {
  name: PlaceName;
  label: string;
  /** In the order of the menu; `by` is the key of the switch that takes the room away. */
  rooms: { label: string; by: string | undefined }[];
}

/** The rooms that this member is led to while everything is on. */
export function findRoomsBySwitch({ features }: AppContext, member: StaffMember): SwitchablePlace[] {
  const rooms = features
    .flatMap(({ staff = [], switch: own, switchedBy: by = own?.key }) => staff.map((one) => ({ ...one, by })))
    .filter(({ who }) => who?.(member) ?? true)
    .flatMap(({ room, label, by }) => (room ? [{ label, by, in: room.in, rank: room.rank }] : []))
    .toSorted((a, b) => a.rank - b.rank);
  return placeNames.map((name) => ({
    name,
    label: staffShell.places[name],
    rooms: rooms.filter((room) => room.in === name).map(({ label, by }) => ({ label, by })),
  }));
}
