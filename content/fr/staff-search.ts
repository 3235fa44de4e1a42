import type * as en from "../en/staff-search.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";

export const staffSearch: Translated<typeof en.staffSearch> = {
  title: "Recherches",
  lede: "Les mots que les visiteurs ont tapés dans la recherche, ces 90 derniers jours. Le site ne note pas qui les a tapés. Un mot apparaît après trois recherches.",
  found: "Les plus cherchés",
  noneFound: "Rien pour l’instant. Les mots apparaissent quand les visiteurs cherchent.",
  inVain: "Rien trouvé",
  inVainNote: "Un récit qui contient ces mots aiderait.",
  noneInVain: "Chaque recherche a trouvé quelque chose.",
  unanswered: "Demandés et pas trouvés",
  unansweredNote:
    "L’équipe a tapé ces mots dans « Aller à… », et rien n’a été trouvé. Seule l’administration les voit. Un mot apparaît ici quand l’équipe l’a demandé trois fois.",
  noneUnanswered: "Aucun mot n’a été demandé trois fois sans réponse.",
  times: (count) => `${formatNumber(count)} fois`,
  open: "Ouvrir la recherche",
};
