import type * as en from "../en/staff-asked-people.ts";
import type { Translated } from "../translated.ts";

export const staffAskedPeople: Translated<typeof en.staffAskedPeople> = {
  changePassword: `
    changer mon mot de passe, nouveau mot de passe, mon mot de passe, mot de passe, changer mon nom, changer mon e-mail, changer ma photo, mon profil
  `,
  team: `
    équipe, equipe, comptes, utilisateurs, qui a un compte, droits, rôles, rôle trésorerie, enlever quelqu’un, bloquer un compte, un collègue ne peut pas
    se connecter, renvoyer un lien, téléphone perdu, elle est partie, il ne travaille plus ici, fermer un compte, qui peut publier, qui lit les signalements
  `,
  trustees: `
    conseil d’administration, conseil, adresse du conseil, confirmer un collègue, deuxième personne, nous sommes seulement deux, personne d’autre
    ne peut donner son accord, compte comme une personne
  `,
  createUser: `
    inviter, ajouter une personne, ajouter un collègue, nouveau compte, créer un compte, donner un accès, nouveau bénévole, nouvel employé, stagiaire,
    ajouter à l’équipe, inviter un trésorier, donner accès à awa, inscrire un collègue
  `,
  invite: `
    invitation, envoyer une invitation, inviter quelqu’un, inviter un bénévole, inviter un collègue, lien d’invitation, inviter par e-mail,
    inviter une stagiaire, lui envoyer un accès, demander à quelqu’un de rejoindre l’équipe
  `,
  makeAdmin: `
    administrateur, admin, donner le rôle administration, changer un rôle, donner des droits, deuxième administrateur, nouveau responsable,
    nommer une personne référente, supprimer un compte, quelqu’un est parti, accès complet, tous les droits
  `,
  account: `
    mon compte, mon profil, mes informations, mon e-mail, mon nom, nom mal écrit, je me suis mariée, ma photo, ma fonction, mon rôle, que puis-je faire,
    mon téléphone, sessions, où suis-je connecté, supprimer mon compte, se déconnecter partout
  `,
  twoStep: `
    connexion en deux étapes, double authentification, deux facteurs, 2fa, code, six chiffres, application de codes, authenticator, codes de secours,
    téléphone volé, téléphone cassé, nouveau téléphone, carte sim perdue, le code n’arrive pas, plus de sécurité, protéger mon compte
  `,
  appearance: `
    mode sombre, mode nuit, clair, sombre, fond noir, trop clair, contraste, écran blanc, lettres plus grandes, agrandir, zoom, petites lettres,
    difficile à lire, lunettes, accessibilité, affichage
  `,
  everywhere: `
    se déconnecter partout, fermer toutes les sessions, téléphone volé, ordinateur perdu, quelqu’un utilise mon compte, oublié de me déconnecter, cybercafé,
    quelqu’un a mon mot de passe, compte piraté, déconnecter les autres appareils
  `,
  password: `
    mot de passe, mot de passe oublié, oublie, réinitialiser, je ne peux pas me connecter, mot de passe perdu, mot de passe ne marche pas, mdp,
    changer le mot de passe, quelqu’un a vu mon mot de passe, identifiants, code
  `,
};
