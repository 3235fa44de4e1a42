import { originals, type Words } from "../../../../content/en/pages.ts";
import { cards, declarePage, line, text } from "./declare-page.ts";
import { frameWords } from "./frame-words.type.server.ts";
import { listWords } from "./list-words.type.server.ts";

const { home, about, donate, giving, receipts, spending, contact, banner } = originals;

const point = { name: "point", label: "Point", kind: "line" as const, max: 180 };

/** Fixed words of withdrawal pages: every site tells families the same about what was done. */
const withdrawing = {
  card: {
    rest: "sure",
    unknown: "fixed",
    notYet: "fixed",
    done: "fixed",
    doneNothing: "fixed",
    doneText: "fixed",
    onePhoto: "fixed",
    photos: "fixed",
    oneRecording: "fixed",
    recordings: "fixed",
    and: "fixed",
  },
  photo: {
    rest: "sure",
    otherCode: "fixed",
    notYet: "fixed",
    hides: "fixed",
    sent: "fixed",
    after: "fixed",
    afterwards: "fixed",
    none: "fixed",
    takenDown: "fixed",
    takenDownWhy: "fixed",
  },
} as const;

/** The fixed pages, in the order of the list. */
export const fixedWords = {
  home: declarePage("Home", "/", home, "free", {
    title: line("Name in the tab of the browser"),
    description: text("Description for search engines and messengers"),
    "hero.before": line("Headline, before the last word"),
    "hero.smiling": line("Last word of the headline, with the smile", 20),
    "hero.lede": text("Below the headline", 200),
    "hero.whatWeDo": line("Button to the programmes", 30),
    "hero.playVideo": line("Button to the film", 30),
    "hero.artAlt": text("Description of the drawing in the hero"),
    "about.heading.first": line("About us: first line of the heading"),
    "about.heading.second": line("About us: second line of the heading"),
    "about.text": text("About us: text", 500),
    "about.button": line("About us: button", 30),
    "about.buttonAbout": line("About us: end of the button, for screen readers"),
    "about.artAlt": text("About us: description of the drawing"),
    "founder.heading": line("Founder: heading"),
    "founder.lede": text("Founder: first paragraph", 400),
    "founder.text": text("Founder: second paragraph", 400),
    "founder.more": line("Founder: link", 40),
    "founder.artAlt": text("Founder: description of the drawing"),
    "projects.heading": line("Projects: heading"),
    "projects.all": line("Projects: link to all", 40),
    "projects.more": line("Projects: link of each", 40),
    "events.heading": line("Events: heading", 40),
    "events.all": line("Events: link to all", 40),
  }),
  about: declarePage("About Us", "/about", about, "free", {
    title: line("Name in the tab of the browser"),
    "heading.first": line("First line of the heading", 40),
    "heading.second": line("Second line of the heading", 40),
    lede: text("Below the heading"),
    "video.note": line("Button of the film"),
    "video.title": line("Name of the film"),
    "mission.heading": line("Mission: heading", 40),
    "mission.text": text("Mission", 400),
    "vision.heading": line("Vision: heading", 40),
    "vision.text": text("Vision", 400),
    "journey.heading": line("Figures: heading"),
    "journey.lede": text("Figures: below the heading", 150),
  }),
  "what-we-do": declarePage("What We Do", "/what-we-do", originals["what-we-do"], "free", {
    title: line("Name in the tab of the browser"),
    heading: line("Heading"),
    lede: text("Below the heading"),
    programmes: cards("Programmes", 12, [
      { name: "name", label: "Name", kind: "line", max: 60 },
      { name: "text", label: "Text", kind: "text", max: 200 },
      { name: "glyph", label: "Drawing", kind: "glyph", max: 20 },
    ]),
  }),
  donate: declarePage("Donate", "/donate", donate, "sure", {
    title: line("Name in the tab of the browser"),
    heading: line("Heading"),
    lede: text("Below the heading"),
    artAlt: text("Description of the drawing"),
    button: line("Button to the bank details", 30),
    "ways.heading": line("Ways to give: heading"),
    "ways.tabs": cards("Tabs", 6, [
      { name: "name", label: "Name", kind: "line", max: 30 },
      { name: "content", label: "Text", kind: "text", max: 500 },
      { name: "points", label: "List, one point per line", kind: "points", max: 600 },
    ]),
    "bank.heading": line("Bank details: heading", 40),
    "bank.lede": text("Bank details: below the heading"),
    "bank.rows.bankName": line("Bank details: label of the bank’s name", 30),
    "bank.rows.nairaAccount": line("Bank details: label of the {currency} account", 30),
    "bank.rows.dollarAccount": line("Bank details: label of the dollar account", 30),
    "bank.rows.accountName": line("Bank details: label of the account’s name", 30),
    "bank.copy": line("Bank details: button to copy", 20),
    "bank.copied": line("Bank details: button after copying", 20),
    "bank.close": line("Bank details: button to close", 20),
    "bank.tellUs": line("Bank details: link to the contact form", 40),
  }),
  giving: declarePage(
    "Promise a gift",
    "/donate/promise",
    giving,
    {
      rest: "sure",
      check: { rest: "fixed", guard: "sure", report: "sure" },
      phone: { rest: "sure", check: { rest: "fixed", guard: "sure", report: "sure" } },
    },
    {
      "ways.promise.points": cards("Promise, then transfer: points", 5, [point]),
      "promise.amount.naira": line("Promise: amount: link from another currency to your own", 60),
      "promise.amount.suggestions": cards("Suggested amounts", 6, [
        { name: "amount", label: "Amount in {currency}, in figures", kind: "line", max: 12 },
        { name: "what", label: "What it does", kind: "line", max: 90 },
      ]),
      "check.guard.points": cards("How we guard the bank details: points", 8, [point]),
      "check.guard.alone": cards("How we guard them while one person alone may change them: points", 8, [point]),
      "phone.check.guard.points": cards("How we guard numbers of phones: points", 8, [point]),
      "phone.check.guard.alone": cards("How we guard them while one person alone may change them: points", 8, [point]),
      "promise.what.points": cards("What a promise is: points", 5, [point]),
    },
  ),
  receipts: declarePage("Receipts", "/receipt", receipts, { receipt: "sure", check: "fixed", statement: "sure" }, {}),
  spending: declarePage("How donations are used", "/donate", spending, "sure", {
    heading: line("Heading", 90),
    lede: text("Below the heading"),
  }),
  contact: declarePage("Contact", "/contact", contact, "free", {
    title: line("Name in the tab of the browser"),
    heading: line("Heading"),
    lede: text("Below the heading"),
    "reach.heading": line("Ways to reach us: heading", 40),
    "reach.phone": line("Label of the telephone", 30),
    "reach.email": line("Label of the email address", 30),
    "reach.headOffice": line("Label of the head office", 30),
    "form.heading": line("Name of the form, for screen readers", 40),
    "form.firstName": line("Form: first name", 30),
    "form.lastName": line("Form: last name", 30),
    "form.email": line("Form: email", 30),
    "form.subject": line("Form: subject", 30),
    "form.message": line("Form: message", 30),
    "form.button": line("Form: button", 30),
    "form.thanks": text("Form: after sending", 150),
    "form.notYet": text("Form: when something is missing", 150),
  }),
  ...listWords,
  withdraw: declarePage("Take our photos down", "/withdraw", originals.withdraw, withdrawing, {}),
  search: declarePage("Search", "/search", originals.search, "free", {}),
  banner: declarePage("Banner", "/what-we-do", banner, "free", {
    heading: line("Heading", 110),
    volunteer: line("Button to the volunteer form", 40),
    newTab: line("End of that button, for screen readers"),
    own: line("Link to the form within the site", 90),
    donate: line("Button to the donate page", 30),
  }),
  ...frameWords,
};

declare module "../../../server/public-page.ts" {
  interface WordsOfPages extends Words {}
}
