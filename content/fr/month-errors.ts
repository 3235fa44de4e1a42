import type * as en from "../en/month-errors.ts";
import type { Translated } from "../translated.ts";

export const monthErrors: Translated<typeof en.monthErrors> = {
  notOver: (month) =>
    `Le mois n’est pas terminé : ${month}. La clôture est possible dès le premier jour du mois suivant.`,
  notNext: (month) =>
    `Ce mois est clos, ou un mois précédent est encore ouvert : ${month}. Rien n’a été fait deux fois.`,
  thingsLeft: (month) =>
    `La clôture n’est pas encore possible : ${month}. Il reste quelque chose à faire. Rien n’a été écrit.`,
  linesAdded:
    "Des lignes ont été ajoutées au mois depuis la demande. Arrêtez-la, regardez le mois et demandez de nouveau.",
  bankDiffers: "La banque et les comptes diffèrent. Dites pourquoi : la deuxième personne le lit. Rien n’a été écrit.",
  bankChanged:
    "Un relevé est arrivé depuis la demande, et la banque diffère autrement. Arrêtez-la, regardez le mois et demandez de nouveau.",
  carried: "Une autre personne a décidé de cette pièce depuis l’ouverture de la page. Rien n’a été changé.",
};
