/** Refusals of forms about spending, places and purses. */
export const purseErrors = {
  day: "Choisissez un jour du calendrier.",
  why: "Écrivez pourquoi, en une phrase.",
  amount: "Écrivez un montant supérieur à 0, en chiffres.",
  beforeFirst: "Ce jour précède le premier jour des comptes. Choisissez un jour plus récent.",
  ahead: "Ce jour n’est pas encore arrivé. Choisissez aujourd’hui ou un jour passé.",
  closed: (month: string) => `${month} est clos et ne prend plus de ligne. Choisissez un jour d’un mois ouvert.`,
  decided: "Une autre personne a décidé depuis que vous avez ouvert la page. Rien n’a été fait deux fois.",
  ownAsk: "Vous l’avez demandé : une autre personne doit donner son accord.",
  needsOther: "Une personne connue comme une autre personne doit donner son accord. Voir Équipe.",
  openAlready: "Les comptes sont déjà ouverts. Rien n’a été changé.",
  ended: (purse: string) => `« ${purse} » est terminée. Choisissez une autre bourse.`,
  listsDiffer: (amount: string) => `Les deux listes diffèrent de ${amount}. Corrigez l’une des deux.`,
  otherCurrency: "Ce lieu contient une autre monnaie. Choisissez un lieu dans la monnaie de la pièce.",
  purseLacks: (purse: string, amount: string) =>
    `Il manque ${amount} dans « ${purse} ». Une bourse ne descend jamais sous zéro. Rien n’a été écrit.`,
  placeLacks: (place: string, amount: string) =>
    `Il manque ${amount} dans « ${place} ». Choisissez un autre lieu, ou enregistrez d’abord ce qui est entré. Rien n’a été écrit.`,
};
