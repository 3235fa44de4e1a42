import type * as en from "../en/email-layout.ts";
import type { Translated } from "../translated.ts";

export const emailLayout: Translated<typeof en.emailLayout> = {
  subject: (foundation, subject) => `${foundation} : ${subject}`,
  link: (words) => `${words} :`,
  moreWaits:
    "Beaucoup de messages sont arrivés en une heure : cet e-mail remplace ceux des dix dernières minutes. D’autres attendent peut-être : regardez la liste.",
};
