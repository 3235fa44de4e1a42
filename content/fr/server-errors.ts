import type * as en from "../en/server-errors.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./counting.ts";

export const serverErrors: Translated<typeof en.serverErrors> = {
  bug: "Il y a eu un problème chez nous. Réessayez.",
  notAnswered: "Il y a eu un problème chez nous. Réessayez dans un moment.",
  notFound: "Introuvable",
  inAMinute: "Réessayez dans une minute",
  unreadableAddress: "Cette adresse ne peut pas être lue.",
  unreadableRequest: "Cette demande ne peut pas être lue.",
  longAddress: "Cette adresse est trop longue, ou la demande contient trop d’éléments.",
  longForm: "Ce formulaire contient trop d’éléments.",
  tooSlow: "Cela a pris trop de temps. Vérifiez votre connexion et réessayez.",
  stillHere: "Votre texte est encore là.",
  unencrypted: (site) =>
    `Cette page s’est ouverte sans protection : le mot de passe n’a pas été vérifié. Ouvrez ${site} et envoyez-le de là.`,
  diskFull:
    "Rien n’est enregistré : le disque du site est plein. Supprimez des photos ou des fichiers inutiles, ou prévenez la personne qui s’occupe du serveur.",
  roles: {
    admin: "l’administration",
    editor: "la publication",
    lead: "la protection de l’enfance",
    writer: "la rédaction",
    treasurer: "la trésorerie",
  },
  onlyRoles: (roles) => `Réservé à ces rôles : ${roles}.`,
  onlyRolesNow: (roles, people) =>
    `Votre rôle ne le permet pas maintenant. Rôles qui peuvent le faire : ${roles}.${people === "" ? "" : ` Demandez à une de ces personnes : ${people}.`}`,
  health: {
    stopping: "Le site s’arrête.",
    diskAlmostFull: "Le disque est presque plein.",
    diskSilent: "Un disque ne répond pas.",
    diskUnreadable: "Un disque ne peut pas être lu.",
    filesSilent: "Le stockage des photos ne répond pas.",
    filesAway: "Les photos ne répondent pas.",
    newerSchema: "Une version plus récente du site a changé la base de données. Ce processus ne répond plus.",
    databaseSilent: "La base de données ne répond pas.",
    databaseReadOnly: "La base de données peut seulement être lue.",
    databaseClosed: "Rien ne peut être écrit dans la base de données.",
    databaseLocked: "Un autre programme bloque la base de données.",
    backupsUnread: "Le dossier des sauvegardes ne peut pas être lu.",
    emailsDue: (count, seconds) =>
      `E-mails en attente : ${inWords(count)}${count > 0 ? `, le premier depuis ${inWords(seconds)} s` : ""}`,
    lastBackup: (seconds) =>
      `Dernière bonne sauvegarde : ${seconds === undefined ? "aucune" : `il y a ${inWords(seconds)} s`}`,
  },
  refundRefused: "Le prestataire de paiement n’accepte pas ce remboursement.",
};
