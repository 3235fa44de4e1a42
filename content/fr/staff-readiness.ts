import type * as en from "../en/staff-readiness.ts";
import type { Translated } from "../translated.ts";

export const staffReadiness: Translated<typeof en.staffReadiness> = {
  name: ["Nom", "Le nom sur chaque page"],
  bank: ["Coordonnées bancaires", "Les dons arrivent sur vos propres comptes. Lisez chaque chiffre deux fois"],
  hero: ["Une photo en haut de l’accueil", "Ou gardez le dessin"],
  post: ["Premier article", "Trois phrases suffisent"],
  people: ["Inviter quelqu’un", "Deux personnes qui peuvent se connecter, c’est plus sûr qu’une"],
  mail: ["Des e-mails qui arrivent", "Indiquez un serveur d’e-mail, puis envoyez quelque chose"],
  backups: ["Une sauvegarde ailleurs", "Une copie des deux derniers jours sur ce serveur, et une à un autre endroit"],
  https: ["Une adresse en https", "Remplissez SITE_URL ; le bilan dit ce qui manque"],
  admins: ["Deux personnes à l’administration", "Si l’une est malade, l’autre peut aider"],
  twoStep: ["Connexion en deux étapes pour l’administration", "Un mot de passe seul se devine ou se vole"],
  contacts: [
    "Contacts pour les enfants et les données",
    "Nommez une personne pour la sécurité des enfants et une pour les données personnelles",
  ],
  help: [
    "Numéros à appeler",
    "Confirmez le numéro de la police et appelez une fois une ligne d’aide : alors seulement, ils sont sur la page de protection",
  ],
  protecting: ["Pages qui protègent", "Lisez chaque page à voix haute, puis confirmez-la"],
  sample: ["Exemple enlevé", "Enlevez ce que vous n’avez pas modifié"],
  words: ["Vos mots sur chaque page", "Relisez l’accueil, « Qui sommes-nous », « Ce que nous faisons » et les dons"],
  claims: ["Affirmations à confirmer", "Confirmez chaque phrase, ou récrivez-la"],
  logo: ["Un logo", "Les icônes des navigateurs et des téléphones en viennent"],
};
