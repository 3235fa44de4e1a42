import type * as en from "../en/staff-guests.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

const some = (count: number, one: string, others: string): string =>
  `${formatNumber(count)} ${form(count, one, others)}`;

const checkIns = (count: number): string =>
  form(
    count,
    "1 arrivée pointée est sur ce téléphone",
    `${formatNumber(count)} arrivées pointées sont sur ce téléphone`,
  );

export const staffGuests: Translated<typeof en.staffGuests> = {
  link: "Liste des inscriptions",
  back: "La journée",
  nums: (here, said) => ({
    here: `${formatNumber(here)} sur place`,
    said: `sur ${formatNumber(said)} ${form(said, "personne inscrite", "personnes inscrites")}`,
  }),
  waiting: (count) => `${some(count, "personne attend", "personnes attendent")} une place.`,
  offline: (count) =>
    count === 0
      ? "Pas de connexion. Les arrivées pointées sont gardées sur ce téléphone et partiront plus tard."
      : `Pas de connexion. ${checkIns(count)} et ${form(count, "partira", "partiront")} plus tard.`,
  unsent: (count) => `${checkIns(count)}, en cours d’envoi.`,
  find: "Nom",
  findLabel: "Chercher une personne inscrite",
  guests: "Inscriptions",
  none: "Aucune inscription pour l’instant.",
  noneCalled: "Aucune inscription à ce nom. Si la personne est à l’entrée, ajoutez-la plus bas.",
  left: (count) =>
    `${form(count, "1 autre groupe est inscrit", `${formatNumber(count)} autres groupes sont inscrits`)}. « Contacts » ou la liste à télécharger (CSV) montrent tout.`,
  more: (left) => `En montrer plus (${formatNumber(left)})`,
  here: "Sur place",
  unnamed: "Nom non donné",
  group: (name, adults, children) => {
    const others = [
      adults > 1 && some(adults - 1, "autre adulte", "autres adultes"),
      children > 0 && some(children, "enfant", "enfants"),
    ].filter((some) => some !== false);
    return others.length === 0 ? name : `${name}, avec ${formatList(others)}`;
  },
  walkIn: "sans inscription",
  waits: "en liste d’attente",
  held: {
    heading: "Groupes à confirmer",
    text: "Beaucoup d’inscriptions sont venues d’une même connexion internet. Ces groupes n’ont pas de place tant que vous ne les confirmez pas, ou qu’ils n’ont pas ouvert le lien de notre e-mail.",
    confirm: "Confirmer les places",
    done: (isComing) => (isComing ? "Ce groupe a ses places." : "Ce groupe est en liste d’attente."),
    late: "Rien n’est confirmé : la journée est passée, annulée ou fermée aux inscriptions.",
    need: (count, title) => `${some(count, "groupe vous attend", "groupes vous attendent")} : ${title}`,
    needDetail: "Ils se sont inscrits depuis une seule connexion. Confirmez leurs places, ou retirez-les de la liste.",
    act: "Regarder",
    large: (title, count) =>
      form(
        count,
        `Un groupe de ${formatNumber(count)} personne : ${title}`,
        `Un groupe de ${formatNumber(count)} personnes : ${title}`,
      ),
  },
  needs: {
    wheelchair: "Fauteuil roulant, rampe ou chemin sans marches",
    sign: "Langue des signes",
    quiet: "Coin calme",
    print: "Gros caractères",
    carer: "Vient avec une personne qui aide",
  },
  someoneNew: {
    heading: "Une nouvelle personne",
    name: "Nom (facultatif)",
    adults: "Adultes",
    children: "Enfants",
    button: "Ajouter",
    badAdults: "Écrivez le nombre d’adultes, en chiffres : vingt au plus",
    badChildren: "Écrivez le nombre d’enfants, en chiffres : cinquante au plus",
    nobody: "Écrivez combien de personnes sont venues",
  },
  leaves: "Ce téléphone supprime la liste deux jours après la journée.",
  done: { here: "Arrivée pointée.", away: "L’arrivée n’est plus pointée.", new: "Ajouté à la liste." },
  queued: (name) => `Arrivée : ${name}`,
  notYet: "Rien n’est changé.",
  gone: "Cette personne n’est plus sur la liste.",
  contacts: {
    link: "Contacts, et message à tous",
    title: "Contacts et messages",
    heading: "Contacts",
    lede: "Les contacts apparaissent seulement ici, pas sur les téléphones de l’entrée. Ils sont supprimés après 90 jours.",
    find: "Nom, e-mail ou numéro de téléphone",
    findButton: "Chercher",
    more: "En montrer plus",
    call: (count) =>
      `${some(count, "groupe a donné", "groupes ont donné")} seulement un numéro de téléphone. Appelez quand quelque chose change.`,
    moved: "A reçu une place de la liste d’attente : appelez",
    end: "Retirer de la liste",
    endText:
      "La place va au prochain groupe qui convient. Le nom, le contact et les besoins sont supprimés tout de suite.",
    ended: "Ce groupe n’est plus dans la liste.",
    message: {
      heading: "Écrire à tous ceux qui viennent",
      lede: (count) => `Le message part par e-mail, une fois par groupe : ${some(count, "groupe", "groupes")}.`,
      subject: "Objet",
      text: "Message",
      button: "Envoyer",
      sent: (count) => `${some(count, "e-mail est parti", "e-mails sont partis")}.`,
    },
  },
  export: "Enregistrer la liste en CSV",
  csv: ["Numéro", "État", "Nom", "E-mail", "Téléphone", "Adultes", "Enfants", "Besoins", "Sur place", "Inscription"],
  csvStates: { coming: "inscription faite", held: "à confirmer" },
  print: {
    link: "Imprimer la liste des inscriptions",
    button: "Imprimer",
    heads: ["Sur place", "Nom", "Adultes", "Enfants", "Besoins"],
    people: (count) => `${some(count, "personne a dit oui", "personnes ont dit oui")}.`,
  },
};

export const guestData = { label: "Places à des journées" };
