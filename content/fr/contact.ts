import type * as en from "../en/contact.ts";
import type { Translated } from "../translated.ts";

export const contact: Translated<typeof en.contact> = {
  title: "Contact",
  heading: "Écrivez-nous. Nous répondons.",
  lede: "Posez une question, offrez votre temps, ou parlez-nous d’un enfant ou d’une école à rencontrer.",
  reach: {
    heading: "Nous joindre directement",
    phone: "Téléphone",
    email: "E-mail",
    headOffice: "Siège",
    safeguarding: "Quand un enfant n’est pas en sécurité",
    report: "Signaler une inquiétude",
  },
  form: {
    heading: "Nous écrire",
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    subject: "Sujet",
    message: "Message",
    button: "Envoyer",
    thanks: "Merci. Votre message est en route.",
    notYet: "Votre message n’est pas encore envoyé.",
  },
};
