/** Words of a demonstration, on its pages. */
export const demonstration = {
  banner: "This is a demonstration. Nothing here reaches anybody, and each night it begins again.",
  heading: "Look at the work of one person",
  lede: "One press signs you in. All people, gifts and messages of this demonstration are invented.",
  password: (password: string) => `If a page asks for the password, it is ${password}`,
  as: {
    admin: "Sign in as an admin",
    second: "Sign in as a second admin",
    lead: "Sign in as the safeguarding lead",
    treasurer: "Sign in as the treasurer",
    editor: "Sign in as an editor",
    writer: "Sign in as a writer",
  },
} as const;
