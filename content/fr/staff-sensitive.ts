import type * as en from "../en/staff-sensitive.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const sensitiveLabels: Translated<typeof en.sensitiveLabels> = {
  sensitive: "Récit sensible",
  namesChanged: "Les noms sont changés",
};

const quoted = (sentence: string) => `« ${sentence.replace(/\.$/, "")} »`;

export const staffSensitive: Translated<typeof en.staffSensitive> = {
  refused: "Ce récit est sensible, et il manque quelque chose.",
  missing: {
    names: "Changez les noms, et cochez « Les noms sont changés ».",
    faces: (count) =>
      form(
        count,
        "On reconnaît peut-être une personne sur 1 photo. Enlevez cette photo, ou marquez-la : « Personne n’est reconnaissable ».",
        `On reconnaît peut-être une personne sur ${formatNumber(count)} photos. Enlevez ces photos, ou marquez-les : « Personne n’est reconnaissable ».`,
      ),
    facesOrNames: (count) =>
      form(
        count,
        "On reconnaît peut-être une personne sur 1 photo. Enlevez la photo, ou changez les noms et dites-le dans le récit.",
        `On reconnaît peut-être une personne sur ${formatNumber(count)} photos. Enlevez ces photos, ou changez les noms et dites-le dans le récit.`,
      ),
    place: (words, sentence) =>
      `Un lieu est trop précis : ${quoted(words)} dans ${quoted(sentence)}. Écrivez seulement la région.`,
    school: (words, sentence) =>
      `Une école mène à l’enfant : ${quoted(words)} dans ${quoted(sentence)}. N’écrivez pas son nom.`,
    address: (words, sentence) =>
      `Une rue mène à l’enfant : ${quoted(words)} dans ${quoted(sentence)}. Ne l’écrivez pas.`,
    name: (words, sentence) =>
      `Un nom entier : ${quoted(words)} dans ${quoted(sentence)}. Écrivez un prénom changé ; si c’est un adulte, dites-le.`,
    knownName: (words, sentence) =>
      `Un nom qu’une famille nous a confié : ${quoted(words)} dans ${quoted(sentence)}. Changez-le.`,
    approval:
      "Aucune deuxième personne n’a donné son accord. Gardez-le comme brouillon, et demandez à quelqu’un de l’équipe.",
  },
  approval: {
    none: "Aucun récit n’attend une deuxième personne.",
    lede: "Un récit sensible a besoin de l’accord d’une personne qui ne l’a pas écrit.",
    read: "Lire et approuver",
    heading: "Approuver ce récit",
    whyHeading: "Pourquoi il est sensible",
    namesChanged: "Les noms sont changés.",
    namesKept: "Les noms ne sont pas marqués comme changés.",
    pictures: "Photos",
    noPictures: "Il n’a pas de photo.",
    answers: "Ce qu’on a dit de ses phrases",
    adult: (by, count) =>
      form(
        count,
        `${by} a dit que 1 phrase parle d’un adulte.`,
        `${by} a dit que ${formatNumber(count)} phrases parlent d’un adulte.`,
      ),
    asked: (by, count) =>
      form(
        count,
        `${by} a gardé 1 phrase malgré la question du site.`,
        `${by} a gardé ${formatNumber(count)} phrases malgré la question du site.`,
      ),
    button: "Approuver ce récit",
    ask: "J’ai lu chaque mot et regardé chaque photo.",
    done: "Le récit est approuvé. On peut le publier maintenant.",
    drop: {
      heading: "Un membre de l’équipe dit que ce récit n’est plus sensible. Êtes-vous d’accord ?",
      lede: "Il reste sensible jusqu’à ce qu’une deuxième personne soit d’accord.",
      button: "Enlever la raison",
      done: "La raison est enlevée.",
      own: "Vous avez demandé d’enlever la raison : une autre personne doit donner son accord.",
    },
    nobody: "J’ai regardé chaque photo : personne n’est reconnaissable.",
    sayNobody:
      "Une personne qui a écrit ce récit a dit que personne n’est reconnaissable sur une photo. Regardez-la et confirmez.",
    account: (name, day, by) =>
      by === undefined
        ? `${name} : compte depuis le ${day}.`
        : `${name} : compte depuis le ${day}, invitation par ${by}.`,
    writers: "Qui l’a écrit",
    approver: "Qui l’a approuvé",
    own: "Vous avez écrit dans ce récit. Il attend une deuxième personne.",
    stale: "Le récit a changé pendant votre lecture. Relisez-le.",
    notSensitive: "Ce récit n’est pas sensible. Il n’a pas besoin d’accord.",
    notYet: "Le récit n’est pas encore approuvé.",
    failed: "Le récit n’a pas pu être approuvé. Réessayez.",
    approvedBy: (name, when) =>
      `Approuvé par ${name}, ${when}. Un changement du texte ou des photos met fin à cet accord.`,
    waits: "Il attend une deuxième personne.",
    link: "Voir la demande d’accord",
  },
};

export const staffWordsGuard: Translated<typeof en.staffWordsGuard> = {
  heading: "Est-ce que cela permet de trouver un enfant ?",
  notYet: "Rien n’est encore enregistré.",
  askMany: "Des phrases permettent peut-être de trouver un enfant. Répondez à chaque question, et publiez de nouveau.",
  fromList: "Une phrase permet peut-être de reconnaître un enfant. Ouvrez le texte, vérifiez-le, et publiez-le là.",
  rules: {
    age: "Cela dit l’âge d’un enfant",
    school: "Une école ou une classe mène à un enfant",
    address: "Cela dit où une personne habite",
    routine: "Cela dit où une personne se trouve régulièrement",
    telephone: "Un numéro de téléphone",
    email: "Une adresse e-mail",
    handle: "Un compte sur un réseau social",
    diagnosis: "Une maladie ou un handicap est écrit à côté d’un nom ou d’une photo",
    "file-title": "Le nom du fichier dit qui est sur la photo",
    "known-name": "Un nom qu’une famille nous a confié",
    "locked-names":
      "Les noms que des familles nous ont confiés sont verrouillés sur ce serveur : ce texte n’a pas été comparé avec eux. Nomme-t-il un enfant ?",
    "full-name": "Un nom entier, peut-être celui d’un enfant",
    place: "Un lieu trop précis",
    money: "Cela ressemble à un endroit où envoyer de l’argent, et ce n’est pas un de vos moyens de donner",
  },
  firstName: "Seulement le prénom",
  changedName: "Nom changé",
  adult: "C’est un adulte, c’est bon",
  fine: "C’est bon",
  asItIs: "Publier comme c’est",
  leave: "Laisser comme c’est",
  undo: "Revenir sur la réponse",
  open: (count) => form(count, "1 question est ouverte", `${formatNumber(count)} questions sont ouvertes`),
  newName: "Le nom changé",
  change: "Changer",
  done: {
    firstName: (name) => `On lit maintenant : ${name}.`,
    answered: "Noté, avec votre nom.",
  },
  blocks: "Il faut changer cela : le récit est sensible.",
  moneyAsk: "Demander à une deuxième personne",
  anyCountry: "votre pays",
  unread: "Le contrôle des mots ne connaît pas cette langue. Lisez le texte vous-même.",
  unguarded: (country) => `Le contrôle des mots ne connaît pas encore les lieux de ce pays : ${country}.`,
};

export const storyNeeds: Translated<typeof en.storyNeeds> = {
  reasons: {
    label: "Raisons des récits sensibles",
    detail: "Un membre de l’équipe dit qu’un récit n’est plus sensible",
    act: "Regarder",
  },
  approvals: {
    label: "Récits à relire",
    detail: "Une deuxième personne les lit avant la publication",
    act: "Lire",
  },
};
