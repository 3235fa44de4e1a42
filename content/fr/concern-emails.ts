import type * as en from "../en/concern-emails.ts";
import type { Translated } from "../translated.ts";

const noMore = "Pour protéger les personnes, cet e-mail n’en dit pas plus.";

export const concernEmails: Translated<typeof en.concernEmails> = {
  waits: {
    subject: "quelque chose vous attend",
    subjectMore: "d’autres choses vous attendent",
    text: `Quelque chose vous attend dans l’espace de l’équipe. ${noMore}`,
    link: "Ouvrir",
    signIn: "Connectez-vous, et ouvrez « Signalements ».",
  },
  formerReader: {
    subject: "quelque chose attend dans « Signalements »",
    text: (since) =>
      `Quelque chose est arrivé à ce moment : ${since}. Vous lisiez alors les signalements. Vous ne les lisez plus. ${noMore}`,
    tell: "Si vous ne savez pas si une personne référente l’a vu, dites à l’administration que quelque chose attend.",
  },
  withoutLead: {
    subject: "un signalement est arrivé, et il n’y a pas de personne référente",
    subjectOver: "un signalement est arrivé pendant qu’il n’y avait pas de personne référente",
    text: `Un signalement est arrivé. Il n’y a pas de personne référente en ce moment : le signalement attend. ${noMore}`,
    textOver: (since) =>
      `Un signalement est arrivé à ce moment : ${since}. Il n’y avait alors pas de personne référente ; maintenant il y en a une. ${noMore}`,
    readers:
      "Une personne référente nommée avant le signalement le lit à la fin des 24 heures d’attente. Une personne référente nommée après le lit 24 heures plus tard si aucun compte n’a jamais pu le lire ; si un compte a pu le lire, deux personnes confirmées de l’administration le remettent.",
    danger:
      "Si un enfant est peut-être en danger maintenant, n’attendez pas le site : demandez à la personne qui répond de la protection de l’enfance à la fondation de se renseigner.",
    link: "Voir qui est la personne référente",
    signIn: "L’administration voit dans « Équipe » qui est la personne référente.",
  },
  phrase: {
    subject: "une nouvelle phrase de secours",
    text: (by) => `${by} a écrit une nouvelle phrase de secours des signalements, et l’a tapée pour vérifier.`,
    backups:
      "Les sauvegardes faites à partir de maintenant s’ouvrent seulement avec elle. Les plus anciennes s’ouvrent avec l’ancienne phrase : gardez ce papier jusqu’à leur disparition.",
    link: "Phrase de secours",
    signIn: "Les personnes référentes la voient dans « Signalements », « Phrase de secours ».",
  },
};
