import { formatNumber } from "../intl.ts";
import { ago, capital, inWords, type Since } from "./counting.ts";

const hoursOf = (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`);

export const staffVolunteers = {
  title: "Volunteers",
  lede: "People who offered to help. All staff see names and contacts. Only admins and the safeguarding lead see references and notes.",
  export: "Save as CSV",
  csv: ["Name", "Email", "Telephone", "State", "Vetted until", "Place", "Days", "Skills", "Hours", "Since"],
  search: "Search volunteers",
  older: "Older volunteers",
  none: "This list is empty.",
  nobody: {
    heading: (state: string) => `No one is in “${state}”.`,
    text: (number: string | number, state: string) => `In “${state}” there ${number === 1 ? "is 1" : `are ${number}`}.`,
    show: (state: string) => `Show “${state}”`,
  },
  caption: "Volunteers, newest first",
  heads: { name: "Name", place: "Where", skills: "Would like to", state: "Status", since: "Since" },
  noun: "volunteer",
  foundWith: (search: string) => `Volunteers with “${search}”`,
  chosen: "Chosen volunteers",
  write: "Write to them",
  form: "Open the form for volunteers",
  filters: { label: "State" },
  states: { new: "New", talked: "Talked to", vetted: "Vetted", active: "Active", resting: "Resting" },
  skills: {
    read: "Reads with children",
    carry: "Carries, drives",
    translate: "Translates",
    treat: "Teaches or treats",
  },
  back: "All volunteers",
  since: (at: string) => `Since ${at}`,
  facts: { contact: "Reached at", place: "Where", days: "Days", skills: "Would like to", message: "Wrote" },
  notYet: "Nothing was changed.",
  state: {
    heading: "State",
    now: (state: string) => `Now: ${state}`,
    to: {
      new: "New",
      talked: "We talked to them",
      vetted: "Vetted",
      active: "They help: active",
      resting: "Paused, or it did not work out",
    },
    button: "Save the status",
    choose: "Choose a status",
    saved: "The status is saved.",
    wrong: (from: string, to: string) => `You cannot go from “${from}” to “${to}”. Take the steps in between.`,
    notTalked: "Talk to them first: only people you have talked to and who are not resting can be vetted.",
  },
  vetting: {
    heading: "Vetting",
    none: "Not vetted. They can help only where no child takes part.",
    holds: (by: string, on: string, until: string) => `Vetted by ${by} on ${on}, until ${until}.`,
    ended: (by: string, on: string, until: string) =>
      `The vetting by ${by} of ${on} ended on ${until}. They can help only where no child takes part.`,
    short: (until: string) => `vetted until ${until}`,
    shortEnded: (until: string) => `vetting ended on ${until}`,
    lead: "Only the safeguarding lead vets.",
    spoke: "I spoke with two people who know them. They see no risk for children",
    months: "Valid for how many months?",
    monthsHint: "24 is usual, 36 the most.",
    button: "Vet them",
    again: "Vet them again from today",
    withdraw: "Withdraw the vetting",
    done: "The vetting is recorded.",
    withdrawn: "The vetting is withdrawn. Events that they are on say so.",
    errors: {
      months: "Write a number of months from 1 to 36",
      spoke: "Speak with two people first, then tick this",
    },
  },
  references: {
    heading: "References",
    note: "Write only who they are and how to reach them.",
    firstName: "First person: name",
    firstContact: "First person: email or phone",
    secondName: "Second person: name",
    secondContact: "Second person: email or phone",
    button: "Save the references",
    saved: "The references are saved.",
    half: "Write both the name and how to reach this person, or leave both empty",
  },
  notes: {
    heading: "Notes",
    none: "No note yet.",
    label: "New note",
    hint: "You cannot change a note later. It has your name and the time. The person may ask to read it.",
    button: "Add the note",
    empty: "Write the note first",
    added: "Your note is added.",
    by: (name: string, at: string) => `${name}, ${at}`,
  },
  hours: {
    heading: "Hours",
    sum: (hours: number) => `${hoursOf(hours)} in all`,
    none: "No hours yet.",
    one: (day: string, hours: number) => `${day}: ${hoursOf(hours)}`,
    date: "Day",
    hours: "Hours",
    hoursHint: "Half hours like 2.5",
    event: "Of which event? (optional)",
    noEvent: "None",
    button: "Record the hours",
    remove: "Take out",
    added: "The hours are recorded.",
    removed: "The hours are removed.",
    errors: {
      date: "Choose a day of the calendar",
      later: "This day is still to come",
      hours: "Write hours from 0.5 to 24, in steps of half an hour, like 2.5",
    },
  },
  delete: {
    heading: "Delete",
    text: "Everything about this person is deleted for good, also in lists of events. The hours stay in the sums, without a name.",
    sure: "Delete everything about them",
    unsure: "Tick the box to say that you are sure",
    button: "Delete",
    done: "The volunteer is deleted.",
  },
  helpers: {
    link: "Helpers",
    title: "Helpers",
    event: "The event",
    children: "Children take part: only volunteers whose vetting is valid on the day can help.",
    noChildren: "No child takes part. Every active volunteer can help.",
    none: "There are no helpers yet.",
    why: {
      notVetted: "Not vetted for this day. Remove them, or ask the safeguarding lead",
      notReady: "Not active. Remove them",
    },
    remove: "Take off",
    who: "Volunteer",
    button: "Put on",
    most: (count: number) => `Only the first ${formatNumber(count)} volunteers by name can be chosen here.`,
    noneReady: "No other volunteer can help.",
    unvetted: (count: number) =>
      count === 1
        ? "1 active volunteer is not vetted for this day, and so is not in the list."
        : `${count} active volunteers are not vetted for this day, and so are not in the list.`,
    choose: "Choose a volunteer",
    added: "They are on the list of helpers.",
    removed: "They are removed.",
    notVetted: (name: string) =>
      `${name} is not vetted for this day. Children take part, so only vetted volunteers can help.`,
    notReady: (name: string) => `${name} is not active. Change the status on their page first.`,
  },
} as const;

/** Row on the home page about offers to help. */
export const volunteerNeeds = {
  label: (count: number) => `${capital(inWords(count))} ${count === 1 ? "person offers" : "people offer"} to help`,
  detail: (since: Since) => `We promise a call within a week. The first wrote ${ago(since)}`,
  act: "Call",
} as const;

/** Label on the page about people's data. */
export const volunteerData = { label: "Offers to help as a volunteer" };
