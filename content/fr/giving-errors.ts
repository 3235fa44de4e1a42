import type * as en from "../en/giving-errors.ts";
import type { Translated } from "../translated.ts";

export const giftErrors: Translated<typeof en.giftErrors> = {
  dayToCome: "Ce jour n’est pas encore arrivé",
  beforeFounding: (month) =>
    `Ce jour est avant le début de la fondation (${month}). Cochez qu’il est juste, ou changez-le.`,
  foreignMoney:
    "Votre site ne prend pas de dons dans cette monnaie. Ouvrez la page encore une fois, et choisissez-en une autre",
  method: "Choisissez comment le don est arrivé",
  goods: "Dites ce que c’est",
  goodsCount: "Écrivez combien il y a d’objets : 1 ou plus",
  why: "Dites pourquoi, pour l’historique",
  spentOn: "Dites à quoi le don a servi",
  reference: "Tapez la référence",
  amount: "Choisissez un montant, ou écrivez-en un",
  otherState: "Rien n’est changé. Ce don a changé depuis que vous avez ouvert la page. Regardez-le encore une fois.",
  online: "Ce don est passé par le prestataire de paiement, qui a l’argent dans ses comptes. Remboursez-le plutôt.",
  ownGift: "Vous avez enregistré ce don : une autre personne doit compter et donner son accord.",
  needsOther: "Une personne confirmée qui ne l’a pas enregistré doit donner son accord. Voir Équipe.",
  otherTakesOut:
    "Rien n’a changé. Vous avez enregistré ce don, ou votre compte est nouveau : seule une autre personne confirmée peut retirer des totaux un don qui a compté.",
  countedByTwo:
    "Deux personnes ont compté ce don : une seule ne baisse pas son montant. Dites que c’était une erreur, faites donner l’accord d’une autre personne, et enregistrez-le de nouveau. Rien n’a été changé.",
  mistakeWaits: "Une autre personne est déjà sollicitée pour ce don, sous Caisse et lieux. Rien n’a été changé.",
  recorded: (typed) =>
    `Rien n’est enregistré deux fois. Quelqu’un d’autre a enregistré ce don entre-temps. Vous aviez écrit ${typed}.`,
  formRecorded: (what, day) =>
    `Rien n’est enregistré cette fois. Ce formulaire a déjà servi à enregistrer ${what}, le ${day}. Ouvrez la page encore une fois pour un autre don.`,
  promiseChanged: (typed) =>
    `Rien n’est enregistré. Cette promesse a changé depuis que vous avez ouvert la page. Regardez-la encore une fois. Vous aviez écrit ${typed}.`,
  waits: (typed) =>
    `Rien n’est enregistré. Un virement pour cette promesse est déjà noté, et attend une deuxième personne. Vous aviez écrit ${typed}.`,
  withdrawn: (typed) =>
    `Rien n’est enregistré. La personne a retiré cette promesse, ou la promesse a été supprimée. Vous aviez écrit ${typed}. L’argent est là ? Enregistrez-le à la main, sans la promesse.`,
  lineIsOther:
    "La ligne bancaire de ce don est notée comme n’étant pas un don. Revenez d’abord sur cela, dans Relevés bancaires.",
  countsAsOther:
    "L’argent de ce don compte maintenant comme un autre don. Dites d’abord que celui-là était une erreur.",
  cameByBank:
    "Un virement de ce montant est arrivé pour cette promesse dans un relevé bancaire, et il compte. Si c’est le même argent, ce don ne compte pas.",
  tooMuch: "Ces deux montants font plus que le don.",
  joinedAlready: "Ce don est déjà rattaché à cette promesse.",
  hasDonor:
    "Rien n’a changé. Ce don a déjà un nom. Seule une personne confirmée, autre que celle qui l’a enregistré, peut changer ce nom.",
  thankedMeanwhile: "Quelqu’un a noté entre-temps la date du remerciement. Regardez encore une fois.",
  ownWay: (label) =>
    `C’est le numéro de votre propre moyen de donner : ${label}. Une référence a aussi des lettres, comme TAB-7K4-QXM.`,
  slip: "Il y a une faute dans cette référence : une lettre est fausse, ou deux sont inversées.",
  noReference: "Aucune promesse n’a cette référence.",
  limits: {
    isNew: "Votre compte est nouveau et ne compte pas encore comme deuxième personne. Voir Équipe.",
    open: "Un autre changement des limites attend. Donnez votre accord, ou arrêtez-le d’abord.",
    gone: "Ce changement n’attend plus. Regardez encore une fois.",
    needsOther: "Une autre personne confirmée doit donner son accord pour d’autres limites.",
  },
  oldReceipt: "Ce reçu n’est plus valable. Regardez le don encore une fois.",
};

export const creditErrors: Translated<typeof en.creditErrors> = {
  decidedMeanwhile: "Rien n’a changé. Quelqu’un de l’équipe a traité cette ligne entre-temps.",
  decidedAll: "Rien n’est enregistré deux fois. Quelqu’un de l’équipe a traité ces lignes entre-temps.",
  countsAlready: "L’argent de cette ligne compte déjà comme un don. Cherchez parmi les dons reçus.",
  noHandGift:
    "Rien n’a changé. Cette ligne ne peut pas être l’argent de ce don : il faut un virement ou un chèque du même montant, à une semaine près, qu’aucune autre ligne ne montre.",
  recordedByHand:
    "Rien n’a changé. Un virement de ce montant a été enregistré à la main pour cette promesse, à une semaine près. Rapprochez la ligne de ce don : c’est le même argent.",
  handGiftWaits:
    "Un don de cette promesse est enregistré à la main et attend une deuxième personne. Rapprochez la ligne de ce don, ou dites d’abord que c’était une erreur.",
  readByNewAccount:
    "Rien n’a changé. Une personne pas encore confirmée a lu ce relevé, et vous ne l’êtes pas non plus. Une personne confirmée doit traiter ses lignes : voir Équipe.",
  countsAsOthers:
    "L’argent de cette ligne compte maintenant comme un autre don, ou comme plusieurs. Dites d’abord que ceux-là étaient une erreur.",
  wentBack:
    "Rien n’a changé. L’argent de cette ligne a été rendu, en tout ou en partie. Si ce n’est pas vrai, dites-le d’abord sur la page du don.",
  paidOut:
    "Rien n’a changé. Un prestataire de paiement a versé cette ligne, et le site compte déjà ses dons un par un.",
  promiseChanged: "Cette promesse a changé entre-temps. Regardez-la encore une fois.",
  payerChanged: "Ce que nous savons de cette personne a changé entre-temps. Regardez la ligne encore une fois.",
  none: "Rien n’est enregistré. Choisissez au moins une ligne.",
  otherLine: "Cette ligne bancaire n’est pas un don",
  unclear: "Écrivez un montant en chiffres, comme 50",
  notSaved: (sentence) => `Rien n’est enregistré. ${sentence}.`,
  keepsLess: (most) =>
    `Rien n’est enregistré. Aucune banque ne prend autant de frais sur un virement : écrivez au plus ${most}.`,
  noLabel: "Rien n’est enregistré. Écrivez comment vous appelez le compte.",
  longLabel: (max) => `Rien n’est enregistré. Le nom a plus de ${max} caractères.`,
  isWay: "Rien n’est enregistré. Ce compte est un moyen de donner : il est déjà dans la liste.",
};

export const refundErrors: Translated<typeof en.refundErrors> = {
  way: "Choisissez comment l’argent est rendu",
  notRefunded: (sentence) => `Rien n’est remboursé. ${sentence}`,
  isOver: "Ce don ne compte plus.",
  isOverStop: "Ce don ne compte plus. Arrêtez ce remboursement.",
  underWay: "Un remboursement de ce don est en cours.",
  underWayUnchanged: "Rien n’a changé. Un remboursement de ce don est en cours.",
  sentAlready: "Ce formulaire est déjà envoyé. Rechargez la page.",
  waits: "Un remboursement de ce don attend une deuxième personne. Arrêtez-le d’abord.",
  goods: "Rien n’est remboursé. Un don en nature n’a pas de montant à rendre.",
  leftNow: (left, shown) => `Il reste maintenant ${left}, et ce formulaire montrait ${shown}.`,
  left: (left) => `Rien n’est remboursé. Il reste ${left}.`,
  leftOfAsked: (left, asked) =>
    `Il reste maintenant ${left}, et la demande était de ${asked}. Arrêtez ce remboursement, et demandez-en un autre.`,
  dayToCome: "Ce jour n’est pas encore arrivé",
  dayBefore: (day) => `Ce jour est avant le don, qui est arrivé le ${day}`,
  badDay: (sentence) => `Rien n’est remboursé. ${sentence}.`,
  decided: "Quelqu’un de l’équipe a traité ce remboursement entre-temps. Regardez-le encore une fois.",
  ownAsk: "Rien n’est remboursé. Vous avez demandé ce remboursement : une autre personne doit donner son accord.",
  needsOther:
    "Rien n’est remboursé. Une personne confirmée qui ne l’a pas demandé doit donner son accord. Voir Équipe.",
  byPartner: "C’est le prestataire de paiement qui dit ce que devient un remboursement.",
  isMistake: "Rien n’a changé. Ce don est noté comme une erreur. Remettez-le d’abord.",
};

export const paymentErrors: Translated<typeof en.paymentErrors> = {
  unknown: "Le prestataire de paiement ne connaît pas ce paiement.",
  noPromise: "Nous n’avons pas de promesse avec cette référence.",
  otherAmount: (said, expected) => `Le prestataire de paiement dit ${said}, et nous attendions ${expected}.`,
  disputed: (due) =>
    due === ""
      ? "Ce paiement est contesté. Répondez au prestataire de paiement avant sa date limite."
      : `Ce paiement est contesté. Répondez au prestataire de paiement avant le ${due}.`,
  noGiftDisputed: "Nous n’avons pas de don avec cette référence (contestation).",
  disputeOfMistake:
    "Une contestation d’un don qui était une erreur, ou qui a été partagé. Regardez-la chez le prestataire.",
  disputeWithoutReference: "Une contestation sans référence.",
  noGiftRefund: "Nous n’avons pas de don avec cette référence (remboursement).",
  refundOfMistake:
    "Un remboursement d’un don qui était une erreur, ou qui a été partagé. Regardez-le chez le prestataire.",
  refund: (money, isFailed, countsAgain) =>
    `${isFailed ? "Le remboursement a échoué" : "L’argent du remboursement est revenu"} : ${money}. ${
      countsAgain ? "Le don compte de nouveau." : "Le paiement est contesté, ou l’argent a été repris."
    } Prévenez la personne qui a donné, ou remboursez autrement.`,
  onlyPayments: "Cet avis n’est pas un paiement : il ne peut pas devenir un don. Dites pourquoi il est réglé.",
  notRecorded: (sentence) => `Rien n’est enregistré. ${sentence}`,
  notPaid: "Le prestataire de paiement ne dit pas que ce paiement est fait.",
  isGift: "Ce paiement est déjà un don. Dites pourquoi cet avis est réglé.",
  settled: "Rien n’a changé. Quelqu’un a réglé cela entre-temps, ou c’est terminé.",
};
