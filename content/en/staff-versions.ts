const words = (count: number) => `${count} ${count === 1 ? "word" : "words"}`;

/** Words of history and conflicts. */
export const staffVersions = {
  heading: "History",
  close: "Close history",
  none: "Nothing is saved yet. The first time you save, it begins here.",
  now: "Now",
  /** @param name empty for an import */
  by: (name: string, origin: string | null) => {
    if (origin === null) return name ? `until ${name} changed it` : "before";
    const what = {
      published: "published",
      restored: "brought back",
      merged: "merged with another’s",
      unchosen: "not on the page",
    };
    const beside = what[origin as keyof typeof what];
    return beside === undefined ? name : `${name}, ${beside}`;
  },
  counts: (all: number, added: number, removed: number) => {
    const changes = [added > 0 && `+${added}`, removed > 0 && `−${removed}`].filter(Boolean).join(", ");
    return changes === "" ? words(all) : `${words(all)} (${changes})`;
  },
  changed: (name: string) => (name ? `What ${name} changed` : "What changed"),
  wrote: (name: string) => `The text of ${name}, compared with the page`,
  same: "The words are the same; only when and whether it is shown, or its photos, may differ.",
  putIn: "put in",
  takenOut: "taken out",
  restore: "Bring this back",
  conflict: {
    heading: (name: string) => (name ? `${name} saved this too` : "This was saved meanwhile"),
    text: (label: string) => `You both wrote here: ${label}. Nothing is lost: the other text stays in the history.`,
    count: (place: number, all: number) => `${place} of ${all}`,
    yours: "Yours",
    theirs: (name: string, time: string) => `${name || "Saved now"}, ${time}`,
    removed: "(taken out)",
    both: "Keep both",
    mine: "Only mine",
    onlyTheirs: (name: string) => (name ? `Only ${name}’s` : "Only what is saved"),
    later: "Decide later",
  },
} as const;
