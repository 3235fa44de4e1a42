import { aboutEach } from "./staff-cms.ts";

/** Texts of the form and list of people and partners. */
export const staffContributors = {
  ...aboutEach("contributor"),
  empty: { heading: "Nobody listed yet", text: "Add the people of your team, and the partners whom you thank." },
  title: "People and partners",
  kinds: { person: "Person", partner: "Partner" },
  labels: {
    kind: "Person or partner",
    title: "Name",
    role: "Role (optional)",
    about: "Two lines (optional)",
    link: "Web address (optional)",
    place: "Order (optional)",
  },
  errors: { kind: "Choose person or partner", title: "Name is required" },
  aboutHint: "200 characters at most. The about page shows it, and each page of yours that lists people or partners.",
  placeHint: "A small number comes first. A page shows the first 40.",
  alsoCalled:
    "people and partners, team page, staff page, board members, trustees page, our team, who we are, partners page, sponsors, logos of partners, supporters list, founders, people block, add a partner, add a team member, remove a partner, partner logo",
} as const;
