import type * as en from "../en/staff-easy-read.ts";
import type { Translated } from "../translated.ts";

export const staffEasyRead: Translated<typeof en.staffEasyRead> = {
  list: {
    add: "Ajouter une phrase facile à lire",
    remove: "Enlever la phrase",
    removeShort: "Enlever",
    up: "Monter la phrase",
    hint: "Facultatif, six au plus. Des lignes courtes, une seule idée chacune, pour les enfants et les gens qui lisent peu.",
  },
};
