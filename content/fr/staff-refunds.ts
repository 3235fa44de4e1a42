import type * as en from "../en/staff-refunds.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffRefunds: Translated<typeof en.staffRefunds> = {
  heading: "Argent rendu",
  ways: {
    partner: "par le prestataire de paiement",
    bank: "repris par la banque",
    transfer: "par virement",
    cash: "en espèces",
    cheque: "par chèque",
    "mobile money": "par mobile money",
  },
  choices: {
    partner: "Prestataire de paiement",
    transfer: "Virement",
    cash: "Espèces",
    cheque: "Chèque",
    "mobile money": "Mobile money",
  },
  takenByPartner: "repris par le prestataire de paiement",
  states: {
    waiting: "attend une deuxième personne ; rien n’est encore rendu",
    stopped: "arrêté : rien n’a été rendu",
    asked: "en cours",
    done: "rendu",
    failed: "échoué",
    reversed: "pas rendu, ou revenu",
  },
  by: (name) => `demande : ${name}`,
  agreed: (name) => `accord : ${name}`,
  byOne: "par une seule personne, après 72 heures",
  byTrustees: "la personne qui a donné son accord est confirmée depuis l’adresse du conseil d’administration",
  seen: (day) => `vu sur le compte le ${day}`,
  notSeen: "pas encore vu sur le compte",
  agree: "Donner mon accord : rendre l’argent",
  needsOther:
    "Une deuxième personne doit le confirmer : quelqu’un de l’équipe qu’une autre personne de l’administration a confirmé dans Équipe.",
  waitsAlone: "Il n’y a pas de deuxième personne. L’argent est rendu 72 heures après la demande.",
  stop: "Arrêter le remboursement",
  back: {
    summary: "L’argent n’a pas été rendu",
    text: "Le don compte de nouveau, avec un nouveau reçu.",
    reason: "Pourquoi",
    button: "L’argent est encore ici",
  },
  ask: {
    summary: "L’argent a été rendu",
    text: "En tout ou en partie, par n’importe quel moyen. Le reste compte encore, le reçu change, et la personne reçoit un e-mail. Si le don n’est jamais arrivé, choisissez « C’était une erreur ».",
    left: (money) => `Il reste ${money} de ce don.`,
    amount: "Montant",
    amountHint: "Laissez vide pour tout rendre.",
    way: "Comment l’argent est rendu",
    day: "Jour",
    dayHint: "Pour le prestataire de paiement, laissez comme c’est.",
    why: "Pourquoi (facultatif)",
    button: "Noter que l’argent est rendu",
  },
  taken: {
    reversal: (money, day, outOn) =>
      `Le relevé bancaire dit que la banque a repris ${money} le ${outOn}. Ce don était arrivé le ${day}. A-t-il été rendu ?`,
    text: (money, day, outOn) =>
      `${money} a quitté le compte le ${outOn}. Ce don était arrivé le ${day}. A-t-il été rendu ?`,
    byBank: "La banque l’a repris",
    byUs: "Nous l’avons rendu",
    no: "Non, c’était un autre paiement",
  },
  done: {
    refund: {
      asked: "Le remboursement est demandé. La somme remboursée ne compte plus, et le reçu le dit.",
      unknown:
        "Le prestataire de paiement n’a pas répondu. Le site lui demande chaque heure. Il ne rembourse jamais deux fois.",
      done: "Enregistré. La somme remboursée ne compte plus, et le reçu le dit.",
      waits: "Rien n’est encore rendu. La demande attend une deuxième personne.",
      alone: "Rien n’est encore rendu. L’argent est rendu dans 72 heures, avec la mention « par une seule personne ».",
    },
    stop: "Le remboursement est arrêté. Rien n’a été rendu.",
    back: "Cette partie du don compte de nouveau.",
    taken: "Enregistré : la banque a repris l’argent. Le don ne compte plus.",
    sentBack: "Enregistré : l’argent a été rendu, comme le montre le relevé bancaire. Le don ne compte plus.",
    notTaken: "Le don reste comme il est.",
  },
};

export const refundNeeds: Translated<typeof en.refundNeeds> = {
  label: (count) =>
    `${inWords(count)} ${form(count, "remboursement attend une deuxième personne", "remboursements attendent une deuxième personne")}`,
  detail: "Rien n’est encore rendu. Regardez la raison, puis donnez votre accord ou arrêtez",
  act: "Ouvrir le don",
};
