import type * as en from "../en/staff-backups.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffBackups: Translated<typeof en.staffBackups> = {
  heading: "Sauvegardes",
  make: "Faire une sauvegarde maintenant",
  making: "Une sauvegarde est en cours.",
  restoring:
    "Pour restaurer une sauvegarde, demandez à la personne qui héberge le site (mode d’emploi : docs/how-to/restore-backup.md).",
  good: (moment, size) => `Dernière sauvegarde : ${moment}, vérifiée, ${size}.`,
  read: (photos, rows) =>
    `Elle a été relue : ${inWords(photos)} ${form(photos, "photo", "photos")} et ${inWords(rows)} ${form(rows, "ligne", "lignes")}, tout est là.`,
  missing: (number) => `Il manque ${inWords(number)} ${form(number, "photo", "photos")} du site.`,
  failed: (why) => `La dernière sauvegarde a échoué : ${why}`,
  unread: (why) => `La liste des sauvegardes ne peut pas être lue. ${why}`,
  lacking: (missing) =>
    `La dernière sauvegarde n’est pas bonne : il manque ${inWords(missing)} ${form(missing, "fichier", "fichiers")} dont le site a besoin. Prévenez aujourd’hui la personne qui héberge le site.`,
  broken: (names) =>
    `${formatList(names)} : ${form(names.length, "cette sauvegarde est incomplète ou abîmée", "ces sauvegardes sont incomplètes ou abîmées")}. Pour restaurer, prenez la sauvegarde de la nuit d’avant.`,
  lastGood: (moment) => `Dernière bonne sauvegarde : ${moment}.`,
  none: "Pas encore de sauvegarde : la première se fait cette nuit.",
  noneYet: "Il n’y en a pas encore de bonne.",
  late: "Il n’y a aucune bonne sauvegarde des deux derniers jours. Prévenez la personne qui héberge le site.",
  off: "Les sauvegardes sont désactivées sur le serveur (BACKUPS_URL).",
};

export const machineNeeds: Translated<typeof en.machineNeeds> = {
  backups: {
    late: ["Aucune bonne sauvegarde des deux derniers jours", "Prévenez la personne qui héberge le site"],
    failed: ["La dernière sauvegarde a échoué", "Une plus ancienne est bonne. Prochain essai cette nuit"],
    unread: [
      "La liste des sauvegardes ne peut pas être lue",
      "Le dossier ou le stockage des sauvegardes ne répond pas",
    ],
    lacking: [
      "Des photos ou des documents manquent sur le serveur",
      "La dernière sauvegarde n’est pas bonne. Prévenez la personne qui héberge le site",
    ],
    off: [
      "Aucune sauvegarde ne se fait",
      "Elles sont désactivées sur le serveur. Si le serveur est perdu, le site est perdu",
    ],
  },
  here: "Les sauvegardes sont seulement sur ce serveur",
  hereDetail: (moment) => `La dernière : ${moment}, et elle marche. Si le serveur est perdu, elle l’est aussi`,
  clock: ["L’heure est-elle juste ?", "Sans votre confirmation, le site ne supprime aucune ancienne donnée"],
  caches: [
    "Les visiteurs voient les changements avec retard",
    "Le réseau qui distribue les pages (CDN) n’a pas pu être prévenu des changements",
  ],
  look: "Regarder",
  fix: "Réparer",
};
