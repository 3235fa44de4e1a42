import type * as en from "../en/staff-asked-reach.ts";
import type { Translated } from "../translated.ts";

export const staffAskedReach: Translated<typeof en.staffAskedReach> = {
  searches: `
    recherches sans résultat, recherches fréquentes, ce que les gens veulent savoir, pas trouvé, historique des recherches,
    statistiques de recherche, mots google, mots clés, référencement, questions des visiteurs, le plus demandé, aucun résultat, rien trouvé,
    ce qui manque sur le site, mots que les gens tapent, moteur de recherche, tendances, que cherchent les visiteurs, recherches du mois
  `,
  redirects: `
    déplacé, liens cassés, lien mort, mauvais lien, ancien site, de notre ancien site, changer l’adresse, page introuvable, erreur 404,
    pages manquantes, redirection, envoyer les visiteurs vers une autre page, adresse courte, code qr, page renommée, le lien de l’affiche ne marche pas,
    le lien ne s’ouvre pas, ancienne affiche, la page n’est plus là, la page n’existe pas, anciens résultats google, mener à la nouvelle page
  `,
};
