import type * as en from "../en/newsletter.ts";
import type { Translated } from "../translated.ts";

export const newsletter: Translated<typeof en.newsletter> = {
  confirm: {
    title: "Votre abonnement",
    heading: "Un geste, et vous recevez notre lettre",
    lede: "Vous avez demandé notre lettre d’information. Dites oui encore une fois : nous saurons que c’est bien vous.",
    button: "Recevoir la lettre",
    done: "Votre abonnement est enregistré.",
    next: "Les prochains récits arrivent dans votre boîte. Chaque lettre contient un lien pour se désabonner.",
  },
  unsubscribe: {
    title: "Se désabonner",
    heading: "Ne plus recevoir la lettre d’information ?",
    lede: "Un geste retire votre adresse de la liste, et nous l’effaçons.",
    button: "Se désabonner",
    done: "Votre adresse n’est plus sur la liste.",
    next: "Vous ne recevrez plus notre lettre. Si c’était une erreur, abonnez-vous de nouveau :",
    nobody: "Il n’y a rien à faire : ce lien ne correspond à aucun abonnement.",
    stillComing: "Si des lettres arrivent encore, utilisez le lien de la plus récente, ou écrivez-nous.",
    again: "S’abonner de nouveau",
    write: "Nous écrire",
  },
  deadConfirmation: {
    title: "Ce lien ne marche plus",
    lede: "Il a déjà servi, ou il est trop ancien. Abonnez-vous de nouveau, et nous vous écrirons.",
    action: "S’abonner de nouveau",
  },
};
