import type * as en from "../en/donor-statements.ts";
import type { Translated } from "../translated.ts";

export const donorStatementMail: Translated<typeof en.donorStatementMail> = {
  subject: (year) => `vos dons en ${year}`,
  dear: (name) => `Bonjour ${name}, merci pour vos dons.`,
  thanks: "Merci pour vos dons.",
  sums: (foundation, year, sums) => `${foundation}, année ${year} : ${sums}.`,
  attached: "Le récapitulatif est joint en PDF, avec chaque don et son reçu.",
  last: "Nous ne vous inscrivons sur aucune liste. Nous ne demandons jamais d’argent par e-mail, et nous n’envoyons jamais de numéro de compte.",
};
