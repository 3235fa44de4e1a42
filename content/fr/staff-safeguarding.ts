import type * as en from "../en/staff-safeguarding.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

/** Formats names of which one person is enough. */
const oneOf = (names: readonly string[]): string => formatList(names, "or");

/** Writes a number with its noun; a text such as `1000+` is many. */
const some = (count: number | string, one: string, others: string): string =>
  typeof count === "number" ? `${formatNumber(count)} ${form(count, one, others)}` : `${count} ${others}`;

const open = (count: number | string) => some(count, "ouvert", "ouverts");
const closed = (count: number | string) => some(count, "clos", "clos");

const notReadable = "Ce signalement est verrouillé : sa clé n’est pas sur ce serveur.";

export const staffSafeguarding: Translated<typeof en.staffSafeguarding> = {
  nav: "Signalements",
  title: "Signalements",
  lede: "Seules les personnes référentes, et les membres de l’administration qu’elles ont nommés, peuvent ouvrir cette page. Le journal note chaque visite.",
  filters: { label: "Montrer", open: "Ouverts", closed: "Clos" },
  empty: { heading: "Aucun signalement", text: "Les signalements de /safeguarding apparaissent ici." },
  none: "Aucun de ceux-là.",
  noneForYou: "Aucun de ceux-là que vous pouvez lire.",
  olderLocked: (openOnes, closedOnes) =>
    `Les signalements plus anciens que votre droit de lecture sont verrouillés pour vous : ${open(openOnes)}, ${closed(closedOnes)}.`,
  opening: (openOnes, closedOnes, from) =>
    `Les signalements plus anciens que votre droit de lecture s’ouvrent pour vous le ${from} (${open(openOnes)}, ${closed(closedOnes)}).`,
  howReleased: {
    lead: "Une personne référente qui peut les lire peut vous les ouvrir. S’il n’y en a pas, deux membres de l’administration doivent donner leur accord : demandez-leur aujourd’hui, cela prend trois jours.",
    reader:
      "Demandez à une personne référente qui peut lire ces signalements de vous les ouvrir. Si aucune ne peut les lire, deux membres de l’administration peuvent les ouvrir à une personne référente. Cela prend trois jours.",
  },
  closed: {
    heading: "Vous ne pouvez pas lire les signalements en ce moment",
    reasons: {
      none: (_since) =>
        "Vous avez le rôle de protection de l’enfance, mais le site ne connaît aucun droit de lecture pour vous.",
      waits: (since) =>
        `Vous avez reçu le rôle de protection de l’enfance le ${since}. Vous attendez 24 heures, car une autre personne référente était là peu avant, ou car une autre personne a changé votre compte. Les autres peuvent s’y opposer d’ici là.`,
      paused: (since) =>
        `Une autre personne vous a envoyé un lien de mot de passe, ou a désactivé votre connexion en deux étapes, le ${since}. Vous ne pouvez pas lire les signalements pendant 24 heures. Les autres peuvent s’y opposer d’ici là.`,
      moved: (since) =>
        `Une autre personne a changé l’adresse e-mail de votre compte le ${since}. Vous pourrez lire de nouveau après 24 heures, mais seulement les signalements qui arrivent à partir de là.`,
      stopped: (since) => `Votre droit de lire les signalements a été arrêté le ${since}.`,
    },
    from: (from) => `Vous pouvez lire les signalements à partir du ${from}.`,
    mendedBy: (admins) =>
      `L’administration peut vous nommer de nouveau : dans « Équipe », avec « Nommer à la protection de l’enfance ». Demandez à une de ces personnes : ${oneOf(admins)}.`,
    mended:
      "L’administration peut vous nommer de nouveau : dans « Équipe », avec « Nommer à la protection de l’enfance ».",
    open: (count) => `${some(count, "signalement est ouvert", "signalements sont ouverts")}.`,
    olderFrom: (from) =>
      `Les signalements plus anciens, qu’aucune personne référente ne pouvait lire avant, s’ouvrent pour vous le ${from}.`,
    leads: (leads) => `Ces personnes peuvent lire les signalements, demandez-leur : ${oneOf(leads)}.`,
    noLead: "En ce moment, aucune personne référente ne peut lire les signalements.",
    calls: "Un enfant est en danger maintenant ? Appelez.",
    noCalls:
      "Le site n’a pas encore de numéro d’aide. Demandez aux gens près de vous quel numéro répond là où vous êtes.",
    report: "Signaler une inquiétude",
  },
  choose: "Choisissez un signalement pour le lire ici. Le journal note que vous l’avez lu.",
  back: "Tous les signalements",
  older: "Signalements plus anciens",
  row: (reference) => `Signalement ${reference}`,
  locked: `${notReadable} Une personne référente peut le déverrouiller avec la phrase de secours : voyez le lien plus bas. Rien n’est perdu.`,
  openPhrase: "Phrase de secours",
  danger: "Un enfant est peut-être en danger maintenant",
  anonymous: "Sans nom",
  facts: { place: "Où et quand", name: "De", contact: "Contact", passed: "Transmis à" },
  files: "Fichiers joints",
  file: (kind, number, size) => `${kind} ${number}, ${size}`,
  states: { new: "Nouveau", "in hand": "En cours", "passed on": "Transmis", closed: "Clos" },
  state: "État",
  passedTo: "Transmis à qui ?",
  saveState: "Enregistrer l’état",
  stateSaved: "L’état est enregistré.",
  passedMissing: "Écrivez à qui il est transmis",
  notes: "Notes",
  noNotes: "Aucune note pour l’instant.",
  note: "Une nouvelle note",
  noteHint: "On ne peut pas changer une note plus tard.",
  addNote: "Ajouter la note",
  noteAdded: "Votre note est ajoutée.",
  noteEmpty: "Écrivez d’abord la note",
  noteLong: "Écrivez 10 000 caractères au plus",
  writtenBy: (who, when) => `${who}, ${when}`,
  delete: "Supprimer ce signalement",
  deleteText:
    "Le signalement, ses notes et ses fichiers sont supprimés pour toujours. Le journal note que vous l’avez supprimé.",
  deleteSure: "Je sais qu’aucun enfant n’en a plus besoin",
  deleteUnsure: "Cochez que vous le savez",
  deleteButton: "Supprimer pour toujours",
  deleted: "Le signalement est supprimé.",
  notYet: "Rien n’est changé.",
  readers: {
    heading: "Qui peut lire cette page",
    leads: "Personnes référentes",
    admins: "Administration. Nommez les membres qui peuvent aussi lire les signalements.",
    none: "Il n’y a aucun membre de l’administration.",
    isNamed: "peut lire",
    notYet: (name, from) => (from === null ? `${name} (droit de lecture arrêté)` : `${name} (lit à partir du ${from})`),
    name: "Laisser lire",
    unname: "Ne plus laisser lire",
    named:
      "Dans 24 heures, cette personne peut lire les signalements, mais seulement ceux qui arrivent à partir de maintenant.",
    unnamed: "Cette personne ne lit plus les signalements.",
    withoutOlder:
      "Elle lit seulement les signalements plus récents. Vous pouvez lui ouvrir les anciens que vous lisez.",
    release: "Ouvrir les anciens signalements",
    released: "Les anciens signalements que vous lisez sont ouverts à cette personne.",
    changes: "Changements des 30 derniers jours",
    change: (sentence, at, from) => `${at} : ${sentence} Effet à partir du ${from}.`,
    stop: "Arrêter ce changement",
    stopped: "Arrêté : ce compte ne peut pas lire les signalements. Chaque personne référente reçoit un e-mail.",
    log: "Journal de la protection de l’enfance",
  },
  log: {
    title: "Journal de la protection de l’enfance",
    lede: "Qui a ouvert des signalements et des papiers de consentement, et qui a reçu le droit de lire. Aucun texte de signalement n’apparaît ici.",
    none: "Rien pour l’instant.",
    concern: (number) => `signalement ${number}`,
    older: "Entrées plus anciennes",
  },
  release: {
    title: "Ouvrir les anciens signalements",
    lede: "Aucune personne référente ne peut lire ces signalements. Deux membres de l’administration les ouvrent ensemble ; aucun des deux ne peut être la personne référente. Elle peut les lire 72 heures plus tard ; l’administration ne le peut pas. Les personnes référentes et la fondation reçoivent un e-mail à chaque étape.",
    none: "Aucune personne référente n’attend d’anciens signalements.",
    button: (name) => `Ouvrir les anciens signalements : ${name}`,
    waits: (name) => `${name} : vous avez donné votre accord. Il faut une deuxième personne.`,
    asked:
      "Vous avez donné votre accord. Il faut une deuxième personne : un membre de l’équipe que l’administration a confirmé dans « Équipe ».",
    released:
      "Deux membres de l’administration ont donné leur accord. La personne référente peut lire les anciens signalements dans 72 heures.",
  },
  stop: {
    title: "Arrêter un changement",
    heading: "Arrêter ce changement ?",
    lede: (sentence, from) =>
      `${sentence} Effet à partir du ${from}. Si vous l’arrêtez, ce compte ne peut pas lire les signalements jusqu’à une nouvelle nomination. Chaque personne référente et la fondation reçoivent un e-mail.`,
    button: "Arrêter ce changement",
    done: "C’est arrêté",
    doneText:
      "Ce compte ne peut pas lire les signalements jusqu’à une nouvelle nomination. Chaque personne référente et la fondation reçoivent un e-mail.",
  },
  phrase: {
    title: "Phrase de secours",
    back: "Signalements",
    lede: "Les signalements, les fichiers privés et les noms dans les consentements sont chiffrés. Chaque sauvegarde a une copie verrouillée de la clé. La phrase de secours ouvre cette copie. Elle est seulement sur papier : le site ne peut pas la montrer une deuxième fois.",
    nobody: "Il n’y a pas encore de phrase de secours. Si ce serveur est perdu, ses signalements sont perdus.",
    written: (by, at) => `${by} a tapé la phrase pour vérifier, le ${at}. Elle a ouvert la copie de la clé.`,
    waiting: (by, at) =>
      `${by} a créé une phrase (${at}), mais personne ne l’a encore tapée pour vérifier. Elle compte seulement après cela.`,
    make: "Créer une phrase",
    makeNew: "Créer une nouvelle phrase",
    makeText: "Préparez du papier et un stylo. Restez à l’écart des autres. La phrase s’affiche une seule fois.",
    replaces:
      "La phrase actuelle compte jusqu’à ce que la nouvelle soit tapée. Les anciennes sauvegardes s’ouvrent avec l’ancienne phrase : gardez son papier jusqu’à leur disparition.",
    makeButton: "Montrer une phrase",
    heading: "Écrivez ceci sur papier",
    once: "La phrase ne s’affiche qu’une fois. Quand elle est écrite, et tapée plus bas, quittez cette page.",
    paper:
      "Gardez le papier là où seules les personnes référentes peuvent le prendre, et loin des sauvegardes. Avec une sauvegarde, il ouvre tous les signalements.",
    print:
      "Vous pouvez imprimer cette page. Prenez une imprimante qui ne garde pas de copie. Seule la phrase est imprimée.",
    type: "Taper la phrase",
    field: "La phrase de votre papier",
    hint: "Six groupes de six lettres et chiffres. Vous pouvez l’écrire avec ou sans espaces et tirets, en majuscules ou en minuscules.",
    typeButton: "Vérifier la phrase",
    typed: {
      written:
        "La phrase est écrite : elle a ouvert la copie de la clé. Les sauvegardes ont cette copie à partir de maintenant.",
      known: "C’est la bonne phrase.",
      unlocked:
        "La phrase a ouvert une ancienne clé. On peut lire de nouveau les anciens signalements. Créez une nouvelle phrase pour les nouveaux.",
    },
    locked: (of) =>
      `Verrouillés : signalements : ${of.concerns}, notes : ${of.concern_notes}, fichiers : ${of.private_files}, consentements avec des noms : ${of.consent_names}. La clé qui les ouvre n’est pas sur ce serveur.`,
    unlock: "Tapez la phrase de secours écrite avant. De nouveaux signalements arrivent toujours et sont enregistrés.",
    cannotUnlock:
      "Il n’y a pas de copie de cette clé ici : aucune phrase ne peut les ouvrir. La personne qui héberge le site peut remettre l’ancienne clé : CONCERNS_KEY, ou le fichier var/concerns-key.",
    notYet: "Rien n’est changé.",
  },
};

export const safeguardingNeeds: Translated<typeof en.safeguardingNeeds> = {
  concerns: (count) => form(count, "1 nouveau signalement", `${formatNumber(count)} nouveaux signalements`),
  concernsDetail: "Seules les personnes qui lisent les signalements voient cela",
  readers: "Les lecteurs des signalements ont changé dans les 30 derniers jours",
  readersDetail: "Vérifiez que chaque changement est juste",
  closed: "Vous ne pouvez pas lire les signalements en ce moment",
  closedDetail: (count) =>
    `${some(count, "signalement est ouvert", "signalements sont ouverts")}. Ouvrez « Signalements » pour voir pourquoi et qui peut aider`,
  opening: (count) => some(count, "ancien signalement attend", "anciens signalements attendent"),
  openingDetail: (from) => `Vous pouvez les lire à partir du ${from}`,
  phrase: "La phrase de secours des signalements n’a pas été tapée pour vérifier",
  phraseDetail: "Sans elle, les signalements sont perdus si ce serveur est perdu",
  locked: "Des signalements ou des fichiers sont verrouillés",
  lockedDetail: "La phrase de secours les ouvre",
  release:
    "Une personne référente ne peut pas lire d’anciens signalements : deux membres de l’administration peuvent les ouvrir",
  noReader: "Personne ne peut lire les signalements : nommez une personne référente",
  noLead: "Il n’y a pas de personne référente : nommez-en une",
  noLeadDetail: "Le formulaire /safeguarding reçoit toujours des signalements",
  noLeadYet: (from) => `Pas de personne référente avant le ${from}`,
  noLeadYetDetail:
    "D’ici là, les signalements attendent, et l’administration peut cacher les photos dont parlent les familles",
  acts: { read: "Lire", look: "Regarder", open: "Ouvrir", decide: "Décider", appoint: "Nommer" },
};
