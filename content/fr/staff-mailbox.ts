import type * as en from "../en/staff-mailbox.ts";
import type { Translated } from "../translated.ts";

export const staffMailbox: Translated<typeof en.staffMailbox> = {
  title: "Boîte d’essai",
  none: "Aucun e-mail pour l’instant.",
  examples: "Chaque e-mail, comme exemple",
  about: (about, to) => `${about}, à ${to}`,
  answers: (address) => `, réponses à ${address}`,
};
