import { aboutEach } from "./staff-cms.ts";

/** Texts of the pages that a foundation adds, for staff. */
export const staffOwnPages = {
  ...aboutEach("page"),
  empty: { heading: "No page of your own yet", text: "How people can volunteer is a good first one." },
  title: "Own pages",
  addressHint: "Small letters, digits and hyphens: safeguarding-policy opens at /safeguarding-policy.",
  contributors: { none: "List none", people: "List people", partners: "List partners", both: "List both" },
  placements: {
    footer: "In the footer",
    header: "In the header and the footer",
    nowhere: "In no menu. People need its address to open it",
  },
  placeHint: "Small numbers come first.",
  moved: {
    label: (title: string, address: string) => `“${title}” is now at ${address}`,
    detail: (was: string) => `The site needs ${was} itself since the update. Look at the page and save it.`,
    act: "Look",
  },
} as const;
