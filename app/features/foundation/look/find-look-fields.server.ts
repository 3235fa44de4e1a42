import { staffLook } from "content/staff-look.ts";
import type { FindStaffPlaces } from "../../../server/staff-place.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";

/** The fields of the look, by the labels of its form. */
export const findLookFields: FindStaffPlaces = async (_ctx, member) =>
  canChangeLook(member)
    ? Object.entries(staffLook.labels).map(([name, label]) => ({
        kind: "setting",
        label,
        path: `/admin/look#look-${name}`,
        icon: "look",
      }))
    : [];
