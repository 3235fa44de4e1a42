import type * as en from "../en/staff-online-gifts.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffOnlineGifts: Translated<typeof en.staffOnlineGifts> = {
  title: "Paiements en ligne",
  lede: "Avant votre décision, personne n’est remercié pour ces paiements, et ils ne sont pas publics.",
  none: {
    heading: "Rien à regarder",
    text: "Les contestations, et les paiements sans promesse, sont ici.",
  },
  noPartner: {
    heading: "Pas encore de prestataire de paiement",
    text: "On ne peut pas encore payer par carte ou par mobile money sur le site. Voir docs/how-to/take-online-payments.md.",
  },
  notYet: "Rien n’est changé.",
  from: (provider, reference, moment) => `${provider}, ${reference}, ${moment}`,
  again: "Demander encore une fois au prestataire de paiement",
  record: "L’enregistrer comme don",
  ignore: "Le laisser",
  why: "Pourquoi",
  refund: {
    heading: "Rembourser un paiement",
    text: "Ouvrez son don et choisissez « L’argent a été rendu ».",
    find: "Chercher le don",
  },
  done: {
    again: "Le prestataire de paiement a reçu la demande encore une fois.",
    record: "C’est enregistré comme don.",
    ignore: "C’est fermé.",
  },
};

export const paymentNeeds: Translated<typeof en.paymentNeeds> = {
  label: (count) => `${inWords(count)} ${form(count, "paiement en ligne", "paiements en ligne")} à regarder`,
  detail: "Personne n’est remercié avant votre décision. Une contestation peut avoir une date limite demain",
  act: "Regarder",
};
