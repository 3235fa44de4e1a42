import type * as en from "../en/staff-use.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const kept = (one: string, many: string) => (count: string) =>
  count === "1" || count === "0"
    ? `${count} ${one} reste et revient quand vous activez cette partie.`
    : `${count} ${many} restent et reviennent quand vous activez cette partie.`;

export const staffUse: Translated<typeof en.staffUse> = {
  title: "Ce que nous utilisons",
  asked: ([first = "", ...others]) =>
    ["désactiver", "arrêter", "cacher", "enlever", "activer", "remettre", "nous n’utilisons pas", "pas besoin de"]
      .map((verb) => `${verb} ${first}`)
      .concat([first, ...others].map((name) => `désactiver ${name}`))
      .join(", "),
  lede: "Activez ce que votre fondation utilise, et désactivez le reste. Rien n’est supprimé.",
  children: {
    name: "La partie Enfants ne peut pas être désactivée.",
    text: "Une fondation pour les enfants a toujours besoin des signalements, des consentements et des demandes de retrait de photo.",
  },
  menuThen: {
    heading: "Votre menu ensuite",
    today: "Aujourd’hui",
    lede: (gone, all, left) => {
      if (gone.length === 0) return `Les ${inWords(all)} parties, avec toutes leurs pages.`;
      const places = left < all ? `Parties : ${inWords(all)} → ${inWords(left)}. ` : "";
      return `${places}Enlevé : ${formatList(gone)}.`;
    },
  },
  moreThan: (count) => `Plus de ${inWords(count)}`,
  save: "Enregistrer",
  saving: "Enregistrement",
  notYet: "Rien n’a changé.",
  turned: (name, isOn) => `${name} : ${isOn ? "activé" : "désactivé"}`,
  saved: (names) => (names.length === 0 ? "Rien n’a changé." : `Enregistré : ${names.join(", ")}.`),
  unused: (name, hint) => `${name} : pas encore utilisé. ${hint}`,
  isOff: (name) => `${name} : désactivé. L’administration peut l’activer dans « Ce que nous utilisons ».`,
  gifts: {
    name: "Dons",
    off: "Désactivé : pas de dons dans le menu et pas de pages pour donner. Les dons promis, les reçus, les remboursements et la vérification d’un compte marchent encore.",
    kept: kept("don", "dons"),
  },
  spending: {
    name: "Dépenses",
    off: "Désactivé : pas de pièces, pas de comptes dans le menu et pas de comptes publics. Les dons entrent encore dans les comptes, et les mois clos restent.",
    first: {
      hint: "Cela s’active avec le premier jour des comptes.",
      link: "Commencer par le premier jour",
    },
    kept: kept("mouvement des comptes", "mouvements des comptes"),
    waits: (count) =>
      `Vous ne pouvez pas encore désactiver cela : ${inWords(count)} ${form(count, "pièce ou acte attend", "pièces ou actes attendent")}.`,
  },
  statements: {
    name: "Relevés bancaires",
    off: "Désactivé : pas de relevés bancaires. Vous rapprochez les dons à la main.",
    first: {
      hint: "Il s’active avec le premier relevé bancaire que vous importez.",
      link: "Commencer avec les relevés bancaires",
    },
    kept: kept("relevé bancaire", "relevés bancaires"),
    waits: (count) =>
      `Vous ne pouvez pas encore désactiver cela : ${inWords(count)} ${form(count, "virement promis n’est pas arrivé", "virements promis ne sont pas arrivés")}.`,
  },
  volunteers: {
    name: "Bénévoles",
    off: "Désactivé : pas de liste des bénévoles, pas de formulaire à /volunteer, pas de bénévoles du jour.",
    kept: kept("bénévole", "bénévoles"),
  },
  guests: {
    name: "Journées avec inscription",
    off: "Désactivé : pas de nouvelles inscriptions aux journées. Les personnes qui ont une place la gardent, avec son lien et ses rappels.",
    first: {
      hint: "Cela s’active avec la première journée qui prend des inscriptions, et avec la première personne que vous ajoutez.",
      link: "Commencer avec une journée",
    },
    kept: kept("inscription", "inscriptions"),
  },
  newsletter: {
    name: "Lettre d’information",
    off: "Désactivé : pas de champ pour s’abonner, pas d’Abonnements, pas de Lettre d’information. Les liens pour se désabonner marchent encore.",
    kept: kept("abonnement", "abonnements"),
  },
  recordings: {
    name: "Enregistrements",
    off: "Désactivé : les pages ne sont pas lues à voix haute, et on n’ajoute pas d’enregistrement.",
    first: {
      hint: "Cela s’active avec le premier enregistrement que vous ajoutez.",
      link: "Commencer avec l’enregistrement d’un article",
    },
    kept: kept("enregistrement", "enregistrements"),
  },
};
