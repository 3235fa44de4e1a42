import type * as en from "../en/notices.ts";
import type { Translated } from "../translated.ts";

export const notices: Translated<typeof en.notices> = {
  forms: {
    error: "À corriger : {title}",
    marked: "Corrigez le champ marqué.",
    markedSeveral: "Corrigez les {count} champs marqués.",
    wait: "Vous avez déjà envoyé plusieurs formulaires en une heure. Réessayez plus tard.",
    away: "Rien n’est enregistré pour l’instant, mais votre texte est encore là. Réessayez.",
    bug: "Il y a eu un problème chez nous, mais votre texte est encore là.",
    hidden:
      "Un champ caché a été rempli, peut-être par votre navigateur. Il est vide maintenant : envoyez le formulaire encore une fois.",
    requestId: "Si cela continue, donnez-nous ce numéro : {number}.",
    unreachable: "Le site ne répond pas. Votre texte est encore là. Réessayez.",
  },
  rejected: {
    foreignForm: "Ce formulaire venait d’un autre site. Rien n’est envoyé.",
    wrongMethod: "Cette page ne reçoit pas de formulaire.",
    formOnly: "Il n’y a rien à lire à cette adresse. Revenez en arrière et utilisez le bouton.",
    tooLarge:
      "C’est trop long pour ce formulaire. Revenez en arrière, raccourcissez le texte et envoyez-le encore une fois.",
    tooSlow: "Cela a pris trop de temps. Vérifiez votre connexion et réessayez.",
    tooManyTries:
      "Beaucoup d’envois viennent de la même connexion Internet que la vôtre. Attendez une minute, revenez en arrière et envoyez encore une fois : votre texte est là.",
    overloaded: "Il y a beaucoup de monde sur le site en ce moment. Réessayez dans quelques secondes.",
    unavailable: "Le site ne trouve pas ses informations pour l’instant. Réessayez dans une minute.",
    unreadableForm: "Le formulaire est arrivé incomplet. Revenez en arrière et envoyez encore une fois.",
  },
  offline: "Vous êtes hors ligne. Les pages que vous avez lues sont encore là.",
  from: "Le site ne répond pas. Cette page est une copie gardée sur votre appareil. Date : {when}.",
  outdated: "Cette page a changé. Afficher la nouvelle",
  videoRetry: "Réessayer",
  copied: "Copié : {what}.",
  selected: "Sélectionné : {what}. Copiez avec votre téléphone ou votre clavier.",
};
