import { capital, inWords } from "./counting.ts";

/** Texts of the welcome: the first five steps of an admin. */
export const staffWelcome = {
  title: "Welcome",
  count: (step: number, all: number) => `Step ${step} of ${all}`,
  skip: "Skip for now",
  next: "Continue",
  saved: "Saved.",
  notYet: "This step is not saved yet.",
  newer:
    "The settings were changed while you were writing. Your text is still here. Compare it with the saved text. If you save again, yours replaces it.",
  name: {
    heading: "What is it called?",
    lede: "Only the name is needed now. You can change everything later.",
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
    heading: "Is this right?",
    lede: "We put your answers into the site’s sentences. Change what is wrong.",
    button: "Save and go on",
    change: "Change it",
    sentence: "The sentence",
    save: "Save the sentence",
    leave: "Leave it as it is",
    onlyYou: "Tick what is true of you",
    onlyYouHint: "These sentences came with the site. Those without a tick are left out.",
    leftOut: "Left out",
    leftOutLede: "After the welcome visitors do not see these sentences. You find them in Pages.",
    nothingLeftOut: "Nothing is left out.",
  },
  reach: {
    heading: "How do people reach you?",
    lede: "Visitors see these on the site. Their messages come to this email.",
    labels: {
      safeguardingContact: "Who answers when a child is not safe (name)",
      safeguardingPhone: "Their telephone",
      phone: "Phone",
      email: "Email",
      headOffice: "Head office",
      to: "Where the test goes",
    },
    test: "Does email arrive?",
    testHint: "We send one with a link. Open it to confirm that the site’s emails arrive.",
    toFoundation: "To the email above",
    toSelf: (email: string) => `To you: ${email}`,
    send: "Save, and send me a test email",
    sent: (to: string) =>
      `Saved. A test email is on its way to ${to}. Open its link, on any device; then come back here.`,
    tooMany: "Too many test emails in an hour. Wait a little, then send another one. Everything else is saved.",
    noServer: "Email is not set up yet, so nothing is sent. Ask the person who runs the server.",
    doctor: "See what is missing",
    mailbox: "Open the mailbox",
    arrived: (day: string) => `It arrived. Emails of the site have worked since ${day}.`,
  },
  calls: {
    heading: (count: number) =>
      count === 0
        ? "Whom to call if a child is in danger"
        : count === 1
          ? "One number that can save a child"
          : `${capital(inWords(count))} numbers that can save a child`,
    lede: "The safeguarding page shows a number only after one of you has called or confirmed it. Call a helpline once and say that you are testing. Do not call emergency numbers to test them. Ask the police station near you which number works.",
    label: "Numbers to call",
    shown: (numbers: readonly string[]) => `On the page: ${numbers.join(", ")}.`,
  },
  post: {
    heading: "Publish your first photo.",
    lede: "A photo, a title and three sentences make your first post. Ask the people in the photo first.",
  },
  sample: {
    goes: "This step ends the welcome and deletes the sample’s posts, events, projects and news for good. Those that you changed stay.",
    skip: "If you skip it, the sample is deleted too.",
    kept: (titles: readonly string[]) => `You changed these, so they stay: ${titles.join(", ")}.`,
    link: "See what was deleted",
  },
  end: {
    heading: "Your site is ready.",
    up: "Visitors can see it now.",
    moveIn: "Do you have another site, or lists of readers, donors and gifts?",
    moveInLink: "Bring them along",
    left: (left: number) =>
      left === 0
        ? "Nothing is left to do."
        : `${left === 1 ? "One small step is" : `${left} small steps are`} left, whenever you like.`,
    sent: {
      heading: "Your post is public. Share it.",
      lede: "This is how it arrives in a WhatsApp group.",
      button: "Send it to our group",
      newTab: "(opens WhatsApp in a new tab)",
      post: "See the post",
      today: "Go to Today",
    },
    home: "To the staff area",
    site: "See the site",
  },
  goOn: "Continue with the welcome",
} as const;

/** The page to which the link of a test e-mail leads. */
export const mailArrived = {
  title: "Test email",
  heading: "A test email",
  lede: "You opened a test email. Confirm that it arrived.",
  button: "It arrived",
  done: "It arrived",
  doneLede: "The site can send emails. You can close this page, or go on with the welcome.",
  goOn: "Continue with the welcome",
} as const;
