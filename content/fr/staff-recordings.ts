import type * as en from "../en/staff-recordings.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffRecordings: Translated<typeof en.staffRecordings> = {
  link: "Lire à voix haute",
  title: "Lire à voix haute",
  heading: (title) => `Lire à voix haute : ${title}`,
  lede: "Une voix pour les gens qui ne lisent pas, dans les langues que l’on parle autour de vous. Une demi-minute à deux minutes suffisent.",
  protecting:
    "Une voix sur cette page engage comme ses textes. Si la page, un compte ou un numéro de téléphone change, les visiteurs n’entendent plus l’enregistrement. Écoutez-le alors, et confirmez-le ou enregistrez-le de nouveau.",
  onlyAdmins: (admins) =>
    `Seule l’administration ajoute ou confirme les enregistrements de cette page, car une voix pourrait donner un autre compte ou un autre numéro. Demandez à l’une de ces personnes : ${admins.join(", ")}.`,
  stale: "Votre mot de passe est nécessaire avant d’enregistrer pour cette page.",
  confirmPassword: "Écrire le mot de passe",
  open: "Modifier le texte",
  none: "Rien n’est encore enregistré.",
  isHeard: "Les visiteurs l’entendent.",
  isSilent:
    "Les visiteurs ne l’entendent pas : un consentement manque, n’est plus valable, est retiré ou n’est pas pour le site.",
  isOutdated:
    "Les visiteurs ne l’entendent pas : la page, un compte ou un numéro de téléphone a changé depuis l’enregistrement. Écoutez-le en lisant la page, puis confirmez-le ou enregistrez-le de nouveau.",
  isUnmarked:
    "Les visiteurs l’entendent même si la page change, car il date d’avant la mise à jour. Écoutez-le en lisant la page et confirmez-le : il suivra alors la page.",
  confirm: "C’est toujours juste",
  confirmed: "C’est confirmé. Les visiteurs l’entendent si les consentements le permettent.",
  notConfirmed: "Rien n’est confirmé.",
  changedMeanwhile: "La page a changé depuis l’ouverture de celle-ci. Relisez-la.",
  needs: {
    label: (count, page) =>
      `${form(count, "Un enregistrement ne s’entend plus", `${count} enregistrements ne s’entendent plus`)} : « ${page} »`,
    detail: "La page a changé. Écoutez, puis confirmez ou enregistrez de nouveau.",
    act: "Écouter",
  },
  consents: "Consentements des voix",
  delete: "Supprimer",
  deleteAsk: (language) => `Supprimer cet enregistrement (${language}) ?`,
  deleteText: "Le fichier est supprimé. Les consentements restent.",
  deleted: "L’enregistrement est supprimé.",
  add: "Ajouter un enregistrement",
  record: "Enregistrer la voix",
  recordHint: "Tenez le téléphone à une vingtaine de centimètres, dans un endroit calme.",
  stop: "Arrêter",
  running: (time) => `Enregistrement en cours, ${time}`,
  again: "Recommencer",
  ready: (time) => `Enregistrement prêt, ${time}. Écoutez-le, puis ajoutez-le plus bas.`,
  save: "Le garder aussi sur ce téléphone",
  tooLong: "L’enregistrement a atteint sa durée la plus longue et s’est arrêté.",
  noMicrophone:
    "Cette page ne peut pas utiliser le micro. Permettez-le dans le navigateur, ou enregistrez avec le dictaphone du téléphone et choisissez le fichier.",
  file: "Enregistrement",
  fileHint: "3 Mo au plus, environ douze minutes. Nous enlevons ce qu’il dit du téléphone et du lieu.",
  chooseAgain: "Choisissez l’enregistrement une nouvelle fois : le navigateur l’a perdu.",
  language: "Dans quelle langue est-il ?",
  languageExample: "Wolof",
  codes: "Codes des personnes avec un consentement (facultatif)",
  codesHint:
    "Comme P-12, avec des espaces entre plusieurs codes. Répondez à « Qui a dit oui ? » pour une personne qui n’en a pas encore.",
  button: "Ajouter l’enregistrement",
  added: "L’enregistrement est ajouté.",
  notYet: "L’enregistrement n’est pas encore ajouté.",
  conversion: {
    waiting: "Certains téléphones ne peuvent pas encore le lire : le site fait une copie en MP3.",
    failed:
      "Les anciens iPhone ne peuvent pas le lire, et la copie en MP3 n’a pas réussi. Enregistrez-le en MP3 ou M4A, et ajoutez ce fichier.",
  },
  problems: {
    missing: "Enregistrez la voix, ou choisissez un fichier",
    unknown: "Certains téléphones ne peuvent pas lire ce fichier. Choisissez un fichier MP3, M4A, OGG ou WebM",
    tooLarge: "Il dépasse 3 Mo. Enregistrez plus court, ou en qualité plus basse",
    costly:
      "Cet enregistrement demande trop de temps ou de mémoire pour s’ouvrir. Recommencez-le, ou enregistrez-le en MP3",
    busy: "Le site traite d’autres fichiers en ce moment. Envoyez-le de nouveau dans une minute",
    voice: "Notez qui a dit oui pour la voix, ou écrivez le code d’un consentement",
    givenBy: "Écrivez qui a dit oui",
    language: "Écrivez dans quelle langue il est",
    code: "Un code s’écrit comme P-12",
  },
};
