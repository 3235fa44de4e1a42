import type * as en from "../en/staff-offline.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const items = (count: number) => `${inWords(count)} ${form(count, "envoi", "envois")}`;
const photos = (count: number) => `${inWords(count)} ${form(count, "photo", "photos")}`;

export const staffOffline: Translated<typeof en.staffOffline> = {
  off: "Pas de connexion. Ce que vous écrivez est gardé sur ce téléphone.",
  back: (count) =>
    count === 0 ? "La connexion est revenue." : `La connexion est revenue. En route : ${items(count)}.`,
  sending: (count) => `En cours : ${items(count)}.`,
  wait: (count) => `${inWords(count)} ${form(count, "attend", "attendent")}`,
  heading: "Gardé sur ce téléphone",
  lede: "Partira quand vous aurez une connexion",
  notSent: (count) => `Sur ce téléphone, pas envoyé : ${inWords(count)}.`,
  note: "Publier, inviter et changer les coordonnées bancaires demandent une connexion.",
  untitled: "Sans titre",
  photo: "Une photo",
  photos,
  shared: (count) => `${photos(count)} ${form(count, "partagée", "partagées")} avec ce site`,
  sharedNote: "Sur ce téléphone seulement. Mettez-les dans un brouillon.",
  states: {
    kept: (time) => ["Sur ce téléphone", time].filter(Boolean).join(", "),
    sending: (percent) => `Envoi : ${percent} %`,
    sent: "Sur le serveur",
    blocked: "Attend votre décision",
  },
  open: "Ouvrir",
  discard: "Supprimer de ce téléphone",
  askDiscard: "Supprimer de ce téléphone ?",
  discardText: "Il n’y a pas d’autre copie. On ne peut pas revenir en arrière.",
  keep: "Garder",
  send: "Envoyer maintenant",
  kept: "Pas de connexion. C’est gardé sur ce téléphone, et cela partira.",
  photosNotKept:
    "Rien n’est encore enregistré. Ce téléphone n’a pas la place de garder les photos jusqu’à l’envoi. Laissez cette page ouverte jusqu’à leur arrivée, puis appuyez encore une fois.",
  full: "Ce téléphone est presque plein. Libérez de la place, ou envoyez maintenant pendant que vous avez une connexion.",
  noLine: "Rien n’a changé : pas de connexion à internet. Réessayez quand vous en aurez une.",
  waitsForPhotos: "Ses photos sont encore en route. Le texte partira quand elles seront arrivées.",
  onTheirWay: (count) =>
    `Encore en route : ${photos(count)}. C’est gardé, et cela partira ${form(count, "quand elle sera arrivée", "quand elles seront arrivées")}.`,
  notOut: (why) => `Ce n’est pas parti : ${why} Ouvrez-le dans « Gardé sur ce téléphone ».`,
  signedOut: "Votre session est fermée. C’est gardé sur ce téléphone, et cela partira quand vous vous connecterez.",
  gonePhoto:
    "Une photo qui attendait depuis plus de sept jours n’est plus sur ce téléphone. Ouvrez ceci, et choisissez-la de nouveau.",
  ended:
    "Vos sessions ont été fermées : les photos ne sont plus sur ce téléphone. Ouvrez ceci, et choisissez-les de nouveau.",
  refused: "Le site l’a refusé. Ouvrez-le pour voir pourquoi.",
  share: {
    title: "Photos partagées",
    heading: "Photos partagées",
    none: "Aucune photo n’est venue avec ce partage. Partagez-les encore une fois, ou choisissez-les ici.",
    first:
      "Ce téléphone n’était pas encore prêt pour des photos partagées. Il l’est maintenant : partagez-les encore une fois, ou choisissez-les ici.",
    choose: "Choisir des photos",
    question: (count) => form(count, "Utiliser cette photo ?", `Utiliser ces ${inWords(count)} photos ?`),
    questionText:
      "Les photos et les mots partagés avec le site commencent un brouillon d’article. Si vous ne les avez pas partagés, supprimez-les.",
    use: "Les utiliser",
    drop: "Les supprimer",
    dropped: "Elles sont supprimées de ce téléphone.",
    failed: "Ce téléphone a refusé. Réessayez.",
    photo: (number) => `Photo partagée ${number}`,
  },
  signOut: {
    waiting: (count) => `Sur ce téléphone seulement : ${items(count)}.`,
    text: "Cela reste sur ce téléphone et part quand vous vous connectez. Les photos restent sept jours.",
    anyway: "Se déconnecter quand même",
  },
};
