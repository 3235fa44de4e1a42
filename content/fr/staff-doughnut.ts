import type * as en from "../en/staff-doughnut.ts";
import type { Translated } from "../translated.ts";

export const staffDoughnut: Translated<typeof en.staffDoughnut> = {
  title: "L’anneau des dépenses",
  lede: "L’anneau, sur la page d’accueil et la page des dons, dit à quoi servent les dons. Il peut être compté sur les pièces.",
  typed: "Le site montre encore les parts que l’équipe a écrites.",
  counted: (day) =>
    `Depuis le ${day}, le site montre ce qui a été compté. Chaque mois clos le change. Les parts écrites ne reviennent pas.`,
  would: (first, last) => `D’après les mois clos (${first} à ${last}), ce serait :`,
  is: (first, last) => `D’après les mois clos (${first} à ${last}), c’est :`,
  none: "Aucun mois clos n’a de dépense. Clore d’abord un mois.",
  notOpen:
    "Les comptes commencent par le premier jour. La trésorerie ou l’administration l’écrit sous Caisse et lieux.",
  rule: "Une autre personne donne son accord sous Caisse et lieux. Ensuite, les douze derniers mois clos décident.",
  button: "Montrer ce qui a vraiment été dépensé",
  waits: "Une autre personne doit encore donner son accord, sous Caisse et lieux.",
  open: "Caisse et lieux",
  notYet: "Rien n’a été publié.",
  already: "L’anneau est déjà compté. Rien n’a changé.",
  act: "Montrer sur la page d’accueil ce qui a été compté, à la place des parts que l’équipe a écrites",
  asked: "anneau, camembert, diagramme, à quoi servent les dons, parts, pourcentage, publier les dépenses, compté",
};
