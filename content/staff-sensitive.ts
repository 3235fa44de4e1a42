/** Words about sensitive stories, and of the questions of the words guard. */
export const sensitiveLabels = {
  sensitive: "Sensitive story",
  namesChanged: "The names are changed",
};

const quoted = (sentence: string) => `“${sentence.replace(/\.$/, "")}”`;

export const staffSensitive = {
  refused: "This story is sensitive, and something is missing.",
  missing: {
    names: "Change the names, and tick “The names are changed”.",
    faces: (count: number) =>
      count === 1
        ? "Somebody may be recognised in one photo. Take it out, or mark it as “nobody recognisable”."
        : `Somebody may be recognised in ${count} photos. Take them out, or mark them as “nobody recognisable”.`,
    facesOrNames: (count: number) =>
      count === 1
        ? "Somebody may be recognised in one photo. Take it out, or change the names and say so."
        : `Somebody may be recognised in ${count} photos. Take them out, or change the names and say so.`,
    place: (words: string, sentence: string) =>
      `A place is finer than a state: ${quoted(words)} in ${quoted(sentence)}. Write the state alone.`,
    school: (words: string, sentence: string) =>
      `A school leads to the child: ${quoted(words)} in ${quoted(sentence)}. Leave its name out.`,
    address: (words: string, sentence: string) =>
      `A street leads to the child: ${quoted(words)} in ${quoted(sentence)}. Leave it out.`,
    name: (words: string, sentence: string) =>
      `A full name: ${quoted(words)} in ${quoted(sentence)}. Write a changed first name; for an adult, say so.`,
    knownName: (words: string, sentence: string) =>
      `A name that a family gave us in confidence: ${quoted(words)} in ${quoted(sentence)}. Change it.`,
    approval: "A second person has not approved it. Keep it as a draft, and ask another member of staff.",
  },
  approval: {
    none: "No story waits for a second person.",
    lede: "A sensitive story goes out when a person who did not write it has read it.",
    read: "Read and approve",
    heading: "Approve this story",
    whyHeading: "Why it is sensitive",
    namesChanged: "The names are changed.",
    namesKept: "Nobody said that the names are changed.",
    pictures: "Photos",
    noPictures: "It has no photos.",
    answers: "What was said of its sentences",
    adult: (by: string, count: number) =>
      `${by} said of ${count === 1 ? "one sentence" : `${count} sentences`}: an adult, it is fine.`,
    asked: (by: string, count: number) =>
      `${by} left ${count === 1 ? "one sentence" : `${count} sentences`} as written when asked.`,
    button: "Approve this story",
    ask: "I have read every word and looked at every photo.",
    done: "The story is approved. It can be published now.",
    drop: {
      heading: "Somebody wants to remove a reason",
      lede: "Until a second person agrees, the reason holds.",
      button: "Remove the reason",
      done: "The reason is removed.",
      own: "You asked to remove the reason, so another person has to agree.",
    },
    nobody: "I looked at every photo: nobody can be recognised.",
    sayNobody: "A writer said that nobody can be recognised in a photo. Look at it, and say so too.",
    account: (name: string, day: string, by: string | undefined) =>
      by === undefined ? `${name}: account since ${day}.` : `${name}: account since ${day}, invited by ${by}.`,
    writers: "Who wrote it",
    approver: "Who approved it",
    own: "You wrote in this story, so another person has to approve it.",
    stale: "The story changed while you were reading. Read it again.",
    notSensitive: "This story is not sensitive, so nobody needs to approve it.",
    notYet: "The story is not approved yet.",
    failed: "Error approving the story. Try again.",
    approvedBy: (name: string, when: string) => `Approved by ${name}, ${when}. Any change of text or photos ends it.`,
    waits: "It waits for a second person to approve it.",
    link: "To the approval",
  },
};

/** Words of the questions that the words guard asks. */
export const staffWordsGuard = {
  heading: "Does this give a child away?",
  notYet: "Nothing is saved yet.",
  askMany: "Some sentences may give a child away. Answer each question, and publish again.",
  fromList: "A sentence may give a child away. Open it, and publish it there.",
  rules: {
    age: "It tells a child’s age",
    school: "A school or a class leads to a child",
    address: "It tells where somebody lives",
    routine: "It tells where somebody is to be found, again and again",
    telephone: "A telephone number",
    email: "An email address",
    handle: "An account in a social network",
    diagnosis: "An illness or a disability stands beside a name or a photo",
    "file-title": "The name of a file tells who is in it",
    "known-name": "A name that a family gave us in confidence",
    "locked-names":
      "Names that families gave us in confidence are locked on this machine, so these words were not compared with them. Is one of them a child’s name?",
    "full-name": "A full name, which may be a child’s",
    place: "A place that is finer than a state",
    money: "Money would not go to your ways to give",
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
  /** For a country that the site has no file of. */
  anyCountry: "your country",
  unread: "This text is in a language that the check of words does not read: read it yourself.",
  unguarded: (country: string) => `The words guard does not know the places of ${country} yet.`,
};

/** The rows of the home about sensitive stories. */
export const storyNeeds = {
  reasons: {
    label: "Reasons of sensitive stories",
    detail: "Somebody wants to remove one. It holds until a second person agrees",
    act: "Look",
  },
  approvals: { label: "Stories to read", detail: "A second person reads them before they go out", act: "Read" },
};
