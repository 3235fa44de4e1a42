import type * as en from "../en/staff-move-in-lists.ts";
import type { Translated } from "../translated.ts";

export const staffMoveInLists: Translated<typeof en.staffMoveInLists> = {
  subscribers: {
    exports:
      "Dans Mailchimp, choisissez Audience, puis All contacts, puis Export audience, et choisissez le fichier ZIP tel quel. Dans MailerLite, Brevo, Ghost et Substack, exportez tous les abonnements en CSV, avec les désabonnements. Une feuille à vous a besoin de l’adresse, du jour de l’abonnement et d’un statut.",
    promise:
      "Les adresses entrent dans la liste de la lettre d’information. Celles qui sont parties, qui ont rejeté un e-mail ou qui se sont plaintes ne reçoivent rien. Aucun e-mail ne part.",
    notKept: "Le site ne garde pas les noms, les lieux, les notes et les étiquettes de la liste.",
    roles: {
      email: "Adresse e-mail",
      confirmed: "Jour de la confirmation",
      day: "Jour de l’abonnement",
      status: "Statut",
      left: "Départ de la liste",
      cleaned: "Jour du rejet",
      complained: "Plainte",
      reason: "Raison du départ",
    },
    alone: {
      label:
        "Les listes des adresses parties et rejetées manquent. Supprimez ces fichiers et choisissez toutes les listes ensemble, ou continuez.",
      goOn: "Continuer avec les seuls abonnements",
    },
    asked: {
      label: "Une liste n’a pas de statut. Choisissez si toutes ces personnes ont demandé la lettre d’information.",
      yes: "Toutes l’ont demandée. Le site garde mon nom et le jour comme preuve.",
      gone: "Elles sont parties ou leur e-mail a été rejeté. Elles ne reçoivent rien.",
      no: "Certaines ne l’ont pas demandée. Laisser ces lignes de côté.",
    },
    on: (day) => `Dans la liste depuis cette date : ${day}`,
    gone: {
      left: "Adresse partie : ne reçoit rien",
      bounce: "Adresse rejetée : ne reçoit rien",
      complaint: "Plainte : ne reçoit rien",
    },
    out: "Reste de côté",
    consent: (file, day, by, isVouched) =>
      isVouched
        ? `${by} a déclaré que toutes les personnes de la liste ${file} ont demandé la lettre d’information. Date : ${day}.`
        : `La liste ${file} d’une autre lettre d’information a le statut abonné. ${by} l’a apportée. Date : ${day}.`,
  },
  volunteers: {
    exports:
      "Enregistrez votre liste en CSV ou en classeur Excel, avec dans chaque ligne un nom, et une adresse e-mail ou un numéro de téléphone.",
    promise: "Les bénévoles arrivent comme nouveaux. Aucune vérification n’est faite ainsi. Aucun e-mail ne part.",
    notKept:
      "Le site ne garde pas les âges, les dates de naissance et les vérifications de la liste. Les moins de 18 ans restent de côté.",
    roles: {
      name: "Nom",
      firstName: "Prénom",
      email: "Adresse e-mail",
      phone: "Numéro de téléphone",
      skills: "Aide proposée",
      days: "Jours",
      place: "Lieu",
      message: "Message",
      age: "Âge",
      birthday: "Date de naissance",
      shy: "Ne pas contacter",
    },
    becomes: "Bénévole, état nouveau",
  },
  events: {
    roles: {
      name: "Titre",
      text: "Description",
      start: "Jour",
      startTime: "Début",
      end: "Dernier jour",
      endTime: "Fin",
      zone: "Fuseau horaire",
      allDay: "Toute la journée",
      place: "Lieu",
      status: "État",
    },
  },
  again: (row, file) =>
    file === ""
      ? `Elle a l’adresse de la ligne ${row}. Une seule entre.`
      : `Elle a l’adresse de la ligne ${row} du fichier ${file}. Une seule entre.`,
  notes: {
    "list-address": "Il n’y a pas d’adresse e-mail lisible.",
    "list-day": "Le jour de l’abonnement manque, ou il est dans le futur.",
    "list-unsaid": "La liste n’a pas de statut.",
    "list-off": "Le statut dit que cette adresse ne reçoit rien.",
    "list-stays": "Cette adresse est dans la liste de ce site. Elle n’est pas partie après.",
    "list-left-before": "Cette adresse est partie avant. La personne peut s’abonner à nouveau.",
    "list-suppressed-before": "Le site n’écrit jamais à cette adresse.",
    "person-again": "Une autre ligne a la même adresse ou le même numéro. Une seule entre.",
    "list-there": "Cette adresse est déjà dans la liste.",
    "list-gone-there": "Le site sait déjà que cette adresse ne reçoit rien.",
    "person-there": "Ce site connaît déjà cette personne.",
    "person-before": "Un import précédent a apporté cette personne.",
    "person-phone-lost": "Le tableur a perdu des chiffres du numéro de téléphone. La personne entre sans ce numéro.",
    "person-phone": "Le site ne peut pas lire le numéro de téléphone. La personne entre sans ce numéro.",
    "list-erased-before": "Les données de cette personne ont été effacées ici. La ligne reste de côté.",
    "person-erased": "Les données de cette personne ont été effacées ici. La ligne reste de côté.",
    "person-name": "Il n’y a pas de nom.",
    "person-contact": "Il n’y a ni adresse e-mail ni numéro de téléphone lisible.",
    "person-lost": "Le tableur a perdu des chiffres du numéro de téléphone. Corrigez la cellule en texte.",
    "person-young": "La personne a moins de 18 ans.",
    "person-age": "L’âge n’est pas clair.",
    "person-shy": "La liste dit de ne pas contacter la personne.",
    "person-cut": "Un texte est trop long. La fin est coupée.",
  },
};
