/** Names of the parts of a purse’s account, in their order. Those before the sum came in; those after it left. */
export const purseParts = {
  opening: "There when our books began",
  gifts: "Gifts",
  otherIn: "Other money in",
  putIn: "Put in from Most needed",
  passedIn: "What was left of other projects",
  exchanged: "Exchanged with other money",
  together: "Together",
  spent: "Spent",
  wentBack: "Went back to givers",
  passedOn: "Passed on to another purse",
  left: "Left",
};
