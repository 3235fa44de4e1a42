import type * as en from "../en/search.ts";
import type { Translated } from "../translated.ts";

export const search: Translated<typeof en.search> = {
  title: "Recherche",
  titleOf: "Recherche : {question}",
  description: "Trouvez des journées, des projets, des récits et des pages par leurs mots.",
  heading: "Recherche",
  label: "Chercher sur le site",
  button: "Chercher",
  count: "{count} résultats",
  one: "1 résultat",
  countOf: "pour « {question} »",
  some: "Aucune page n’a tous ces mots. Certaines en ont quelques-uns.",
  none: "Rien pour « {question} »",
  noneHere: "Rien de ce genre pour « {question} »",
  meant: "Rien ne s’écrit comme cela. Voici ce que nous avons trouvé pour {suggestion}.",
  try: "Essayez moins de mots, ou partez d’une de ces pages.",
  ask: "Nous demander",
  needs: {
    donate:
      "don, dons, donner, faire un don, argent, envoyer de l’argent, compte bancaire, numéro de compte, rib, iban, swift, coordonnées bancaires, virement, carte, carte bancaire, payer, paiement, soutenir, aider, comment aider, contribuer, contribution, cotisation, parrainer, parrainage, parrainer un enfant, {ownMoney}, euro, dollar, de l’étranger, diaspora, don mensuel, chaque mois, espèces, chèque, zakat, dîme, offrande, sadaqa, aumône, donner à manger, donner des vêtements, donner des livres, wave, orange money, om, mobile money, mtn, moov, code marchand, qr code, paypal, comment donner, moyens de donner, je veux donner, je veux aider, bank account, donate",
    giving:
      "promesse, promettre, promesse de don, référence, ma référence, référence perdue, mon virement, j’ai envoyé, j’ai payé, j’ai fait un virement, j’ai fait un wave, don pas vu, mon don, confirmer mon paiement, donner plus tard, payer plus tard, fin du mois, salaire, le mois prochain, je vais donner, donner à noël, ramadan, tabaski, promesse mensuelle",
    check:
      "arnaque, escroquerie, escroc, fraude, faux compte, vrai compte, vérifier un compte, vérifier un numéro, ce compte est-il à vous, ce numéro est-il à vous, est-ce bien vous, {asked.check.1}on m’a demandé de l’argent, quelqu’un demande de l’argent, faux, vrai ou faux, fiable, confiance, sérieux, usurper, utilise votre nom, mauvais compte, {asked.check.2}voleur, appel bizarre, sms bizarre, whatsapp bizarre, avant d’envoyer, phishing, hameçonnage, scam, fraud",
    receipt:
      "reçu, recu, reçus, vérifier un reçu, ce reçu est-il vrai, preuve de paiement, preuve de don, numéro de reçu, attestation, faux reçu, reçu perdu, mon reçu, bordereau, scanner le reçu, code du reçu, impôt, impôts, reçu fiscal",
    counted:
      "résultats, chiffres, combien d’enfants, combien de filles, statistiques, impact, dépenses, dépensé, à quoi sert l’argent, où va l’argent, comment est dépensé l’argent, transparence, comptes, rapport annuel, rapport, bilan, preuve, ce que vous avez fait, combien de personnes, bénéficiaires, écoles aidées, enfants aidés",
    contact:
      "contact, téléphone, telephone, numéro, appeler, e-mail, email, mail, courriel, adresse, bureau, siège, où êtes-vous, lieu, plan, itinéraire, venir vous voir, visite, whatsapp, message, parler à quelqu’un, vous joindre, question, demander, horaires, heures d’ouverture, facebook, instagram, écrire, réponse, aide, boîte postale",
    safeguarding:
      "maltraitance, violence, violences, abus, abuser, viol, violée, agression, agression sexuelle, attouchement, toucher, on m’a touché, on m’a touchée, danger, enfant en danger, au secours, aidez-moi, aide-moi, j’ai besoin d’aide, besoin d’aide, peur, j’ai peur, frapper, il me frappe, on me frappe, battre, battu, battue, coups, blessé, blessure, signaler, signalement, dénoncer, plainte, se plaindre, inquiétude, inquiet, inquiète, protection, protection de l’enfance, sauvegarde, mariage forcé, mariage d’enfants, mariage précoce, excision, mutilation, enceinte, grossesse, talibé, mendicité, enfant de la rue, travail des enfants, exploitation, traite, confié, domestique, petite bonne, bonne, maître, maître d’école, professeur, marabout, oncle, tonton, beau-père, belle-mère, voisin, harcèlement, menace, menacer, chantage, photo nue, secret, garder le secret, ne dis rien, suicide, mourir, je veux mourir, fugue, perdu, enfant perdu, disparu, enlevé, kidnapping, faim, pas à manger, enfermé, attaché, puni, punition, brûlé, numéro d’aide, allo 116, 116, urgence, police, gendarmerie, aemo, chez moi la nuit, dans ma chambre, abuse, help me",
    withdraw:
      "photo, image, vidéo, visage, retirer une photo, retirer ma photo, enlever ma photo, supprimer ma photo, effacer ma photo, cacher une photo, photo de mon fils, photo de ma fille, photo de mon enfant, mon enfant sur le site, mon enfant sur internet, sans permission, sans mon accord, sans autorisation, je ne veux plus, changer d’avis, retirer mon accord, consentement, accord, carte, carte de la famille, code sur la carte, flouter, masquer le visage, droit à l’image, pourquoi mon enfant, qui vous a permis",
    volunteer:
      "bénévole, benevole, bénévolat, volontaire, volontariat, aider, donner mon temps, temps libre, rejoindre, rejoindre l’équipe, équipe, stage, stagiaire, emploi, travail, travailler avec vous, poste, recrutement, candidature, cv, compétences, étudiant, étudiante, {asked.volunteer.1}enseigner, donner des cours, soutien scolaire, infirmier, infirmière, médecin, docteur, sage-femme, thérapeute, chauffeur, photographe, traducteur, cuisiner, coudre, coiffer, week-end, samedi, {asked.volunteer.2}diplômé, partenaire, partenariat, entreprise, s’engager, je veux aider, comment aider, proposer mon aide, service",
    events:
      "journée, journées, événement, evenement, événements, prochaine journée, prochain événement, calendrier, date, dates, programme, s’inscrire, inscription, réserver, place, participer, venir, où, quand, c’est quand, samedi, ce week-end, cette semaine, ce mois, camp, sortie, visite, journée de santé, consultation gratuite, fête, noël, goûter, atelier, formation, séminaire, conférence, dîner, marche, concert, gratuit, entrée, invitation, inscrire mon enfant",
    "what-we-do":
      "que faites-vous, ce que vous faites, programmes, programme, projets, actions, activités, travail, qui aidez-vous, domaines, besoins particuliers, handicap, handicapé, enfants handicapés, santé, éducation, école, filles, éducation des filles, bourse, frais de scolarité, fournitures, livres, uniforme, cantine, repas, manger, nutrition, soins, médicaments, lunettes, serviettes hygiéniques, règles, thérapie, autisme, autiste, trisomie, sourd, malentendant, aveugle, malvoyant, fauteuil roulant, appareil auditif, inclusion, formation, femmes, orphelins, veuves, eau, villages, communautés, aide pour mon enfant, aide pour l’école, venir dans notre village, qui peut avoir de l’aide",
    about:
      "qui êtes-vous, qui sommes-nous, à propos, fondatrice, fondateur, fondation, qui a créé, mission, vision, histoire, équipe, conseil d’administration, administrateurs, enregistrée, récépissé, {asked.about.1}ong, association, responsable, directrice, directeur, président, présidente, depuis quand, date de création, sens du nom, valeurs, objectifs, buts, film, vidéo, légal, statut, numéro d’enregistrement, qui dirige, nom du responsable",
    media:
      "presse, médias, media, journaliste, interview, entretien, journal, journaux, article de presse, reportage, télé, télévision, radio, podcast, documentaire, magazine, {asked.media.1}émission, communiqué, dossier de presse, contact presse, on parle de vous, {asked.media.2}vu à la télé, entendu à la radio",
    blog: "blog, articles, récits, histoires, nouvelles, actualités, dernières nouvelles, lire, récits d’enfants, témoignage, témoignages, ce qui s’est passé, récemment, du terrain, réussites, lire un récit, à lire",
    newsletter:
      "lettre d’information, newsletter, s’abonner, abonnement, abonner, recevoir des nouvelles, nouvelles par e-mail, liste d’envoi, mailing list, inscrire mon e-mail, rester informé, être informé, bulletin, chaque mois, envoyez-moi des nouvelles, suivre",
    unsubscribe:
      "se désabonner, desabonner, désabonnement, désinscription, se désinscrire, ne plus recevoir, plus d’e-mails, arrêter les e-mails, trop d’e-mails, enlevez-moi de la liste, retirer mon e-mail, annuler l’abonnement, spam, stop, unsubscribe",
    home: "accueil, page d’accueil, début, première page, page principale, site, site officiel, retour à l’accueil, home",
    privacy:
      "vie privée, confidentialité, données, mes données, données personnelles, cookies, cookie, rgpd, cdp, artci, {asked.privacy.1}supprimer mes données, effacer mes données, effacez-moi, mes informations, que gardez-vous, protection des données, politique de confidentialité, qui voit mes données, copie de mes données, voir mes données, vendre mes données, mon numéro, mon nom, {asked.privacy.2}mes droits, droit d’accès, rectification, conditions, mentions légales, supprimer mon nom, supprimer mon numéro, oublier",
  },
  kindOfOne: {
    contributors: "Personne ou partenaire",
    events: "Journée",
    projects: "Projet",
    stories: "Récit",
    news: "Dans la presse",
    documents: "Document",
    pages: "Page",
  },
  results: "Résultats",
  kinds: {
    contributors: "Équipe et partenaires",
    events: "Journées",
    projects: "Projets",
    stories: "Récits",
    news: "Presse",
    documents: "Documents",
    pages: "Pages",
  },
  only: "Montrer seulement",
  allKinds: "Tout",
  counted: "{kind}, {count}",
  allOf: "Voir tout ({count}) : {kind}",
  older: "Plus de résultats",
  newest: "Les premiers résultats",
  marks: "Les accents ne comptent pas : « ecole » trouve aussi « école ».",
  long: "Cette question est longue. Cherchez quelques mots, 100 lettres au plus.",
  noWords: "Il n’y a pas de mot dans « {question} ». Tapez des lettres ou des chiffres.",
  wait: "Depuis une heure, beaucoup de recherches viennent de la même connexion Internet que la vôtre. Réessayez plus tard, ou partez d’une de ces pages.",
};
