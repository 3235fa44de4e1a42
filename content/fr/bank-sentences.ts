import type * as en from "../en/bank-sentences.ts";
import type { Translated } from "../translated.ts";
import { form, inWords, plural } from "./counting.ts";

export const bankSentences: Translated<typeof en.bankSentences> = {
  sampleBank: "Banque (exemple)",
  notYet: "Rien n’a changé.",
  own: "Vous avez demandé ce changement : une autre personne doit donner son accord.",
  samePerson:
    "Votre compte et celui qui a fait la demande comptent comme une seule personne, car l’un a été créé ou changé par l’autre, ou par une même personne. Quelqu’un d’autre doit donner son accord, ou bien une autre personne confirmée de l’administration doit d’abord dire qu’elle vous connaît : voir Équipe.",
  newAccount: (day) =>
    day === undefined
      ? "Vous ne comptez pas encore comme deuxième personne : une autre personne confirmée de l’administration doit d’abord dire qu’elle vous connaît. Voir Équipe."
      : `Votre compte est nouveau jusqu’au ${day}. Il ne compte donc pas encore comme deuxième personne, sauf si une autre personne confirmée de l’administration dit qu’elle vous connaît. Voir Équipe.`,
  errors: {
    wrong: "Ce n’est pas votre mot de passe",
    numberInReason: "La raison reste pour toujours dans l’historique : n’y mettez pas le numéro",
    wait: "Trop d’essais. Attendez un quart d’heure.",
    called: "Appelez la banque, puis cochez ceci",
    story: "Dites-nous ce qui s’est passé",
    same: "La page montre déjà ces coordonnées",
    sample: "Ce sont les numéros de compte de l’exemple. Tapez les vôtres",
    open: "Un autre changement attend. Arrêtez-le d’abord, ou attendez qu’il soit sur le site.",
    agreedAlready: "Quelqu’un d’autre a déjà donné son accord. Rien n’est enregistré.",
    gone: "Ce changement n’attend plus : il a été arrêté, ou il est déjà sur le site.",
    stoppedAt: (moment) => `Quelqu’un a arrêté ce changement le ${moment}.`,
    altered: "Les coordonnées enregistrées ont été modifiées hors du site. Faites plutôt une demande avec les bonnes.",
  },
  ways: {
    empty: "Ce champ ne peut pas être vide",
    none: "Choisissez au moins un moyen de donner",
    kind: "Choisissez ce que c’est : sans cela, les champs ci-dessous ne servent à rien",
    twice: "Ce numéro est déjà plus haut",
    account: "Un numéro de compte a au moins cinq chiffres ou lettres, et aucun autre caractère",
    currency: (name) => `Le fichier de votre pays n’a pas cette monnaie : ${name}. Choisissez-en une autre`,
    walletMoney: (label, name) => `${label} : seulement en ${name}`,
    walletNumber: (label, example) =>
      `Un numéro ${label} ressemble à ${example}, sans rien d’autre : regardez encore une fois`,
    digit: (bank) =>
      `Le chiffre de contrôle ne va pas avec cette banque : ${bank}. Regardez encore une fois le numéro et la banque`,
    pattern: (label, country) =>
      `Ce numéro n’a pas la forme attendue (${label}, ${country}). Regardez-le encore une fois`,
    sure: "Cochez ceci seulement si la banque a écrit le numéro ainsi",
    telephone: "Il manque un chiffre à ce numéro, ou il y en a un de trop. Regardez-le encore une fois",
    freeNumber: "Un numéro ou une adresse a de trois à quarante chiffres ou lettres",
    listed: (label) => `${label} est dans la liste : choisissez-le là`,
    steps: (count, characters) =>
      `Écrivez au plus ${inWords(count)} ${plural(count, "étape")}, chacune sur sa ligne, de ${inWords(characters)} caractères au plus`,
    paybillAccount: "Le compte d’un Paybill a de quatre à vingt chiffres ou lettres, et aucun autre caractère",
    bic: "Un code SWIFT (BIC) a 8 ou 11 lettres et chiffres, comme BARCKENX",
    ofBank: "Seulement pour un compte bancaire. Videz ce champ, ou choisissez un compte bancaire plus haut",
    ofPaybill: "Seulement pour un Paybill. Videz ce champ, ou choisissez le Paybill plus haut",
    ofFree:
      "Seulement pour un portefeuille qui n’est pas dans la liste. Videz ce champ, ou choisissez « Autre portefeuille » plus haut",
  },
  emails: {
    asked: [
      "un changement des coordonnées bancaires est demandé",
      (by) => `${by} a demandé d’autres coordonnées bancaires pour le site.`,
    ],
    agreed: [
      "accord donné pour le changement des coordonnées bancaires",
      (by) => `${by} a donné son accord pour le changement des coordonnées bancaires.`,
    ],
    stopped: [
      "le changement des coordonnées bancaires est arrêté",
      (by) => `${by} a arrêté le changement des coordonnées bancaires.`,
    ],
    live: [
      "les coordonnées bancaires ont changé",
      (by) => `Le site montre maintenant les coordonnées bancaires demandées par ${by}.`,
    ],
    first: [
      "le site montre des coordonnées bancaires",
      (by) => `${by} a donné les premières coordonnées bancaires du site.`,
    ],
    before: [
      "il faut maintenant deux personnes pour changer les coordonnées bancaires",
      () =>
        "À partir de maintenant, une personne de l’administration demande un changement des coordonnées bancaires et une autre donne son accord. Confirmez celles qui sont sur le site.",
    ],
  },
  doctor: {
    name: "Coordonnées bancaires",
    good: (count) =>
      `${inWords(count)} ${form(count, "étape dans l’historique, avec son sceau", "étapes dans l’historique, chacune avec son sceau")}.`,
    bad: "Les coordonnées bancaires enregistrées ont été modifiées hors du site, ou SESSION_SECRET a changé : aucune page ne montre de compte.",
    remedy:
      "Appelez la banque, puis faites une demande avec les bonnes coordonnées, sur la page Coordonnées bancaires de l’espace de l’équipe.",
  },
  needs: {
    altered: "Les coordonnées bancaires ont été modifiées hors du site",
    alteredDetail: "Aucune page ne montre de compte avant une nouvelle demande et un nouvel accord",
    change: "Un changement des coordonnées bancaires attend",
    changeDetail: "Donnez votre accord après avoir appelé la banque, ou arrêtez-le",
    old: "Personne n’a confirmé les coordonnées bancaires depuis 90 jours",
    oldDetail: "Deux personnes doivent les vérifier ; la page des dons montre la date",
    reports: (count) =>
      `${inWords(count)} ${form(count, "alerte", "alertes")} : quelqu’un demande de l’argent en notre nom`,
    reportsDetail: "Lisez ce qui s’est passé, et prévenez les autres",
    act: "Regarder",
  },
};
