/** Words of this language that the search of the staff area weighs less, separated by spaces, without accents. */
export const searchGrammar = {
  /** Question words and other small words, which tell little about the wanted item. */
  little:
    "a an and any anybody anyone anything are as at be by can cant could did do does dont else even everybody everyone for from had has have he her here him his how i id if im in into is it its just kindly let lets like may me must my need no not now of on one or our please shall she should so some somebody someone something tell than that the their them then there these they thing things this those to too very us was we were what whats when where wheres which whose why never will with would you your want wants wanted",
  /** Verbs and nouns that fit almost everything. They only decide between two results. */
  vague:
    "add adding again change changing check choose choosing correct create creating delete deleting edit editing find finding fix forget forgot forgotten get give go got help keep look looking lost make making manage new ok open people person post put read reading reads remove see send set setting show start stop stuff take turn update use using view who work working works write writing",
  /** Words before a detail of the question, such as the time, place or person. */
  linking: "about after at because before but during for from in of on to when while with without",
};
