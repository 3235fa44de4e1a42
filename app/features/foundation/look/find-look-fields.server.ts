import { askedOfLook } from "content/staff-asked-foundation.ts";
import { staffLook } from "content/staff-look.ts";
import type { FindStaffDestinations } from "../../../server/staff-destination.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";

/** The fields of the look, by the labels of its form. */
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
