import type * as en from "../en/donate.ts";
import type { Translated } from "../translated.ts";

export const donate: Translated<typeof en.donate> = {
  title: "Faire un don",
  heading: "Votre don devient une bonne journée",
  lede: "Une séance d’orthophonie. Des mains propres. Une fille qui ne manque pas l’école cette semaine. Ces journées, c’est vous qui les rendez possibles, et nous vous les racontons.",
  artAlt: "Une élève avec un sac à dos tient un paquet de serviettes hygiéniques et rit.",
  button: "Faire un don",
  bank: {
    heading: "Coordonnées bancaires",
    lede: "Faites un virement depuis votre application bancaire, puis dites-le-nous, pour que nous puissions vous remercier.",
    rows: {
      bankName: "Nom de la banque",
      nairaAccount: "Compte en {First}",
      dollarAccount: "Compte en {Second}",
      accountName: "Nom du titulaire",
    },
    copy: "Copier",
    copied: "Copié",
    close: "Fermer",
    tellUs: "Nous parler de votre don",
    ask: "Écrivez-nous : nous vous dirons sur quel compte envoyer votre don.",
    askUs: "Demander comment donner",
  },
  phone: {
    bank: { ask: "Écrivez-nous : nous vous dirons où envoyer votre don." },
  },
  ways: {
    heading: "À quoi sert votre don",
    tabs: [
      {
        name: "En bref",
        content: "Donnez {money}, une fois ou quand vous pouvez. Chaque don aide, petit ou grand.",
        points: [],
      },
      {
        name: "Ce que fait votre don",
        content: "Votre don sert à notre travail auprès des enfants et des jeunes.",
        points: [],
      },
      {
        name: "Ce que vous recevez",
        content: "Un mot de remerciement, un reçu, et l’histoire de ce que votre don a fait.",
        points: [],
      },
    ],
  },
};

export const spending: Translated<typeof en.spending> = {
  heading: "À quoi servent vos dons",
  lede: "Vous nous avez fait confiance : vous pouvez donc voir où va l’argent. Voici comment l’ensemble des dons est réparti.",
};
