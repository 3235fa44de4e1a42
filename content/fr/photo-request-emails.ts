import type * as en from "../en/photo-request-emails.ts";
import type { Translated } from "../translated.ts";

export const photoRequestEmails: Translated<typeof en.photoRequestEmails> = {
  withoutLead:
    "Il n’y a pas de personne référente en ce moment. D’ici là, l’administration peut cacher une photo quand une famille le demande, mais ne peut pas la remettre.",
  signIn: "Connectez-vous, et ouvrez « Demandes de retrait ».",
  waits: {
    subject: "une photo à retirer ?",
    subjectMore: "d’autres photos à retirer ?",
    asks: "Une personne demande de cacher une photo ou un document, et n’a pas de carte. Répondez dans les 24 heures.",
    hides:
      "Si la demande vient de la personne, de sa mère ou de son père, le site cache la photo après 24 heures sans réponse. Un document est caché tout de suite.",
    link: "Ouvrir la demande",
  },
  unknownCard: {
    subject: "une carte que le site ne connaît pas",
    used: "Une famille a utilisé sa carte. Le site a été restauré à partir d’une sauvegarde plus ancienne que la carte : il ne connaît donc pas la personne.",
    hidden:
      "Le site a retiré toutes les photos que sa liste donne pour cette carte. Regardez si la personne est sur d’autres photos.",
    link: "Ouvrir le site",
  },
  many: {
    subject: "beaucoup de demandes de retrait de photos",
    came: "Beaucoup de demandes de retrait sont arrivées aujourd’hui. Pour les dernières, le site n’a pas encore caché les photos : c’est à vous de répondre.",
    button: "Un seul bouton cache les photos de toutes ces demandes.",
    link: "Ouvrir les demandes",
  },
};
