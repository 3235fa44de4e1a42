/** Words of the page about people's data, for admins. */
export const staffPrivacy = {
  title: "Data requests",
  lede: "When a person asks what we keep about them, or asks us to erase it, answer here. The privacy page promises an answer within a month.",
  find: {
    heading: "What do we keep about …?",
    label: "Email address",
    hint: "The address goes neither into the log nor into the address bar.",
    button: "Look it up",
    notYet: "Nothing was looked up.",
    lead: "The safeguarding lead may hold further records, about which nothing is said here: ask them.",
  },
  found: {
    heading: (email: string) => `Kept about ${email}`,
    none: "We keep nothing about this address.",
    kinds: {
      emails: "Emails to or about them",
      named: "Records that name them as a member of staff",
      log: "Lines of the log by or about them",
    },
    days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    done: (what: string, day: string) => `Done before: ${what}, ${day}.`,
    otherRecords: (places: string) =>
      `The address also stands in records of other people: ${places}. They are not exported; erasing replaces the address there.`,
    occurrencesInContent: (places: string) =>
      `The address also stands in what staff wrote: ${places}. Export and erasing leave that alone: change it there.`,
    shared: (names: string) =>
      `Another member of staff has the same name (${names}). What only carries that name is neither shown nor erased: nobody can tell whose it is.`,
  },
  export: {
    heading: "Hand it out",
    text: "One file with everything, which other programs can read (JSON). Make sure that it goes to the person themselves: send it to this very address.",
    button: "Export everything",
  },
  erase: {
    heading: "Erase it",
    goes: "What goes: messages, the subscription, emails that wait or went, the staff account with its photo, and the name and address wherever records carry them.",
    stays: [
      "The lines of the log stay, without name and address.",
      "Posts stay, and what was counted at events; you choose whether with the name.",
      "Who vouched that everybody in a photo agreed stays named there: it is the proof of the consent.",
      "Notes of the safeguarding lead about a child keep the name of who wrote them: they are evidence.",
      "A scrambled form of the address stays if the newsletter ever wrote there, so that it cannot be put on the list again.",
      "Who said yes to a photo, as staff typed it, stays with that consent: it is the proof.",
      "The backups of the last 14 nights still have everything, and go one by one. A site that is restored from one of them erases again by itself, as long as the list beside the backups is there.",
    ],
    proofs: (count: number) =>
      `${count} ${count === 1 ? "photo carries" : "photos carry"} such a name. If it has to go too, delete the photos, or take the tick out and have somebody else set it.`,
    sure: (email: string) => `Erase all that is kept about ${email}. It cannot be brought back.`,
    byline: "Also name “A volunteer” as the author of their posts, and as who counted at an event",
    button: "Erase everything",
    notYet: "Nothing was erased.",
    done: "Everything about this address is erased, but for what is listed on this page.",
  },
  recordCounts: {
    heading: "How many people do we keep?",
    all: (count: number) => `${count} ${count === 1 ? "person" : "people"},`,
    recent: (count: number) => `${count} of them new in the last six months.`,
    countedAt: (moment: string) => `Counted on ${moment}, and again each night.`,
    how: "Counted by different addresses: people who wrote, who subscribed or asked to, and staff. People in photos, on paper, in telephones and with the bank are not counted here: add them yourself.",
    past: (line: number) =>
      `Yes, you are past the line of ${line}: register with the Nigeria Data Protection Commission.`,
    below: (line: number) => `No, this site alone is not past the line of ${line}.`,
    why: (line: number) =>
      `The Nigeria Data Protection Act 2023 (sections 44 and 65) has bodies “of major importance” register with the Commission within six months. Its Guidance Notice of February 2024 counts whoever handles the data of more than ${line} people in six months among them, and keeping is handling. It also counts some whatever their number, for example in health and education, or where people confide in them. Small ones belong to the lowest of its three levels.`,
    notAdvice: "This page counts; it does not know the law. Ask the Commission, or a lawyer, before you rely on it.",
    link: "The Commission: ndpc.gov.ng",
    address: "https://ndpc.gov.ng/",
  },
};
