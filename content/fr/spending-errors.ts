/** Refusals of forms about vouchers. */
export const spendingErrors = {
  amount: "Écrivez le montant de la pièce, en chiffres.",
  notOpen:
    "Les comptes ne sont pas encore ouverts. La trésorerie ou l’administration écrit le premier jour sous Caisse et lieux.",
  kind: "Choisissez à quoi cela a servi.",
  whyNoPicture: "Dites pourquoi il n’y a pas de photo de la pièce. Deux personnes l’approuveront.",
  ended: (purse: string) => `« ${purse} » est terminée. Choisissez une autre bourse.`,
  samePicture: (number: string) => `Cette photo est déjà sur la pièce ${number}. Rien n’a été envoyé.`,
  paidFrom: "Choisissez avec quel argent c’était payé.",
  otherCurrency: (place: string, voucher: string) =>
    `Ce lieu contient des ${place}, et la pièce est en ${voucher}. Choisissez un autre lieu.`,
  decided: (number: string) =>
    `La pièce ${number} a changé depuis que vous avez ouvert la page. Rien n’a été fait deux fois.`,
  sayWhy: "Écrivez une phrase pour l’autre personne.",
  notYours: "Seule la personne qui a dépensé peut le faire.",
  ownVoucher: "Vous avez fait cette dépense : une autre personne doit donner son accord.",
  onePerson:
    "Votre compte et celui de l’autre personne comptent comme une seule personne. Tant qu’un admin n’a pas confirmé à qui il est, une autre personne doit donner son accord. Voir Équipe.",
  approvedAlready: "Vous avez déjà approuvé. Une deuxième personne est demandée.",
};
