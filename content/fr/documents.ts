import type * as en from "../en/documents.ts";
import type { Translated } from "../translated.ts";

export const documents: Translated<typeof en.documents> = {
  title: "Documents",
  heading: "Nos documents",
  lede: "Des rapports, des comptes et des pièces qui montrent comment nous travaillons.",
  empty: "Aucun document pour l’instant. Revenez bientôt.",
  moved: "Une autre de nos pages était ici avant :",
  kinds: {
    report: "Rapport annuel",
    accounts: "Comptes",
    certificate: "Certificat",
    policy: "Règles internes",
    other: "Pièce",
  },
  about: "PDF, {size}",
  open: "Ouvrir le document",
  back: "Tous les documents",
  earlier: "Versions précédentes",
  kept: "Version {number}, {day}",
};
