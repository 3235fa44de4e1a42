import type * as en from "../en/staff-messages.ts";
import type { Translated } from "../translated.ts";
import { ago, form, inWords } from "./counting.ts";

export const staffMessages: Translated<typeof en.staffMessages> = {
  title: "Messages",
  heading: "Messages",
  empty: { heading: "Aucun message", text: "Les messages du formulaire de contact arrivent ici." },
  form: "Voir le formulaire de contact",
  give: "Confier à quelqu’un de l’équipe",
  giveNobody: "Aucun membre de l’équipe",
  given: "Le message est confié.",
  givenTo: (name) => `Confié : ${name}`,
  choose: "Choisissez un message pour le lire ici.",
  filters: { label: "Montrer", new: "Nouveaux", answered: "Réponse faite", done: "Terminés", spam: "Indésirables" },
  search: "Chercher dans les messages",
  new: "Nouveau",
  back: "Tous les messages",
  markDone: "Terminer",
  markNew: "Remettre dans les nouveaux",
  markSpam: "Mettre dans les indésirables",
  marked: {
    done: "Le message est terminé.",
    spam: "Le message est mis dans les indésirables.",
    new: "Le message est remis dans les nouveaux.",
  },
  reply: "Répondre par e-mail",
  noEmail: "Cette personne a donné un numéro de téléphone. Appelez-la : le numéro est dans le message.",
  replyHint: (address) => `Sa réponse arrivera à cette adresse : ${address}.`,
  send: "Envoyer et terminer",
  sent: "La réponse est en route.",
  meanwhile: (name, isAnswered) =>
    `Votre réponse n’est pas envoyée : ${name ?? "quelqu’un de l’équipe"} vient ${isAnswered ? "de répondre à ce message" : "de terminer ce message"}. Votre texte est encore là : envoyez-le de nouveau si vous voulez.`,
  notYet: "La réponse n’est pas encore envoyée.",
  states: { waiting: "En attente d’envoi", sent: "Envoyée", failed: "Non distribuée : voir E-mail" },
  answeredBy: (who, when) => `${who} a répondu, ${when}`,
  delete: "Supprimer",
  deleted: "Le message est supprimé.",
  ask: "Supprimer ce message ?",
  askText: "Il disparaît pour toujours.",
  keep: "Garder",
  export: "Exporter comme tableau",
  csv: ["Heure", "Prénom", "Nom", "E-mail", "Sujet", "Message"],
  older: "Messages plus anciens",
};

export const staffSubscribers: Translated<typeof en.staffSubscribers> = {
  title: "Abonnements",
  heading: "Abonnements",
  onTheList: (number) => form(number, "adresse sur la liste", "adresses sur la liste"),
  foundWith: (search) => `Adresses avec « ${search} »`,
  caption: "Abonnements, les plus récents d’abord",
  heads: { email: "Adresse", since: "Depuis" },
  chosen: "Adresses choisies",
  pending: (number) =>
    `${inWords(number)} ${form(number, "pas encore confirmée", "pas encore confirmées")} ; les adresses non confirmées sont supprimées après sept jours.`,
  suppressed: (number, isMore) =>
    `${isMore ? "Plus de " : ""}${inWords(number)} ${form(number, "bloquée", "bloquées")} : l’adresse ne marche pas, ou la personne l’a demandé. Nous gardons seulement une forme brouillée.`,
  search: "Chercher une adresse",
  find: "Chercher",
  empty: {
    heading: "Aucun abonnement pour l’instant",
    text: "Partagez le lien d’abonnement.",
  },
  share: "Copier le lien d’abonnement",
  shared: "Le lien est copié. Tout le monde peut l’ouvrir.",
  remove: "Enlever",
  removed: "L’adresse n’est plus sur la liste.",
  ask: (email) => `Enlever cette adresse ? ${email}`,
  askText: "Cette adresse ne reçoit plus de lettre, sauf si la personne s’abonne de nouveau.",
  removeForGood: "Enlever pour toujours",
  forGoodText: "Après une plainte : cette adresse ne reçoit plus jamais de lettre.",
  keep: "Garder",
  export: "Exporter comme tableau",
  csv: ["E-mail", "Demandé", "Confirmé", "Accord", "Page"],
  more: "Plus",
};

export const messageNeeds: Translated<typeof en.messageNeeds> = {
  messages: (count) => `${inWords(count)} ${form(count, "nouveau message", "nouveaux messages")}`,
  messagesDetail: (count, name, since) =>
    `${form(count, "Il vient de cette personne", "Le plus ancien")} : ${name}, ${ago(since)}`,
  given: (subject) => `Confié à vous : ${subject}`,
  givenDetail: (name, since) => `Message de cette personne : ${name}, ${ago(since)}`,
  read: "Lire",
  answer: "Répondre",
};

export const messageFigures: Translated<typeof en.messageFigures> = {
  label: "Messages",
  none: "Aucun pour l’instant",
  read: (count, all) => (count === all ? "Tous sont lus" : `${inWords(count)} ${form(count, "est lu", "sont lus")}`),
};

export const messageData: Translated<typeof en.messageData> = { label: "Messages du formulaire de contact" };
