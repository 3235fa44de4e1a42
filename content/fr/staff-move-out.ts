import type * as en from "../en/staff-move-out.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

const lists: Record<string, [one: string, several: string]> = {
  subscribers: ["personne abonnée", "personnes abonnées"],
  volunteers: ["bénévole", "bénévoles"],
  past_gifts: ["don ancien", "dons anciens"],
  gifts: ["don", "dons"],
};

export const staffMoveOut: Translated<typeof en.staffMoveOut> = {
  heading: "Partir avec tout",
  text: "L’archive contient vos articles, pages, événements et projets en Markdown avec leurs images, vos listes en tableaux, vos paramètres et vos textes. Elle ne contient aucun enregistrement, aucun signalement, aucun nom derrière un consentement, aucune image retirée ou cachée, aucune adresse qui a quitté la lettre d’information, aucun secret. Elle nomme des personnes qui donnent ou aident : gardez-la en lieu sûr.",
  button: "Créer l’archive",
  asked: "Le site crée l’archive. Vous pouvez fermer cette page.",
  already: "Le site crée déjà une archive. Attendez qu’elle soit prête.",
  made: (day, size) => `Archive du ${day} (${size})`,
  waits: (day) => `Archive du ${day} : le site la crée en ce moment.`,
  failed: (day) => `Archive du ${day} : échec. Le journal du serveur dit pourquoi.`,
  expires: "Elle est supprimée après un jour.",
  notYet: "Aucune archive n’a été demandée.",
  log: "l’archive du site",
  found: (parts) => `L’archive contient ${formatList(parts)}.`,
  pictures: (number) => `${formatNumber(number)} ${form(number, "image", "images")}`,
  madeOn: (day) => `Elle date du ${day}.`,
  beside: (pages, settings) =>
    `Elle contient aussi les textes changés de ${formatNumber(pages)} ${form(pages, "page", "pages")} et ${formatNumber(settings)} ${form(settings, "paramètre", "paramètres")}. Les textes arrivent en brouillon. Les paramètres, les moyens de donner, les contacts, les numéros d’aide et les personnes de l’équipe arrivent comme propositions : quelqu’un ici les utilise ou les laisse de côté.`,
  promise:
    "Les éléments et les textes arrivent en brouillon, les paramètres comme propositions. Les anciennes adresses mènent tout de suite plus loin. Les photos et les documents attendent vos réponses sur les personnes. Aucun e-mail ne part.",
  notIn:
    "L’archive n’a pas d’enregistrements, car les consentements des voix restent sur l’autre site. Les images retirées ou cachées n’y sont pas.",
  lists: (lists) =>
    `Son dossier lists contient ${formatList(lists)}. Ils ne viennent pas avec elle. Apportez chaque liste avec son propre genre : ouvrez l’archive, et choisissez le fichier dans le dossier lists.`,
  list: (table, number) =>
    `${formatNumber(number)} ${form(number, lists[table]?.[0] ?? "", lists[table]?.[1] ?? "")} (${table}.csv)`,
  leavers:
    "Les adresses qui ont quitté la lettre d’information ne sont pas dans l’archive, car l’autre site n’en garde aucune. Apportez la liste des abonnés avant que l’autre site change, ou demandez de nouveau à ses abonnés.",
  look: {
    words: "Textes d’une page, en brouillon",
    setting: "Paramètre, comme proposition",
    public: "était public",
    draft: "était un brouillon",
    becomes: (noun, parts) => [noun, ...parts].join(", "),
  },
  readme: (day, cell, code, amount) =>
    `Cette archive date du ${day}.

post, page, event, project, news, contributor, document
  Un fichier par élément, aussi les brouillons et la corbeille. Les premières lignes sont ses colonnes en JSON, puis
  vient son texte en Markdown. ![mots](photo:12) désigne l’image pictures/12.jpg.

pictures
  Les images, par numéro, dans la plus grande taille que le site garde. Les images retirées par une famille ou cachées
  ne sont pas ici.

documents
  Les PDF avec leurs versions antérieures, dans un dossier par document, aussi ceux qui ne sont pas publics. Un PDF
  qu’une personne a demandé de cacher n’est pas ici.

look
  Les fichiers du logo.

lists
  Un tableau par liste, en CSV avec des virgules, en UTF-8. Un montant est écrit comme on l’écrit d’habitude, sa monnaie
  à côté : ${cell} et ${code} veulent dire ${amount}. Les heures sont en UTC.
  Un autre site comme celui-ci ne lit pas les listes avec l’archive. Apportez chaque liste avec son propre genre sous
  Emménager : past_gifts.csv et gifts.csv comme dons anciens, subscribers.csv comme abonnés, volunteers.csv comme
  bénévoles. Les bénévoles y arrivent comme nouveaux, sans vérification ni références.
  Les adresses qui ont quitté la lettre d’information ne sont pas ici : ce site garde un code de chacune, et aucune
  adresse. Le code reste sur ce site. Un programme qui reprend la liste ne peut pas savoir qui l’a quittée : il doit
  demander de nouveau.

Fichiers JSON
  site.json : l’adresse du site, et la date de l’archive.
  settings.json : les paramètres, comme le nom, les contacts, les chiffres et l’apparence.
  switches.json : ce que la fondation utilise.
  page_texts.json : les textes que la fondation a changés.
  ways.json : les moyens de donner publics.
  help_numbers.json : les numéros d’aide.
  users.json : les personnes de l’équipe.
  user_roles.json : leurs rôles.
  redirects.json : les anciennes adresses et où elles mènent.
  photos.json : les faits de chaque image, comme son texte alternatif.
  photo_attachments.json : où se trouve chaque image.
  document_files.json : les faits de chaque PDF.
  event_figures.json : ce qui a été compté aux événements.

Ce qu’en fait un autre site comme celui-ci
  Les éléments et les textes arrivent en brouillon. Les paramètres, les réglages d’utilisation, les moyens de donner, les
  numéros d’aide et les personnes arrivent comme propositions : quelqu’un là-bas les utilise ou les laisse de côté. Les
  anciennes adresses mènent tout de suite plus loin. Les photos et les PDF attendent des réponses sur les personnes.

Les enregistrements ne sont pas ici : les voix sont des personnes, et leurs consentements restent sur le site. L’archive
ne contient aucun signalement, aucun nom derrière un consentement, aucun mot de passe et aucune clé. Elle nomme des
personnes : gardez-la en lieu sûr, et supprimez-la quand elle ne sert plus.
`,
};
