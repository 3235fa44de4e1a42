import type * as en from "../en/staff-asked-events.ts";
import type { Translated } from "../translated.ts";

export const staffAskedEvents: Translated<typeof en.staffAskedEvents> = {
  printGuests: `
    imprimer la liste des inscrits, imprimer les inscriptions, liste sur papier, liste imprimee, liste pour l’entrée, feuille de présence,
    imprimer la liste de présence, imprimer les noms, feuille d’émargement, registre de présence, tirer la liste, sortir la liste des invités
  `,
  volunteers: `
    veut donner du temps, s’est proposé pour aider, casier judiciaire, a offert son aide, quelqu’un avec une voiture, qui sait cuisiner,
    compétences des bénévoles, stagiaires, nouveaux bénévoles, une nouvelle bénévole, inscrire un bénévole, extrait de casier, lettre de recommandation,
    entretien avec un bénévole, est-elle vérifiée, verification, heures de bénévolat, qui peut aider, mon ami veut aider, une enseignante veut aider,
    étudiants qui ont postulé, numéro d’un bénévole, certificat de bonne conduite, volontaires, volontariat, benevoles, qui conduit
  `,
  downloadVolunteers: `
    exporter les bénévoles, bénévoles en csv, liste des bénévoles, bénévoles dans excel, contacts des bénévoles, telecharger les benevoles,
    télécharger la liste des bénévoles, liste de téléphone des bénévoles, imprimer la liste des bénévoles, tableau des bénévoles, e-mails des bénévoles
  `,
  figures: `
    enfants aidés, résultats, repas donnés, chiffres d’impact, chiffres de la page d’accueil, nos chiffres, chiffres de l’année, rapport d’activité,
    rapport au bailleur, ce que nous avons fait, livres distribués, personnes touchées, bénéficiaires, statistiques du site, lecteurs du blog,
    corriger un chiffre, combien d’écoles, visiteurs du mois dernier, combien de visites, page la plus vue, données pour le rapport, total des enfants,
    combien de visiteurs cette semaine, clics de la semaine
  `,
  days: `
    pointer, pointer les arrivées, cocher les présents, scanner à l’entrée, combien de personnes, combien d’inscrits, message à tous les inscrits,
    liste des invités, liste des inscriptions, imprimer les noms pour l’entrée, qui est venu, annuler une place, fête des enfants vendredi,
    qui vient demain, inscriptions de samedi, ne vient plus, l’enlever de la liste, mettre une famille sur la liste, nombre de présents,
    compter après la fête, trouver d’autres bénévoles, dire à tous que c’est annulé, liste d’attente, tournoi
  `,
  events: `
    annuler une journée, annuler un événement, formulaire d’inscription, texte de la journée, programme des journées, colonie de vacances,
    changer l’heure, mauvais lieu, fermer les inscriptions, arrêter les inscriptions, trop de monde, limiter les places, combien peuvent venir,
    cacher une journée, fête complète, reporter à dimanche, annuler samedi, adresse de la journée, qu’est-ce qui est prévu, ce mois-ci,
    dates de l’année, calendrier du mois, agenda, portes ouvertes, journée de nettoyage, set setal, evenement
  `,
  newEvent: `
    nouvelle journée, nouvel événement, ajouter une date, nouvelle date au calendrier, nouvelle activité, prévoir quelque chose, prévoir un atelier,
    organiser une fête, préparer une journée, mettre au calendrier, annoncer une fête, inviter les gens, programmer une journée, prévoir une sortie,
    faire une journée pour les enfants, fixer une date, annoncer quelque chose, inviter les enfants, ouvrir des inscriptions,
    créer un formulaire d’inscription, tournoi de football, journée de sport, fête le mois prochain, sortie le mois prochain, creer une journee
  `,
};
