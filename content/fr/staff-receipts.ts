import type * as en from "../en/staff-receipts.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffReceipts: Translated<typeof en.staffReceipts> = {
  gift: {
    heading: "Reçus",
    link: (number) => `Reçu ${number}`,
    pdf: (number) => `PDF : ${number}`,
    states: { valid: "(valable)", void: "(annulé)", replaced: "(remplacé)" },
    renewHeading: "Le nom sur le reçu est faux",
    renewText:
      "Un nouveau reçu remplace l’ancien. Si le montant, le jour ou le moyen est faux, choisissez « Corriger ce qui est écrit ici ».",
    name: "Nom sur le nouveau reçu",
    nameHint: "Vide veut dire « Une personne anonyme ».",
    reason: "Pourquoi un nouveau",
    renew: "Écrire un nouveau reçu",
    renewed: "Le nouveau reçu est écrit.",
    again: "Envoyer le reçu encore une fois",
    sentAgain: (number) => `Le reçu ${number} part encore une fois.`,
    notAgain: "Ce don n’a pas de reçu valable, ou pas d’adresse e-mail.",
  },
  settings: {
    heading: "Reçus et références",
    hint: "Seule l’administration les change. Les reçus déjà écrits restent comme ils sont.",
    labels: {
      prefix: "Premières lettres des références",
      legalName: "Nom officiel",
      taxNumber: "Numéro fiscal",
      address: "Adresse sur les reçus",
      signatory: "Qui signe",
      signatoryRole: "Sa fonction",
      taxSentence: "Phrase sur l’impôt",
      taxCertificate: "Numéro de la décision fiscale",
      taxExpiry: "Dernier jour de la décision fiscale",
    },
    hints: {
      prefix:
        "De deux à quatre majuscules, comme TAB. Laissez vide pour prendre les premières lettres du nom. Les anciennes références restent valables.",
      legalName: "Laissez vide pour prendre le nom ci-dessus.",
      address: "Laissez vide pour prendre l’adresse du siège.",
      taxSentence:
        "Elle n’est imprimée que si les trois champs sont remplis et que la décision est valable. Demandez les mots à un juriste.",
    },
  },
  list: {
    title: "Reçus",
    lede: "Tous les reçus par numéro. Un numéro ne sert jamais deux fois.",
    caption: "Reçus, le plus grand numéro d’abord",
    heads: { number: "Numéro", day: "Écrit le", giver: "De la part de", state: "État", sum: "Montant" },
    noun: "reçu",
    label: "Quels reçus",
    all: "Tous",
    states: { valid: "Valables", replaced: "Remplacés", void: "Annulés", disputed: "Contestés" },
    about: {
      valid: "Valable",
      replaced: "Remplacé par un plus récent",
      void: "Annulé",
      disputed: "La banque redemande l’argent",
    },
    find: {
      label: "Chercher des reçus",
      q: "Numéro ou nom",
      year: "Année",
      everyYear: "Toutes les années",
      event: "Journée",
      everyEvent: "Toutes les journées",
    },
    validOnly: "sur les reçus valables",
    found: (count, among) =>
      `${form(count, "reçu trouvé", "reçus trouvés")}, recherche dans les plus récents : ${formatNumber(among)}`,
    chosen: "Reçus choisis",
    onePdf: "Dans un seul PDF",
    pdfOfEvent: "Les reçus valables de cette journée dans un seul PDF",
    menu: { receipt: "Ouvrir le reçu", pdf: "PDF", gift: "Ouvrir le don" },
    more: "Reçus plus anciens",
    goOn: "Chercher dans les plus anciens",
    noOlder: "Pas de plus anciens",
    none: {
      heading: "Aucun reçu pour l’instant",
      text: "Le site écrit un reçu quand un don arrive.",
    },
    nothing: {
      states: {
        "": "Aucun reçu",
        valid: "Aucun reçu valable",
        replaced: "Aucun reçu remplacé",
        void: "Aucun reçu annulé",
        disputed: "Aucun reçu contesté",
      },
      of: (year) => `en ${year}`,
      ofEvent: "pour cette journée",
      called: (q) => `avec « ${q} »`,
      elsewhere: {
        event: "pour d’autres dons",
        year: "pour d’autres années",
        state: "dans un autre état",
        q: "avec d’autres numéros et noms",
      },
      show: {
        event: "Afficher toutes les journées",
        year: "Afficher toutes les années",
        state: "Afficher tous les états",
        q: "Effacer la recherche",
      },
    },
    csv: [
      "Numéro",
      "Écrit le",
      "Reçu le",
      "De la part de",
      "Montant",
      "Monnaie",
      "En nature",
      "Pour",
      "Référence",
      "État",
      "Remplace",
    ],
  },
  statement: {
    title: "Récapitulatif des dons",
    email: "E-mail de la personne qui a donné",
    link: "Récapitulatif pour une personne",
  },
};

export const receiptData: Translated<typeof en.receiptData> = { label: "Reçus" };
