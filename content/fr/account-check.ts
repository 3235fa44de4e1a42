import type * as en from "../en/account-check.ts";
import type { Translated } from "../translated.ts";

/** Rules that protect the ways to give, with any number of admins. */
const alwaysSo = (name: string) => [
  { point: "Après un changement, la page des dons le dit pendant 30 jours." },
  { point: "Nous n’envoyons jamais de numéro de compte par e-mail, ni sur une carte, ni sur une affiche." },
  { point: name },
];

export const check: Translated<typeof en.check> = {
  title: "Ce compte est-il à nous ?",
  heading: "Ce compte est-il à nous ?",
  lede: "Quelqu’un vous a donné en notre nom un numéro de compte, une référence ou un numéro de reçu ? Tapez-le ici avant d’envoyer de l’argent.",
  back: "Moyens de donner",
  label: "Numéro de compte, référence ou numéro de reçu",
  button: "Vérifier",
  empty: "Tapez un numéro ou une référence",
  notYet: "Rien n’est encore vérifié ni envoyé.",
  wait: "Beaucoup de numéros ont été vérifiés en une heure depuis la même connexion Internet que la vôtre. Réessayez plus tard, ou appelez-nous.",
  account: "Oui. Ce compte est à nous. Votre application bancaire doit afficher notre nom avant l’envoi.",
  shared:
    "Ce numéro sert à beaucoup de personnes. L’argent n’arrive chez nous qu’avec notre numéro de compte en plus : tapez ici les deux numéros, et comparez-les avec notre page des dons.",
  reference:
    "Oui. Cette référence vient de nous. Elle ne prouve rien sur un compte : vérifiez aussi le numéro de compte.",
  until: "Ce compte était à nous jusqu’au {day}. N’y envoyez rien : notre page des dons montre celui d’aujourd’hui.",
  mixed:
    "Cette référence vient de nous, mais aucun de nos comptes n’a ce numéro. N’y envoyez pas d’argent, et dites-nous ci-dessous qui vous l’a donné.",
  receipt: "Oui. Ce reçu est de nous.",
  endedReceipt: "Ce reçu est de nous, mais il n’est plus valable : il a été annulé ou remplacé.",
  disputedReceipt: "Ce reçu est de nous. Son paiement est contesté, et rien n’est encore décidé.",
  letters: "Ajoutez les trois lettres qui suivent le numéro du reçu, comme 2026-0412-K7Q.",
  slip: "Il y a une faute dans cette référence : une lettre est fausse, ou deux sont inversées. Comparez lettre par lettre.",
  no: "Non. Nous ne connaissons pas ce numéro. N’y envoyez pas d’argent, et dites-nous ci-dessous qui vous l’a donné.",
  unsure: "Nous ne pouvons pas le dire en ce moment. N’envoyez rien avant de nous avoir appelés.",
  guard: {
    heading: "Comment nous les protégeons",
    points: [
      {
        point:
          "Aucune personne ne peut changer seule nos coordonnées bancaires : l’une demande, une autre appelle la banque et donne son accord.",
      },
      {
        point:
          "Ensuite un jour passe avant que la page les montre, et toutes les personnes responsables sont averties à chaque étape.",
      },
      { point: "Deux personnes les vérifient tous les 90 jours. La page dit quand." },
      ...alwaysSo("Votre application bancaire affiche un nom avant l’envoi. Ce doit être le nôtre."),
    ],
    alone: [
      {
        point:
          "En ce moment, une seule personne peut changer nos coordonnées bancaires. Les nouvelles s’affichent après trois jours.",
      },
      {
        point:
          "Toutes les personnes responsables sont averties à chaque étape, et toute personne qui administre le site peut arrêter le changement.",
      },
      { point: "La page des dons dit quand elles ont été confirmées la dernière fois." },
      ...alwaysSo("Votre application bancaire affiche un nom avant l’envoi. Ce doit être le nôtre."),
    ],
    byOne: "Une seule personne a donné son accord pour les coordonnées actuelles.",
  },
  report: {
    heading: "Quelqu’un vous a demandé de l’argent en notre nom ?",
    text: "Dites-le-nous. Cela peut protéger la prochaine personne.",
    story: "Ce qui s’est passé",
    account: "Numéro de compte que l’on vous a donné (facultatif)",
    contact: "Comment vous joindre (facultatif)",
    contactHint: "Seulement si vous voulez une réponse.",
    button: "Nous le dire",
    thanks:
      "Merci. Les personnes responsables de notre argent sont averties, et elles préviennent les autres s’il le faut.",
    wait: "Depuis une heure, plusieurs messages viennent de la même connexion Internet que la vôtre. Réessayez plus tard, ou appelez-nous.",
  },
};

export const checkByPhone: Translated<typeof en.checkByPhone> = {
  title: "Ce numéro est-il à nous ?",
  heading: "Ce numéro est-il à nous ?",
  lede: "Quelqu’un vous a donné en notre nom un numéro, une référence ou un numéro de reçu ? Tapez-le ici avant d’envoyer de l’argent.",
  label: "Numéro, référence ou numéro de reçu",
  account: "Oui. Ce numéro est à nous. Votre téléphone doit afficher notre nom avant l’envoi.",
  reference:
    "Oui. Cette référence vient de nous. Elle ne prouve rien sur un numéro : vérifiez aussi le numéro du paiement.",
  until: "Ce numéro était à nous jusqu’au {day}. N’y envoyez rien : notre page des dons montre celui d’aujourd’hui.",
  mixed:
    "Cette référence vient de nous, mais ce numéro n’est pas à nous. N’y envoyez pas d’argent, et dites-nous ci-dessous qui vous l’a donné.",
  guard: {
    heading: "Comment nous les protégeons",
    points: [
      {
        point:
          "Aucune personne ne peut changer seule nos moyens de donner : l’une demande, une autre appelle l’opérateur et donne son accord.",
      },
      {
        point:
          "Ensuite un jour passe avant que la page les montre, et toutes les personnes responsables sont averties à chaque étape.",
      },
      { point: "Deux personnes les vérifient tous les 90 jours. La page dit quand." },
      ...alwaysSo("Votre téléphone affiche un nom avant l’envoi. Ce doit être le nôtre."),
    ],
    alone: [
      {
        point:
          "En ce moment, une seule personne peut changer nos moyens de donner. Les nouveaux s’affichent après trois jours.",
      },
      {
        point:
          "Toutes les personnes responsables sont averties à chaque étape, et toute personne qui administre le site peut arrêter le changement.",
      },
      { point: "La page des dons dit quand ils ont été confirmés la dernière fois." },
      ...alwaysSo("Votre téléphone affiche un nom avant l’envoi. Ce doit être le nôtre."),
    ],
    byOne: "Une seule personne a donné son accord pour les moyens actuels.",
  },
  report: { account: "Numéro que l’on vous a donné (facultatif)" },
};
