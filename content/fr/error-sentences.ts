import type * as en from "../en/error-sentences.ts";
import type { Translated } from "../translated.ts";

export const errors: Translated<typeof en.errors> = {
  safeguarding: {
    safeguardingOnly: "Seules la personne référente et les personnes qu’elle a choisies peuvent ouvrir cela.",
    putBackOnly: "Seules la personne référente et la personne de l’administration qu’elle a nommée peuvent faire cela.",
    notReleased:
      "Ce signalement est arrivé avant que vous ayez le droit de lire les signalements. Une personne référente qui le lit peut vous l’ouvrir.",
    leadsOnly: "Seule une personne référente peut dire qui lit les signalements.",
  },
  request: {
    notFound: "Le lien est peut-être ancien, ou une lettre est fausse. Le lien ci-dessous ramène à l’accueil.",
    adminsOnly: "Seule l’administration peut faire cela.",
    secondStepFirst:
      "Rien n’est enregistré. Votre compte a d’abord besoin de la connexion en deux étapes : la page « Aujourd’hui » y mène. Envoyez ensuite votre formulaire encore une fois.",
    notTaken: "Rien n’est envoyé ni gardé : nous ne recevons pas ce formulaire en ce moment. Écrivez-nous plutôt.",
    foreignForm: "Ce formulaire venait d’un autre site. Rien n’est envoyé.",
    wrongMethod: "Cette page ne reçoit pas de formulaire.",
    formOnly: "Il n’y a rien à lire à cette adresse. Revenez en arrière et utilisez le bouton.",
    tooLarge:
      "C’est trop long pour ce formulaire. Revenez en arrière, raccourcissez le texte et envoyez-le encore une fois.",
    tooSlow: "Cela a pris trop de temps. Vérifiez votre connexion et réessayez.",
    overloaded: "Il y a beaucoup de monde sur le site en ce moment. Réessayez dans quelques secondes.",
    tooManyTries:
      "Beaucoup d’envois viennent de la même connexion Internet que la vôtre. Attendez une minute, revenez en arrière et envoyez encore une fois : votre texte est là.",
    unavailable: "Le site ne trouve pas ses informations pour l’instant. Réessayez dans une minute.",
    unreadableForm: "Le formulaire est arrivé incomplet. Revenez en arrière et envoyez encore une fois.",
  },
  gift: {
    noGift: "Il n’y a pas de don à cette adresse. Vérifiez le lien.",
  },
  receipt: {
    noReceipt: "Il n’y a pas de reçu à cette adresse. Vérifiez le lien.",
  },
  privateFile: {
    fileLocked: "Ce fichier est verrouillé : la clé qui l’ouvre n’est pas sur ce serveur.",
  },
  file: {
    filesAway:
      "Rien n’est supprimé : le stockage des photos ne répond pas pour l’instant. Réessayez dans quelques minutes.",
    filesStay:
      "C’est supprimé, mais le fichier d’une photo n’a pas pu l’être. Prévenez la personne qui héberge le site : le journal du serveur le nomme.",
  },
  phrase: {
    shownOnce:
      "La phrase de secours s’affiche une seule fois, et elle a déjà été affichée. Si vous ne l’avez pas notée, revenez en arrière et créez-en une nouvelle.",
  },
  stop: {
    tooLate: "Rien n’a changé : c’est déjà fait, ou déjà arrêté. La page Signalements dit qui peut lire.",
    deadStopLink:
      "Ce lien ne marche plus : il ne peut plus arrêter ce changement. Connectez-vous et ouvrez Signalements.",
  },
  release: {
    leadReleases: "Une personne référente lit les signalements plus anciens. Elle seule peut les ouvrir à d’autres.",
    notSettled:
      "Seules des personnes confirmées de l’administration peuvent ouvrir les signalements plus anciens. La page Équipe montre les personnes confirmées.",
    notOtherPerson:
      "Deux personnes ouvrent les signalements plus anciens à une troisième. Le site ne sait pas encore que vous êtes trois personnes différentes : sur la page Équipe, une autre personne de l’administration doit dire qu’elle connaît la personne.",
  },
  concern: {
    notYourOwn:
      "Une autre personne référente peut vous ouvrir des signalements. Vous ne pouvez pas le faire pour vous.",
    concernLocked:
      "Ce signalement est verrouillé : la clé qui l’ouvre n’est pas sur ce serveur. On peut changer son état, pas son texte.",
  },
  event: {
    eventNotFound:
      "Cette journée n’est pas dans notre calendrier. Elle a peut-être changé de jour, ou le lien n’est pas complet.",
    eventUnreadable:
      "Cette journée est dans notre calendrier, mais une partie ne peut pas s’afficher. Dites-le-nous, avec ce numéro.",
  },
  volunteer: {
    leadVets: "Seule la personne référente peut vérifier les références d’un bénévole, ou retirer la vérification.",
    leadOrAdmin: "Seules la personne référente et l’administration peuvent faire cela.",
  },
  guest: {
    noPlace: "Ce lien ne mène à aucune inscription. Vérifiez le lien.",
  },
  project: {
    noData: "Il n’y a encore rien à montrer ici. Regardez ce que nous faisons aujourd’hui.",
  },
  issue: {
    issueGone: "Ce numéro de la lettre est déjà parti ou en route : cela n’est plus possible.",
    issueChanged: "Ce numéro de la lettre a été modifié entre-temps. Relisez-le avant de l’envoyer.",
    nobodyThere: "Rien n’est envoyé : il n’y a encore personne sur la liste.",
  },
  outbox: {
    emailGone: "Cet e-mail ne peut plus partir : il est déjà envoyé, ou son lien est trop vieux.",
  },
  user: {
    deadLink: "Ce lien a déjà servi, ou il est trop vieux. Demandez-en un nouveau.",
    createUser: "Seule l’administration peut créer des comptes.",
    ownAccount: "Seule la personne à qui est le compte peut faire cela.",
    notYourself: "Vous ne pouvez pas faire cela sur votre propre compte.",
    lastAdmin:
      "Le site a besoin d’au moins une personne à l’administration. Donnez d’abord ce rôle à quelqu’un d’autre.",
    hasPassword: "Cette personne a déjà ouvert une session. Envoyez plutôt un lien pour un nouveau mot de passe.",
    noPassword: "Cette personne n’a pas encore de mot de passe. Renvoyez plutôt l’invitation.",
    notAnotherPerson:
      "Ce compte doit être confirmé par une autre personne confirmée de l’administration : ni celle qui l’a créé, ni vous.",
    changedMeanwhile:
      "Rien n’est confirmé : quelqu’un a modifié ce compte après l’ouverture de votre page. Regardez encore une fois le nom et l’adresse.",
    notBeside: "Rien n’a changé : ce rôle n’ajoute rien aux droits de cette personne, ou ne va pas avec les autres.",
    noTwoFactor: "Cette personne n’a pas de connexion en deux étapes à désactiver.",
  },
  content: {
    notYours: "Seule la personne qui l’a écrit peut faire cela.",
    notReady: "Il manque encore quelque chose avant de publier. Ouvrez-le et publiez-le depuis sa page.",
    oldVersion: "Cette ancienne version ne respecte pas les règles actuelles : on ne peut pas la remettre.",
  },
  confirm: {
    deadConfirmation: "Ce lien a déjà servi, ou il est trop vieux. Abonnez-vous encore une fois : nous vous écrirons.",
  },
  privacy: { foundationAddress: "C’est l’adresse de la fondation. Changez-la d’abord dans les réglages." },
  checkIn: { guestGone: "Cette personne n’est plus sur la liste." },
  feed: (paths) =>
    `Il n’y a pas de flux à cette adresse. Nos flux : ${paths.join(", ")} ; chacun existe aussi avec .json à la fin.`,
};
