/** Words of the list of gifts if its filter shows none. */
export const noGifts = {
  states: {
    received: "No arrived gift",
    counted: "No gift waiting for a second person",
    announced: "No promised gift",
    refunded: "No gift that went back",
    disputed: "No gift disputed",
    void: "No gift that was a mistake, or split",
  },
  of: (period: string) => `of ${period}`,
  since: (day: string) => `since ${day}`,
  upTo: (day: string) => `until ${day}`,
  between: (from: string, until: string) => `from ${from} to ${until}`,
  for: (purpose: string) => `for ${purpose}`,
  by: (way: string) => `by ${way.toLowerCase()}`,
  called: (q: string) => `with “${q}”`,
  unseen: "recorded by hand and not seen at the bank",
  unthanked: "not thanked yet",
  elsewhere: {
    purpose: "for other purposes",
    way: "that came in other ways",
    flags: "without these conditions",
    days: "of other days",
    q: "names and references changed",
  },
  show: {
    purpose: "Show every purpose",
    way: "Show every way",
    flags: "Clear the filters and show all",
    days: "Show all days",
    q: "Clear the search",
  },
} as const;
