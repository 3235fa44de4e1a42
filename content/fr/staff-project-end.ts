import type * as en from "../en/staff-project-end.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, plural } from "./counting.ts";

export const staffProjectEnd: Translated<typeof en.staffProjectEnd> = {
  link: "Enveloppe",
  title: (project) => `Enveloppe de « ${project} »`,
  back: "Le projet",
  notOpen:
    "Les comptes commencent par le premier jour. La trésorerie ou l’administration l’écrit dans Caisse et lieux.",
  nothing: "Rien n’a été changé.",
  noAmount: "rien",
  ended: (day, target) => `Le projet a pris fin le ${day}. Le reste et les dons suivants vont à « ${target} ».`,
  rest: {
    heading: "Le reste",
    now: (target) => `Le compte public dit : le reste va à « ${target} ».`,
    change: "Choisir une autre enveloppe pour le reste",
    lede: "Les personnes qui donnent peuvent le lire dans le compte et sur la page du projet. Une autre personne donne donc son accord.",
    label: "Le reste va à",
    button: "Demander le changement",
    asked: {
      done: "L’enveloppe du reste est changée.",
      waits: "La demande attend l’accord d’une autre personne.",
      alone: "Il n’y a pas de deuxième personne. Ce sera fait après 72 heures.",
    },
  },
  end: {
    heading: "Terminer le projet",
    lede: (target) =>
      `Le reste va à « ${target} ». Chaque personne qui a donné et laissé une adresse reçoit un seul e-mail. Les dons suivants pour le projet comptent dans « ${target} ». Une autre personne donne son accord.`,
    vouchers: (count) =>
      `${formatNumber(count)} ${plural(count, "pièce")} de ce projet ${form(count, "est encore ouverte", "sont encore ouvertes")}. Décidez-en ou payez d’abord.`,
    button: "Demander la fin du projet",
    asked: {
      done: "Le projet est terminé.",
      waits: "La demande attend l’accord d’une autre personne.",
      alone: "Il n’y a pas de deuxième personne. Le projet prend fin après 72 heures.",
    },
  },
  acts: {
    rest: (target) => `Le reste va à « ${target} »`,
    end: (target) => `Terminer le projet ; le reste va à « ${target} »`,
    by: (name, day) => `Demandé par ${name} le ${day}.`,
    agree: "Donner son accord",
    stop: "Arrêter",
    agreed: "C’est fait.",
    stopped: "C’est arrêté. Rien n’a été changé.",
  },
  purpose: (project, target) => `${project} (terminé : va à ${target})`,
} as const;

export const projectEndEmail: Translated<typeof en.projectEndEmail> = {
  subject: (project) => `« ${project} » est terminé`,
  thanks: (given, project) =>
    `Vous avez donné ${given} pour « ${project} ». Merci. Ce projet est terminé, et voici ce qu’il est devenu.`,
  nothing: "rien",
  rest: (rest, target) => `Le reste, ${rest}, va à « ${target} », comme le compte du projet le disait.`,
  nothingLeft: "Il ne reste rien.",
  later: (target) => `Un don suivant pour ce projet compte dans « ${target} ».`,
  link: "Voir chaque ligne de son compte",
  noLink: "Son compte se trouve sur notre site, à la page du projet.",
};
