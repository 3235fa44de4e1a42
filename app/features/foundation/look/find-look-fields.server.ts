import { askedOfLook } from "content/staff-asked-foundation.ts";
import { staffLook } from "content/staff-look.ts";
import type { FindStaffDestinations } from "../../../server/staff-destination.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";

/** Finds the fields of the look for the jump box, by their labels. */
export const findLookFields: FindStaffDestinations = async (_ctx, member) =>
  canChangeLook(member)
    ? Object.entries(staffLook.labels).map(([name, label]) => ({
        kind: "setting",
        label,
        alsoCalled: askedOfLook[name] ?? "",
        path: `/admin/look#look-${name}`,
        icon: "look",
      }))
    : [];
