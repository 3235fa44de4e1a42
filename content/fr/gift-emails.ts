import type * as en from "../en/gift-emails.ts";
import type { Translated } from "../translated.ts";

const link = "La page de votre don";
const stop = "Arrêter votre don mensuel";
const steps = "La page de votre don, avec les étapes de l’envoi";
const warning =
  "Nous n’envoyons jamais de numéro de compte par e-mail. Si un e-mail vous en montre un, il n’est pas de nous.";
const surprise =
  "Cela vous surprend ? Écrivez-nous avec le formulaire de notre site. Nous n’envoyons jamais de numéro de compte par e-mail, et nous ne demandons jamais le vôtre.";
const promised = "{foundation} : merci pour votre promesse de {amount}.";
const asked =
  "{foundation} : vous avez promis {amount}, et vous nous avez demandé de vous le rappeler une fois. Vous ne devez rien : si vous avez changé d’avis, ne faites rien.";

export const giftEmails: Translated<typeof en.giftEmails> = {
  promise: {
    subject: "{foundation} : votre référence {reference}",
    text: `${promised} Écrivez cette référence là où votre application bancaire demande le motif, le libellé ou la description :`,
    wallet: `${promised} La page de votre don montre les étapes pour chaque moyen de donner. Tapez cette référence là où votre téléphone demande le numéro de compte ou la référence d’un paiement, ou là où votre application bancaire demande le motif ou le libellé :`,
    phone: `${promised} La page de votre don montre les étapes pour chaque moyen de donner. Tapez cette référence là où votre téléphone demande le numéro de compte ou la référence d’un paiement :`,
    noField: `${promised} La page de votre don montre où l’envoyer, puis elle vous demande le jour et les derniers chiffres de votre numéro. Donnez cette référence quand vous nous parlez de votre don :`,
    link: steps,
    stop,
    warning,
  },
  reminder: {
    subject: "{foundation} : le rappel que vous avez demandé",
    text: `${asked} La référence pour votre application bancaire :`,
    wallet: `${asked} La référence pour votre téléphone ou votre application bancaire :`,
    phone: `${asked} La référence pour votre téléphone :`,
    noField: `${asked} Donnez cette référence quand vous nous parlez de votre don :`,
    link: steps,
    stop,
    warning,
  },
  receipt: {
    subject: "{foundation} : votre reçu, {amount}",
    heading: "Votre don est arrivé : {amount}",
    dear: "Bonjour {name}, merci.",
    thanks: "Merci.",
    number: "Reçu",
    reference: "Référence",
    purpose: "Pour",
    anything: "Là où le besoin est le plus grand",
    date: "Date",
    inReturn: "En échange",
    nothing: "Rien. C’est un don, sans contrepartie.",
    attached: "Le reçu est joint à cet e-mail en PDF, et il est aussi sur la page ci-dessous.",
    gift: "Voir où en est mon don",
    receipt: "Voir le reçu",
    stop,
    wentBack: "Vous a été rendu",
    stays: "Reste chez nous",
    onceSpent: "Nous vous écrirons encore une fois, quand il aura été utilisé.",
    onceEnded: "Nous vous écrirons encore une fois, à la fin du projet.",
    account: "Voir ce qui est entré, ce qui a été dépensé et ce qui reste",
    last: "Nous ne vous inscrivons sur aucune liste. Nous ne demandons jamais d’argent par e-mail, et nous n’envoyons jamais de numéro de compte.",
  },
  spent: {
    subject: "Votre don a été utilisé",
    text: "{foundation} : votre don de {amount} a payé ceci :",
    link,
    stop,
    last: "C’est notre dernier e-mail sur ce don. Merci.",
  },
  changed: {
    subject: "un changement pour votre don de {amount}",
    purpose: "{foundation} : votre don de {amount} sert maintenant à ceci : {purpose}.",
    corrected:
      "{foundation} : nous avions fait une erreur en notant votre don, et nous l’avons corrigée : {amount}. Jour de réception : {day}.",
    anything: "là où le besoin est le plus grand",
    receipt: "Son nouveau reçu est joint à cet e-mail, et il remplace le précédent.",
    link,
    last: surprise,
  },
  wentBack: {
    subject: "nous vous avons rendu {amount}",
    how: {
      partner: "{foundation} : le prestataire de paiement vous a renvoyé {amount} de votre don.",
      takenByPartner: "{foundation} : le prestataire de paiement a repris {amount} de votre don.",
      bank: "{foundation} : la banque a repris {amount} de votre don sur notre compte, le {day}.",
      transfer: "{foundation} : le {day}, nous vous avons renvoyé {amount} de votre don par virement.",
      cash: "{foundation} : le {day}, nous vous avons rendu {amount} de votre don en espèces.",
      cheque: "{foundation} : le {day}, nous vous avons rendu {amount} de votre don par chèque.",
      mobileMoney: "{foundation} : le {day}, nous vous avons renvoyé {amount} de votre don par mobile money.",
    },
    rest: "Nous gardons {rest} de votre don. Le nouveau reçu est joint à cet e-mail, et il remplace le précédent.",
    whole: "Nous ne gardons rien de ce don, et son reçu n’est plus valable.",
    link,
    last: surprise,
  },
};
