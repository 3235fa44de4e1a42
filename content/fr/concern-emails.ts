import type * as en from "../en/concern-emails.ts";
import type { Translated } from "../translated.ts";

const noMore = "Pour protéger les personnes, cet e-mail n’en dit pas plus.";

export const concernEmails: Translated<typeof en.concernEmails> = {
  waits: {
    subject: "un message vous attend dans l’espace de l’équipe",
    subjectMore: "d’autres messages vous attendent dans l’espace de l’équipe",
    text: `Un message vous attend dans l’espace de l’équipe. ${noMore}`,
    link: "Ouvrir",
    signIn: "Connectez-vous, et ouvrez « Signalements ».",
  },
  formerReader: {
    subject: "un message attend dans « Signalements »",
    text: (since) =>
      `Un message est arrivé le ${since}. Vous aviez alors le droit de lire les signalements. Vous ne l’avez plus. ${noMore}`,
    tell: "Si vous ne savez pas si une personne référente l’a vu, dites à l’administration qu’un message attend.",
  },
  withoutLead: {
    subject: "un signalement est arrivé, et il n’y a pas de personne référente",
    subjectOver: "un signalement est arrivé pendant qu’il n’y avait pas de personne référente",
    text: `Un signalement est arrivé. Il n’y a pas de personne référente en ce moment : le signalement attend. ${noMore}`,
    textOver: (since) =>
      `Un signalement est arrivé le ${since}. Il n’y avait alors pas de personne référente ; maintenant il y en a une. ${noMore}`,
    readers:
      "Une personne référente nommée avant le signalement le lit à la fin des 24 heures d’attente. Une personne référente nommée après le lit 24 heures plus tard, si aucun compte n’a jamais pu le lire. Sinon, deux personnes confirmées de l’administration doivent le lui ouvrir.",
    danger:
      "Si un enfant est peut-être en danger maintenant, n’attendez pas le site : appelez tout de suite la personne qui répond de la protection de l’enfance à la fondation, et demandez-lui de chercher ce qui se passe.",
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
