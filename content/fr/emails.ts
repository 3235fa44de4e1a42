import type * as en from "../en/emails.ts";
import type { Translated } from "../translated.ts";
import { giftEmails } from "./gift-emails.ts";

export const emails: Translated<typeof en.emails> = {
  confirm: {
    subject: "{foundation} : confirmez votre abonnement",
    text: "{foundation} : cette adresse a été donnée pour notre lettre d’information. Si c’était vous, confirmez ici dans les sept jours :",
    link: "Confirmer mon abonnement",
    otherwise:
      "Si ce n’était pas vous, ne faites rien. Vous ne recevrez pas de lettre, et nous supprimerons cette adresse.",
  },
  already: {
    subject: "{foundation} : vous êtes déjà sur la liste",
    text: "{foundation} : cette adresse a été donnée pour notre lettre d’information. Elle est déjà sur la liste : il n’y a rien à faire.",
    otherwise: "Si vous ne voulez plus de lettre, désabonnez-vous ici :",
    link: "Se désabonner",
  },
  ...giftEmails,
  volunteer: {
    subject: "merci de proposer votre aide",
    text: "{foundation} a bien reçu votre proposition d’aide. Nous vous appelons ou nous vous écrivons dans la semaine.",
    next: "Avant que vous travailliez avec des enfants, nous parlons à deux personnes qui vous connaissent. Le premier jour, vous êtes à côté d’une personne qui a l’habitude.",
    why: "Vous recevez cet e-mail parce que cette adresse a été donnée dans notre formulaire des bénévoles. Elle n’est sur aucune liste d’envoi. Si ce n’était pas vous, écrivez-nous et nous la supprimerons.",
  },
  guest: {
    link: "Votre place : la voir, la changer ou la laisser",
    cannot: "Je ne peux plus venir",
    why: "Vous recevez cet e-mail parce que vous avez dit que vous viendriez à une de nos journées ({foundation}). Vous n’êtes sur aucune liste d’envoi.",
    confirmed: {
      subject: "À bientôt : {title}",
      text: "Nous vous gardons une place pour « {title} ». Le lien ci-dessous n’est que pour vous : il sert à changer ce que vous nous avez dit, ou à laisser votre place.",
    },
    held: {
      subject: "Confirmez vos places : {title}",
      text: "Pour « {title} », beaucoup d’inscriptions viennent de la même connexion Internet que la vôtre. Ouvrez le lien ci-dessous : il confirme vos places. En attendant, d’autres peuvent les prendre.",
      confirm: "Confirmer nos places",
    },
    waiting: {
      subject: "Vous êtes sur la liste d’attente : {title}",
      text: "Toutes les places pour « {title} » sont prises, et vous êtes sur la liste d’attente. Quand une place se libère, elle va au premier groupe de la liste pour qui il y a assez de places. Si c’est le vôtre, nous vous écrivons.",
    },
    moved: {
      subject: "Une place s’est libérée : {title}",
      text: "Une place pour « {title} » s’est libérée, et elle est à vous. Si vous ne pouvez plus venir, dites-le : d’autres attendent peut-être.",
    },
    tomorrow: {
      subject: "Demain : {title}",
      text: "« {title} », c’est demain, et nous avons hâte de vous voir. Si vous ne pouvez pas venir, dites-le : un geste, et une autre personne a votre place.",
    },
    newDay: {
      subject: "Nouveau jour : {title}",
      text: "« {title} » change de jour. Votre place, ou votre tour sur la liste d’attente, reste à vous. Si le nouveau jour ne vous convient pas, laissez votre place.",
    },
    noDay: {
      subject: "C’est reporté : {title}",
      text: "C’est reporté : « {title} ». Le nouveau jour n’est pas encore connu. Votre place, ou votre tour sur la liste d’attente, reste à vous. Nous vous écrirons dès que nous en savons plus.",
    },
    planned: {
      subject: "C’est maintenu : {title}",
      text: "« {title} » a bien lieu. Votre place, ou votre tour sur la liste d’attente, reste à vous.",
    },
    cancelled: {
      subject: "C’est annulé : {title}",
      text: "C’est annulé : « {title} » ({when}). Nous sommes désolés. Vous n’avez rien à faire.",
    },
  },
  issue: {
    why: "Vous recevez cette lettre parce que vous avez demandé un abonnement le {day}, sur cette page : {page}.",
    unsubscribe: "Pour ne plus la recevoir, désabonnez-vous :",
    link: "Se désabonner",
  },
};
