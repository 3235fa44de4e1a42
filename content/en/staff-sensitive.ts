/** Texts about sensitive stories, and of the questions of the words guard. */
export const sensitiveLabels = {
  sensitive: "Sensitive story",
  namesChanged: "The names are changed",
} as const;

const quoted = (sentence: string) => `“${sentence.replace(/\.$/, "")}”`;

export const staffSensitive = {
  refused: "This story is sensitive, and something is missing.",
  missing: {
    names: "Change the names, and tick “The names are changed”.",
    faces: (count: number) =>
      count === 1
        ? "A person may be recognised in one photo. Take it out, or mark it: “Nobody can be recognised”."
        : `A person may be recognised in ${count} photos. Take them out, or mark them: “Nobody can be recognised”.`,
    facesOrNames: (count: number) =>
      count === 1
        ? "A person may be recognised in one photo. Remove the photo, or change the names and say so in the story."
        : `A person may be recognised in ${count} photos. Take them out, or change the names and say so.`,
    place: (words: string, sentence: string) =>
      `A place is too exact: ${quoted(words)} in ${quoted(sentence)}. Write only the state.`,
    school: (words: string, sentence: string) =>
      `A school leads to the child: ${quoted(words)} in ${quoted(sentence)}. Leave its name out.`,
    address: (words: string, sentence: string) =>
      `A street leads to the child: ${quoted(words)} in ${quoted(sentence)}. Leave it out.`,
    name: (words: string, sentence: string) =>
      `A full name: ${quoted(words)} in ${quoted(sentence)}. Write a changed first name; for an adult, say so.`,
    knownName: (words: string, sentence: string) =>
      `A name that a family gave us in confidence: ${quoted(words)} in ${quoted(sentence)}. Change it.`,
    approval: "No second person has approved it. Keep it as a draft, and ask a colleague.",
  },
  approval: {
    none: "No story is waiting for a second person.",
    lede: "A sensitive story needs the approval of a person who did not write it.",
    read: "Read and approve",
    heading: "Approve this story",
    whyHeading: "Why it is sensitive",
    namesChanged: "The names are changed.",
    namesKept: "The names are not marked as changed.",
    pictures: "Photos",
    noPictures: "It has no photos.",
    answers: "What was said of its sentences",
    adult: (by: string, count: number) =>
      `${by} said that ${count === 1 ? "one sentence is" : `${count} sentences are`} about an adult.`,
    asked: (by: string, count: number) =>
      `${by} left ${count === 1 ? "one sentence" : `${count} sentences`} as written when asked.`,
    button: "Approve this story",
    ask: "I have read every word and looked at every photo.",
    done: "The story is approved. It can be published now.",
    drop: {
      heading: "A colleague says this story is no longer sensitive. Do you agree?",
      lede: "It stays sensitive until a second person agrees.",
      button: "Remove the reason",
      done: "The reason is removed.",
      own: "You asked to remove the reason, so another person has to agree.",
    },
    nobody: "I looked at every photo: nobody can be recognised.",
    sayNobody: "A writer said that nobody can be recognised in a photo. Look at it and confirm.",
    account: (name: string, day: string, by: string | undefined) =>
      by === undefined ? `${name}: account since ${day}.` : `${name}: account since ${day}, invited by ${by}.`,
    writers: "Who wrote it",
    approver: "Who approved it",
    own: "You wrote in this story. It is waiting for a second person.",
    stale: "The story changed while you were reading. Read it again.",
    notSensitive: "This story is not sensitive. It needs no approval.",
    notYet: "The story is not approved yet.",
    failed: "Error approving the story. Try again.",
    approvedBy: (name: string, when: string) =>
      `Approved by ${name}, ${when}. A change of text or photos ends the approval.`,
    waits: "It is waiting for a second person.",
    link: "To the approval",
  },
} as const;

/** Texts of the questions that the words guard asks. */
export const staffWordsGuard = {
  heading: "Does this give a child away?",
  notYet: "Nothing is saved yet.",
  askMany: "Some sentences may give a child away. Answer each question, and publish again.",
  fromList: "A sentence may tell who a child is. Open the text, check it, and publish it there.",
  rules: {
    age: "It tells a child’s age",
    school: "A school or a class leads to a child",
    address: "It tells where a person lives",
    routine: "It tells where a person is at regular times",
    telephone: "A telephone number",
    email: "An email address",
    handle: "An account in a social network",
    diagnosis: "An illness or a disability is named beside a name or a photo",
    "file-title": "The file name tells who is in the photo",
    "known-name": "A name that a family gave us in confidence",
    "locked-names":
      "Names that families gave us are locked on this server, so this text was not compared with them. Does it name a child?",
    "full-name": "A full name, which may be a child’s",
    place: "A place that is too exact",
    money: "This looks like a place to send money, and it is not one of your ways to give",
  },
  firstName: "First name only",
  changedName: "Changed name",
  adult: "An adult, it is fine",
  fine: "It is fine",
  asItIs: "Publish as it is",
  leave: "Leave it as it is",
  undo: "Undo the answer",
  open: (count: number) => (count === 1 ? "1 question is open" : `${count} questions are open`),
  newName: "The changed name",
  change: "Change it",
  done: {
    firstName: (name: string) => `It says ${name} now.`,
    answered: "Noted, with your name.",
  },
  blocks: "This must change: the story is sensitive.",
  moneyAsk: "Ask a second person",
  /** Texts for a country without a file. */
  anyCountry: "your country",
  unread: "The words check does not know this language. Read the text yourself.",
  unguarded: (country: string) => `The words check does not know the places of ${country} yet.`,
} as const;

/** Rows on the home page about sensitive stories. */
export const storyNeeds = {
  reasons: {
    label: "Reasons of sensitive stories",
    detail: "A colleague says a story is no longer sensitive",
    act: "Look",
  },
  approvals: { label: "Stories to read", detail: "A second person reads them before they go out", act: "Read" },
} as const;
