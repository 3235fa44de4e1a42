import { coloursOf } from "../../../values/look/recolour.ts";
import type { Look } from "../settings/look-schema.ts";
import { isSampleLook } from "./brand-document.server.ts";
import { addressOf, withDrawingsOf } from "./drawings.server.ts";
import { staffSheetAddress } from "./staff-sheet.server.ts";

/** Returns the additional style sheet of the staff area; undefined for the sample look. */
export function staffLookOf(look: Look) {
  if (isSampleLook(look)) return undefined;
  const { page, darkPage } = coloursOf(look.palette);
  const sheet = staffSheetAddress(look, look.displayFace);
  const mark = look.logo ? `/${look.logo.header}` : withDrawingsOf(look, addressOf("/app/ui/art/mark.svg"));
  const logo = look.logo && {
    header: `/${look.logo.header}`,
    icon: `/${look.logo.icon}`,
    touch: `/${look.logo.touch}`,
  };
  return { page, dark: darkPage, sheet, mark, ...logo };
}
