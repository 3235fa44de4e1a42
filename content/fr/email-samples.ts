import type * as en from "../en/email-samples.ts";
import type { Translated } from "../translated.ts";

export const emailSamples: Translated<typeof en.emailSamples> = {
  event: {
    title: "Journée du livre à Yaba",
    when: "12 décembre 2026, de 10 h à 14 h",
    where: "2, rue de l’Exemple, Yaba",
    subject: "Ce qu’il faut apporter",
    text: "Apportez un sac : il y a des livres à emporter.",
  },
  issue: {
    subject: "Ce que les pluies ont apporté",
    opening:
      "Chères amies, chers amis,\n\nLe **coin calme** est ouvert. Venez [le voir](/events).\n\n- Des livres\n- Des coussins",
    title: "Coins calmes",
    day: "12 octobre 2024",
    summary: "Un petit changement qui aide.",
    subscribedOn: "10 mars 2026",
  },
  lead: "Personne référente (exemple)",
};
