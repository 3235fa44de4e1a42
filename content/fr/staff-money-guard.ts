import type * as en from "../en/staff-money-guard.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const countOf = (number: number, one: string, many: string) => `${inWords(number)} ${form(number, one, many)}`;

export const staffMoneyGuard: Translated<typeof en.staffMoneyGuard> = {
  title: "Numéros dans les textes",
  lede: "Les textes et les e-mails peuvent nommer vos moyens de donner. Tout autre compte, portefeuille ou lien de paiement demande l’accord de deux personnes avant qu’un texte le nomme.",
  refused: (found) =>
    `« ${found} » ressemble à un endroit où envoyer de l’argent, et ce n’est pas l’un de vos moyens de donner. Enlevez-le, ou faites-en la demande sur la page « Numéros dans les textes », où une deuxième personne peut donner son accord.`,
  inName: (found) => `Un nom ne peut pas contenir un numéro aussi long que « ${found} ». Enlevez-le.`,
  ask: {
    heading: "Demander un numéro",
    number: "Compte, portefeuille ou lien de paiement, comme il est écrit dans le texte",
    why: "À qui est ce numéro, et où vous l’écrirez",
    button: "Le demander",
    done: "C’est demandé. L’administration reçoit un e-mail.",
    waits: "Ce numéro est déjà demandé.",
    known: "Ce numéro est déjà accepté.",
    empty: "Tapez le numéro ou le lien",
    whyEmpty: "Dites à qui est le numéro",
    none: "Ce n’est ni un numéro ni un lien.",
  },
  waiting: "Demandés",
  nothingWaits: "Aucun numéro n’attend.",
  agreed: "Acceptés",
  nothingAgreed: "Seulement vos moyens de donner.",
  by: (by, day) => `${by} a fait la demande le ${day}.`,
  agreedBy: (by, day) => `${by} a donné son accord le ${day}.`,
  alone: (moment) =>
    `Il n’y a pas de deuxième personne. Les textes peuvent le nommer à partir du ${moment}, sauf si l’administration l’arrête.`,
  agree: "Donner mon accord",
  stop: "Arrêter",
  done: {
    agree: "Accord donné. Les textes peuvent maintenant le nommer.",
    later: "Il n’y a pas de deuxième personne. Les textes peuvent le nommer dans 72 heures.",
    stop: "C’est arrêté. Aucun texte ne peut le nommer.",
  },
  notYet: "Rien n’est changé.",
  gone: "Ce numéro n’est plus demandé.",
  own: "Vous l’avez demandé. Une deuxième personne doit donner son accord.",
  samePerson:
    "Votre compte et celui de la personne qui l’a demandé comptent comme une seule personne. Une deuxième personne doit donner son accord.",
  newAccount: "Votre compte est nouveau : il ne peut pas encore donner son accord.",
  found: {
    heading: "Textes publics qui nomment un autre numéro",
    text: "Ils restent publics. Changez chaque texte, ou demandez son numéro plus haut.",
    none: "Les textes publics ne nomment que vos moyens de donner.",
    line: (place, words) => `${place} : ${words}`,
  },
  needs: {
    waiting: (count) => countOf(count, "numéro d’un texte attend", "numéros de textes attendent"),
    waitingDetail: "Une deuxième personne doit donner son accord avant qu’un texte le nomme",
    found: (count) => countOf(count, "texte public nomme un autre numéro", "textes publics nomment un autre numéro"),
    foundDetail: "Ce n’est pas l’un de vos moyens de donner",
    act: "Regarder",
  },
  doctor: {
    good: "Les textes publics nomment les moyens de donner affichés, et aucun autre numéro.",
    bad: (count) =>
      `${countOf(count, "texte public nomme", "textes publics nomment")} un compte, un portefeuille ou un lien de paiement qui n’est pas un moyen de donner affiché.`,
    remedy:
      "Ouvrez « Numéros dans les textes » dans l’espace de l’équipe : changez le texte, ou faites accepter le numéro par deux personnes.",
  },
  emails: {
    asked: [
      "un numéro dans un texte attend une deuxième personne",
      (by) =>
        `${by} a demandé que des textes du site puissent nommer un autre compte, portefeuille ou lien de paiement.`,
    ],
    agreed: [
      "des textes peuvent nommer un autre numéro",
      (by) =>
        `${by} a donné son accord : des textes du site peuvent nommer un autre compte, portefeuille ou lien de paiement.`,
    ],
    stopped: [
      "la demande pour un numéro dans un texte est arrêtée",
      (by) => `${by} a arrêté la demande pour un numéro que des textes du site devaient nommer.`,
    ],
    found: [
      "des textes publics nomment un autre numéro",
      () =>
        "Des textes publics du site nomment un compte, un portefeuille ou un lien de paiement qui n’est pas l’un des moyens de donner affichés.",
    ],
  },
};
