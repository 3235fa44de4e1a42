import type * as en from "../en/staff-newsletter.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffNewsletter: Translated<typeof en.staffNewsletter> = {
  title: "Lettre d’information",
  create: "Écrire un numéro",
  close: "Fermer sans enregistrer",
  empty: {
    heading: "Aucune lettre d’information pour l’instant",
    text: "Mettez quelques articles et journées dans une seule lettre.",
  },
  first: "Écrire une lettre d’information",
  older: "Numéros plus anciens",
  states: { draft: "Brouillon", sending: "Envoi en cours", paused: "En pause", sent: "Envoyé" },
  by: (name) => `par ${name}`,
  fields: { subject: "Objet", opening: "Début", items: "Ajouter" },
  subjectHint: "C’est ce que les gens lisent d’abord dans leur boîte.",
  itemsLegend: "Articles et journées à ajouter",
  itemsNone: "Il n’y a encore rien de publié à ajouter.",
  save: "Enregistrer le brouillon",
  saved: "Le numéro est enregistré.",
  notSent: "La lettre d’information n’est pas encore envoyée.",
  notApproved: "Un récit sensible de ce numéro n’est pas approuvé. Enlevez-le, ou demandez l’accord.",
  notYet: "Le numéro n’est pas encore enregistré.",
  newer:
    "Ce numéro a changé pendant que vous écriviez. Votre texte est encore ici. Comparez-le avec le texte enregistré. Si vous enregistrez de nouveau, le vôtre le remplace.",
  failed: "Le numéro n’a pas pu être enregistré. Votre texte est gardé. Réessayez.",
  edit: "Modifier ce numéro",
  preview: "Le voir comme il arrive",
  savedOnly: "Seul le texte enregistré s’affiche et s’envoie.",
  test: "Envoyer un essai",
  testSent: (email) => `Un essai est parti : ${email}.`,
  send: "Envoyer à tous",
  sendAsk: (number) =>
    form(
      number,
      `Envoyer ce numéro à ${formatNumber(number)} personne ?`,
      `Envoyer ce numéro à ${formatNumber(number)} personnes ?`,
    ),
  sendText: "Le texte enregistré part. Ensuite, on ne peut plus changer ce numéro.",
  sendNobody: "Il n’y a encore aucun abonnement.",
  sendAdmins: "L’administration l’envoie à tous.",
  sending: "L’envoi a commencé.",
  keep: "Pas encore",
  pause: "Mettre en pause",
  paused: "L’envoi est en pause.",
  goOn: "Continuer",
  goneOn: "L’envoi continue.",
  delete: "Supprimer",
  deleteAsk: (subject) => `Supprimer « ${subject} » ?`,
  deleteText: "Le brouillon est supprimé pour toujours.",
  deleteKeep: "Garder",
  progressLabel: "Avancée de l’envoi",
  progress: (done, all) => `Envoyés : ${formatNumber(done)} sur ${formatNumber(all)}.`,
  stillWaiting: (number) =>
    form(
      number,
      `${formatNumber(number)} e-mail attend encore de partir.`,
      `${formatNumber(number)} e-mails attendent encore de partir.`,
    ),
  failures: (number) =>
    form(
      number,
      `${formatNumber(number)} e-mail n’est pas arrivé : voyez « E-mails ».`,
      `${formatNumber(number)} e-mails ne sont pas arrivés : voyez « E-mails ».`,
    ),
  email: {
    title: "Comme il arrive",
    html: "En couleur",
    text: "En texte simple",
    back: "Revenir au numéro",
  },
};

export const subscriberFigures: Translated<typeof en.subscriberFigures> = {
  label: "Abonnements",
  none: "Aucun pour l’instant. Parlez-en à deux personnes",
  joined: (count) =>
    count === 0
      ? "Aucun nouveau pendant ces jours-là"
      : form(count, "dont 1 nouveau pendant ces jours-là", `dont ${formatNumber(count)} nouveaux pendant ces jours-là`),
};

export const subscriberData: Translated<typeof en.subscriberData> = {
  subscription: "Lettre d’information : sur la liste, avec ce que la personne a accepté",
  unconfirmed: "Lettre d’information : demandée, pas confirmée",
};
