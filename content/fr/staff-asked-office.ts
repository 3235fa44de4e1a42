import type * as en from "../en/staff-asked-office.ts";
import type { Translated } from "../translated.ts";

export const staffAskedOffice: Translated<typeof en.staffAskedOffice> = {
  email: `
    e-mail pas arrivé, mail pas reçu, mauvaise adresse, serveur mail, e-mails envoyés, liste des e-mails, le reçu est-il parti, mail revenu, renvoyer,
    il n’a rien reçu, elle n’a rien reçu, e-mails bloqués, spam, indésirables, invitation perdue, confirmation pas arrivée, notifications
  `,
  machine: `
    tout marche, serveur, machine, disque, espace disque, mise à jour, site en panne, site lent, problème technique, erreur sur le site, bilan,
    est-ce que tout va bien, cadenas, sécurité du site, stockage plein, le site ne s’ouvre pas, mémoire, voyant rouge
  `,
  log: `
    journal, historique, qui a fait quoi, qui a changé, qui a modifié, qui a modifié cette page, qui a supprimé, que s’est-il passé hier, qui a publié, qui a changé le numéro de compte,
    qui a supprimé la journée, qui a caché la page, qui a invité cette personne, dernières connexions, traces, changements de la semaine
  `,
  makeBackup: `
    sauvegarde, faire une sauvegarde, sauvegarder maintenant, sauvegarder le site, copier tout, copie du site, backup, tout sauvegarder
  `,
  restore: `
    restaurer, revenir à hier, remettre comme avant, tout est perdu, tout a disparu, récupérer les données, ancienne copie, revenir en arrière sur tout,
    site piraté, télécharger une sauvegarde, restaurer le site
  `,
  today: `
    aujourd’hui, accueil, première page, début, tableau de bord, que faire, à faire, quoi de neuf, urgent, ce qui attend, tâches, par où commencer,
    travail du jour, bonjour
  `,
  checklist: `
    premières étapes, liste de départ, bien commencer, ce qui reste à faire, ouvrir le site, prêt à ouvrir, mise en ligne, avant de publier le site,
    il manque quoi, étapes
  `,
  backups: `
    sauvegardes, copies de sécurité, copies du site, tout est-il gardé, perte de données, copie ailleurs, disque externe, clé usb, si l’ordinateur casse,
    si le téléphone est volé, dernière sauvegarde, sauvegarde échouée, copie de la nuit, archive
  `,
  sample: `
    enlever l’exemple, exemples, données d’essai, faux articles, fausses photos, texte d’exemple, vider le site, commencer à zéro, ce n’est pas notre récit,
    articles que je n’ai pas écrits, qui sont ces enfants, supprimer l’exemple
  `,
  signOut: `
    se déconnecter, deconnexion, sortir, quitter, fermer la session, ce n’est pas mon téléphone, ordinateur partagé, cyber, cybercafé, logout, fini pour
    aujourd’hui, changer de compte
  `,
  help: `
    aide, comment ça marche, je suis perdu, mode d’emploi, guide, où commencer, je ne comprends pas, raccourcis, clavier, apprendre, nouveau ici,
    que fait ce bouton, chercher, où est, montrez-moi
  `,
  share: `
    photos de mon téléphone, photos de whatsapp, photos partagées, partager vers le site, photos de la galerie, photos reçues, images du téléphone,
    photos d’une autre application
  `,
  welcome: `
    mise en route, bienvenue, premières étapes, recommencer, premier jour, installation, installer, assistant, étape par étape, nouveau site, début
  `,
  testEmail: `
    e-mail d’essai, tester l’e-mail, les e-mails arrivent-ils, essayer un mail, test mail, réglages mail, smtp, fournisseur d’e-mail, envoyez-moi un essai,
    le mail marche-t-il
  `,
  peopleData: `
    données personnelles, demande sur les données, droit d’accès, droit à l’oubli, cdp, artci, rgpd, loi sur les données, que savons-nous sur elle,
    copie des données, quelqu’un demande ses données, effacer une personne, avocat, chercher une personne partout
  `,
  erasePerson: `
    effacer une personne, supprimer les données d’une personne, droit à l’oubli, supprimer un ancien donateur, enlever toutes les traces,
    exporter les données d’une personne, effacer une famille, effacer un bénévole
  `,
};
