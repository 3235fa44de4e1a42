import type * as en from "../en/staff-move-in.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";
import { staffMoveInGifts } from "./staff-move-in-gifts.ts";
import { staffMoveInLists } from "./staff-move-in-lists.ts";
import { leftOf, nounOf } from "./staff-move-in-nouns.ts";
import { staffMoveInTables } from "./staff-move-in-tables.ts";
import { staffProposals } from "./staff-proposals.ts";

const count = (number: number, one: string, others = `${one}s`) =>
  `${formatNumber(number)} ${form(number, one, others)}`;

const fields: Record<string, string> = {
  title: "le titre",
  slug: "l’adresse",
  paragraphs: "le texte",
  date: "le jour",
  endDate: "le dernier jour",
  startTime: "l’heure",
  endTime: "l’heure de fin",
  location: "le lieu",
  description: "le texte",
};

const notes: Record<string, string | ((about: string) => string)> = {
  kind: "Vous laissez ce genre de côté.",
  empty: "Il n’y a pas de texte.",
  cancelled: "Il est annulé.",
  day: "Il n’y a pas de jour.",
  address: "Ce site a sa propre page à cette adresse.",
  invalid: (field) => `Le site ne peut pas enregistrer ${fields[field] ?? field}.`,
  title: "Le titre est trop long. La fin est coupée.",
  long: "Le texte est trop long. La fin est coupée.",
  photo: "Une photo manque.",
  hidden: "Les mots cachés ou barrés restent de côté.",
  frame: "Une carte, un son ou un autre cadre reste de côté.",
  shortcode: (name) => `La partie [${name}] d’une extension reste de côté. Ses mots restent.`,
  form: (name) => `Il y avait un formulaire dans le texte : [${name}]. Il reste de côté.`,
  table: (title) =>
    title === "" ? "Un tableau est devenu une liste." : `Un tableau est devenu une liste : « ${title} ».`,
  file: (name) =>
    `Un lien mène à un fichier de l’ancien site : ${name}. Ajoutez-le sous Site → Documents, puis changez le lien.`,
  "no-picture": "Il faut une image avant que les visiteurs le voient.",
  refused: (sentence) => `Le site ne l’a pas pris : ${sentence}`,
  failed: "Le site n’a pas pu l’enregistrer et a noté la raison dans son journal. Le reste est venu.",
  "was-private": "C’était privé sur l’ancien site.",
  "was-password": "Il y avait un mot de passe sur l’ancien site. Le mot de passe n’est pas gardé.",
  "was-members": "Seuls les membres pouvaient lire ce texte sur l’ancien site.",
  "picture-missing": "L’image n’est pas dans les fichiers.",
  "picture-failed": "L’ancien site n’a pas envoyé cette image.",
  "picture-host": "L’image est sur un site que vous n’avez pas choisi.",
  "picture-closed": "L’image est à une adresse que le site n’ouvre pas.",
  "picture-tooLarge": "Cette image dépasse 20 Mo.",
  "picture-unknown": "Ce fichier n’est pas une image.",
  "picture-damaged": "Cette image est abîmée.",
  "picture-heic": "Cette image de téléphone ne peut pas être lue.",
  "picture-pixels": "Cette image a plus de 50 mégapixels.",
  "picture-shape": "Cette image est trop longue et trop étroite.",
  "picture-costly": "Cette image demande trop de temps pour s’ouvrir.",
};

export const staffMoveIn: Translated<typeof en.staffMoveIn> = {
  title: "Emménager",
  lede: "Apportez ce que vous avez : les articles, les pages et les photos d’un autre site, ou des listes de personnes. Aucun e-mail ne part et rien n’est publié. Vous pouvez tout annuler pendant 7 jours.",
  choose: {
    heading: "Que voulez-vous apporter ?",
    files: "Fichiers",
    filesHint:
      "Choisissez tous les fichiers de l’export ensemble. Ajoutez les photos dans un fichier ZIP si vous les avez.",
    button: "Lire les fichiers",
    kinds: {
      wordpress: "WordPress",
      ghost: "Ghost",
      events: "Les événements d’un calendrier ou d’une liste",
      subscribers: "Les abonnements à la lettre d’information",
      volunteers: "Les bénévoles",
      gifts: staffMoveInGifts.kind,
      archive: "L’archive d’un autre site comme celui-ci",
      firebase: "Firebase, par une commande",
    },
    exports: {
      wordpress:
        "Dans WordPress, choisissez Outils, puis Exporter, puis Tout le contenu, et téléchargez le fichier. Pour les photos, téléchargez le dossier wp-content/uploads dans un fichier ZIP, ou laissez ce site les prendre sur l’ancien.",
      ghost:
        "Dans Ghost, choisissez Settings, puis Import/Export, puis Export, et téléchargez le fichier JSON. Pour les photos, téléchargez le dossier content/images dans un fichier ZIP, ou laissez ce site les prendre sur l’ancien.",
      events:
        "Dans le logiciel de calendrier, exportez le calendrier dans un fichier qui finit par .ics. The Events Calendar exporte les événements en CSV, et une feuille à vous a besoin d’un titre et d’un jour. Une série vient avec tous ses jours, ou avec ceux des 12 prochains mois si elle est longue.",
      subscribers: staffMoveInLists.subscribers.exports,
      volunteers: staffMoveInLists.volunteers.exports,
      gifts: staffMoveInGifts.exports,
      archive: "Sur l’autre site, ouvrez Emménager, créez l’archive et téléchargez-la. C’est un seul fichier ZIP.",
    },
    where: (program) => `${program} : trouver l’export`,
  },
  list: {
    heading: "Imports",
    none: "Rien n’a encore été apporté.",
    by: (name, day) => `${name}, ${day}`,
  },
  states: {
    reading: "Lecture des fichiers",
    refused: "Refusé",
    asked: "Attend vos réponses",
    running: "En cours",
    stopped: "Arrêté",
    brought: "Terminé",
    publishing: "Publication en cours",
    undoing: "Annulation en cours",
    undone: "Annulé",
  },
  problems: {
    unknown: "Ce fichier n’est pas un export de ce logiciel. Choisissez le fichier que le logiciel appelle son export.",
    cut: "Ce fichier s’arrête au milieu. Téléchargez-le à nouveau.",
    doctype: "Ce fichier n’est pas un export : il commence par un type de document. Téléchargez-le à nouveau.",
    empty: "Ce fichier n’a aucune ligne.",
    table:
      "Ce fichier n’est pas un tableau. Enregistrez-le en CSV ou en classeur Excel (.xlsx), puis choisissez-le à nouveau.",
    zip: "Le fichier ZIP est abîmé. Refaites-le.",
    onlyZip: "Ces fichiers ont seulement des photos. Ajoutez le fichier de l’export.",
    tooLarge: "Ce fichier est trop grand. Exportez-le en plusieurs parties, et choisissez toutes les parties ensemble.",
    costly: "Ce fichier demande trop de temps et de mémoire. Exportez-le en plusieurs parties.",
    pictures: "L’ancien site n’a pas envoyé toutes les photos. Essayez encore, ou continuez sans elles.",
    kind: "Choisissez ce que vous apportez.",
    none: "Choisissez un fichier.",
    often: "Vous avez envoyé des fichiers 60 fois en une heure. Attendez une heure, puis choisissez-les à nouveau.",
    busy: "Les fichiers ne sont pas arrivés. Vérifiez la connexion, puis choisissez-les à nouveau.",
    space:
      "Le disque du site n’a pas assez de place pour ces fichiers. Libérez de la place, puis choisissez-les à nouveau.",
    oneArchive: "Choisissez une seule archive.",
    noArchive: "Ce fichier n’est pas l’archive d’un site comme celui-ci. Créez-la sous Emménager sur l’autre site.",
    other: "L’import s’est arrêté. Essayez encore.",
  },
  found: {
    heading: "Ce que nous avons trouvé",
    whole: (site, found) => `Le fichier de ${site || "l’ancien site"} est complet : ${formatList(found)}.`,
    kind: (kind, number) => {
      const noun = nounOf(kind);
      return noun === undefined ? `${formatNumber(number)} du genre « ${kind} »` : count(number, ...noun);
    },
    pictures: (number) => count(number, "photo"),
    title: (title) => `« ${title} »`,
    leftOut: (left) => `Le site ne garde pas : ${formatList(left)}.`,
    left: (kind, number, names) => {
      const left = count(number, ...leftOf(kind));
      if (names.length === 0) return left;
      const rest = number > names.length ? [count(number - names.length, "autre")] : [];
      return `${left} (${formatList([...names.map((name) => `« ${name} »`), ...rest])})`;
    },
    labels: (categories, tags) =>
      `Le site ne garde pas : ${formatList([...(categories > 0 ? [count(categories, "catégorie")] : []), ...(tags > 0 ? [count(tags, "étiquette")] : [])])}. Leurs adresses mènent à la liste des articles.`,
    noZip: (number) =>
      `Le fichier nomme ${count(number, "photo")}, mais vous n’avez pas choisi de fichier ZIP avec les photos. Supprimez ces fichiers et choisissez aussi le ZIP, ou laissez ce site prendre les photos sur l’ancien.`,
    bareEvents: (number) =>
      `Événements sans image : ${formatNumber(number)}. Un événement a besoin d’une image avant d’être visible.`,
    inZip: (held, all) => `Photos dans le fichier ZIP : ${formatNumber(held)} sur ${formatNumber(all)}.`,
    reading: "Le site lit les fichiers. Vous pouvez fermer cette page.",
  },
  questions: {
    heading: "Ce qui devient quoi",
    kind: (kind, number) => {
      const noun = nounOf(kind);
      const what = noun === undefined ? `${formatNumber(number)} du genre « ${kind} »` : count(number, ...noun);
      return `Choisissez ce que ${form(number, "devient", "deviennent")} ${what}.`;
    },
    targets: { post: "articles", page: "pages", event: "événements", out: "rien : laisser de côté" },
    address: (title, slug) =>
      `Ce site a sa propre page à /${slug}. Écrivez une autre adresse pour « ${title} », ou laissez vide pour laisser la vôtre de côté`,
    addressHint: "Petites lettres, chiffres et traits d’union, comme la-maison.",
    drawing: "Choisissez ce que les événements sans image montrent.",
    drawings: { none: "Rien : ils restent en brouillon", poster: "Le dessin de deux enfants, qui est dans ce site" },
    drawingAlt: "Dessin de deux enfants qui sourient",
    hosts: "Prendre les photos sur",
    hostsHint: "Choisissez seulement des sites qui sont à vous. Sans aucun, aucune photo ne vient.",
    hostsBesideZip:
      "Le fichier ZIP n’a pas ces photos. Choisissez seulement des sites qui sont à vous. Sans aucun, ces photos restent de côté.",
    host: (host, number) => `${host} (${formatNumber(number)})`,
    save: "Enregistrer les réponses",
    saved: "Les réponses sont enregistrées.",
    wrongAddress: "Prenez des petites lettres, des chiffres et des traits d’union, et une adresse que le site n’a pas.",
  },
  look: {
    heading: "Regarder",
    becomes: (noun, day) => {
      const name = { post: "Article", page: "Page", event: "Événement" }[noun];
      return day === undefined ? name : `${name}, ${day}`;
    },
    out: "Reste de côté",
    text: "Lire le texte",
    older: "Lignes suivantes",
    outCount: (number) =>
      `Parmi les lignes plus bas, ${formatNumber(number)} ${form(number, "reste", "restent")} de côté.`,
    openQuestion: "Répondez d’abord aux questions.",
  },
  bring: {
    heading: "Apporter",
    button: "Tout apporter",
    text: "Tout arrive en brouillon. Les photos attendent les réponses de consentement.",
    progress: (done, all) => `${formatNumber(done)} sur ${formatNumber(all)}. Vous pouvez fermer cette page.`,
    stop: "Arrêter",
    goOn: "Continuer",
    again: "Essayer encore pour le reste",
    without: "Continuer sans ces photos",
    look: "Regarder encore",
    drop: "Supprimer ces fichiers",
    dropped: "Les fichiers sont supprimés.",
    begun: "L’import a commencé.",
    stopped: "L’import s’arrête après cette ligne.",
  },
  done: {
    heading: "Ce qui est arrivé",
    brought: (parts) => `Éléments apportés : ${formatList(parts)}.`,
    nothing: "Rien de nouveau n’est arrivé.",
    part: (noun, number) => count(number, ...(nounOf(noun) ?? [noun, noun])),
    photosWait: (number) => `${count(number, "photo attend", "photos attendent")} une réponse de consentement.`,
    answer: "Répondre pour les photos",
    publish: (number) => `Publier ${count(number, "élément qui était public", "éléments qui étaient publics")}`,
    photosLater: (number) =>
      `${count(number, "photo qui a une réponse se montrera", "photos qui ont une réponse se montreront")} plus tard : quand une deuxième personne sera d’accord, ou le jour que la photo indique.`,
    publishHint:
      "Un élément dont les photos attendent reste un brouillon jusqu’à ce qu’elles se montrent. Un texte à relire reste aussi un brouillon. Vous pouvez appuyer de nouveau plus tard.",
    publishing: "Le site les publie. Vous pouvez fermer cette page.",
    sure: "Retirer tout ce que cet import a apporté",
    sureFirst: "Rien n’est retiré. Cochez d’abord la case.",
    undo: "Tout annuler",
    undoUntil: (day) => `Vous pouvez l’annuler jusqu’au ${day}.`,
    changed: (number) =>
      `L’équipe a changé ${count(number, "élément", "éléments")} après l’import. Choisissez ce qui se passe.`,
    keepChanged: "Garder ce que l’équipe a changé",
    removeChanged: "Le retirer aussi",
    undoing: "Le site retire tout. Vous pouvez fermer cette page.",
    undone: "Tout est retiré. Les mêmes fichiers peuvent revenir.",
    undoneReaders:
      "Les adresses parties, rejetées ou qui se sont plaintes ne reçoivent toujours pas la lettre. Les personnes que la liste a retirées ne reviennent pas.",
    undoneBut: (number) =>
      `Tout est retiré, sauf ${count(number, "élément qui reste", "éléments qui restent")} : l’équipe y a répondu ou les a changés, un autre élément les montre, ou des invités se sont inscrits. Les mêmes fichiers peuvent revenir.`,
    report: "Rapport",
    note: (number, sentence) => (number === 1 ? sentence : `${sentence} (${formatNumber(number)} fois)`),
    rows: (rows) => `Lignes ${rows}`,
    names: (names, more) => formatList([...names, ...(more > 0 ? [count(more, "autre")] : [])]),
  },
  held: {
    ask: "Voir quels éléments restent des brouillons, et pourquoi",
    heading: (number) => count(number, "élément reste un brouillon", "éléments restent des brouillons"),
    none: "Chaque élément peut être publié.",
    photos: "Une de ses photos attend une réponse de consentement.",
    person: "Une de ses photos attend une deuxième personne, ou le jour que la photo indique.",
    empty: "Il n’a pas de titre ou pas de texte.",
    place: "Il n’a pas encore de lieu.",
    taken: "L’équipe l’a déjà publié ici, puis remis en brouillon.",
    later: "Son heure de publication n’est pas encore venue.",
  },
  notes: (code, about) => {
    const listNote =
      staffMoveInLists.notes[code] ?? staffMoveInGifts.notes[code] ?? staffMoveInTables.notes[code]?.("");
    if (listNote !== undefined) return staffMoveInTables.inFile(about, listNote);
    const note = notes[code] ?? staffProposals.notes[code] ?? code;
    return typeof note === "string" ? note : note(about);
  },
  author: "L’équipe de la fondation",
  back: "Tous les imports",
  late: "Quelqu’un d’autre a changé cet import après l’ouverture de la page. Regardez-le à nouveau.",
  notYet: "Rien n’a changé.",
  log: { imports: "import" },
  asked: `
    passer de wordpress a ce site, importer, apporter notre ancien site, ancien blog, importer des articles, migration, transferer le site, copier l’ancien site,
    export wordpress, fichier xml, ghost, quitter wordpress, annuler un import, wix, ancien site, importer les abonnements, importer les bénévoles, mailchimp, mailerlite, brevo, substack, tableur
  `,
};
