import { staffAskedPeople } from "content/staff-asked-people.ts";
import { staffPeople } from "content/staff-people.ts";
import type { FindStaffDestinations } from "../../../server/staff-destination.ts";

/** Where a member changes the password: a dialog in the row of their own. */
export const findOwnPassword: FindStaffDestinations = async (_ctx, { id }) => [
  {
    label: staffPeople.password.heading,
    path: `/admin/manageusers?${new URLSearchParams({ open: `password-${id}` })}`,
    icon: "key",
    alsoCalled: staffAskedPeople.password,
  },
];
