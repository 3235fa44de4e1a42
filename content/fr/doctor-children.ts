import type * as en from "../en/doctor-children.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

const writeDown =
  "Une personne référente ouvre « Signalements », « Phrase de secours », l’écrit sur papier et la tape une deuxième fois.";

const photosWait = (count: number) =>
  form(count, `${formatNumber(count)} photo attend`, `${formatNumber(count)} photos attendent`);

export const childrenChecks: Translated<typeof en.childrenChecks> = {
  phrase: {
    name: "Phrase de secours",
    inSettings: {
      problem:
        "CONCERNS_PHRASE est dans les réglages de ce serveur : la phrase de secours doit être seulement sur papier.",
      remedy: "Enlevez-la de .env. Seul npm run restore la lit.",
    },
    typed: (by, at) => `${by} a tapé la phrase de secours des signalements pour vérifier : ${at}.`,
    remedy: writeDown,
    waiting: (by, at) => `${by} a créé une phrase de secours (${at}), et personne ne l’a tapée pour vérifier.`,
    otherKey:
      "La phrase de secours des signalements ouvre une autre clé que celle de ce serveur : ce qu’on écrit maintenant serait perdu avec lui.",
    otherKeyRemedy: `Remettez l’ancienne clé (CONCERNS_KEY, ou var/concerns-key), ou créez une nouvelle phrase. ${writeDown}`,
    none: "Personne n’a tapé la phrase de secours des signalements pour vérifier : si ce serveur est perdu, ses signalements le sont aussi.",
  },
  encryption: {
    name: "Chiffrement des sauvegardes",
    problem:
      "Il y a des signalements ou des noms dans les consentements, et les sauvegardes ne sont pas chiffrées : BACKUP_PASSPHRASE manque.",
    remedy: "Ajoutez-la dans .env : docs/how-to/restore-backup.md.",
  },
  locked: {
    name: "Signalements",
    problem: (concerns, notes, files, names) =>
      `Verrouillés : signalements : ${concerns}, notes : ${notes}, fichiers : ${files}, consentements avec des noms : ${names}. Leur clé n’est pas sur ce serveur.`,
    unlock:
      "Une personne référente tape la phrase de secours dans « Signalements », « Phrase de secours ». Ou remettez l’ancienne clé : CONCERNS_KEY, ou var/concerns-key.",
    noCopy: "Remettez l’ancienne clé : CONCERNS_KEY, ou var/concerns-key. La base de données n’en a aucune copie.",
    plain: (files) =>
      `Des signalements d’une ancienne version ne sont pas encore chiffrés, ou des fichiers ne le sont pas : ${files}.`,
    plainRemedy:
      "Le démarrage les chiffre, et un travail de chaque heure chiffre les fichiers : regardez le journal du site.",
    good: "Tous les signalements et fichiers privés sont chiffrés, et ce serveur a leurs clés.",
  },
  names: {
    name: "Noms dans les consentements",
    problem: (count) =>
      `Des noms dans des consentements sont chiffrés comme dans une ancienne version, avec un secret que les sauvegardes contiennent. Nombre de consentements : ${count}.`,
    remedy:
      "On ne peut pas les convertir. Ouvrez ces consentements dans « Consentements », et tapez les noms une nouvelle fois.",
  },
  fileWorker: {
    name: "Fichiers reçus",
    good: "Les fichiers que les gens envoient peuvent s’ouvrir.",
    problem: "Les fichiers que les gens envoient ne peuvent pas s’ouvrir : le processus qui les ouvre ne démarre pas.",
    remedy: "app/server, app/values et node_modules doivent être à côté de build, et lisibles.",
  },
  faces: {
    name: "Visages",
    missing: (photos) => `Le détecteur de visages n’est pas là : ${photos}`,
    missingRemedy: "Ses fichiers sont dans vendor/faces : prenez la version entière.",
    memory: (photos) => `Il n’y a pas assez de mémoire libre pour compter les visages : ${photos}`,
    memoryRemedy: (size) =>
      `Le comptage a besoin de ${size} à côté du site : prenez un serveur de 1 Go, ou arrêtez d’autres programmes ; avec systemd, MemoryHigh de l’unité doit en laisser autant.`,
    failed: (photos) => `La dernière fois, le détecteur de visages s’est arrêté sans résultat : ${photos}`,
    failedRemedy:
      "Le journal dit pourquoi, à « faces not counted ». Le site réessaie seul, au plus tard une fois par jour.",
    waiting: (count) =>
      `${photosWait(count)}. D’ici là, les photos marquées « personne n’est reconnaissable » par une seule personne attendent une deuxième personne, ou un jour.`,
    off: "Les visages ne sont pas comptés : un réglage l’a désactivé.",
    good: (size, count) => `Mémoire libre : ${size}. C’est assez pour compter les visages. ${photosWait(count)}.`,
  },
  stored: {
    name: "Fichiers gardés",
    good: (count) =>
      `Les photos, papiers et enregistrements les plus récents et les plus anciens sont là. Fichiers regardés : ${count}.`,
    problem: (missing, count) =>
      `Il manque des fichiers parmi les photos, papiers et enregistrements les plus récents et les plus anciens : ${missing} sur ${count}.`,
    remedy:
      "Le disque ou le stockage de FILES_URL a-t-il changé ? Remettez-le. Sinon, arrêtez le site et restaurez la sauvegarde complète la plus récente : npm run backup -- --list donne son nom, docs/how-to/restore-backup.md dit comment faire.",
  },
};
