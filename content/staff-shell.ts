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
  groups: { write: "Write", people: "People", foundation: "Foundation" },
  waiting: "waiting",
  bar: { more: "More" },
  more: { heading: "Everything else", label: "All pages", you: "You" },
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
  },
  appearance: {
    heading: "Appearance",
    choices: { device: "As the device", light: "Light", dark: "Dark" },
  },
  jump: {
    title: "Jump to anything",
    lede: "Pages, posts, events, projects, news, photos, messages, people and settings.",
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
