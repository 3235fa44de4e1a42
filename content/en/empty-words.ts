/** Words that occur in many questions and do not help the search, in small letters without accents. */
export const emptyWords = {
  list: "a about abeg again all am an and any are at be been but by can could dem dey did do does don for from get go had has have he her his how i if in is it its make me my na no not now of on one or our please she so some somebody someone something tell that the their them there these they this to una up us wan want was we were wetin what when where which who why will with would you your",
} as const;
