import type * as en from "../en/staff-asked-site.ts";
import type { Translated } from "../translated.ts";

export const staffAskedSite: Translated<typeof en.staffAskedSite> = {
  messages: `
    messages, boîte, boite de réception, courrier, e-mails reçus, demandes, formulaire de contact, qui nous a écrit, quelqu’un a posé une question,
    plainte d’un visiteur, un partenaire a écrit, presse, pas encore répondu, nouveau message, spam, indésirables, confier un message à un collègue
  `,
  downloadMessages: `
    exporter les messages, messages en csv, messages dans excel, télécharger les messages, imprimer les messages, copie des messages, tableau des messages
  `,
  answerMessage: `
    répondre, repondre, répondre à un message, répondre à une maman, répondre à un parent, répondre à l’école, répondre à un donateur,
    répondre par e-mail, écrire une réponse, rappeler quelqu’un
  `,
};
