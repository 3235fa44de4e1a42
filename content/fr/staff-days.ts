import type * as en from "../en/staff-days.ts";
import type { Translated } from "../translated.ts";

export const staffDays: Translated<typeof en.staffDays> = {
  lede: "Toutes les journées : inscriptions, bénévoles et chiffres. Le texte d’une journée est dans « Écrire ».",
  create: "Créer une journée",
  show: "Montrer",
  filters: { coming: "À venir", uncounted: "Chiffres à noter", past: "Passées" },
  state: { draft: "Brouillon", scheduled: "Programmée" },
  none: {
    coming: "Aucune journée n’est prévue. Créez-en une.",
    uncounted: "Toutes les journées des deux derniers mois sont comptées.",
    past: "Aucune journée n’est encore passée.",
  },
  more: "Journées plus anciennes",
};
