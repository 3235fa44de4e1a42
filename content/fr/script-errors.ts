import type * as en from "../en/script-errors.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";

export const addressErrors: Translated<typeof en.addressErrors> = {
  required: "Écrivez votre adresse e-mail",
  invalid: "Écrivez une adresse e-mail comme nom@exemple.org",
};

export const messageErrors: Translated<typeof en.messageErrors> = {
  tooLong: (max) => `Écrivez au plus ${formatNumber(max)} caractères`,
  firstName: "Écrivez votre prénom",
  lastName: "Écrivez votre nom",
  email: "Écrivez votre adresse e-mail",
  subject: "Écrivez le sujet",
  message: "Écrivez votre message",
};

export const replyErrors: Translated<typeof en.replyErrors> = { empty: "Écrivez d’abord la réponse" };
