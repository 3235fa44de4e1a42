import type * as en from "../en/doctor-stores.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const doctorStores: Translated<typeof en.doctorStores> = {
  database: {
    restore: "Arrêtez le site et restaurez la dernière sauvegarde : docs/how-to/restore-backup.md.",
    closed: "La base de données ne s’ouvre pas.",
    closedRemedy: "Regardez DATABASE_URL dans .env, et si le serveur tourne.",
    none: "Il n’y a pas encore de base de données.",
    empty: "La base de données est vide.",
    startOnce: "Démarrez le site une fois : npm start",
    newer:
      "Une version plus récente du site a créé cette base de données, ou une copie ou une restauration n’est pas finie.",
    newerRemedy: "Installez cette version, ou relancez la commande qui n’a pas fini.",
    waiting: (found, count) => `${found} ${inWords(count)} ${form(count, "migration attend", "migrations attendent")}.`,
    waitingRemedy: "Démarrez le site : il met la base de données à jour.",
    readOnly: "La base de données peut seulement être lue.",
    readOnlyRemedy: "Donnez le serveur principal dans DATABASE_URL.",
    postgres: (size, checksPages) =>
      `PostgreSQL répond, ${size} ; ${checksPages ? "il vérifie chaque page qu’il lit" : "il ne vérifie pas ses pages"}.`,
    folderRemedy: "Regardez à qui est le dossier, et les autres programmes de cette machine.",
    damaged: "La base de données est abîmée.",
    opens: (size) => `Elle s’ouvre et peut être écrite, ${size}. La sauvegarde de nuit la lit en entier.`,
    whole: (size) => `Elle s’ouvre, peut être écrite et est entière, ${size}.`,
  },
  files: {
    changed: "Un fichier écrit est revenu différent.",
    changedRemedy: "Regardez le disque ou le stockage que FILES_URL indique.",
    good: "Un fichier a été écrit, lu et supprimé.",
    closed: "Rien ne peut être écrit là où vont les photos.",
    closedRemedy: "Regardez FILES_URL dans .env, à qui est son dossier, ou les clés de son stockage.",
  },
  copies: {
    left: (names) =>
      `Des mises à jour ont laissé des copies de la base de données, avec les adresses de tout le monde : ${names}.`,
    remedy: (days) =>
      `Le site supprime chaque copie après ${inWords(days)} ${form(days, "jour", "jours")}. Enlevez-les quand rien ne manque.`,
  },
  backups: {
    off: "Les sauvegardes sont désactivées.",
    offRemedy: "Enlevez BACKUPS_URL=off du fichier .env, sauf si un autre programme sauvegarde le site.",
    silent: "La base de données ne dit pas quand la dernière sauvegarde a échoué.",
    remedy: "Faites-en une maintenant et lisez sa réponse : Site, Serveur, ou npm run backup",
    unread: (why) => `La liste des sauvegardes ne peut pas être lue. ${why}`,
    unreadRemedy: "Regardez BACKUPS_URL dans .env, et cet endroit.",
    lastGood: (name) => (name === undefined ? "Il n’y en a aucune bonne." : `La dernière bonne est ${name}.`),
    lacking: ({ name, missing, lastGood }) =>
      `${name} n’est pas bonne : il manque ${inWords(missing)} ${form(missing, "fichier", "fichiers")} dont le site a besoin. ${lastGood}`,
    lackingRemedy: "Remettez les fichiers qui manquent. S’ils sont perdus : npm run backup -- --accept-missing",
    lackingRemedyOrRestore:
      "Remettez les fichiers qui manquent, ou arrêtez le site et restaurez celle-là. S’ils sont perdus : npm run backup -- --accept-missing",
    failed: (why) => `La dernière sauvegarde a échoué : ${why}`,
    late: "Aucune bonne sauvegarde depuis plus de deux jours.",
    broken: (names, more, lastGood) =>
      `Coupé ou abîmé : ${formatList(more > 0 ? [...names, `${inWords(more)} ${form(more, "autre", "autres")}`] : names)}. ${lastGood}`,
    brokenRemedy:
      "Pour restaurer, prenez celle de la nuit d’avant. Supprimez ce qui est abîmé, et regardez le disque ou le stockage.",
    none: "Pas encore de sauvegarde ; la première se fait la nuit.",
    pictures: ({ name, missing, looked }) =>
      `${name} a besoin de photos qui ne sont pas à côté : il en manque ${inWords(missing)} sur ${inWords(looked)} essayées.`,
    picturesRemedy:
      "Remettez le dossier pictures à côté des sauvegardes. S’il est perdu : npm run backup, qui le remplit de nouveau.",
    inStore: (moment, size) => `Dernière bonne sauvegarde : ${moment}, ${size}. Elle est loin de cette machine.`,
    inFolder: (moment, size) =>
      `Dernière bonne sauvegarde : ${moment}, ${size}. Elle est dans un dossier ; s’il est sur cette machine, un disque cassé emporte les deux.`,
    inFolderRemedy:
      "Donnez un stockage d’objets dans BACKUPS_URL (docs/how-to/keep-pictures-in-a-store.md), ou copiez le dossier ailleurs chaque jour.",
  },
  clock: {
    remedy:
      "Mettez en marche le service de l’heure de la machine (timedatectl set-ntp true), puis confirmez l’heure à l’accueil de l’équipe.",
    at: (moment, city) => `${moment} (${city})`,
    unsure: (now) => `Heure affichée : ${now}. Rien ici ne peut la confirmer.`,
    daysAway: (now, last) => `Heure affichée : ${now}. La dernière donnée du site est à des jours de là : ${last}.`,
    hoursAway: (now, hours, host) =>
      `Heure affichée : ${now}. Écart avec l’horloge du serveur ${host} : ${inWords(hours)} ${form(hours, "heure", "heures")}.`,
    fits: (now) =>
      `Heure affichée : ${now}. Elle va avec les données du site. Un écart de quelques minutes ne se voit pas d’ici.`,
    skew: (seconds) =>
      `Écart avec l’horloge du serveur de la base de données : ${inWords(seconds)} ${form(seconds, "seconde", "secondes")}.`,
    same: (now) => `Heure affichée : ${now}, comme le serveur de la base de données.`,
  },
};
