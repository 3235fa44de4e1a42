import type * as en from "../en/office-emails.ts";
import type { Translated } from "../translated.ts";

export const officeEmails: Translated<typeof en.officeEmails> = {
  countryChanged: {
    subject: "le pays a changé",
    changed: ({ by, before, after }) => `${by} a changé le pays de la fondation sur son site : ${before} → ${after}.`,
    meaning:
      "La monnaie des dons, l’heure et la forme des numéros de téléphone sont maintenant celles du nouveau pays.",
    otherwise:
      "Si vous le saviez, ne faites rien. Sinon, téléphonez maintenant aux autres personnes de l’administration ; ne leur écrivez pas d’e-mail.",
    link: "Regarder le pays",
  },
  contactChanged: {
    subject: "les messages des visiteurs vont à une nouvelle adresse",
    changed: (by, now) =>
      `${by} a changé l’adresse e-mail de la fondation sur son site : ${now}. Les messages des visiteurs n’arrivent plus ici.`,
    otherwise:
      "Si vous ne le saviez pas, demandez tout de suite à l’administration de la fondation. Le journal du site dit quand c’était.",
  },
  sureFact: {
    subject: "une information importante a changé",
    changed: (by, fact) => `${by} a changé ${fact} sur le site. Les visiteurs le lisent maintenant.`,
    otherwise:
      "Si vous le saviez, ne faites rien. Sinon, téléphonez aux autres personnes de l’administration ; ne leur écrivez pas d’e-mail. L’administration peut revenir en arrière pendant 72 heures.",
    link: "Regarder, et revenir en arrière",
    noLink: "L’administration peut revenir en arrière dans l’espace de l’équipe.",
  },
  test: {
    subject: "un essai bien arrivé",
    sent: (foundation) =>
      `Le site « ${foundation} » a envoyé cet e-mail pour voir si ses e-mails arrivent. Vous le lisez : ils arrivent.`,
    link: "Confirmer dans la journée que l’e-mail est arrivé",
    otherwise: "Si vous n’attendiez pas cet e-mail, ne faites rien.",
  },
  doctor: {
    subject: "le site a besoin d’aide",
    opening: "Le bilan quotidien du site a trouvé un problème :",
    finding: ({ name, line, remedy }) => `${name} : ${line} ${remedy}`.trim(),
    sample:
      "Sauvegardes : aucune bonne sauvegarde depuis plus de deux jours. Faites-en une maintenant : npm run backup",
    closing:
      "La personne qui s’occupe du serveur voit tout avec la commande npm run doctor. Cet e-mail vient une fois par jour tant que le problème reste.",
  },
  message: {
    wrote: "nous a écrit :",
    youWrote: (day) => `Le ${day}, vous avez écrit :`,
  },
};

export const sampleMessage: Translated<typeof en.sampleMessage> = {
  subject: "Une journée dans notre école",
  message:
    "J’enseigne dans une école primaire et j’aimerais accueillir une journée chez nous.\n\nQuand pouvons-nous nous parler ?",
  reply: "Bonjour,\n\nmerci. Un jeudi nous conviendrait bien.",
};
