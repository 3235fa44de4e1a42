import type * as en from "../en/emails.ts";
import type { Translated } from "../translated.ts";

const stop = "Arrêter votre don mensuel";
const giftPage = "La page de votre don";
const steps = "La page de votre don, avec les étapes pour l’envoyer";
const noNumbers =
  "Nous n’envoyons jamais de numéro de compte par e-mail. Si un e-mail vous en montre un, il ne vient pas de nous.";
const surprise =
  "Cela vous étonne ? Écrivez-nous avec le formulaire de notre site. Nous n’envoyons jamais de numéro de compte par e-mail, et nous ne demandons jamais le vôtre.";
const notDebt = "Vous ne devez rien : si vous avez changé d’avis, ne faites rien.";

export const emails: Translated<typeof en.emails> = {
  confirm: {
    subject: "{foundation} : confirmez votre abonnement",
    text: "Cette adresse a été donnée pour la lettre d’information. Fondation : {foundation}. Si c’était vous, confirmez ici dans les sept jours :",
    link: "Confirmer mon abonnement",
    otherwise:
      "Si ce n’était pas vous, ne faites rien. Vous ne recevrez pas de lettre, et nous supprimerons cette adresse.",
  },
  already: {
    subject: "{foundation} : vous êtes déjà sur la liste",
    text: "Cette adresse a été donnée pour la lettre d’information. Fondation : {foundation}. Elle est déjà sur la liste : il n’y a rien à faire.",
    otherwise: "Si vous ne voulez plus de lettre, désabonnez-vous ici :",
    link: "Se désabonner",
  },
  promise: {
    subject: "{foundation} : votre référence {reference}",
    text: "{foundation} vous remercie pour votre promesse de don : {amount}. Écrivez cette référence dans le champ motif ou libellé de votre application bancaire :",
    wallet:
      "{foundation} vous remercie pour votre promesse de don : {amount}. La page de votre don montre les étapes de chaque moyen de l’envoyer. Écrivez cette référence là où votre téléphone demande le numéro de compte ou la référence du paiement, ou dans le champ motif ou libellé de votre application bancaire :",
    phone:
      "{foundation} vous remercie pour votre promesse de don : {amount}. La page de votre don montre les étapes de chaque moyen de l’envoyer. Écrivez cette référence là où votre téléphone demande le numéro de compte ou la référence du paiement :",
    noField:
      "{foundation} vous remercie pour votre promesse de don : {amount}. La page de votre don montre où l’envoyer, puis vous demande le jour et les derniers chiffres de votre numéro. Donnez cette référence quand vous avez une question sur votre don :",
    link: steps,
    stop,
    warning: noNumbers,
  },
  reminder: {
    subject: "{foundation} : le rappel que vous avez demandé",
    text: `{foundation} vous rappelle une fois, comme demandé, votre promesse de don : {amount}. ${notDebt} La référence pour votre application bancaire :`,
    wallet: `{foundation} vous rappelle une fois, comme demandé, votre promesse de don : {amount}. ${notDebt} La référence pour votre téléphone ou votre application bancaire :`,
    phone: `{foundation} vous rappelle une fois, comme demandé, votre promesse de don : {amount}. ${notDebt} La référence pour votre téléphone :`,
    noField: `{foundation} vous rappelle une fois, comme demandé, votre promesse de don : {amount}. ${notDebt} Donnez cette référence quand vous avez une question sur votre don :`,
    link: steps,
    stop,
    warning: noNumbers,
  },
  receipt: {
    subject: "{foundation} : votre reçu, {amount}",
    heading: "Votre don est arrivé : {amount}",
    dear: "{name}, merci.",
    thanks: "Merci.",
    number: "Reçu n°",
    reference: "Référence",
    purpose: "Pour",
    anything: "Là où le besoin est le plus grand",
    date: "Date",
    inReturn: "En échange",
    nothing: "Rien. C’est un don, sans contrepartie.",
    attached: "Le reçu est joint à cet e-mail en PDF. Il est aussi sur la page ci-dessous.",
    gift: "Voir où en est mon don",
    receipt: "Voir le reçu",
    stop,
    last: "Nous écrirons encore une fois, quand il sera dépensé. Nous ne vous mettons sur aucune liste. Nous ne demandons jamais d’argent par e-mail, et nous n’envoyons jamais de numéro de compte.",
  },
  spent: {
    subject: "Votre don a servi",
    text: "{foundation} a dépensé votre don ({amount}) pour :",
    link: giftPage,
    stop,
    last: "C’est notre dernier e-mail sur ce don. Merci.",
  },
  changed: {
    subject: "votre don a changé : {amount}",
    purpose: "{foundation} : votre don ({amount}) sert maintenant à ceci : {purpose}.",
    corrected: "{foundation} : nous avions mal noté votre don, et nous l’avons corrigé : {amount}, arrivé le {day}.",
    anything: "là où le besoin est le plus grand",
    receipt: "Son nouveau reçu est joint à cet e-mail et remplace le premier.",
    link: giftPage,
    last: surprise,
  },
  wentBack: {
    subject: "argent rendu : {amount}",
    how: {
      partner: "{foundation} : le prestataire de paiement vous a renvoyé de l’argent de votre don : {amount}.",
      takenByPartner: "{foundation} : le prestataire de paiement a repris de l’argent de votre don : {amount}.",
      bank: "{foundation} : le {day}, la banque a repris de notre compte de l’argent de votre don : {amount}.",
      transfer: "{foundation} : le {day}, nous vous avons renvoyé par virement de l’argent de votre don : {amount}.",
      cash: "{foundation} : le {day}, nous vous avons rendu en espèces de l’argent de votre don : {amount}.",
      cheque: "{foundation} : le {day}, nous vous avons rendu par chèque de l’argent de votre don : {amount}.",
      mobileMoney:
        "{foundation} : le {day}, nous vous avons renvoyé par mobile money de l’argent de votre don : {amount}.",
    },
    rest: "Il nous reste de votre don : {rest}. Le nouveau reçu est joint à cet e-mail et remplace le premier.",
    whole: "Il ne nous reste rien de ce don, et son reçu n’est plus valable.",
    link: giftPage,
    last: surprise,
  },
  volunteer: {
    subject: "merci de proposer votre aide",
    text: "{foundation} a bien reçu votre offre d’aide. Nous vous appelons dans la semaine.",
    next: "Avant que vous travailliez avec des enfants, nous parlons à deux personnes qui vous connaissent. Le premier jour, vous êtes à côté d’une personne qui connaît le chemin.",
    why: "Vous recevez cet e-mail parce que cette adresse a été donnée dans notre formulaire des bénévoles. Elle n’est sur aucune liste d’envoi. Si ce n’était pas vous, écrivez-nous et nous la supprimerons.",
  },
  guest: {
    link: "Votre place : la voir, la changer ou la laisser",
    cannot: "Je ne peux plus venir",
    why: "Vous recevez cet e-mail parce que vous avez dit que vous venez à une journée. Fondation : {foundation}. Vous n’êtes sur aucune liste d’envoi.",
    confirmed: {
      subject: "À bientôt : {title}",
      text: "Nous vous gardons une place pour « {title} ». Le lien ci-dessous n’est que pour vous : il sert à changer ce que vous nous avez dit, ou à laisser votre place.",
    },
    held: {
      subject: "Confirmez vos places : {title}",
      text: "Beaucoup de personnes de votre réseau se sont inscrites pour « {title} ». Ouvrez le lien ci-dessous : il confirme vos places. En attendant, d’autres peuvent les prendre.",
      confirm: "Confirmer nos places",
    },
    waiting: {
      subject: "Vous êtes sur la liste d’attente : {title}",
      text: "« {title} » est complet maintenant, et vous êtes sur la liste d’attente. Quand une place se libère, elle va au prochain groupe qui peut y entrer. Si c’est le vôtre, nous vous écrivons.",
    },
    moved: {
      subject: "Une place s’est libérée : {title}",
      text: "Une place pour « {title} » s’est libérée, et elle est à vous. Si vous ne pouvez plus venir, dites-le : d’autres attendent peut-être.",
    },
    tomorrow: {
      subject: "Demain : {title}",
      text: "« {title} », c’est demain, et nous avons hâte de vous voir. Si vous ne pouvez pas venir, dites-le : une touche, et une autre personne a votre place.",
    },
    newDay: {
      subject: "Nouveau jour : {title}",
      text: "« {title} » change de jour. Votre place, ou votre tour sur la liste d’attente, reste à vous. Si le nouveau jour ne vous va pas, laissez votre place.",
    },
    noDay: {
      subject: "Reporté : {title}",
      text: "« {title} » est reporté, et le nouveau jour n’est pas encore connu. Votre place, ou votre tour sur la liste d’attente, reste à vous. Nous vous écrirons dès que nous en savons plus.",
    },
    planned: {
      subject: "C’est maintenu : {title}",
      text: "« {title} » a bien lieu. Votre place, ou votre tour sur la liste d’attente, reste à vous.",
    },
    cancelled: {
      subject: "Annulé : {title}",
      text: "« {title} » ({when}) est annulé. Nous sommes désolés. Vous n’avez rien à faire.",
    },
  },
  issue: {
    why: "Vous recevez cette lettre parce que vous avez demandé un abonnement le {day}, à cette page : {page}.",
    unsubscribe: "Pour ne plus la recevoir, désabonnez-vous :",
    link: "Se désabonner",
  },
};
