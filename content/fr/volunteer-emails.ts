import type * as en from "../en/volunteer-emails.ts";
import type { Translated } from "../translated.ts";

export const volunteerEmails: Translated<typeof en.volunteerEmails> = {
  subject: "une personne propose son aide",
  text: "Une personne a rempli le formulaire des bénévoles. Le site lui a dit que vous l’appelleriez ou lui écririez dans la semaine.",
  link: "Ouvrir la proposition",
  signIn: "Connectez-vous, et ouvrez « Bénévoles ».",
};
