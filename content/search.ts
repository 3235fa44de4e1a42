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
  /** What people type who mean a page, parted by commas: single words, or whole questions. */
  needs: {
    donate:
      "donate, donation, give, giving, money, gift, bank account, account number, bank transfer, transfer, card, pay, sponsor, support, contribute, fund, how can i help, bank details, contribution, dash, send money, naira, dollar, pounds, from abroad, diaspora, monthly gift, cash, cheque, sponsor a child, sponsorship, zakat, tithe, offering, donate food, donate clothes, donate books, support you",
    giving:
      "promise, pledge, promise a gift, reference, my transfer, tell you about my transfer, transferred, monthly promise, commit, gift later, my reference, lost my reference",
    check:
      "fraud, scam, fake account, right account, check account number, is this account yours, genuine, legit, trust, verify, 419, somebody asked me for money, wrong account, is it you, fake, real account, is this account number real",
    receipt:
      "receipt, receipts, check receipt, is this receipt real, proof of payment, receipt number, tax, proof of gift, verify receipt, acknowledgement, fake receipt, receipt genuine",
    counted:
      "impact, results, how many children, figures, numbers, statistics, spent, spending, how is the money spent, report of the year, proof, transparency, accountability, what did you achieve, achievements, how many people, children reached",
    contact:
      "contact, phone, fone, telephone, number, phone number, call, call una, email, mail, address, office, where are you, location, directions, visit, whatsapp, message, talk to somebody, reach you, ask, opening hours, facebook, instagram, twitter, question, help me, speak to someone, reply, directions to your office",
    safeguarding:
      "abuse, abused, danger, child in danger, hurt, beat, rape, harm, safe, unsafe, report, report abuse, complaint, complain, concern, protection, child protection policy, bad touch, touched, molest, bully, bullying, violence, afraid, scared, frightened, teacher beats, misconduct, emergency, staff behaved badly, whistleblow, unsafe adult, child not safe",
    withdraw:
      "photo, picture, image, take my photo down, remove picture, delete my photo, comot my picture, withdraw consent, my child online, video, face, posted without permission, take down, remove my photo, remove my child, photo of my son, photo of my daughter, consent card, change my mind",
    volunteer:
      "volunteer, volunteering, help una, work, join, join the team, internship, intern, job, skills, vacancy, free time, take part as a helper, nurse, therapist, doctor, career, careers, apply, work with you, student, nysc, siwes, teach children, give my time, help out, become a member, hiring, weekend",
    events:
      "event, events, register for event, upcoming, next outreach, when is the next outreach, calendar, programme of the day, rsvp, attend, sign up, dates, schedule, next event, ticket, place at event, come along, camp, health day, where is the next event, what is on, party",
    "what-we-do":
      "what do you do, programmes, programs, projects, activities, services, what you do, work, causes, what kind of help, who do you help, areas of work, special needs, disability, disabled, health, communities, villages",
    about:
      "about, who are you, founder, founded, who founded it, mission, vision, history, story of the foundation, team, staff, board, trustees, registered, cac number, ngo, who runs, owner, leadership, when did you start, meaning of the name",
    media:
      "press, media, journalist, interview, newspaper, reporter, article, coverage, tv, radio, podcast, in the news, newspapers, press release, journalists",
    blog: "blog, posts, stories, news, latest, read stories, what happened, recent, stories of children, field notes, articles",
    newsletter:
      "newsletter, subscribe, mailing list, updates by email, news by email, sign up for news, keep me informed, email list, monthly news, get updates",
    unsubscribe: "unsubscribe, stop emails, stop sending emails, no more emails, take me off the list",
    home: "home, home page, start, main page, first page",
    privacy:
      "privacy, privacy policy, my data, personal data, cookies, gdpr, ndpa, delete my data, my information, what do you store, forget me, data protection, what you know about me",
  },
  /** Of one result. */
  kindOfOne: { events: "Event", projects: "Project", stories: "Story", news: "In the news", pages: "Page" },
  results: "Results",
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
