/** Words of the search page. `{…}` stands for what the site puts there. */
export const search = {
  title: "Search",
  titleOf: "Search: {question}",
  description: "Find events, projects, stories and pages by their words.",
  heading: "Search",
  label: "Search the site",
  button: "Search",
  count: "{count} results",
  one: "1 result",
  countOf: "for “{question}”",
  some: "No page has all of these words. Some have some of them.",
  none: "Nothing for “{question}”",
  noneHere: "Nothing of this kind for “{question}”",
  meant: "Nothing is spelt like that. This is what we found for {suggestion}.",
  try: "Try fewer words, or start from one of these.",
  ask: "Ask us",
  answers: "This page may help",
  /** What people type who mean a page, parted by commas: single words, or whole questions. */
  needs: {
    donate:
      "donate, donation, give, giving, money, gift, bank account, account number, bank transfer, transfer, card, pay, sponsor, support, contribute, fund, how can i help, bank details",
    giving: "promise, pledge, promise a gift, reference, my transfer, tell you about my transfer, transferred",
    check: "fraud, scam, fake account, right account, check account number, is this account yours",
    receipt: "receipt, receipts, check receipt, is this receipt real, proof of payment, receipt number",
    counted:
      "impact, results, how many children, figures, numbers, statistics, spent, spending, how is the money spent, report of the year",
    contact:
      "contact, phone, fone, telephone, number, phone number, call, call una, email, mail, address, office, where are you, location, directions, visit, whatsapp, message, talk to somebody, reach you, ask",
    safeguarding:
      "abuse, abused, danger, child in danger, hurt, beat, rape, harm, safe, unsafe, report, report abuse, complaint, complain, concern, protection, child protection policy, bad touch",
    withdraw:
      "photo, picture, image, take my photo down, remove picture, delete my photo, comot my picture, withdraw consent, my child online",
    volunteer:
      "volunteer, volunteering, help una, work, join, join the team, internship, intern, job, skills, vacancy, free time, take part as a helper",
    events:
      "event, events, register for event, upcoming, next outreach, when is the next outreach, calendar, programme of the day, rsvp, attend, sign up",
    "what-we-do": "what do you do, programmes, programs, projects, activities, services, what you do",
    about: "about, who are you, founder, founded, who founded it, mission, vision, history, story of the foundation",
    media: "press, media, journalist, interview, newspaper, reporter, article, coverage",
    privacy: "privacy, privacy policy, my data, personal data, cookies, gdpr, ndpa, delete my data",
  },
  kinds: { events: "Events", projects: "Projects", stories: "Stories", news: "News", pages: "Pages" },
  only: "Only show",
  allKinds: "Everything",
  counted: "{kind}, {count}",
  allOf: "All {count}: {kind}",
  older: "More results",
  newest: "The first results",
  marks: "Words are also found without their tone marks: “ebun” finds “ẹ̀bùn”.",
  long: "That is a long question. Search for a few words, 100 letters at most.",
  noWords: "There is no word in “{question}”. Type letters or digits.",
  wait: "Many people searched from your network within the hour. Please try again later, or start from one of these.",
};
