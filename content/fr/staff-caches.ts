import type * as en from "../en/staff-caches.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffCaches: Translated<typeof en.staffCaches> = {
  heading: "Ce que voient les visiteurs",
  untold: (moment, minutes) =>
    `Le CDN n’a pas pu être prévenu des changements depuis : ${moment}. Tout est enregistré, mais les visiteurs le voient jusqu’à ${inWords(minutes)} ${form(minutes, "minute", "minutes")} plus tard. Le site réessaie. Si ce message reste, prévenez la personne qui héberge le site.`,
};
