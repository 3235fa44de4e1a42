import type * as en from "../en/staff-asked-publishing.ts";
import type { Translated } from "../translated.ts";

export const staffAskedPublishing: Translated<typeof en.staffAskedPublishing> = {
  subscribers: `
    se désabonner, désabonner, abonnés, inscrits à la newsletter, enlever un abonné, qui la reçoit, adresses e-mail, mettre quelqu’un sur la liste,
    nouveau lecteur, elle ne veut plus nos e-mails, il ne veut plus de mails, supprimer une adresse, importer des adresses, combien la reçoivent,
    qui a quitté la liste, annuler un abonnement, mettre mon ami sur la liste, ajouter ma tante à la lettre, l’enlever de la liste d’envoi,
    arrêter les e-mails, pas encore confirmé, desabonnement
  `,
  newsletter: `
    newsletter, campagne d’e-mails, envoyer un e-mail à tous, mailing, envoi groupé, écrire aux abonnés, lettre à nos amis, nouvelles par e-mail,
    anciens numéros, combien l’ont ouverte, lettre de noël, lettre de tabaski, vœux de fin d’année, appel aux dons par e-mail, envoyer à toute la liste,
    bulletin, nouvelles du mois, statistiques de la lettre, liens cliqués, prochain numéro, annoncer la journée aux lecteurs
  `,
  newIssue: `
    nouvelle newsletter, envoyer une newsletter, écrire un numéro, envoyer un e-mail à tout le monde, écrire à tous les abonnés,
    écrire la lettre d’information, commencer la lettre, créer une lettre, faire une newsletter, nouveau numéro, prochain numéro,
    rédiger un e-mail à tous, nouveau mailing, préparer la lettre du mois
  `,
  downloadSubscribers: `
    exporter les abonnés, abonnés en csv, liste des adresses e-mail, télécharger la liste d’envoi, abonnés dans excel, telecharger les abonnes,
    abonnés dans un tableau, imprimer la liste d’envoi, copie de la liste, toutes les adresses e-mail, exporter les lecteurs
  `,
  approvals: `
    relire mon brouillon, deuxième regard, relecture, lire avant publication, à valider, en attente, approuver un article, attendre l’accord,
    vérifier un texte, deuxième lecteur, quatre yeux, modération, refuser un récit, récit sur le vih, récit privé, sensible,
    puis-je publier ce récit, qui doit dire oui, récit sur un enfant malade, pourquoi mon article n’est pas en ligne, deux personnes, validation
  `,
  posts: `
    articles publiés, corriger une faute dans un article, dépublier, liste des récits, articles du blog, brouillon enregistré, continuer à écrire,
    à moitié écrit, modifier un récit, retirer un article, mettre hors ligne, programmer pour plus tard, publier demain, date d’un article,
    mettre en ligne, ancienne version, enregistrement de voix, facile à lire, voir avant de publier, textes que j’ai écrits, corriger mon article,
    mauvais nom dans un récit, trouver le récit sur le puits, changer la photo d’un récit, poste, blogue
  `,
  newPost: `
    publier quelque chose, commencer à écrire, nouveau texte, faire un article, ajouter un article, créer un récit, raconter la sortie,
    donner des nouvelles, mettre un récit en ligne, compte rendu, témoignage, écrire sur le voyage, écrire sur la fête, je veux écrire, où écrire,
    comment écrire, raconter ce qui s’est passé, article sur la journée, mettre un texte sur le site, nouvel article, poster, rediger
  `,
  bringBack: `
    récupérer, restaurer un article, corbeille, reprendre, poubelle, annuler, supprimé par erreur, effacé par erreur, remettre, éléments supprimés,
    mon article a disparu, retrouver, récit perdu, où est-il passé, mauvais article supprimé, le remettre, remettre un récit supprimé,
    texte perdu, corbeille wordpress, recuperer
  `,
  share: `
    partager, mettre sur les réseaux, partager le lien, affiche, statut whatsapp, envoyer au groupe whatsapp, transférer un récit,
    publier sur facebook, image à partager, imprimer une affiche, prospectus, flyer, envoyer le lien à des amis, faire connaître, publicité,
    partager sur les réseaux sociaux, dire aux autres, mettre sur facebook, publier sur instagram, tiktok
  `,
  projects: `
    notre travail, construction de l’école, programmes, ce que nous faisons, campagnes, nos activités, eau, salle de classe, où en est le projet,
    nouvelles du puits, terminé, cantine scolaire, forage fini, le puits, le bâtiment est prêt, fin d’un projet, argent pour un projet,
    combien manque-t-il, objectif atteint, récit d’un projet, page des programmes, nos plans
  `,
  newProject: `
    créer un projet, ajouter un projet, faire un projet, nouveau programme, nouvelle campagne, commencer une campagne, lancer un projet,
    nouvel appel aux dons, préparer un projet, proposer un projet, collecte de fonds, cagnotte, collecte pour des fauteuils roulants,
    récolter de l’argent pour un projet, nouveau bâtiment, nouveau projet d’école, nous voulons construire, nouveau plan, creer projet
  `,
  news: `
    interview télé, le journal a parlé de nous, coupures de presse, supprimer une revue de presse, médias, radio, télévision, liste des journaux,
    magazine, le soleil, fraternité matin, rts, rti, ce que les autres écrivent, mentions dans la presse, page presse, modifier un article de presse,
    mauvais lien de presse, émission, reportages sur nous, ce que disent les journaux
  `,
  newNews: `
    nouvelle revue de presse, article sur nous, lien vers une vidéo sur nous, lien de l’interview, un journal a écrit sur nous,
    une journaliste a écrit sur nous, ils parlent de nous aujourd’hui, mettre un article de journal sur le site, partager un article de presse,
    ajouter une coupure de presse, ajouter une interview radio, nous sommes dans le journal, mettre l’article sur notre site,
    lien de l’émission, ajouter un reportage, coller un lien
  `,
  ownPages: `
    page en bas du site, modifier une page, règlements, rapport annuel, faq, pages à nous, liste des pages, toutes les pages, sous-page,
    supprimer une page, entrée du menu, plan du site, politique de protection de l’enfance, page de l’équipe, partenaires, questions fréquentes,
    document, mettre un pdf, conditions, page du conseil, changer notre page, page trop ancienne, ordre du menu, cacher une page, publier une page
  `,
  newPage: `
    nouvel onglet, nouvelle page sur le site, mettre notre règlement, créer une page, encore une page, écrire une page, page pour les partenaires,
    page pour l’équipe, page pour le rapport annuel, nouvelle entrée du menu, nouvelle rubrique, nouvelle sous-page, page vide, faire une faq,
    page des partenaires, page sur notre conseil, onglet avec notre histoire, page sur notre histoire, mettre une page dans le menu, creer page
  `,
};
