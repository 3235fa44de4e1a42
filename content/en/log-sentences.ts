import { actsOnAccounts } from "./log-accounts.ts";

/**
 * Acts in the log, as the rest of a sentence after the person's name, by feature and act. Placeholders: `{thing}` is
 * the subject, `{count}` the number of its events in one save, `{role}` and `{was}` are roles, `{name}` is a name in
 * the event.
 */
const byFeature: Record<string, Record<string, string>> = {
  words: {
    "page changed": "changed the words of {thing}",
    "page drafted": "drafted words of {thing}",
    "page scheduled": "scheduled words of {thing}",
    "page draft discarded": "discarded the draft of {thing}",
    "sentence said to be about an adult": "said that a sentence of {thing} is about an adult",
    "sentence published as it is": "published a sentence of {thing} as it is",
  },
  settings: { "setting changed": "changed {thing}", "ended words read": "read the texts that ended" },
  use: { "switched on": "switched on {thing}", "switched off": "switched off {thing}" },
  imports: {
    "import uploaded": "uploaded the files of an {thing}",
    "import begun": "began an {thing}",
    "import stopped": "stopped an {thing}",
    "import published": "published the items of an {thing} that were public",
    "import undone": "undid an {thing}",
    "archive asked for": "asked for {thing}",
    "archive downloaded": "downloaded {thing}",
  },
  redirects: {
    "redirect added": "added the old address {thing}",
    "redirect deleted": "deleted the old address {thing}",
  },
  users: actsOnAccounts,
  readers: {
    "reading concerns: lead": "made {thing} a safeguarding lead",
    "reading concerns: reader": "named {thing} as a reader of concerns",
    "reading concerns: moved": "changed the address of {thing}, a reader of concerns",
    "reading concerns: paused": "paused what {thing} reads of concerns",
    "reading concerns: ended": "ended what {thing} reads of concerns",
    "reading concerns: stopped": "stopped {thing} from reading concerns",
    "reading concerns: asked": "asked for older concerns for {thing}",
    "reading concerns: released": "released older concerns to {thing}",
    "reading concerns: released first": "let {thing} read older concerns that no account could read, after 24 hours",
    "older concerns: release asked": "asked to release older concerns to {thing}",
    "older concerns released": "released older concerns to {thing}",
  },
  concerns: {
    "concern opened": "opened {thing}",
    "concern noted": "wrote a note to {thing}",
    "concern changed": "changed the state of {thing}",
    "concern deleted": "deleted {thing}",
    "recovery phrase made": "made a recovery phrase for the concerns",
    "recovery phrase written down": "said that the recovery phrase of the concerns is written down",
    "concerns unlocked": "unlocked the concerns with the recovery phrase",
  },
  privateFiles: { "paper opened": "opened a paper of {thing}" },
  photos: {
    "picture uploaded": "uploaded {thing}",
    "picture described": "described {thing}",
    "picture deleted": "deleted {thing}",
    "picture deleted everywhere": "deleted {thing} wherever it stood",
    "picture put in its place": "chose the photo {thing}",
    "picture taken out of its place": "removed the photo {thing}",
    "faces covered": "covered faces in {thing}",
    "picture taken down": "hid {thing}",
    "picture put back": "showed {thing} again",
    "picture confirmed as another one": "confirmed that {thing} is another one",
  },
  consent: {
    "nobody recognisable in photo": "said that nobody can be recognised in {thing}",
    "person recognisable in photo": "said that a person can be recognised in {thing}",
    "second person agreed about picture": "agreed with the record of who is in {thing}",
    "word about picture doubted": "doubts that only grown-ups are in {thing}",
    "faces of picture looked at": "said that all who can be recognised in {thing} said yes",
    "consent recorded": "recorded the consent for {thing}",
    "consent renewed": "renewed the consent for {thing}",
    "consent taken": "wrote down {thing}",
    "consent changed": "changed {thing}",
    "consent withdrawn": "withdrew the consent of {thing}",
    "consent put back": "made the consent of {thing} valid again",
    "consent card printed": "printed a consent card for {thing}",
    "paper added": "added a paper to {thing}",
    "person taken out of picture": "removed a person from {thing}",
    "person confirmed as not in picture": "confirmed that a person is not in {thing}",
    "photo request followed": "hid {thing} after a photo request",
    "photo request answered, photo stays": "answered the request about {thing} and left it",
  },
  recordings: {
    "recording added": "added a recording to {thing}",
    "voice added to recording": "added a voice to the recording of {thing}",
    "recording confirmed": "confirmed the recording of {thing}",
    "recording deleted": "deleted the recording of {thing}",
  },
  documents: {
    "document file added": "added a file to {thing}",
    "document file deleted": "deleted a file of {thing}",
    "document answered": "answered who and what {thing} shows",
    "document compared": "confirmed the accounts and numbers in {thing}",
    "document checked": "had the text of {thing} read again",
    "document hidden": "hid {thing}",
    "document shown again": "showed {thing} again",
  },
  helpNumbers: {
    "help number called": "confirmed {thing}",
    "help number taken off": "removed {thing} from the site",
  },
  events: {
    "figures changed": "changed the counted figures of {thing}",
    "helper added": "put a helper on {thing}",
    "helper taken off": "removed a helper from {thing}",
    "guest checked in": "checked in {thing}",
    "guest check-in taken back": "undid the check-in of {thing}",
    "guest confirmed": "confirmed the places of {thing}",
    "guest added at the door": "added {thing} at the door",
    "guest taken off the list": "removed {thing} from the list",
    "guests written to": "wrote to the guests of {thing}",
  },
  volunteers: {
    "volunteer changed": "changed {thing}",
    "volunteer vetted": "vetted {thing}",
    "volunteer's vetting withdrawn": "withdrew the vetting of {thing}",
    "volunteer's references changed": "changed the references of {thing}",
    "volunteer noted": "wrote a note about {thing}",
    "volunteer's hours recorded": "recorded hours of {thing}",
    "volunteer's hours taken out": "removed hours of {thing}",
    "volunteer deleted": "deleted {thing}",
  },
  newsletter: {
    "issue created": "began {thing}",
    "issue saved": "saved {thing}",
    "issue deleted": "deleted {thing}",
    "issue sent as a test": "sent {thing} as a test",
    "issue sending begun": "began to send {thing}",
    "issue sending paused": "paused the sending of {thing}",
    "issue sending gone on": "went on with the sending of {thing}",
    "subscriber removed": "removed {thing} from the list",
    "subscriber removed for good": "removed {thing} from the list for good",
  },
  messages: {
    "message given": "gave {thing} to somebody",
    "message answered": "answered {thing}",
    "message deleted": "deleted {thing}",
  },
  onlinePayments: {
    "payment recorded as a gift": "recorded {thing} as a gift",
    "payment notice ignored": "set {thing} aside",
    "payment partner asked again": "asked the payment partner again about {thing}",
  },
  bankDetails: {
    "bank details before": "imported {thing} from an earlier version",
    "bank details first": "recorded {thing}",
    "bank details asked": "asked to change {thing}",
    "bank details agreed": "agreed to a change of {thing}, as second person",
    "bank details stopped": "stopped a change of {thing}",
    "bank details confirmed": "confirmed {thing}",
    "bank details restored": "restored {thing} from a backup",
  },
  bankStatements: {
    "bank account added": "added a bank account to the statements",
    "fee tolerance changed": "changed how far fees may differ",
    "statement added": "added {thing}",
    "bank line recorded": "recorded {thing} as a gift",
    "bank line joined": "joined {thing} with a promise or a gift",
    "bank line proposal refused": "said no to what was proposed for {thing}",
    "bank line is not a gift": "said that {thing} is not a gift",
    "bank line reopened": "opened {thing} again",
    "bank line match undone": "took back what was decided about {thing}",
  },
  home: {
    "sample removed": "removed the sample that came with the site",
    "sample brought back": "brought back the sample that came with the site",
    "clock confirmed": "confirmed the clock of the machine",
    "backup asked for": "asked for a backup",
    "email sent again": "sent {thing} again",
    "email deleted": "deleted {thing}",
    "test email sent": "sent a test email",
  },
  privacy: {
    "person's data exported": "exported the data of a person",
    "person's data erased": "erased the data of a person",
  },
};

/** Actions whose record begins with the kind of the item, such as "post". */
const ofItems: Record<string, string> = {
  added: "added {thing}",
  changed: "changed {thing}",
  removed: "removed {thing}",
  "brought as draft": "brought {thing} in as a draft",
  "created as draft": "began {thing} as a draft",
  "created as scheduled": "wrote and scheduled {thing}",
  "created as published": "wrote and published {thing}",
  "saved as draft": "saved {thing} as a draft",
  "saved as scheduled": "scheduled {thing}",
  "saved as published": "saved {thing} as published",
  deleted: "deleted {thing}",
  "brought back": "brought {thing} back",
  unpublished: "removed {thing} from the site",
  approved: "approved {thing}",
  "needs approval again": "changed {thing} so that it needed approval again",
  "less sensitive, asked": "asked to call {thing} less sensitive",
  "less sensitive, agreed": "agreed that {thing} is less sensitive",
};

const sentences: Record<string, string> = Object.assign({}, ...Object.values(byFeature));

/**
 * Returns the sentence of an act, with its placeholders; an act without a text as it is recorded.
 * @param kind of its subject
 * @param ofGifts sentences about gifts
 */
export function sayAct(what: string, kind: string, ofGifts: Readonly<Record<string, string>> = {}): string {
  const found = Object.hasOwn(ofGifts, what) ? ofGifts : sentences;
  const known = Object.hasOwn(found, what) ? found[what] : undefined;
  const act = what.startsWith(`${kind} `) ? what.slice(kind.length + 1) : "";
  return (
    known ?? (Object.hasOwn(ofItems, act) ? ofItems[act] : undefined) ?? `did this: ${what.replaceAll(/[_{}]/g, " ")}`
  );
}
