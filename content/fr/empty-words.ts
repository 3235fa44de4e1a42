import type * as en from "../en/empty-words.ts";
import type { Translated } from "../translated.ts";

export const emptyWords: Translated<typeof en.emptyWords> = {
  list: "a ai ait alors apres as au aussi aux avait avec avez avoir avons bien bonjour ca car ce cela celle celui ces cest cet cette ceux chez comme comment dans de deja depuis des dit dois doit donc du elle elles en encore es est et etait ete etes etre eu eux faire fait faut il ils jai je jusqua la le les leur leurs lui ma mais me mes moi mon ne ni nos notre nous on ont ou par pas peut peux plait plus pour pourquoi pouvez puis quand que quel quelle quelles quelquun quels qui quoi sa sans se ses si sil son sont suis sur ta te tes toi ton tous tout toute tres tu un une va veut veux vont vos votre vous y",
};
