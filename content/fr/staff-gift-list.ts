import type * as en from "../en/staff-gift-list.ts";
import type { Translated } from "../translated.ts";

export const noGifts: Translated<typeof en.noGifts> = {
  states: {
    received: "Aucun don arrivé",
    counted: "Aucun don en attente d’une deuxième personne",
    announced: "Aucun don promis",
    refunded: "Aucun don rendu",
    disputed: "Aucun don contesté",
    void: "Aucune erreur, aucun don partagé",
  },
  of: (period) => `en ${period}`,
  since: (day) => `depuis le ${day}`,
  upTo: (day) => `jusqu’au ${day}`,
  between: (from, until) => `du ${from} au ${until}`,
  for: (purpose) => `pour « ${purpose} »`,
  by: (way) => `(${way})`,
  called: (q) => `avec « ${q} »`,
  unseen: "enregistré à la main et pas vu sur le compte",
  unthanked: "sans merci pour l’instant",
  elsewhere: {
    purpose: "pour d’autres affectations",
    way: "par d’autres moyens",
    flags: "sans ces conditions",
    days: "à d’autres jours",
    q: "avec d’autres noms et références",
  },
  show: {
    purpose: "Afficher toutes les affectations",
    way: "Afficher tous les moyens",
    flags: "Effacer les filtres et tout afficher",
    days: "Afficher tous les jours",
    q: "Effacer la recherche",
  },
};
