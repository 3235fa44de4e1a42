import { staffShell } from "content/staff-shell.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { keyOfSwitch } from "../../../server/feature-switch.ts";
import { type PlaceName, placeNames, roomsOf } from "../../../server/staff-menu.ts";

/** A place of the menu, with its rooms. */
export interface SwitchablePlace {
  name: PlaceName;
  label: string;
  /** In the order of the menu; `by` is the key of the switch that takes the room away. */
  rooms: { label: string; by: string | undefined }[];
}

/** The rooms that this member is led to while everything is on. */
export function findRoomsBySwitch({ features, menu }: AppContext, member: StaffMember): SwitchablePlace[] {
  const pages = features
    .flatMap((feature) => (feature.staff ?? []).map((page) => ({ ...page, by: keyOfSwitch(feature) })))
    .filter(({ who }) => who?.(member) ?? true);
  const rooms = roomsOf(menu(), pages);
  return placeNames.map((name) => ({
    name,
    label: staffShell.places[name],
    rooms: rooms.filter(({ place }) => place === name).map(({ page: { label, by } }) => ({ label, by })),
  }));
}
