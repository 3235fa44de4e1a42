/** Texts of the page about people's data, for admins. */
export const staffPrivacy = {
  title: "Data requests",
  lede: "When a person asks what we keep about them, or asks us to erase it, answer here. The privacy page promises an answer within a month.",
  find: {
    heading: "What do we store about …?",
    label: "Email address",
    hint: "The address is not written into the log.",
    payee:
      "A person who was paid and has no account: open a voucher of the person under Spending, and erase the person there.",
    button: "Look it up",
    notYet: "Nothing was looked up.",
    lead: "The safeguarding lead may have more records. Ask them.",
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
      `The address also stands in records of other people: ${places}. They are not exported. Erasing replaces the address there.`,
    occurrencesInContent: (places: string) =>
      `The address is also in texts of staff: ${places}. Export and erasing do not touch them: change them there.`,
    shared: (names: string) =>
      `Another member of staff has the same name (${names}). Records with only that name are neither shown nor erased, because the site cannot tell whose they are.`,
  },
  export: {
    heading: "Hand it out",
    text: "One file with everything, which other programs can read (JSON). Send it only to this address.",
    button: "Export everything",
  },
  erase: {
    heading: "Erase it",
    goes: "Erased: messages, the subscription, emails, the staff account with its photo, and the name and address in all other records.",
    stays: [
      "Rows of the log stay, without name and address.",
      "Posts and figures of events stay. You choose whether with the name.",
      "The name of a person who confirmed the consent for a photo stays: it is the proof.",
      "Notes of the safeguarding lead keep the name of their writer: they are evidence.",
      "If the address got the newsletter, a coded form stays, so that it cannot be added again.",
      "The name of a person who gave consent for a photo stays: it is the proof.",
      "Backups have everything for 14 more nights. A site that is restored from one of them erases it again, if the list beside the backups is there.",
    ],
    proofs: (count: number) =>
      `${count} ${count === 1 ? "photo carries" : "photos carry"} such a name. If it has to go too, delete the photos, or take the tick out and have somebody else set it.`,
    sure: (email: string) => `Erase all that is kept about ${email}. This cannot be undone.`,
    byline: "Also name “A volunteer” as the author of their posts, and as the person who counted at an event",
    button: "Erase everything",
    notYet: "Nothing was erased.",
    done: "Everything about this address is erased, but for what is listed on this page.",
  },
  recordCounts: {
    heading: "Of how many people do we keep details?",
    all: (count: number) => `${count} ${count === 1 ? "person" : "people"},`,
    recent: (count: number) => `${count} of them new in the last six months.`,
    countedAt: (moment: string) => `Counted on ${moment}, and again each night.`,
    how: "Counted by email address: people who wrote or subscribed, and staff. People in photos, on paper, in telephones and at the bank are not counted: add them.",
    past: (line: number) => `Yes, you are above ${line}: register with the Nigeria Data Protection Commission.`,
    below: (line: number) => `No, this site alone is below ${line}.`,
    why: (line: number) =>
      `The Nigeria Data Protection Act 2023 (sections 44 and 65) has bodies “of major importance” register with the Commission within six months. Its Guidance Notice of February 2024 counts whoever handles the data of more than ${line} people in six months among them, and keeping is handling. It also counts some whatever their number, for example in health and education, or where people confide in them. Small ones belong to the lowest of its three levels.`,
    notAdvice: "This page counts; it does not know the law. Ask the Commission, or a lawyer, before you rely on it.",
    link: "The Commission: ndpc.gov.ng",
    address: "https://ndpc.gov.ng/",
  },
} as const;
