import { formatList } from "../intl.ts";
import { staff } from "./staff.ts";

/** Formats names of which one person is enough. */
const oneOf = (names: readonly string[]): string => formatList(names, "or");

/** Texts of the staff pages about concerns, for people who can read them. */
export const staffSafeguarding = {
  nav: staff.sections.concerns,
  title: "Concerns",
  lede: "Only safeguarding leads, and admins whom a lead named, can open this page. The log records each visit.",
  filters: { label: "Show", open: "Open", closed: "Closed" },
  empty: { heading: "No concern was reported", text: "Reports from /safeguarding are listed here." },
  none: "None of these.",
  noneForYou: "There are none that you may read.",
  olderLocked: (open: number | string, closed: number | string) =>
    `Concerns older than your right to read are locked for you: ${open} open, ${closed} closed.`,
  opening: (open: number | string, closed: number | string, from: string) =>
    `Concerns older than your right to read open to you on ${from}: ${open} open, ${closed} closed.`,
  howReleased: {
    lead: "Ask a safeguarding lead who can read these reports to release them to you. If no lead can read them, two admins must agree. Ask them today: it takes three days.",
    reader:
      "Ask a safeguarding lead who can read these reports to release them to you. If no lead can read them, two admins can release them to a lead. That takes three days.",
  },
  closed: {
    heading: "You cannot read concerns now",
    reasons: {
      none: (_since: string) => "You have the role of safeguarding lead, but the site has no right to read for you.",
      waits: (since: string) =>
        `You became a safeguarding lead on ${since}. You wait 24 hours, because there was another lead shortly before or because another person changed your account. Others can object until then.`,
      paused: (since: string) =>
        `On ${since} another person sent you a password link, or switched off your two-step sign-in. You cannot read concerns for 24 hours. Others can object until then.`,
      moved: (since: string) =>
        `On ${since} another person changed the email address of your account. You can read again after 24 hours, but only concerns that come from then on.`,
      stopped: (since: string) => `On ${since} your right to read concerns was stopped.`,
    } satisfies Record<string, (since: string) => string>,
    from: (from: string) => `You can read concerns from ${from} on.`,
    mendedBy: (admins: readonly string[]) =>
      `An admin can appoint you again: in Team, with “Make safeguarding lead”. Ask ${oneOf(admins)}.`,
    mended: "An admin can appoint you again: in Team, with “Make safeguarding lead”.",
    open: (open: number | string) => (open === 1 ? "1 report is open." : `${open} reports are open.`),
    olderFrom: (from: string) => `Older reports that no lead could read before open to you on ${from}.`,
    leads: (leads: readonly string[]) => `${oneOf(leads)} can read concerns: ask there.`,
    noLead: "No safeguarding lead can read reports now.",
    calls: "Is a child in danger now? Call.",
    noCalls: "The site has no help number yet. Ask the people near you which number answers in your area.",
    report: "Report a concern",
  },
  choose: "Choose a concern to read it here. The log will say that you did.",
  back: "All concerns",
  older: "Older concerns",
  row: (reference: string) => `Concern ${reference}`,
  locked:
    "This concern is locked: its key is not on this server. A safeguarding lead can unlock it with the recovery phrase: see the link below. Nothing is lost.",
  openPhrase: "Recovery phrase",
  danger: "A child may be in danger now",
  anonymous: "Without a name",
  facts: { place: "Where and when", name: "From", contact: "Reach them at", passed: "Passed on to" },
  files: "Files that came with it",
  file: (kind: string, number: number, size: string) => `${kind} ${number}, ${size}`,
  states: { new: "New", "in hand": "In hand", "passed on": "Passed on", closed: "Closed" },
  state: "Status",
  passedTo: "Passed on to whom?",
  saveState: "Save the status",
  stateSaved: "The status is saved.",
  passedMissing: "Write to whom it was passed on",
  notes: "Notes",
  noNotes: "No note yet.",
  note: "A new note",
  noteHint: "Notes cannot be changed later.",
  addNote: "Add the note",
  noteAdded: "Your note is added.",
  noteEmpty: "Write the note first",
  noteLong: "Must be 10000 characters or less",
  writtenBy: (who: string, when: string) => `${who}, ${when}`,
  delete: "Delete this concern",
  deleteText: "The concern, its notes and its files are deleted for good. The log records that you deleted it.",
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
    named: "In 24 hours this admin can read concerns, but only those that arrive after now.",
    unnamed: "This admin can no longer read concerns.",
    withoutOlder: "They can read only newer concerns. You can release the older ones that you can read.",
    release: "Release older concerns",
    released: "The older concerns that you can read are released.",
    changes: "What changed within 30 days",
    change: (sentence: string, at: string, from: string) => `${at}: ${sentence} In effect from ${from}.`,
    stop: "Stop this",
    stopped: "Stopped: the account cannot read concerns. Every lead gets an email.",
    log: "The log of safeguarding",
  },
  log: {
    title: "The log of safeguarding",
    lede: "Who opened concerns and consent papers, and who got the right to read. No text of a concern is shown.",
    none: "Nothing yet.",
    concern: (number: string) => `concern ${number}`,
    older: "Older entries",
  },
  release: {
    title: "Release older concerns",
    lede: "No lead can read these concerns. Two admins release them together; neither may be the lead. The lead can read them 72 hours later; the admins cannot. The leads and the foundation get an email about each step.",
    none: "No lead waits for older concerns.",
    button: (name: string) => `Release older concerns to ${name}`,
    waits: (name: string) => `${name}: you agreed. It is waiting for a second person.`,
    asked: "You agreed. It is waiting for a second person: a colleague whom another admin has confirmed in Team.",
    released: "Two admins agreed. The lead can read the older concerns in 72 hours.",
  },
  stop: {
    title: "Stop a change",
    heading: "Stop this change?",
    lede: (sentence: string, from: string) =>
      `${sentence} It takes effect at ${from}. If you stop it, the account cannot read concerns until it is appointed again. Every lead and the foundation get an email.`,
    button: "Stop this",
    done: "It is stopped",
    doneText:
      "The account cannot read concerns until it is appointed again. Every lead and the foundation get an email.",
  },
  phrase: {
    title: "Recovery phrase",
    back: "Concerns",
    lede: "Concerns, private files and names in consents are encrypted. Each backup has a locked copy of the key. The recovery phrase opens that copy. It is on paper only: the site cannot show it again.",
    nobody: "There is no recovery phrase yet. If this server is lost, its concerns are lost.",
    written: (by: string, at: string) => `${by} typed the phrase back, ${at}. It opened the copy of the key.`,
    waiting: (by: string, at: string) =>
      `${by} made a phrase, ${at}, but it was not typed back yet. It counts only after that.`,
    make: "Make a phrase",
    makeNew: "Make a new phrase",
    makeText: "Have paper and a pen ready. Make sure that you are alone. The phrase is shown once.",
    replaces:
      "The present phrase counts until the new one is typed back. Earlier backups open with the older phrase: keep its paper until they are gone.",
    makeButton: "Show a phrase",
    heading: "Write this on paper",
    once: "It is shown this once. Leave this page when it is written down and typed back below.",
    paper:
      "Keep the paper where only safeguarding leads can reach it, and away from the backups. Together with a backup it opens every concern.",
    print: "You can print this page. Use a printer that stores no copies. Only the phrase is printed.",
    type: "Type the phrase",
    field: "The phrase on your paper",
    hint: "Six groups of six letters and figures. Spaces, dashes and small letters do not matter.",
    typeButton: "Check the phrase",
    typed: {
      written: "The phrase is written down: it opened the copy of the key. Backups have that copy from now on.",
      known: "This is the right phrase.",
      unlocked:
        "The phrase opened an earlier key. Older concerns can be read again. Make a new phrase for new concerns.",
    },
    locked: (of: Record<"concerns" | "concern_notes" | "private_files" | "consent_names", number | string>) =>
      `Locked: ${of.concerns} concerns, ${of.concern_notes} notes, ${of.private_files} files and the names of ${of.consent_names} consents. The key that opens them is not on this machine.`,
    unlock: "Type the recovery phrase that was written down before. New concerns still come in and are stored.",
    cannotUnlock:
      "No copy of that key is here, so no phrase can open them. The person who runs the server can restore the old key: CONCERNS_KEY, or the file var/concerns-key.",
    notYet: "Nothing is changed.",
  },
} as const;

/** Tasks for people who may read concerns. */
export const safeguardingNeeds = {
  concerns: (count: number) => (count === 1 ? "A new concern" : `${count} new concerns`),
  concernsDetail: "Only people who can read concerns see this",
  readers: "Who reads concerns changed within 30 days",
  readersDetail: "Check that each change is right",
  closed: "You cannot read concerns now",
  closedDetail: (open: number | string) =>
    `${open === 1 ? "1 report is" : `${open} reports are`} open. Open Concerns to see why and who can help`,
  opening: (open: number | string) => (open === 1 ? "1 older concern waits" : `${open} older concerns wait`),
  openingDetail: (from: string) => `You can read them from ${from} on`,
  phrase: "The recovery phrase of concerns was not typed back",
  phraseDetail: "Without it, concerns are lost if this server is lost",
  locked: "Concerns or files are locked",
  lockedDetail: "The recovery phrase opens them",
  release: "A lead cannot read older concerns: two admins can release them",
  noReader: "No one can read concerns: appoint a safeguarding lead",
  noLead: "There is no safeguarding lead: appoint one",
  noLeadDetail: "The form at /safeguarding still takes reports",
  noLeadYet: (from: string) => `No active safeguarding lead before ${from}`,
  noLeadYetDetail: "Until then concerns wait, and admins can hide photos that families ask about",
  acts: { read: "Read", look: "Look", open: "Open", decide: "Decide", appoint: "Appoint" },
} as const;
