import type * as en from "../en/staff-caches.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffCaches: Translated<typeof en.staffCaches> = {
  heading: "Ce que voient les visiteurs",
  untold: (moment, minutes) =>
    `Depuis le ${moment}, le réseau qui distribue les pages (CDN) n’a pas pu être prévenu des changements. Tout est enregistré, mais les visiteurs le voient avec un retard de ${inWords(minutes)} ${form(minutes, "minute", "minutes")} au plus. Le site réessaie. Si ce message reste, prévenez la personne qui héberge le site.`,
};
