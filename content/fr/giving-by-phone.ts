import type * as en from "../en/giving-by-phone.ts";
import type { Translated } from "../translated.ts";
import { checkByPhone } from "./account-check.ts";

export const phone: Translated<typeof en.phone> = {
  dialog: {
    heading: "Où envoyer votre don",
    lede: "Envoyez-le depuis votre téléphone, puis dites-le-nous, pour que nous puissions vous remercier.",
  },
  ways: {
    promise: {
      heading: "Promettre, puis envoyer",
      text: "Dites-nous le montant : nous vous donnons une courte référence. Avec elle, nous trouvons votre don, nous vous remercions, et nous vous montrons à quoi il a servi.",
    },
    transfer: {
      heading: "Envoyer tout de suite",
      text: "Depuis votre téléphone, le montant que vous voulez.",
      button: "Voir où l’envoyer",
    },
  },
  nameCheck:
    "Avant l’envoi, votre téléphone affiche un nom. Ce doit être : {accountName}. Sinon, arrêtez et appelez-nous.",
  sure: { none: "Vérifiez tout numéro que l’on vous a donné." },
  changed: {
    heading: "Les moyens de nous faire un don ont changé le {day}.",
    bank: "Deux personnes ont donné leur accord, et l’opérateur l’a confirmé par écrit.",
  },
  check: checkByPhone,
  promise: {
    frequency: { monthlyHint: "C’est vous qui l’envoyez chaque mois. Nous ne prenons jamais rien nous-mêmes." },
    wait: "Depuis une heure, beaucoup de promesses viennent de la même connexion Internet que la vôtre. Réessayez plus tard, ou envoyez votre don tout de suite.",
  },
  reference: {
    lede: "Au moment de payer, tapez ceci comme numéro de compte ou comme référence. Les étapes ci-dessous le montrent.",
    mustShow: "Votre téléphone doit afficher ce nom avant l’envoi : {accountName}.",
    noAccount: "Écrivez-nous : nous vous dirons où envoyer votre don.",
    sent: {
      text: "Dites-le-nous, et nous le cherchons. Nous voyons la plupart des dons en un jour ouvré. Si vous avez tapé la référence, nous le trouvons même si vous ne dites rien.",
    },
  },
  pay: {
    away: "Notre prestataire de paiement ne répond pas en ce moment. Nous avons gardé votre promesse : réessayez dans un moment, ou envoyez votre don par téléphone.",
    transfer: "Envoyer plutôt par téléphone",
  },
  stop: {
    transfer:
      "Vous l’envoyez vous-même depuis votre téléphone : si vous y avez programmé un envoi chaque mois, arrêtez-le là aussi.",
    done: "Vous avez arrêté ce don mensuel le {day}. Nous n’en attendons pas d’autre.",
  },
  gift: {
    seen: "Arrivé chez nous",
    reference: "Voir la référence et où envoyer le don",
  },
};
