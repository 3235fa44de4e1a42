import type * as en from "../en/script-errors.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";

export const messageErrors: Translated<typeof en.messageErrors> = {
  tooLong: (max) => `Écrivez au plus ${formatNumber(max)} signes`,
  firstName: "Écrivez votre prénom",
  lastName: "Écrivez votre nom",
  email: "Écrivez votre adresse e-mail",
  subject: "Écrivez le sujet",
  message: "Écrivez votre message",
  answer: "Écrivez d’abord la réponse",
};
