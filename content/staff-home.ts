const numbers = "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" ");

/** `three`, up to fourteen; then digits. */
const inWords = (count: number) => numbers[count] ?? String(count);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const places = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const plural = (count: number, noun: string) => `${noun}${count === 1 ? "" : "s"}`;

/** When something began to wait: days before today, a weekday, a date without its year, a time; all in Lagos. */
interface Since {
  days: number;
  weekday: string;
  day: string;
  time: string;
}

function ago({ days, day, time }: Since): string {
  if (days <= 0) return `today at ${time}`;
  if (days === 1) return "yesterday";
  return days < 7 ? `${inWords(days)} days ago` : `on ${day}`;
}

function stoppedAt({ days, weekday, day, time }: Since): string {
  if (days <= 0) return `today at ${time}`;
  if (days === 1) return "yesterday";
  return days < 7 ? weekday : day;
}

const greetings = (hour: number) => {
  if (hour >= 5 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 17 ? "Good afternoon" : "Good evening";
};

/** A label, and a sentence below it. */
type Pair = [label: string, detail: string];

/** Words of the first staff page, "Today". */
export const staffHome = {
  title: "Today",
  greeting: (hour: number, name: string) => `${greetings(hour)}, ${name}`,
  firstDay: "Your first day",
  firstGreeting: (name: string) => [`Hello, ${name}.`, "Let us make it smile."],
  makes: "What shall we share today?",
  site: "See the site",
  needs: {
    heading: "What needs you",
    count: (shown: number, all: number) =>
      shown < all ? `${shown} of ${all} things` : `${capital(inWords(all))} ${plural(all, "thing")}`,
    messages: (count: number) => `${capital(inWords(count))} new ${plural(count, "message")}`,
    messagesDetail: (count: number, name: string, since: Since) =>
      `${count === 1 ? "It" : "The oldest"} is from ${name}, ${ago(since)}`,
    given: (subject: string) => `Given to you: ${subject}`,
    givenDetail: (name: string, since: Since) => `It is from ${name}, ${ago(since)}`,
    draft: (title: string) => `Your draft: ${title}`,
    untitled: "without a title",
    draftDetail: (paragraphs: number, since: Since) => {
      const place = places[paragraphs - 1];
      const where = place === undefined ? `paragraph ${paragraphs}` : `the ${place} paragraph`;
      return paragraphs === 0 ? `You stopped ${stoppedAt(since)}` : `You stopped after ${where}, ${stoppedAt(since)}`;
    },
    photos: (count: number) => `${capital(inWords(count))} ${plural(count, "photo")} without consent`,
    photosDetail: (count: number) => `${count === 1 ? "It stays" : "They stay"} off the site until someone says yes`,
    emailsDetail: (since: Since) => `The oldest since ${ago(since).replace(/^on /, "")}`,
    gifts: (count: number) =>
      `${capital(inWords(count))} promised ${plural(count, "gift")} ${count === 1 ? "is" : "are"} said to be sent`,
    giftsDetail: (since: Since) => `Look at the bank. The first since ${ago(since).replace(/^on /, "")}`,
    payments: (count: number) =>
      `${capital(inWords(count))} online ${plural(count, "payment")} ${count === 1 ? "needs" : "need"} a look`,
    paymentsDetail: "Nobody is thanked until you decide. A dispute may be due tomorrow",
    cash: (count: number) =>
      `${capital(inWords(count))} ${plural(count, "gift")} ${count === 1 ? "waits" : "wait"} for a second person`,
    cashDetail: "Count the money, or look at the bank, then agree",
    volunteers: (count: number) =>
      `${capital(inWords(count))} ${count === 1 ? "person offers" : "people offer"} to help`,
    volunteersDetail: (since: Since) => `We promise a call within a week. The first wrote ${ago(since)}`,
    credits: (count: number) =>
      `${capital(inWords(count))} bank ${plural(count, "line")} ${count === 1 ? "waits" : "wait"} for a decision`,
    creditsDetail: (since: Since) => `Money that is nobody’s gift yet. The first was read ${ago(since)}`,
    reasons: {
      label: "Reasons of sensitive stories",
      detail: "Somebody wants one away. It holds until a second person agrees",
    },
    approvals: { label: "Stories to approve", detail: "A second person reads them before they go out" },
    backups: {
      late: ["There is no good backup of the last two days", "Tell the person who hosts the site"],
      failed: ["The last backup failed", "An older good one is there. The next try is tonight"],
      off: ["No backups are made", "They are switched off on the machine. If it goes, so does the site"],
    } as Record<"late" | "failed" | "off", Pair>,
    here: "Backups are on this machine only",
    hereDetail: (moment: string) => `Last one ${moment}, and it opens. If the machine goes, so does it`,
    clock: ["Is the clock right?", "Nothing is deleted because of its age until this is settled"] as Pair,
    caches: ["Visitors see changes late", "The network in front of the site could not be told of them"] as Pair,
    acts: {
      messages: "Read",
      given: "Answer",
      draft: "Finish",
      photos: "Ask",
      emails: "Look",
      gifts: "Look",
      cash: "Count",
      payments: "Look",
      volunteers: "Call",
      credits: "Decide",
      bank: "Look",
      backups: "Look",
      here: "Fix",
      clock: "Look",
      takedowns: "Look at it",
      approvals: "Read",
      reasons: "Look",
      concerns: "Read",
      noLead: "Appoint",
      readers: "Look",
      release: "Decide",
      caches: "Look",
    },
    none: "Nothing needs you.",
    noneDetail: "The messages are answered. Put your feet up.",
    noneYet: "Nothing needs you. Enjoy it.",
    noneYetDetail: "Messages, drafts and photos that wait for you will hang here.",
    unpublished: "Not public yet, from everyone:",
  },
  checklist: {
    heading: "Make it yours",
    grin: (done: number, all: number) => `${done} of ${all} steps done`,
    progress: (done: number, all: number) =>
      `${capital(inWords(done))} of ${inWords(all)} stitches sewn. ${mood(done / all)}`,
    allDone: "All sewn. It smiles, and it is yours.",
    done: "Done:",
    countDone: (count: number) => `${count} done`,
    putAway: "Put this away",
    isAway: "The checklist is put away. Settings bring it back.",
    bringBack: "Show the first steps again",
  },
  figures: {
    heading: "The last 30 days",
    note: "Visits are counted without cookies and without names.",
    searches: "What people look for",
    visits: "Visits",
    noVisits: "Counting starts with the first visitor",
    countedSince: (day: string) => `Counted since ${day}`,
    compared: (difference: number) => {
      if (difference === 0) return "As many as in the 30 days before";
      return `${Math.abs(difference).toLocaleString("en")} ${difference > 0 ? "more" : "fewer"} than the 30 days before`;
    },
    subscribers: "Subscribers",
    noSubscribers: "Nobody yet. Tell two friends",
    joined: (count: number) =>
      count === 0 ? "None of them joined in these days" : `${count} of them joined in these days`,
    messages: "Messages",
    noMessages: "The letterbox is open",
    read: (count: number, all: number) => (count === all ? "All of them are read" : `${count} of them read`),
  },
  line: {
    heading: "On the line",
    note: "What goes out, and what happens, in the next two weeks.",
    when: (days: number, weekday: string, time?: string) =>
      [days === 0 ? "Today" : days === 1 ? "Tomorrow" : weekday, time].filter(Boolean).join(", "),
    goesOut: {
      post: "Post goes out",
      event: "Event goes out",
      project: "Project goes out",
      news: "News goes out",
      page: "Page goes out",
    },
    happens: "Event",
  },
};

function mood(share: number): string {
  if (share === 0) return "It waits for the first.";
  if (share < 0.4) return "It is starting to curl.";
  return share < 0.6 ? "Half a smile." : "Nearly a grin.";
}

/** What waits for whoever reads concerns. */
export const safeguardingNeeds = {
  concerns: (count: number) => (count === 1 ? "A new concern" : `${count} new concerns`),
  concernsDetail: "Only you, and who reads safeguarding, can see it",
  readers: "Who reads concerns changed within 30 days",
  readersDetail: "Look whether each change is right",
  release: "A lead cannot read older concerns: two admins can release them",
  noReader: "Nobody reads concerns: appoint a safeguarding lead",
  noLead: "There is no safeguarding lead: appoint one",
  noLeadDetail: "The form at /safeguarding takes reports all the same",
};
