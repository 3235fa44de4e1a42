import { askedOfSwitches } from "content/staff-asked-foundation.ts";
import { staffUse } from "content/staff-use.ts";
import { switchesOf } from "../../../server/feature-switch.ts";
import type { FindStaffDestinations } from "../../../server/staff-destination.ts";
import { canSwitch } from "./switch-permissions.ts";

/** Returns a target of the jump box for each switch. */
export const findSwitchFields: FindStaffDestinations = async ({ features }, member) =>
  canSwitch(member)
    ? switchesOf(features).map(({ key, name }) => ({
        kind: "switch",
        label: name,
        alsoCalled: staffUse.asked([name.toLowerCase(), ...(askedOfSwitches[key] ?? [])]),
        path: `/admin/use#use-${key}`,
        icon: "settings",
      }))
    : [];
