/** Labels of the fields of content types, by type. */
export const fieldLabels = {
  event: {
    title: "Title",
    theme: "Theme (optional)",
    location: "Location",
    date: "Date",
    monthOnly: "Only the month is known",
    startTime: "Starts at (optional)",
    endTime: "Ends at (optional)",
    endDate: "Last day, if it lasts several (optional)",
    address: "Street and house, for the map (optional)",
    state: "State",
    stateNote: "Why, or what now (optional)",
    takesSignups: "People can tell us that they are coming",
    places: "Places (optional)",
    signupUntil: "Last day to tell us (optional)",
    withChildren: "Children take part",
    description: "Description, paragraph",
    list: "List, entry",
    easyRead: "Easy read, sentence",
    project: "Belongs to the project (optional)",
  },
  document: { title: "Title", kind: "Kind", year: "Year", description: "Description (optional)" },
  news: { title: "Title", source: "Source", date: "Date", link: "Link" },
  page: {
    title: "Title",
    slug: "Address",
    paragraphs: "Paragraph",
    placement: "Where it is linked",
    contributors: "People and partners",
    place: "Order (optional)",
  },
  post: {
    title: "Title",
    postText: "Summary (optional)",
    paragraphs: "Paragraph",
    project: "Belongs to the project (optional)",
  },
  project: {
    title: "Title",
    theme: "Theme",
    paragraphs: "Paragraph",
    videoUrl: "Web address of a film (optional)",
    easyRead: "Easy read, sentence",
    goalAmount: "Amount to raise (optional)",
    goalCurrency: "Currency of the goal",
    goalFor: "What it is for (optional)",
    goalUntil: "Last day of the goal (optional)",
  },
} as const;

/** Removes "(optional)" and hints from a label. */
export const plainLabel = (label: string): string =>
  label.replace(/ \(optional\)$|, (?:paragraph|entry|sentence)$/, "");

/** Errors of fields that several forms share. */
export const fieldErrors = {
  status: "Choose what happens with it",
  fromList: "Choose from the list",
  moment: "Choose a day and a time",
  skipped: "This time does not exist on that day, because the clocks go forward. Choose another time",
  tooLong: (length: number) => `Must be ${length} characters or less`,
  marks: (most: number) =>
    `Has too many signs that Markdown reads, like * _ [ and list marks: ${most} at most. Take some out, or make several paragraphs of it`,
  depth: (most: number) => `Has lists or quotations too deep inside each other: ${most} at most`,
  sentences: (most: number) => `Write ${most} short sentences at most`,
  paragraphs: (most: number) => `Write ${most} paragraphs at most`,
  together: (length: number) => `All paragraphs together must be ${length} characters or less`,
  day: "Choose a day of the calendar",
  wholeNumber: "Write a whole number",
  webAddress: "Invalid web address",
} as const;

/** Errors of the fields of content types, by type. */
export const typeErrors = {
  event: {
    title: "Title is required",
    location: "Location is required",
    date: "Date is required",
    description: "Description is required",
    picture: "Image is required",
    time: "Write a time like 09:30",
    state: "Choose how it stands with the day",
    places: "Write 1 to 100000",
    withChildren: "Choose whether children take part",
    endsBefore: "It ends before it starts",
    tooLong: "An event lasts 31 days at most: make several of it",
    dayFirst: "Say the day first: people cannot come to a month",
    start: "Say when it starts, too",
  },
  document: {
    title: "Title is required",
    kind: "Choose the kind",
    year: "Write a year like 2026",
    file: "Save it as a draft first. Then open “File and people”, add the PDF and answer its questions.",
  },
  news: {
    title: "Title is required",
    source: "Source is required",
    date: "Date is required",
    link: "Link is required",
  },
  page: {
    title: "Title is required",
    slug: "Address is required",
    signs: "Write small letters, digits and hyphens, like safeguarding-policy",
    paragraphs: "Paragraphs are required",
    placement: "Choose where it is linked",
    forLanguages: "Addresses of two and three letters are kept for languages. Choose a longer one",
    reserved: "The site uses this address itself. Choose another one",
    taken: "Another page has this address, perhaps one that is deleted. Choose another one",
    headerFull: (most: number) => `The header has room for ${most} pages. Put this one in the footer`,
    longTitle: (most: number) =>
      `In the header a title has ${most} characters at most. Shorten it, or choose the footer`,
  },
  post: { titleOrParagraph: "Write a title or a paragraph" },
  project: {
    title: "Title is required",
    theme: "Theme is required",
    paragraphs: "Paragraphs are required",
    goalAmount: "Type an amount above 0, in figures, at most a thousand million",
    goalFor: "Write what the amount is for",
  },
  issue: {
    subject: "Subject is required",
    opening: "Opening is required",
    items: "Choose 30 at most",
  },
  guestMessage: { subject: "Subject is required", text: "Message is required" },
} as const;
