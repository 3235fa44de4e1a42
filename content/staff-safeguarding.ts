import { staff } from "./staff.ts";

/** Names of which one is enough. */
const oneOf = (names: readonly string[]): string => new Intl.ListFormat("en", { type: "disjunction" }).format(names);

/** Words of the staff pages about concerns, for those who read safeguarding. */
export const staffSafeguarding = {
  nav: staff.sections.concerns,
  title: "Concerns",
  lede: "Only safeguarding leads, and the admins whom a lead named, see this page. The log records each look.",
  filters: { label: "Show", open: "Open", closed: "Closed" },
  empty: { heading: "Nobody has reported a concern", text: "What comes in at /safeguarding waits here." },
  none: "None of these.",
  noneForYou: "None of these that you may read.",
  olderLocked: (open: number | string, closed: number | string) =>
    `Concerns older than your right to read are locked for you: ${open} open, ${closed} closed.`,
  opening: (open: number | string, closed: number | string, from: string) =>
    `Concerns older than your right to read open to you on ${from}: ${open} open, ${closed} closed.`,
  howReleased: {
    lead: "A lead who reads them can release them to you. Where no such lead is left, two settled admins do: you read them 72 hours after the second one.",
    reader:
      "A lead who reads them can release them to you. Where no such lead is left, two settled admins release them to a lead, who reads them 72 hours after the second one and can then release them to you.",
  },
  closed: {
    heading: "You cannot read concerns now",
    reasons: {
      none: (_since: string) => "You have the role of safeguarding lead, but the site has no right to read for you.",
      waits: (since: string) =>
        `You became a safeguarding lead on ${since}. A new lead waits 24 hours where another lead was there shortly before, or where another person has just changed the account. Others can object until then.`,
      paused: (since: string) =>
        `On ${since} another person sent you a password link, or switched off your two-step sign-in. So you read no concerns for 24 hours, and others can object.`,
      moved: (since: string) =>
        `On ${since} another person changed the email address of your account. So your right begins again after 24 hours, with the concerns that come from then on.`,
      stopped: (since: string) => `On ${since} your right to read concerns was stopped.`,
    } satisfies Record<string, (since: string) => string>,
    from: (from: string) => `You read concerns from ${from} on.`,
    mendedBy: (admins: readonly string[]) =>
      `An admin can appoint you again: in Team, with “Make safeguarding lead”. Ask ${oneOf(admins)}.`,
    mended: "An admin can appoint you again: in Team, with “Make safeguarding lead”.",
    open: (open: number | string) => (open === 1 ? "1 report is open." : `${open} reports are open.`),
    olderFrom: (from: string) => `Older reports that no lead could read before open to you on ${from}.`,
    leads: (leads: readonly string[]) => `${oneOf(leads)} can read concerns: ask there.`,
    noLead: "No safeguarding lead can read reports now.",
    calls: "A child is in danger now? Call.",
    noCalls: "The site has no help number yet. Ask the people near you which number answers where you are.",
    report: "Report a concern",
  },
  choose: "Choose a concern to read it here. The log will say that you did.",
  back: "All concerns",
  older: "Older concerns",
  row: (reference: string) => `Concern ${reference}`,
  locked:
    "This is locked: the key that opens it is not on this machine. A safeguarding lead opens it with the recovery phrase: the link is below. Nothing of it is lost or overwritten meanwhile.",
  openPhrase: "Recovery phrase",
  danger: "A child may be in danger now",
  anonymous: "Without a name",
  facts: { place: "Where and when", name: "From", contact: "Reach them at", passed: "Passed on to" },
  files: "What came with it",
  file: (kind: string, number: number, size: string) => `${kind} ${number}, ${size}`,
  states: { new: "New", "in hand": "In hand", "passed on": "Passed on", closed: "Closed" },
  state: "State",
  passedTo: "Passed on to whom?",
  saveState: "Save the state",
  stateSaved: "The state is saved.",
  passedMissing: "Write to whom it was passed on",
  notes: "Notes",
  noNotes: "No note yet.",
  note: "A new note",
  noteHint: "Notes cannot be changed later.",
  addNote: "Add the note",
  noteAdded: "The note is added.",
  noteEmpty: "Write the note first",
  noteLong: "Must be 10000 characters or less",
  writtenBy: (who: string, when: string) => `${who}, ${when}`,
  delete: "Delete this concern",
  deleteText: "It goes for good, with its notes and files. The log keeps that you deleted it.",
  deleteSure: "I am sure that no child needs it any more",
  deleteUnsure: "Tick that you are sure",
  deleteButton: "Delete for good",
  deleted: "The concern is deleted.",
  notYet: "Nothing is changed.",
  readers: {
    heading: "Who may read this",
    leads: "Safeguarding leads",
    admins: "Admins. Name those who may read concerns as well.",
    none: "There is no admin.",
    isNamed: "may read",
    notYet: (name: string, from: string | null) =>
      from === null ? `${name} (stopped: reads none)` : `${name} (reads from ${from} on)`,
    name: "Let read",
    unname: "Stop reading",
    named: "In 24 hours, this admin may read concerns that come from now on.",
    unnamed: "This admin reads no concerns any more.",
    withoutOlder: "They read what came since they began. You can let them read what you read of before.",
    release: "Let read older concerns",
    released: "The older concerns that you read are released.",
    changes: "What changed within 30 days",
    change: (sentence: string, at: string, from: string) => `${at}: ${sentence} In effect from ${from}.`,
    stop: "Stop this",
    stopped: "It is stopped: the account reads no concerns. Every lead is told by email.",
    log: "The log of safeguarding",
  },
  log: {
    title: "The log of safeguarding",
    lede: "Who looked at concerns and consent papers, and who began to read. No word of a concern is in it.",
    none: "Nothing yet.",
    concern: (number: string) => `concern ${number}`,
    older: "Older entries",
  },
  release: {
    title: "Release older concerns",
    lede: "No lead is left who read these concerns. Two admins, who are two people and not the lead, release them. The lead reads them 72 hours after the second one, and you read nothing. The leads and the foundation’s address get an email about each step.",
    none: "Nobody waits for older concerns.",
    button: (name: string) => `Release older concerns to ${name}`,
    waits: (name: string) => `${name}: you said yes. Another settled admin has to say so too.`,
    asked: "You said yes. Another settled admin, who is another person, has to say so too.",
    released: "Two have said yes. The lead reads older concerns after 72 hours.",
  },
  stop: {
    title: "Stop a change",
    heading: "Stop this change?",
    lede: (sentence: string, from: string) =>
      `${sentence} It takes effect at ${from}. Stopped, the account reads no concerns until it is appointed again, and that is mailed as well. Every lead and the foundation’s address get an email.`,
    button: "Stop this",
    done: "It is stopped",
    doneText:
      "The account reads no concerns until it is appointed again. Every lead and the foundation’s address get an email.",
  },
  phrase: {
    title: "Recovery phrase",
    back: "Concerns",
    lede: "Concerns, private files and names in consents are encrypted with a key that is in no backup. The recovery phrase opens the copy of the key that each backup has. It is on paper only: the site cannot show it again.",
    nobody: "Nobody has written a phrase down and typed it back. If this machine is lost, its concerns are lost too.",
    written: (by: string, at: string) => `${by} typed the phrase back, ${at}. It opened the copy of the key.`,
    waiting: (by: string, at: string) =>
      `${by} made a phrase, ${at}, and nobody has typed it back. It counts when somebody does.`,
    make: "Make a phrase",
    makeNew: "Make a new phrase",
    makeText: "Have paper and a pen ready, and nobody behind you. The phrase is shown once.",
    replaces:
      "The present phrase counts until the new one is typed back. Earlier backups open with the older phrase: keep its paper until they are gone.",
    makeButton: "Show a phrase",
    heading: "Write this on paper",
    once: "It is shown this once. Leave this page when it is written down and typed back below.",
    paper:
      "Keep the paper where only safeguarding leads get at it, and not beside the backups. With a backup and its passphrase, it opens every concern.",
    print: "You can print this page, on a printer that keeps no copies: the paper has the phrase alone.",
    type: "Type the phrase",
    field: "The phrase on your paper",
    hint: "Six groups of six letters and figures. Spaces, dashes and small letters do not matter.",
    typeButton: "Check the phrase",
    typed: {
      written: "The phrase is written down: it opened the copy of the key. Backups have that copy from now on.",
      known: "This is the phrase that counts. It opens the copy of the key.",
      unlocked:
        "The phrase opened an earlier key: what that key encrypted can be read again. It does not open what is written from now on: make a new phrase for that.",
    },
    locked: (of: Record<"concerns" | "concern_notes" | "private_files" | "consent_names", number | string>) =>
      `Locked: ${of.concerns} concerns, ${of.concern_notes} notes, ${of.private_files} files and the names of ${of.consent_names} consents. The key that opens them is not on this machine.`,
    unlock: "Type the recovery phrase that was written down before. New concerns come in meanwhile, and are kept.",
    cannotUnlock:
      "No copy of that key is here, so no phrase opens them. Whoever runs the server can put the old key back: CONCERNS_KEY, or the file var/concerns-key.",
    notYet: "Nothing is changed.",
  },
};

/** What waits for whoever reads concerns. */
export const safeguardingNeeds = {
  concerns: (count: number) => (count === 1 ? "A new concern" : `${count} new concerns`),
  concernsDetail: "Only you, and who reads safeguarding, can see it",
  readers: "Who reads concerns changed within 30 days",
  readersDetail: "Look whether each change is right",
  closed: "You cannot read concerns now",
  closedDetail: (open: number | string) =>
    `${open === 1 ? "1 report is" : `${open} reports are`} open. Concerns says why, and who can help`,
  opening: (open: number | string) => (open === 1 ? "1 older concern waits" : `${open} older concerns wait`),
  openingDetail: (from: string) => `You can read them from ${from} on`,
  phrase: "Nobody has typed the recovery phrase of concerns back",
  phraseDetail: "Without it, concerns are lost with this machine",
  locked: "Concerns or files are locked",
  lockedDetail: "The recovery phrase opens them",
  release: "A lead cannot read older concerns: two admins can release them",
  noReader: "Nobody reads concerns: appoint a safeguarding lead",
  noLead: "There is no safeguarding lead: appoint one",
  noLeadDetail: "The form at /safeguarding takes reports all the same",
  noLeadYet: (from: string) => `No safeguarding lead is in force before ${from}`,
  noLeadYetDetail: "Until then concerns wait, and admins can hide photos that are asked about",
  acts: { read: "Read", look: "Look", open: "Open", decide: "Decide", appoint: "Appoint" },
};
