import type * as en from "../en/reading-emails.ts";
import type { Translated } from "../translated.ts";

const start = (isPending: boolean) => (isPending ? "D’ici là, si ce n’est pas normal," : "Si ce n’est pas normal,");

export const readingEmails: Translated<typeof en.readingEmails> = {
  subject: "qui lit les signalements",
  facts: {
    lead: (name) => `${name} devient personne référente pour la protection de l’enfance.`,
    reader: (name) => `${name} pourra lire les signalements.`,
    moved: (name) => `${name} lit les signalements, et une autre personne a changé l’adresse e-mail de ce compte.`,
    paused: (name) =>
      `${name} lit les signalements, et une autre personne a envoyé un lien de mot de passe ou désactivé la connexion en deux étapes.`,
    ended: (name) => `${name} ne lit plus les signalements.`,
    stopped: (name) => `${name} ne lit pas les signalements : cela a été arrêté à temps.`,
    asked: (name) => `${name} pourra lire des signalements plus anciens : l’administration le demande.`,
    released: (name) => `${name} peut lire des signalements plus anciens.`,
    "released first": (name) => `${name} peut lire des signalements plus anciens, qu’aucun compte n’a jamais pu lire.`,
  },
  by: (fact, by) => `${fact} Fait par : ${by}.`,
  someAccount: "Un compte",
  newAccount: "Un nouveau compte",
  actors: {
    foundation: "L’adresse de la fondation",
    earlier: "Une ancienne adresse de l’administration",
    server: "Le serveur",
    shell: "La ligne de commande du serveur",
  },
  inEffect: "C’est déjà fait.",
  from: (moment) => `Cela commence le ${moment}.`,
  overtaken: "Depuis, cela a été arrêté, ou le compte a encore changé : ce message n’est donc plus exact.",
  turnTo: {
    leaders: (isPending) =>
      `${start(isPending)} parlez aux responsables de la fondation, et pas seulement à la personne qui l’a fait.`,
    leadsOrLeaders: (leads, isPending) =>
      `${start(isPending)} parlez à une personne référente (${leads}) ou aux responsables de la fondation.`,
    office: (office, isPending) => `${start(isPending)} écrivez à la fondation : ${office}.`,
    leadsOrOffice: (leads, office, isPending) =>
      `${start(isPending)} parlez à une personne référente (${leads}) ou écrivez à la fondation : ${office}.`,
    leads: (leads, isPending) => `${start(isPending)} parlez à une personne référente (${leads}).`,
    mailbox: (office, isPending) =>
      `${start(isPending)} parlez aux responsables de la fondation, et pas seulement à la personne qui l’a fait. Ce message est arrivé dans la boîte de la fondation : ${office}.`,
  },
  shown: "Les personnes référentes le voient pendant 30 jours sur leur page d’accueil.",
  stop: {
    leads: "Une personne référente peut l’arrêter d’ici là, sans se connecter :",
    admins:
      "L’administration et l’adresse de la fondation peuvent l’arrêter d’ici là, sans se connecter. Alors, la personne référente ne lit aucun signalement tant que l’administration ne lui redonne pas ce rôle :",
  },
  stopLink: "Arrêter ce changement",
  stopWithoutLink: {
    leads: "Une personne référente peut l’arrêter d’ici là : ouvrez le site, puis Signalements.",
    admins:
      "L’administration peut l’arrêter d’ici là : ouvrez le site, puis Équipe, et donnez un autre rôle à la personne référente. Alors, elle ne lit aucun signalement tant que l’administration ne lui redonne pas ce rôle.",
  },
  link: "Qui peut lire",
  noLink: "Les personnes référentes voient qui peut lire : ouvrez le site, puis Signalements.",
};
