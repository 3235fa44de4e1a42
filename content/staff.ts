/** Words of the staff area. */
export const staff = {
  skip: "Skip to content",
  nav: { label: "Staff", quick: "Staff, quick", home: "Home", posts: "Posts", signOut: "Sign out" },
  form: {
    busy: "Submitting...",
    kept: "We kept what you typed here before.",
    discard: "Throw it away",
    leave: "You have not sent this yet. Leave the page? What you typed stays on this device.",
  },
  home: {
    title: "Staff home",
    heading: "What shall we share today?",
    post: { label: "Create a post", note: "News, a thank-you, a story" },
    event: { label: "Create an event", note: "A date, a place, a reason" },
    project: { label: "Create a project", note: "Work that continues" },
    site: "See the public site",
  },
};
