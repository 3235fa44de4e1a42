import type * as en from "../en/staff-welcome.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffWelcome: Translated<typeof en.staffWelcome> = {
  title: "Mise en route",
  count: (step, all) => `Étape ${step} sur ${all}`,
  skip: "Passer pour l’instant",
  next: "Continuer",
  saved: "Enregistré.",
  notYet: "Cette étape n’est pas encore enregistrée.",
  newer:
    "Les réglages ont changé pendant que vous écriviez. Votre texte est encore là. Comparez-le avec le texte enregistré. Si vous enregistrez encore une fois, votre texte remplace le texte enregistré.",
  name: {
    heading: "Quel est le nom de votre fondation ou association ?",
    lede: "Seul le nom est nécessaire maintenant. Vous pourrez tout changer plus tard.",
    labels: {
      name: "Nom de la fondation ou de l’association",
      kind: "En quelques mots",
      town: "Ville",
      founded: "Date de création",
      ready: "Couleurs",
      logo: "Logo",
    },
    hints: {
      kind: "Ce que c’est, comme « Fondation pour les enfants »",
      town: "Seulement la ville, comme « Dakar »",
      founded: "Le mois et l’année, comme juillet 2023",
    },
    door: "Votre nom",
    side: "Votre site",
    sideLede: "Le haut de chaque page, pendant que vous tapez.",
  },
  look: {
    own: "La vôtre",
    choose: "Choisissez une des palettes",
  },
  words: {
    heading: "Est-ce juste ?",
    lede: "Nous avons mis vos réponses dans les phrases du site. Changez ce qui est faux.",
    button: "Enregistrer et continuer",
    change: "La changer",
    sentence: "La phrase",
    save: "Enregistrer la phrase",
    leave: "La laisser comme elle est",
    onlyYou: "Cochez ce qui est vrai pour vous",
    onlyYouHint: "Ces phrases étaient déjà dans le site. Celles que vous ne cochez pas n’apparaissent pas.",
    leftOut: "Laissé de côté",
    leftOutLede: "Après la mise en route, les visiteurs ne voient pas ces phrases. Vous les trouvez dans Textes.",
    nothingLeftOut: "Rien n’est laissé de côté.",
  },
  reach: {
    heading: "Comment vous joint-on ?",
    lede: "Les visiteurs voient cela sur le site. Leurs messages arrivent à cet e-mail.",
    labels: {
      safeguardingContact: "Qui répond quand un enfant est en danger (nom)",
      safeguardingPhone: "Son téléphone",
      phone: "Téléphone",
      email: "E-mail",
      headOffice: "Siège",
      to: "Où va l’essai",
    },
    test: "Les e-mails arrivent-ils ?",
    testHint: "Nous en envoyons un avec un lien. Ouvrez-le pour confirmer que les e-mails du site arrivent.",
    toFoundation: "À l’e-mail ci-dessus",
    toSelf: (email) => `À vous : ${email}`,
    send: "Enregistrer, et m’envoyer un e-mail d’essai",
    sent: (to) =>
      `Enregistré. Un e-mail d’essai est en route : ${to}. Ouvrez son lien, sur n’importe quel appareil, puis revenez ici.`,
    tooMany:
      "Trop d’e-mails d’essai en une heure. Attendez un peu, puis envoyez-en un autre. Tout le reste est enregistré.",
    noServer: "Rien n’est envoyé : l’e-mail n’est pas encore réglé. Demandez à la personne qui gère le serveur.",
    doctor: "Voir ce qui manque",
    mailbox: "Ouvrir la boîte",
    arrived: (day) => `Il est arrivé. Les e-mails du site marchent depuis le ${day}.`,
  },
  calls: {
    heading: (count) =>
      count === 0
        ? "Qui appeler si un enfant est en danger"
        : `${inWords(count)} ${form(count, "numéro qui peut sauver un enfant", "numéros qui peuvent sauver un enfant")}`,
    lede: "La page de protection montre un numéro seulement quand l’un de vous l’a appelé ou confirmé. Appelez une fois la ligne d’aide et dites que vous l’essayez. N’appelez pas les numéros d’urgence pour les essayer. Demandez au poste de police ou de gendarmerie le plus proche quel numéro marche.",
    label: "Numéros à appeler",
    shown: (numbers) => `Sur la page : ${numbers.join(", ")}.`,
  },
  post: {
    heading: "Publiez votre première photo.",
    lede: "Une photo, un titre et trois phrases font votre premier article. Demandez d’abord aux personnes de la photo.",
  },
  sample: {
    goes: "Cette étape termine la mise en route et supprime pour toujours les articles, les journées, les projets et la revue de presse de l’exemple. Ceux que vous avez modifiés restent.",
    skip: "Si vous la passez, l’exemple est supprimé aussi.",
    kept: (titles) => `Vous avez modifié ceci, qui reste : ${formatList(titles)}.`,
    link: "Voir ce qui est supprimé",
  },
  end: {
    heading: "Votre site est prêt.",
    up: "Les visiteurs peuvent le voir maintenant.",
    moveIn: "Vous avez déjà un autre site, ou des listes de lecteurs, de donateurs et de dons ?",
    moveInLink: "Les apporter ici",
    left: (left) =>
      left === 0
        ? "Il ne reste rien à faire."
        : `Il reste ${inWords(left)} ${form(left, "petite étape", "petites étapes")}, quand vous voulez.`,
    sent: {
      heading: "Votre article est public. Partagez-le.",
      lede: "Voilà comment il arrive dans un groupe WhatsApp.",
      button: "L’envoyer à notre groupe",
      newTab: "(ouvre WhatsApp dans un nouvel onglet)",
      post: "Voir l’article",
      today: "Aller à Aujourd’hui",
    },
    home: "Vers l’espace de l’équipe",
    site: "Voir le site",
  },
  goOn: "Continuer la mise en route",
};

export const mailArrived: Translated<typeof en.mailArrived> = {
  title: "E-mail d’essai",
  heading: "Un e-mail d’essai",
  lede: "Vous avez ouvert un e-mail d’essai. Confirmez qu’il est arrivé.",
  button: "Il est arrivé",
  done: "Il est arrivé",
  doneLede: "Le site peut envoyer des e-mails. Fermez cette page, ou continuez la mise en route.",
  goOn: "Continuer la mise en route",
};
