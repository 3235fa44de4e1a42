import type * as en from "../en/offline.ts";
import type { Translated } from "../translated.ts";

export const offline: Translated<typeof en.offline> = {
  title: "Pas de réponse",
  heading: "Le site ne répond pas",
  lede: "Cette page n’est pas enregistrée sur cet appareil.",
  text: "Elle s’ouvre quand le site répond. Les pages déjà lues s’ouvrent comme d’habitude. Vous pourrez envoyer les formulaires quand vous serez de nouveau en ligne. Votre texte y reste.",
  call: "Ou appelez-nous :",
  home: "Page d’accueil",
  again: "Réessayer",
};
