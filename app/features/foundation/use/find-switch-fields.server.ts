import { staffUse } from "content/staff-use.ts";
import { switchesOf } from "../../../server/feature-switch.ts";
import type { FindStaffDestinations } from "../../../server/staff-destination.ts";
import { canSwitch } from "./switch-permissions.ts";

/** What the foundation can switch off, each at its switch. */
export const findSwitchFields: FindStaffDestinations = async ({ features }, member) =>
  canSwitch(member)
    ? switchesOf(features).map(({ key, name }) => ({
        kind: "switch",
        label: name,
        // What it switches is called as its pages are.
        alsoCalled: staffUse
          .asked(name)
          .concat(
            features
              .filter((feature) => feature.switch?.key === key || feature.switchedBy === key)
              .flatMap(({ staff = [] }) =>
                staff.flatMap(({ kind, label, alsoCalled = [] }) => (kind === undefined ? [label, ...alsoCalled] : [])),
              ),
          ),
        path: `/admin/use#use-${key}`,
        icon: "settings",
      }))
    : [];
