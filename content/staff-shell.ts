import { staff } from "./staff.ts";

/** Words of the frame of the staff area: navigation, sheets, jump box, account menu. */
export const staffShell = {
  oldBrowser:
    "This browser is too old for all of the staff area. Forms can be filled in and sent; the text editor, the drafts kept while you write and new photos do not work. Update the browser, or use another phone.",
  noScript:
    "This browser runs no script. Forms can be filled in and sent; the text editor, the drafts kept while you write and new photos do not work. Switch JavaScript on for them.",
  pocket: {
    title: "Not connected",
    heading: "Kept in this pocket.",
    text: "You are not connected. What you opened before is here; what you write is kept.",
    again: "Try again",
  },
  app: { name: (foundation: string) => `${foundation} staff`, newPost: "Create a post" },
  find: "Find",
  places: {
    label: "Places",
    write: "Write",
    people: "People and days",
    money: "Money",
    children: "Children",
    site: "Site",
  },
  /** Names in the narrow strip, where they are shorter. */
  strip: { people: "People" },
  roomsOf: (place: string) => `${place}, rooms`,
  rooms: {
    pages: "Pages",
    days: "Days",
    figures: "Figures",
    dataRequests: "Data requests",
    statements: "Bank statements",
    auditor: "Auditor",
    takedowns: "Photos to take down",
    stories: "Stories to read",
    foundation: "Foundation",
    country: "Country and money",
    ways: "Ways to give",
    email: "Email",
    safety: "Safety",
    team: "Team",
    machine: "Machine",
  },
  tabs: {
    ownPages: "Own pages",
    online: "Online",
    names: "Names and texts",
    sample: "Sample",
  },
  closed: {
    title: (label: string) => `Not for your eyes: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    who: (roles: string[]) => `Who opens it: ${roles.join(", ")}.`,
    ask: (people: readonly string[]) =>
      `If you need something from it, ask ${new Intl.ListFormat("en", { type: "disjunction" }).format(people)}.`,
    typed: "Nothing was stored. What you typed, to copy it:",
    only: (roles: readonly string[]) =>
      `Only ${new Intl.ListFormat("en", { type: "conjunction" }).format(roles)} can do that.`,
    /** Above what was typed, which is still in the form. */
    notNow: (roles: readonly string[], people: readonly string[]) => {
      const able = new Intl.ListFormat("en", { type: "conjunction" }).format(roles);
      const ask =
        people.length === 0 ? "" : `, so ask ${new Intl.ListFormat("en", { type: "disjunction" }).format(people)}`;
      return `Your role does not allow that now: only ${able} can do it${ask}.`;
    },
    worried: "Are you worried about a child?",
    report: "Tell us here: everyone can.",
    back: "Back to Today",
  },
  broken: {
    title: "A seam came loose, and it is ours",
    text: "The site could not finish this page. What you wrote into a form with a draft is kept on this device.",
    number: (id: string) => `For whoever hosts the site: number ${id}.`,
    again: "Try again",
    back: "Back to Today",
  },
  slow: "The line is slow. You can go on reading; the page comes by itself.",
  waiting: "waiting",
  bar: { more: "More" },
  more: { heading: "Everything", label: "All pages", you: "You" },
  close: "Close",
  create: {
    label: "Create",
    heading: "What shall we share?",
    post: { label: "Post", note: staff.home.post.note },
    event: { label: "Event", note: staff.home.event.note },
    project: { label: "Project", note: staff.home.project.note },
    news: { label: "News item", note: "Somebody wrote about us" },
    photo: { label: "Photo", note: "Camera or gallery, consent first" },
  },
  account: {
    site: "See the site",
    help: "Help and shortcuts",
    signOut: staff.nav.signOut,
    own: staff.ownAccount,
    of: (name: string) => `${name}: your account`,
  },
  appearance: {
    heading: "Appearance",
    choices: { device: "As the device", light: "Light", dark: "Dark" },
  },
  jump: {
    title: "Jump to anything",
    lede: "Type a word or a question. You find what is yours to open.",
    find: "Find",
    groups: {
      recent: "Lately",
      pages: "Pages",
      writing: "Writing",
      photos: "Photos",
      messages: "Messages",
      people: "People",
      settings: "Settings",
      words: "Words of the site",
      do: "Do",
      create: "Create",
    },
    results: "Results",
    count: (number: number) => (number === 1 ? "1 result" : `${number} results`),
    none: (search: string) => `Nothing called “${search}”. Try fewer letters.`,
    lost: "The site did not answer. You can still open pages and create.",
    createCalled: (title: string) => `Create a post called “${title}”`,
    enter: "Enter",
    shortcut: "Ctrl K",
  },
  shortcuts: {
    heading: "Help and shortcuts",
    keys: [
      { keys: "Ctrl K", does: "Jump to anything" },
      { keys: "Ctrl S", does: "In a form: keep the draft on the site now" },
      { keys: "Ctrl Enter", does: "In a form: publish, schedule, or keep as draft" },
      { keys: "F6", does: "Next part of the page: navigation, page" },
      { keys: "Up, Down", does: "Move in the account menu and in results" },
      { keys: "Enter", does: "Open the chosen result" },
      { keys: "Escape", does: "Close what is on top, and go back to what opened it" },
      { keys: "?", does: "Show this list" },
    ],
    single: "The ? key shows this list",
    singleHint: "Switch it off where speech or another tool types a ? by itself.",
  },
};
