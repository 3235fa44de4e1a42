import { staffAskedPeople } from "content/staff-asked-people.ts";
import { staffPeople } from "content/staff-people.ts";
import type { FindStaffDestinations } from "../../../server/staff-destination.ts";

/** Finds the dialog in which a member changes the own password. */
export const findOwnPassword: FindStaffDestinations = async (_ctx, { id }) => [
  {
    label: staffPeople.password.heading,
    path: `/admin/manageusers?${new URLSearchParams({ open: `password-${id}` })}`,
    icon: "key",
    alsoCalled: staffAskedPeople.password,
  },
];
