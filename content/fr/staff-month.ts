import type * as en from "../en/staff-month.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, plural } from "./counting.ts";

export const staffMonth: Translated<typeof en.staffMonth> = {
  title: "Mois",
  notOpen: "Les comptes commencent par le premier jour. Écrivez-le dans Caisse et lieux.",
  toFirstDay: "Écrire le premier jour",
  lede: {
    ready: "Les quatre choses sont faites. Le mois peut être clos.",
    left: (count) => `${formatNumber(count)} ${form(count, "chose reste", "choses restent")} à faire sur quatre.`,
    running: "Ce mois est encore en cours.",
  },
  thingsHeading: "Quatre choses",
  done: "Fait",
  notYet: "Pas encore",
  things: {
    statements: {
      name: "Les relevés sont là",
      act: "Importer un relevé",
      none: "Aucun compte n’a de relevé : deux personnes comptent chaque compte, comme la caisse.",
      done: (account, day, isQuiet) =>
        isQuiet
          ? `${account} : jusqu’au ${day} seulement, avec la somme des comptes.`
          : `${account} : jusqu’au ${day}.`,
      missing: (accounts, day) => `Il manque, jusqu’au ${day} : ${accounts}`,
    },
    lines: {
      name: "Chaque ligne a un nom",
      act: "Nommer les lignes",
      done: "Toutes les entrées et toutes les sorties",
      missing: (into, out) =>
        `Sans nom : ${formatNumber(into)} ${plural(into, "ligne")} d’entrée et ${formatNumber(out)} ${plural(out, "ligne")} de sortie`,
    },
    cash: {
      name: "Deux personnes ont compté les espèces",
      act: "Compter les espèces",
      none: "Il n’y a pas d’espèces.",
      done: "Chaque caisse, chaque personne qui a des espèces et chaque compte sans relevé",
      missing: (places) => `Pas encore compté : ${places}`,
    },
    vouchers: {
      name: "Aucune pièce payée dans le mois n’attend",
      act: "Décider des pièces",
      done: "Aucune pièce payée depuis un de nos lieux n’attend.",
      one: (number, amount) => `Pièce ${number}, ${amount}`,
      carry: (number) => `Reporter la pièce ${number} au mois suivant`,
      carried: "La pièce compte dans le mois suivant.",
    },
  },
  balances: {
    heading: "Début, mouvements, fin",
    opening: (day) => `Au ${day}`,
    in: "Entré",
    out: "Sorti, avec les frais",
    moved: "Déplacé",
    closing: "Nos comptes disent",
    bank: "La banque dit",
    agrees: "La banque dit la même chose.",
    less: (amount) => `La banque a ${amount} de moins que les comptes.`,
    more: (amount) => `La banque a ${amount} de plus que les comptes.`,
    differs: (account, said) => `${account} : ${said}`,
  },
  close: {
    text: "Vous demandez la clôture du mois, puis une deuxième personne donne son accord. Ensuite, le mois ne prend plus de ligne. Une correction dans un mois ouvert répare une erreur.",
    button: (month) => `Clore ${month}, demander à une deuxième personne`,
    why: "Pourquoi la banque et les comptes diffèrent-ils ?",
    left: "Faites d’abord ce qui reste à faire.",
    asked: {
      done: "Le mois est clos.",
      waits: "La clôture attend l’accord d’une autre personne.",
      alone: "Il n’y a pas de deuxième personne. Le mois sera clos après 72 heures.",
    },
    waits: (name, day) => `Clôture demandée par ${name} le ${day}.`,
    agree: "Donner son accord et clore",
    stop: "Arrêter",
    agreed: "Le mois est clos, et son fichier porte le sceau du mois précédent.",
    stopped: "C’est arrêté. Rien n’a été écrit.",
  },
  closed: {
    heading: "Mois clos",
    public: "Comme tout le monde le voit",
    none: "Aucun mois n’est clos.",
    month: "Mois",
    by: "Clos par",
    seal: "Sceau",
    two: (first, second, day) => `${first} et ${second}, le ${day}`,
    one: (name, day) => `${name}, sans deuxième personne après 72 heures, le ${day}`,
    gone: "un compte supprimé",
    restored: (month) =>
      `Une sauvegarde a été restaurée après la clôture : ${month}. Les sommes sont celles du fichier, mais des lignes manquent ici.`,
    missing: (numbers) => `Pièces qui manquent ici : ${numbers}.`,
  },
  files: {
    heading: "Pour la trésorerie et le commissaire aux comptes",
    csv: "Toutes les lignes en CSV",
    journal: "Toutes les lignes pour hledger",
    heads: [
      "Écriture",
      "Ligne",
      "Jour",
      "Opération",
      "Lieu",
      "Pour",
      "Type",
      "Monnaie",
      "Montant",
      "Pièce",
      "Payé à",
      "Corrige l’écriture",
      "Personnes",
    ],
  },
  nothing: "Rien n’a été écrit.",
  today: {
    label: (month) => `Mois à clore : ${month}`,
    detail: "Les quatre choses sont faites. Deux personnes font la clôture.",
    act: "Clore le mois",
    restoredLabel: "Une sauvegarde a été restaurée après la clôture d’un mois",
    restoredDetail: "Les comptes ont ses sommes, mais des lignes manquent.",
    restoredAct: "Voir ce qui manque",
  },
  asked: `
    clore le mois, clôture, fin de mois, rapport mensuel, sceau des comptes, mois clos, exporter les comptes, journal, grand livre,
    comptable, hledger, fichier pour le commissaire aux comptes, comptes annuels, comptabilité, anneau
  `,
} as const;

export const monthEmail: Translated<typeof en.monthEmail> = {
  subject: (month) => `mois clos : ${month}`,
  closed: (month) =>
    `Deux personnes, ou une seule après 72 heures, ont clos ce mois dans les comptes de la fondation : ${month}.`,
  seal: (seal) => `Le sceau de son fichier : ${seal}`,
  keep: "Gardez cet e-mail. Si quelqu’un change plus tard un mois clos, le sceau est différent.",
  link: "Voir les mois clos",
  noLink: "Les mois clos se trouvent dans l’espace de l’équipe, à la page Mois.",
};
