/** Words of the staff area. */
export const staff = {
  skip: "Skip to content",
  nav: {
    label: "Staff",
    quick: "Staff, quick",
    home: "Home",
    posts: "Posts",
    events: "Events",
    projects: "Projects",
    news: "News",
    media: "Media",
    messages: "Messages",
    newsletter: "Newsletter",
    subscribers: "Subscribers",
    mail: "Mail",
    peopleData: "People's data",
    settings: "Settings",
    signOut: "Sign out",
  },
  form: {
    cancel: "Cancel",
    busy: "Submitting...",
    kept: "We kept what you typed here before.",
    discard: "Delete it",
    difference: "What differs",
    savedNow: "Saved now",
    yours: "Yours",
    nothing: "(nothing)",
    noDifference: "Your words are the same as what is saved; only when and whether it is shown may differ.",
    leave: "You have not sent this yet. Leave the page? What you typed stays on this device.",
  },
  publishing: {
    legend: "What happens with it?",
    published: "Publish now",
    draft: "Keep as a draft",
    scheduled: "Publish later",
    moment: "Day and time in Lagos",
    states: { published: "Published", draft: "Draft", scheduled: "Scheduled" },
  },
  paragraphs: {
    add: "Add a paragraph",
    remove: "Remove paragraph",
    removeShort: "Remove",
    up: "Move up paragraph",
    hint: "**bold**, *slanted*, [words](address) for a link, # for a heading, - for a list.",
  },
  list: {
    search: "Search",
    find: "Find",
    none: "Nothing found.",
    older: "Older",
    newest: "Newest",
    deleted: "Deleted",
    live: "Back to the list",
  },
  home: {
    post: { label: "Create a post", note: "News, a thank-you, a story" },
    event: { label: "Create an event", note: "A date, a place, a reason" },
    project: { label: "Create a project", note: "Work that continues" },
    site: "See the public site",
    failedEmails: (failed: number, late: number) =>
      [
        failed > 0 && `${failed} ${failed === 1 ? "email" : "emails"} failed`,
        late > 0 && `${late} ${late === 1 ? "email waits" : "emails wait"} for over an hour`,
      ]
        .filter(Boolean)
        .join(", "),
    unpublished: (noun: string, drafts: number, scheduled: number) =>
      `${noun[0]?.toUpperCase()}${noun.slice(1)}: ${[drafts > 0 && `${drafts} as a draft`, scheduled > 0 && `${scheduled} scheduled`].filter(Boolean).join(", ")}`,
  },
};
