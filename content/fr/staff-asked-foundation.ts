import type * as en from "../en/staff-asked-foundation.ts";
import type { Translated } from "../translated.ts";

export const staffAskedFoundation: Translated<typeof en.staffAskedFoundation> = {
  settings: `
    reglages, paramètres, configuration, configurer, options, préférences, nous avons déménagé, horaires, infos de la fondation, nom du site, slogan,
    année de création, ville, siège, où sont les réglages, informations de base, page fondation
  `,
  general: `
    nom de la fondation, téléphone, telephone, adresse, notre adresse, bureau, coordonnées, contacts, comment nous joindre, où nous sommes,
    boîte postale, bp, rue, numéro de téléphone, notre téléphone, nom de l’ong, nom de l’association, année de création
  `,
  figures: `
    grands chiffres, chiffres de l’accueil, combien d’enfants aidés, nombres sur la page d’accueil, changer les chiffres, compteurs, nombre d’enfants
  `,
  spending: `
    où va l’argent, à quoi sert l’argent, pourcentages, pour cent, frais de fonctionnement, salaires, dépenses, part pour les enfants,
    répartition des dons, camembert, budget, utilisation des dons
  `,
  social: `
    facebook, instagram, insta, twitter, x, linkedin, youtube, tiktok, telegram, réseaux sociaux, lien whatsapp, page facebook, mettre le lien facebook, ajouter notre facebook,
    icônes en bas de page
  `,
  retention: `
    supprimer les vieux messages, effacer les anciennes données, combien de temps, durée de conservation, garder le journal, mois, suppression automatique,
    les vieux messages disparaissent, durée des messages, conservation des données
  `,
  country: `
    pays, sénégal, côte d’ivoire, mali, monnaie, devise, franc cfa, cfa, euro, dollar, mauvaise monnaie, heure, décalage, fuseau horaire, une heure de trop,
    format de date, changer de pays, indicatif
  `,
  use: `
    modules, fonctions, désactiver, activer, enlever du menu, trop de menus, plus simple, cacher une partie, arrêter la lettre, arrêter les dons en ligne,
    nous n’utilisons pas cela, pourquoi ce n’est plus dans le menu, remettre une partie, ce que le site sait faire
  `,
  look: `
    apparence, design, couleurs, changer les couleurs, logo, lettres plus grandes, police, taille du texte, thème, bandeau, image du haut, photo du haut,
    rendre le site plus beau, icône de l’onglet, favicon, dessin, charte graphique, style
  `,
  pages: `
    textes, changer un texte, faute, faute d’orthographe, corriger le site, modifier la page contact, mots de l’accueil, notre histoire, page à propos,
    texte du bas de page, nom d’un bouton, phrase fausse, vieux texte, traduire, contenu du site, titre de l’accueil, message d’erreur, slogan
  `,
};

export const askedOfSettings: typeof en.askedOfSettings = {
  name: "nom de la fondation, notre nom, changer le nom, nouveau nom, le nom est faux",
  kind: "ce que nous sommes, genre d’organisation, fondation ou ong, association",
  nameMeaning: "sens du nom, ce que veut dire notre nom, pourquoi ce nom",
  founded: "date de création, quand avons-nous commencé, année de création, début",
  phone:
    "numéro de téléphone, notre numéro, mauvais numéro, nouveau numéro, changer le téléphone, téléphone du site, numéro du bureau, standard",
  email:
    "adresse e-mail, notre e-mail, nouvel e-mail, où vont les messages, changer l’e-mail, e-mail du site, mail de contact",
  town: "ville, notre ville, quelle ville, lieu de la fondation",
  headOffice:
    "siège, notre adresse, notre adresse a changé, nouvelle adresse, adresse du bureau, nous avons déménagé, nouveau bureau, rue",
  safeguardingContact: "contact protection, qui répond pour les enfants, nom de la personne référente",
  safeguardingPhone: "téléphone protection, numéro de la personne référente, téléphone enfant en danger",
  privacyContact: "contact données, qui répond pour les données, vie privée contact",
  volunteerFormUrl: "google form, formulaire des bénévoles, lien du formulaire",
  introVideoId: "film, vidéo, youtube, changer la vidéo, nouveau film, vidéo de présentation",
  messageMonths: "combien de temps restent les messages, mois des messages, supprimer les messages après",
  auditLogMonths: "combien de temps reste le journal, mois du journal",
  countFaces: "compter les visages, détection de visages, reconnaissance faciale",
  legalName: "nom légal, nom officiel, nom sur les reçus",
  registration: "récépissé, numéro d’enregistrement, numéro d’agrément, numéro de l’association, immatriculation",
  taxNumber: "ninea, numéro fiscal, compte contribuable, identifiant fiscal",
  address: "adresse sur le reçu, adresse postale des reçus",
  signatory: "qui signe les reçus, signature, nom sous le reçu",
  signatoryRole: "fonction de la personne qui signe, titre sous la signature",
  taxSentence: "phrase sur les reçus, phrase impôt",
  taxCertificate: "exonération, certificat fiscal, numéro d’exonération",
  taxExpiry: "fin de l’exonération, expiration du certificat",
  prefix: "préfixe des références, lettres de la référence",
};

export const askedOfSwitches: typeof en.askedOfSwitches = {
  gifts: ["les dons", "la page des dons", "le bouton des dons"],
  spending: ["les pièces", "les dépenses", "les comptes publics"],
  statements: ["les relevés", "l’import de la banque"],
  volunteers: ["les bénévoles", "le formulaire des bénévoles"],
  guests: ["les inscriptions", "la liste des inscriptions", "les journées"],
  newsletter: ["la lettre d’information", "la newsletter", "les abonnements"],
  recordings: ["la lecture à voix haute", "l’audio", "les voix"],
};

export const askedOfLook: typeof en.askedOfLook = {
  logo: "logo, nouveau logo, notre logo, changer le logo, mettre le logo, vieux logo, mauvais logo, téléverser le logo, emblème, image du logo",
};
