import type * as en from "../en/safeguarding.ts";
import type { Translated } from "../translated.ts";

const soon = "Nous le lisons le jour ouvré suivant au plus tard.";
const answer = "Si vous avez dit comment vous joindre, nous répondons en deux jours ouvrés.";

export const withoutReadingPromise: typeof en.withoutReadingPromise = (text) =>
  text.replace(soon, "").replace(answer, "").replaceAll("  ", " ").trim();

export const safeguarding: Translated<typeof en.safeguarding> = {
  title: "Protection de l’enfance",
  heading: "Chaque enfant doit être en sécurité avec nous",
  lede: "Vous avez peur pour un enfant, ou une personne qui travaille pour nous vous inquiète ? Dites-le-nous. Il ne faut pas de preuve.",
  leave: "Quitter cette page maintenant",
  leaveHint: "Ouvre notre page d’accueil. Appuyer deux fois sur Échap fait la même chose.",
  danger: {
    heading: "Un enfant est en danger maintenant ? Appelez d’abord.",
    text: "Un formulaire est lu plus tard. Un appel a une réponse tout de suite.",
    us: "Notre personne référente",
    foundation: "Notre téléphone",
    none: "Nous ne montrons pas encore de numéro de la police ou d’une ligne d’aide, car aucune personne de l’équipe n’en a vérifié. Demandez aux gens près de vous quel numéro répond là où vous êtes.",
  },
  policy: [
    "## Ce que nous promettons",
    "Nous vous écoutons, et nous vous prenons au sérieux. Nous ne demandons à aucun enfant de garder un secret devant ceux qui le protègent. Personne n’est puni pour avoir dit son inquiétude, même s’il n’y avait rien.",
    "Toute personne qui travaille pour nous, payée ou non, a accepté ces règles. Personne n’est seul avec un enfant derrière une porte fermée. Personne chez nous ne frappe un enfant, ne lui fait honte, ne le touche d’une façon qui blesse, ne lui écrit en privé ni ne lui demande quoi que ce soit en échange d’une aide.",
    "Nous montrons un enfant seulement si l’enfant a dit oui, et si sa mère, son père ou la personne qui a la garde a dit oui. S’ils changent d’avis, nous retirons la photo.",
    "## Qui lit ce que vous écrivez",
    "Seules la personne référente et celles qu’elle a nommées le lisent. Aucun autre membre de l’équipe ne peut l’ouvrir, et nous ne l’envoyons jamais par e-mail. Le journal note chaque lecture.",
    "Vous pouvez ne pas donner votre nom. Alors nous ne pouvons rien vous demander, ni vous dire la suite.",
    "## Ce qui se passe ensuite",
    `${soon} ${answer}`,
    "Quand un enfant est peut-être en danger, nous prévenons {childOffices} le jour où nous le lisons. Nous le disons aussi à la famille, sauf si cela met l’enfant en danger.",
    "S’il s’agit d’une personne de chez nous, elle ne prend aucune part à ce que nous faisons, et ne travaille pas avec les enfants tant que ce n’est pas clair.",
    "Nous gardons ce que vous nous avez dit et ce que nous avons fait aussi longtemps qu’un enfant peut en avoir besoin. Seule la personne référente décide de le supprimer.",
  ],
  versionLine: "Version {version}, {day}",
  sample: "Exemple, {day} : la fondation n’a pas encore relu cette page.",
  sampleDay: "26 nov. 2026",
  form: {
    heading: "Dites-le-nous",
    lede: "Dans n’importe quelle langue. Écrivez ce que vous avez vu ou entendu, comme cela vient.",
    late: "En ce moment, aucune personne référente ne peut lire ce que l’on nous écrit : votre message peut attendre des jours. Les responsables savent qu’un message attend, mais pas ce qu’il dit. Si un enfant est peut-être en danger, ne nous attendez pas : appelez.",
    story: "Que s’est-il passé, ou qu’est-ce qui vous inquiète ?",
    place: "Où, et quand ? (facultatif)",
    danger: "Un enfant est-il en danger maintenant ?",
    yes: "Oui, ou peut-être",
    no: "Non",
    callFirst: "Appelez d’abord, écrivez ensuite. Les numéros sont plus haut.",
    callFirstAlone: "Appelez d’abord une personne près de vous qui peut aider maintenant. Écrivez ensuite.",
    name: "Votre nom (facultatif)",
    contact: "Comment vous joindre sans danger ? (facultatif)",
    contactHint: "Un numéro ou une adresse que personne d’autre ne lit.",
    files: "Photos, PDF ou enregistrements de voix (facultatif)",
    filesHint: "Cinq au plus, 30 Mo en tout. Nous enlevons le lieu et le nom du téléphone qu’ils contiennent.",
    button: "Envoyer à la personne référente",
    buttonLate: "Envoyer",
    notYet: "Rien n’est encore envoyé.",
    empty: "Écrivez ce qui s’est passé, avec vos mots",
    wait: "Beaucoup de messages arrivent en ce moment de la même connexion Internet que la vôtre, et nous n’avons pas encore pris le vôtre. Appelez-nous : {phone}.",
    again: "Choisissez vos fichiers une nouvelle fois : le navigateur les a perdus.",
  },
  sent: {
    heading: "Nous l’avons reçu",
    text: "Votre référence : {reference}. Notez-la dans un endroit sûr, ou retenez-la : avec elle, vous pouvez nous demander la suite par téléphone.",
    files: {
      kept: "Les fichiers que nous avons pu ouvrir sont joints à votre message.",
      opening: "Votre message est enregistré. Nous ouvrons encore un fichier joint.",
      look: "Voir si nous avons pu l’ouvrir",
      late: "C’était il y a plus d’une heure : cette page ne peut plus rien dire de vos fichiers. Appelez-nous, avec votre référence.",
      refused: "Votre message est enregistré, mais pas tous les fichiers :",
      problems: {
        unknown:
          "Un des fichiers ne s’ouvre pas comme photo, PDF ou enregistrement. Prenez plutôt le document en photo.",
        tooLarge: "Les fichiers sont trop gros. Envoyez les plus importants, ou prenez-les en photo.",
        tooMany: "Il y en avait plus de cinq. Les cinq premiers sont joints à votre message.",
        busy: "Beaucoup de fichiers arrivent en ce moment. Réessayez ces fichiers dans quelques minutes.",
        costly:
          "Un des fichiers demande trop de temps ou de mémoire pour s’ouvrir sans danger. Prenez plutôt le document en photo.",
      },
      again:
        "Pour envoyer un fichier une nouvelle fois, écrivez votre référence dans le formulaire plus bas, et choisissez-y le fichier.",
    },
    next: `${soon} Rien de ce que vous avez écrit n’est sur cette page ou dans un e-mail.`,
  },
};
