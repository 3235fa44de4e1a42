import { capital, inWords } from "./counting.ts";

/** Words of the welcome: the first five steps of an admin. */
export const staffWelcome = {
  title: "Welcome",
  count: (step: number, all: number) => `Step ${step} of ${all}`,
  skip: "Skip for now",
  next: "Continue",
  saved: "Saved.",
  notYet: "This step is not saved yet.",
  newer:
    "The settings were changed while you were writing. Your text is still here. Compare it with what is saved now; saving again replaces that.",
  name: {
    heading: "What is it called?",
    lede: "Only the name is needed now. All of it can change any day.",
    labels: {
      name: "Name of the foundation",
      kind: "In a few words",
      town: "Town",
      founded: "Founded",
      ready: "Colours",
      logo: "Logo",
    },
    hints: {
      kind: "What it is, like Children’s Foundation",
      town: "As in “a Kisumu foundation”",
      founded: "Month and year, like July 2023",
    },
    door: "Your name",
    side: "Your site",
    sideLede: "The top of every page, as you type.",
  },
  look: {
    own: "Your own",
    choose: "Choose one of the palettes",
  },
  words: {
    heading: "Is this true?",
    lede: "The site’s sentences have what you said in them. Mend what is not yours; leave what is.",
    button: "It is true",
    change: "Change it",
    sentence: "The sentence",
    save: "Save the sentence",
    leave: "Leave it as it is",
    onlyYou: "Only you know these",
    onlyYouHint: "They came with the site. Tick what is true of your foundation; the rest is left out.",
    leftOut: "Left out",
    leftOutLede: "Visitors do not read these once the welcome is done. They wait in Pages.",
    nothingLeftOut: "Nothing: all of it is true.",
  },
  reach: {
    heading: "How do people reach you?",
    lede: "The site shows these, and messages of visitors come to this email.",
    labels: {
      safeguardingContact: "Who answers when a child is not safe (name)",
      safeguardingPhone: "Their telephone",
      phone: "Phone",
      email: "Email",
      headOffice: "Head office",
      to: "Where the test goes",
    },
    test: "Does email arrive?",
    testHint: "We send one with a link. Open it, and we know that the site’s emails arrive.",
    toFoundation: "To the email above",
    toSelf: (email: string) => `To you: ${email}`,
    send: "Save, and send me a test email",
    sent: (to: string) =>
      `Saved. A test email is on its way to ${to}. Open its link, on any device; then come back here.`,
    tooMany: "Too many test emails in an hour. Wait a little, then send another one. Nothing else was lost.",
    noServer: (folder: string) =>
      `No mail server is named yet, so the site puts its emails into the folder ${folder} of its machine. The doctor says what to do.`,
    doctor: "Ask the doctor",
    mailbox: "Open the mailbox",
    arrived: (day: string) => `It arrived. Emails of the site reach people since ${day}.`,
  },
  calls: {
    heading: (count: number) =>
      count === 0
        ? "Whom to call if a child is in danger"
        : count === 1
          ? "One number that can save a child"
          : `${capital(inWords(count))} numbers that can save a child`,
    lede: "The safeguarding page shows a number only after one of you has called or confirmed it. Call a helpline once, now or later, and say that you are testing. Never call an emergency number to try it.",
    label: "Numbers to call",
    shown: (numbers: readonly string[]) => `On the page: ${numbers.join(", ")}.`,
  },
  post: {
    heading: "Hang your first photo.",
    lede: "A photo of people doing something, a title, three sentences: that is your first post. Ask first, then press.",
  },
  sample: {
    goes: "This step ends the welcome. The sample’s posts, events, projects and news then go for good, with their drawings. What you changed of them stays.",
    skip: "Skipping ends the welcome too: the sample goes.",
    kept: (titles: readonly string[]) => `You changed these things of the sample, so they stay: ${titles.join(", ")}.`,
    link: "What became of the sample",
  },
  end: {
    heading: "There it is, the first stitch.",
    up: "Your site is up.",
    left: (left: number) =>
      left === 0
        ? "Nothing is left to do."
        : `${left === 1 ? "One small step is" : `${left} small steps are`} left, whenever you like.`,
    /** With a post that visitors can read. */
    sent: {
      heading: "It is up. Tell the family.",
      lede: "This is how it arrives in a WhatsApp group.",
      button: "Send it to our group",
      newTab: "(opens WhatsApp in a new tab)",
      post: "See the post",
      today: "Go to Today",
    },
    home: "To the staff area",
    site: "See the site",
  },
  goOn: "Go on with the welcome",
};

/** The page behind the link of a test e-mail. */
export const mailArrived = {
  title: "Test email",
  heading: "A test email",
  lede: "You opened the link of a test email. Tell the site that it arrived.",
  button: "It arrived",
  done: "It arrived",
  doneLede: "The site knows now that its emails reach people. You can close this page, or go on with the welcome.",
  goOn: "Go on with the welcome",
};
