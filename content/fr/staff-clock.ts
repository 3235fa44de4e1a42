import type * as en from "../en/staff-clock.ts";
import type { Translated } from "../translated.ts";

export const staffClock: Translated<typeof en.staffClock> = {
  heading: "L’heure est-elle juste ?",
  jumped: (now, trusted, zone) =>
    `L’horloge du serveur dit : ${now}. Dernière heure dont ce site est sûr : ${trusted} (les deux : ${zone}). Sans votre confirmation, le site ne supprime aucune ancienne donnée.`,
  whatToDo:
    "Si l’heure est juste, confirmez-la. Si elle est fausse, prévenez la personne qui héberge le site. Ce message disparaît quand l’horloge est juste.",
  confirm: "L’heure est juste",
  done: "C’est confirmé. Le site continue avec cette heure.",
  otherTime: "L’horloge montre maintenant une autre heure. Regardez de nouveau l’heure ci-dessus.",
};
