import type * as en from "../en/file-answers.ts";
import type { Translated } from "../translated.ts";

export const fileAnswers: Translated<typeof en.fileAnswers> = {
  notFound: "Introuvable",
  moment: "Réessayez dans un instant",
  minute: "Réessayez dans une minute",
  tooManyPictures: "Trop d’images. Réessayez dans une heure",
  tooManyPapers: "Trop de documents. Réessayez dans une heure",
};
