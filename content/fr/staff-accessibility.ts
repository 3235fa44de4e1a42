import type * as en from "../en/staff-accessibility.ts";
import type { Translated } from "../translated.ts";

const quoted = (text: string) => `« ${text} »`;

export const staffAccess: Translated<typeof en.staffAccess> = {
  alt: {
    file: (alt) => `${quoted(alt)} est le nom d’un fichier. Dites ce qu’il y a sur la photo.`,
    vague: (alt) => `${quoted(alt)} ne dit pas ce qu’il y a sur la photo`,
    caption: (alt) => `La description et la légende d’une photo sont les mêmes : ${quoted(alt)}`,
    note: "La description dit ce qu’il y a sur la photo ; la légende ajoute ce que la photo ne montre pas.",
  },
  link: {
    vague: (text) => `Un lien dit seulement ${quoted(text)}`,
    bare: (text) => `Un lien montre seulement l’adresse : ${quoted(text)}`,
    note: "Écrivez où il mène, comme « Nos journées de juin ».",
  },
  capitals: {
    text: (words) => `Un paragraphe est en majuscules : ${quoted(words)}`,
    note: "Les majuscules sont difficiles à lire, et certains lecteurs d’écran les épellent.",
  },
  table: {
    text: "Un tableau est fait de traits ou de tabulations",
    note: "Il s’affiche mal sur les téléphones, et les lecteurs d’écran le lisent ligne par ligne. Écrivez une liste.",
  },
  film: {
    text: "Une vidéo n’a pas de texte en dessous",
    note: "Dites si elle a des sous-titres, et ce qui s’y passe, dans un paragraphe ou une légende juste en dessous.",
  },
  reading: {
    text: (grade) => `Pour lire ce texte, il faut environ ${grade} ans d’école`,
    note: "Des phrases et des mots plus courts touchent plus de personnes. Les plus difficiles :",
    good: "Le texte est assez facile",
  },
};
