import type * as en from "../en/staff-trustees.ts";
import type { Translated } from "../translated.ts";

export const staffTrustees: Translated<typeof en.staffTrustees> = {
  title: "Conseil d’administration",
  lede: "Si une seule personne a créé les deux comptes, ils comptent comme un seul. Le conseil d’administration peut confirmer un compte : 72 heures après votre demande, le site envoie un lien à son adresse.",
  limit:
    "Un compte confirmé compte comme deuxième personne pour les espèces, les dons et les remboursements, mais pas pour les coordonnées bancaires. Pour elles, une autre personne de l’administration ou celle qui gère le serveur doit le confirmer.",
  address: {
    heading: "Adresse du conseil d’administration",
    label: "E-mail du conseil d’administration",
    hint: "Une boîte que personne de l’équipe ne lit. Elle peut servir seulement à partir de 30 jours après son dernier changement. L’administration et les personnes référentes reçoivent un e-mail à chaque changement.",
    button: "Enregistrer l’adresse",
    saved: "L’adresse est enregistrée. L’administration et les personnes référentes ont été averties par e-mail.",
    none: "Il n’y en a pas encore.",
    from: (day) => `Elle compte à partir du ${day}.`,
    counts: (day) => `Elle est la même depuis le ${day} et peut servir.`,
    taken: "Un compte de l’équipe a ou avait cette boîte. Choisissez-en une que personne de l’équipe ne lit",
    office: "C’est l’adresse de la fondation, que l’équipe lit. Choisissez-en une autre",
    isOfAccount: "Un compte de l’équipe a maintenant cette boîte : elle ne peut pas servir.",
  },
  people: {
    heading: "Comptes pas encore confirmés comme ceux d’une autre personne",
    none: "Aucun.",
    team: "Équipe",
    ask: "Demander au conseil d’administration",
    asked: (by, at, sends) => `${by} a demandé au conseil d’administration le ${at}. Le lien part le ${sends}.`,
    sent: (day) => `Le conseil d’administration a le lien. Le lien n’est plus valable après le ${day}.`,
    confirmed: (day) => `Confirmé depuis l’adresse du conseil d’administration le ${day}.`,
    stop: "Arrêter",
  },
  done: {
    ask: "Le conseil d’administration reçoit son lien dans 72 heures. Toute l’administration a été avertie par e-mail.",
    stop: "C’est arrêté. Toute l’administration a été avertie par e-mail.",
  },
  notYet: "Rien n’a changé.",
  errors: {
    address: "L’adresse du conseil d’administration ne peut pas encore servir. Regardez le jour ci-dessus",
    person: "Ce compte n’a pas besoin de confirmation",
    open: "Le conseil d’administration a déjà une question sur ce compte",
    gone: "Cette question est déjà fermée. Regardez de nouveau la page",
  },
  emails: {
    asked: [
      "une question sur un compte va au conseil d’administration",
      (by, name) => `${by} a demandé au conseil d’administration qui a ce compte : ${name}.`,
    ],
    stopped: [
      "la question au conseil d’administration est arrêtée",
      (by, name) => `${by} a arrêté la question au conseil d’administration sur ce compte : ${name}.`,
    ],
    confirmed: [
      "le conseil d’administration a confirmé un compte",
      (_by, name) =>
        `Le conseil d’administration a confirmé ce compte : ${name}. Il compte comme deuxième personne pour les espèces, les dons et les remboursements, mais pas pour les coordonnées bancaires.`,
    ],
  },
  actor: "Le conseil d’administration",
  fromAddress: "confirmé depuis l’adresse du conseil d’administration",
};

export const trusteesPage: Translated<typeof en.trusteesPage> = {
  title: "Connaissez-vous cette personne ?",
  heading: (name) => `Connaissez-vous cette personne : ${name} ?`,
  asks: (by, at, name, email) =>
    `${by} a demandé le ${at} si ce compte est à une personne de votre fondation : ${name} (${email}).`,
  means:
    "Si vous le confirmez, cette personne peut être la deuxième personne pour les espèces, les dons et les remboursements. Pour les coordonnées bancaires, rien ne change.",
  check:
    "Avant de confirmer, appelez cette personne à un numéro que vous aviez déjà. Si quelque chose est bizarre, ne faites rien et appelez les autres membres du conseil.",
  button: (name) => `Je connais ${name}`,
  done: "Merci. Toute l’administration a été avertie. Vous pouvez fermer cette page.",
  over: "Rien n’a changé. Ce lien ne marche plus : il a déjà servi, il est arrêté ou trop ancien.",
};
