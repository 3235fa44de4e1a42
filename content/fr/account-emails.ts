import type * as en from "../en/account-emails.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const accountEmails: Translated<typeof en.accountEmails> = {
  invitation: {
    subject: "votre invitation",
    hello: (name) => `Bonjour ${name},`,
    invited: (foundation) => `Vous avez une invitation à travailler sur le site « ${foundation} ».`,
    link: "Choisissez votre mot de passe ici, dans les sept jours",
    once: "Le lien ne sert qu’une fois. Si vous n’attendiez pas cet e-mail, ne faites rien.",
  },
  password: {
    subject: "choisissez un nouveau mot de passe",
    asked: "Quelqu’un a demandé un nouveau mot de passe pour votre compte.",
    link: "Choisissez-le ici, dans l’heure",
    otherwise: "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
  },
  emailChanged: {
    subject: "votre adresse e-mail a changé",
    changed: (foundation) =>
      `Votre compte sur le site « ${foundation} » a une nouvelle adresse e-mail. Les e-mails au sujet de ce compte n’arrivent plus à cette adresse.`,
    otherwise:
      "Si vous ne l’avez pas changée, et si vous n’en saviez rien, parlez tout de suite à une personne de l’administration de la fondation.",
  },
  twoFactorOff: {
    subject: "votre connexion en deux étapes est désactivée",
    byAdmin: (foundation) =>
      `L’administration a désactivé la connexion en deux étapes de votre compte sur le site « ${foundation} », et toutes vos sessions sont fermées.`,
    byShell: (foundation) =>
      `La personne qui gère le serveur a désactivé la connexion en deux étapes de votre compte sur le site « ${foundation} », et toutes vos sessions sont fermées.`,
    next: "Connectez-vous avec votre mot de passe et réactivez-la dans « Votre compte ».",
    otherwise:
      "Si vous ne l’avez pas demandé, parlez tout de suite à une autre personne de l’administration de la fondation.",
  },
  recoveryCodeUsed: {
    subject: "un code de secours a servi",
    used: (foundation) =>
      `Quelqu’un a ouvert votre compte sur le site « ${foundation} » avec votre mot de passe et un code de secours.`,
    left: (count) =>
      count === 0
        ? "Il ne vous reste aucun code de secours. Créez-en d’autres dans « Votre compte »."
        : form(
            count,
            `Il vous reste ${inWords(count)} code de secours. Créez-en d’autres dans « Votre compte ».`,
            `Il vous reste ${inWords(count)} codes de secours. Créez-en d’autres dans « Votre compte ».`,
          ),
    otherwise:
      "Si ce n’était pas vous, changez votre mot de passe maintenant et parlez à une personne de l’administration de la fondation.",
  },
  ownerLink: {
    subject: "est-ce votre compte ?",
    told: (foundation) =>
      `Une autre personne a désactivé la connexion en deux étapes de votre compte sur le site « ${foundation} ». Ensuite, quelqu’un s’est connecté avec votre mot de passe.`,
    link: "C’était vous ? Dites-le ici, dans les 24 heures",
    otherwise:
      "Si ce n’était pas vous, changez votre mot de passe maintenant et parlez à une autre personne de l’administration de la fondation.",
  },
  accountNews: {
    subject: "un compte d’administration a été créé ou modifié",
    expected:
      "Si vous le saviez, ne faites rien. Si vous connaissez la nouvelle personne de l’administration, dites-le sur la page Équipe.",
    otherwise:
      "Si vous ne le saviez pas, appelez maintenant les autres personnes de l’administration ; n’écrivez pas d’e-mail.",
    link: "Regarder l’équipe",
    sentences: {
      created: (by, name) => `${by} a créé un compte d’administration : ${name}.`,
      promoted: (by, name) => `${by} a donné le rôle Administration à cette personne : ${name}.`,
      demoted: (by, name) => `${by} a retiré le rôle Administration à cette personne : ${name}.`,
      removed: (by, name) => `${by} a supprimé ce compte d’administration : ${name}.`,
      moved: (by, name) => `${by} a changé l’adresse e-mail de ce compte : ${name}.`,
    },
  },
  trustees: {
    subject: "connaissez-vous cette personne ?",
    asks: ({ by, name, foundation }) =>
      `${by} vous demande si vous connaissez la personne qui a ce compte sur le site « ${foundation} » : ${name}.`,
    link: "Lisez ce que cela veut dire, et répondez",
    once: "Le lien ne sert qu’une fois, dans les 14 jours. Si vous n’attendiez pas cet e-mail, ne faites rien et appelez les autres membres du conseil.",
  },
  trusteeNews: {
    unexpected:
      "Si vous n’attendiez pas cela, regardez maintenant et appelez les autres personnes de l’administration ; n’écrivez pas d’e-mail.",
    link: "Conseil d’administration",
    noLink: "Vous le trouvez dans l’espace de l’équipe, sur la page Équipe.",
  },
};
