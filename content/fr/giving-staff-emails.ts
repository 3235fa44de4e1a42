import type * as en from "../en/giving-staff-emails.ts";
import type { Translated } from "../translated.ts";

const unexpected =
  "Si vous ne vous y attendiez pas, regardez-le maintenant, et téléphonez aux autres personnes ; ne leur écrivez pas d’e-mail.";

export const bankMail: Translated<typeof en.bankMail> = {
  why: (reason) => `Pourquoi : « ${reason} »`,
  liveAt: (moment) => `Si personne de l’administration ne l’arrête, le site le montre à partir du ${moment}.`,
  unexpected,
  link: "Coordonnées bancaires",
  noLink: "Vous le trouvez dans l’espace de l’équipe, sur la page Coordonnées bancaires.",
  sample: {
    sentence: "Une personne de l’administration (exemple) a demandé d’autres coordonnées bancaires pour le site.",
    reason: "Notre agence a déménagé.",
  },
};

export const fraudMail: Translated<typeof en.fraudMail> = {
  subject: "quelqu’un nous signale une demande d’argent en notre nom",
  story: (story) => `Une personne a écrit sur le site : « ${story} »`,
  account: (account) => `Numéro de compte qu’on lui a donné : ${account}`,
  contact: (contact) => `Comment la joindre : ${contact}`,
  warning: "Personne n’a vérifié ceci. N’envoyez pas d’argent à cause de ce message, et n’ouvrez aucun de ses liens.",
  last: "Beaucoup d’alertes sont arrivées en 24 heures : c’est le dernier e-mail d’aujourd’hui à ce sujet. D’autres attendent peut-être.",
  link: "Toutes les alertes",
  noLink: "L’administration les trouve dans l’espace de l’équipe, sur la page Coordonnées bancaires.",
  sample: "Quelqu’un m’a appelé et m’a demandé de l’argent pour l’école.",
};

export const moneyNumberMail: Translated<typeof en.moneyNumberMail> = {
  unexpected,
  link: "Numéros dans les textes",
  noLink: "Vous le trouvez dans l’espace de l’équipe, sur la page Numéros dans les textes.",
  sample:
    "Une personne de la publication (exemple) a demandé que des textes du site puissent donner un autre numéro de compte.",
};

export const disputeMail: Translated<typeof en.disputeMail> = {
  subject: "un paiement est contesté",
  disputed: (provider, amount, reference) =>
    `Le prestataire de paiement ${provider} dit qu’un paiement est contesté : ${amount}, référence ${reference}.`,
  answer: (due) =>
    due === ""
      ? "Répondez dans le tableau de bord du prestataire, avant sa date limite. Le site ne répond pas à votre place."
      : `Répondez dans le tableau de bord du prestataire avant cette date : ${due} (UTC). Le site ne répond pas à votre place.`,
};

export const sampleGifts: Translated<typeof en.sampleGifts> = {
  project: "Journée sur l’autisme",
  spentOn: "Une séance d’orthophonie, avec le transport de la thérapeute.",
  teacher: "Enseignante (exemple)",
};
