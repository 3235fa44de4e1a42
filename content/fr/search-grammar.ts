import type * as en from "../en/search-grammar.ts";
import type { Translated } from "../translated.ts";

export const searchGrammar: Translated<typeof en.searchGrammar> = {
  little:
    "a ai ait alors apres as au aucun aussi autre autres aux avant avec avez avons avoir bien bon car ce ceci cela celle celles celui ces cet cette ceux chaque chez chose choses ci comme comment dans de des deux doit dois donc du elle elles en encore est et etes etre eu eux faut fois ici il ils je jusque la le les leur leurs lui ma mais me meme merci mes moi mon ne ni nos notre nous on ont ou par parce pas peu peut peux plus pour pourquoi pouvez pouvons puis quand que quel quelle quelles quels quelque quelqu qui quoi rien sa sans se sera ses si sinon son sont sous sur ta te tes toi ton tous tout toute toutes tres trop tu un une vers veut veux voici voila vos votre voulez vous y",
  vague:
    "aide aider aller ajouter annuler apprendre arreter bouton changer changement chercher choisir comprendre corriger creer demander dire donner enlever enregistrer envoyer essayer faire fait fonctionne garder gerer liste lire marche mettre modifier montrer noter nouveau nouvelle nouveaux ouvrir oublie oublier page partir perdre perdu personne personnes prendre preparer probleme regarder remettre remplacer retrouver savoir supprimer travail travailler trouver utiliser verifier voir",
  linking:
    "a apres au aux avant avec chez contre dans de depuis des du en entre par pendant pour quand sans sous sur vers",
};
