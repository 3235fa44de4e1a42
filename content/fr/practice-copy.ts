import type * as en from "../en/practice-copy.ts";
import type { Translated } from "../translated.ts";

export const practice: Translated<typeof en.practice> = {
  banner: "Ceci est une copie d’exercice. Rien ne part d’ici.",
};
