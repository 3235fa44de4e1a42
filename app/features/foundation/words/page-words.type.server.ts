import { pageLabels } from "../../../../content/en/labels-pages.ts";
import { originals, type Words } from "../../../../content/pages.ts";
import { cards, declarePage, line, text } from "./declare-page.ts";
import { frameWords } from "./frame-words.type.server.ts";
import { listWords } from "./list-words.type.server.ts";

const { home, about, donate, giving, receipts, spending, contact, banner } = originals;

const makePoint = () => ({ name: "point", label: pageLabels.point, kind: "line" as const, max: 180 });

/** Fixed texts of withdrawal pages: families read the same explanation on every site. */
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
    oneDocument: "fixed",
    documents: "fixed",
    and: "fixed",
  },
  photo: {
    rest: "sure",
    otherCode: "fixed",
    notYet: "fixed",
    ledeDocument: "fixed",
    hides: "fixed",
    hidden: "fixed",
    sent: "fixed",
    after: "fixed",
    afterwards: "fixed",
    afterDocument: "fixed",
    none: "fixed",
    takenDown: "fixed",
    takenDownWhy: "fixed",
  },
} as const;

const wordsAboutUs = () => ({
  home: declarePage(pageLabels.home.page, "/", home, "free", {
    title: line(pageLabels.home.title),
    description: text(pageLabels.home.description),
    "hero.before": line(pageLabels.home["hero.before"]),
    "hero.smiling": line(pageLabels.home["hero.smiling"], 20),
    "hero.lede": text(pageLabels.home["hero.lede"], 200),
    "hero.whatWeDo": line(pageLabels.home["hero.whatWeDo"], 30),
    "hero.playVideo": line(pageLabels.home["hero.playVideo"], 30),
    "hero.artAlt": text(pageLabels.home["hero.artAlt"]),
    "about.heading.first": line(pageLabels.home["about.heading.first"]),
    "about.heading.second": line(pageLabels.home["about.heading.second"]),
    "about.text": text(pageLabels.home["about.text"], 500),
    "about.button": line(pageLabels.home["about.button"], 30),
    "about.buttonAbout": line(pageLabels.home["about.buttonAbout"]),
    "about.artAlt": text(pageLabels.home["about.artAlt"]),
    "founder.heading": line(pageLabels.home["founder.heading"]),
    "founder.lede": text(pageLabels.home["founder.lede"], 400),
    "founder.text": text(pageLabels.home["founder.text"], 400),
    "founder.more": line(pageLabels.home["founder.more"], 40),
    "founder.artAlt": text(pageLabels.home["founder.artAlt"]),
    "projects.heading": line(pageLabels.home["projects.heading"]),
    "projects.all": line(pageLabels.home["projects.all"], 40),
    "projects.more": line(pageLabels.home["projects.more"], 40),
    "events.heading": line(pageLabels.home["events.heading"], 40),
    "events.all": line(pageLabels.home["events.all"], 40),
  }),
  about: declarePage(pageLabels.about.page, "/about", about, "free", {
    title: line(pageLabels.about.title),
    "heading.first": line(pageLabels.about["heading.first"], 40),
    "heading.second": line(pageLabels.about["heading.second"], 40),
    lede: text(pageLabels.about.lede),
    "video.note": line(pageLabels.about["video.note"]),
    "video.title": line(pageLabels.about["video.title"]),
    "mission.heading": line(pageLabels.about["mission.heading"], 40),
    "mission.text": text(pageLabels.about["mission.text"], 400),
    "vision.heading": line(pageLabels.about["vision.heading"], 40),
    "vision.text": text(pageLabels.about["vision.text"], 400),
    "journey.heading": line(pageLabels.about["journey.heading"]),
    "journey.lede": text(pageLabels.about["journey.lede"], 150),
  }),
  "what-we-do": declarePage(pageLabels["what-we-do"].page, "/what-we-do", originals["what-we-do"], "free", {
    title: line(pageLabels["what-we-do"].title),
    heading: line(pageLabels["what-we-do"].heading),
    lede: text(pageLabels["what-we-do"].lede),
    programmes: cards(pageLabels["what-we-do"].programmes, 12, [
      { name: "name", label: pageLabels["what-we-do"]["programmes.name"], kind: "line", max: 60 },
      { name: "text", label: pageLabels["what-we-do"]["programmes.text"], kind: "text", max: 200 },
      { name: "glyph", label: pageLabels["what-we-do"]["programmes.glyph"], kind: "glyph", max: 20 },
    ]),
  }),
});

const wordsOfGiving = () => ({
  donate: declarePage(pageLabels.donate.page, "/donate", donate, "sure", {
    title: line(pageLabels.donate.title),
    heading: line(pageLabels.donate.heading),
    lede: text(pageLabels.donate.lede),
    artAlt: text(pageLabels.donate.artAlt),
    button: line(pageLabels.donate.button, 30),
    "ways.heading": line(pageLabels.donate["ways.heading"]),
    "ways.tabs": cards(pageLabels.donate["ways.tabs"], 6, [
      { name: "name", label: pageLabels.donate["ways.tabs.name"], kind: "line", max: 30 },
      { name: "content", label: pageLabels.donate["ways.tabs.content"], kind: "text", max: 500 },
      { name: "points", label: pageLabels.donate["ways.tabs.points"], kind: "points", max: 600 },
    ]),
    "bank.heading": line(pageLabels.donate["bank.heading"], 40),
    "bank.lede": text(pageLabels.donate["bank.lede"]),
    "bank.rows.bankName": line(pageLabels.donate["bank.rows.bankName"], 30),
    "bank.rows.nairaAccount": line(pageLabels.donate["bank.rows.nairaAccount"], 30),
    "bank.rows.dollarAccount": line(pageLabels.donate["bank.rows.dollarAccount"], 30),
    "bank.rows.accountName": line(pageLabels.donate["bank.rows.accountName"], 30),
    "bank.copy": line(pageLabels.donate["bank.copy"], 20),
    "bank.copied": line(pageLabels.donate["bank.copied"], 20),
    "bank.close": line(pageLabels.donate["bank.close"], 20),
    "bank.tellUs": line(pageLabels.donate["bank.tellUs"], 40),
  }),
  giving: declarePage(
    pageLabels.giving.page,
    "/donate/promise",
    giving,
    {
      rest: "sure",
      check: { rest: "fixed", guard: "sure", report: "sure" },
      phone: { rest: "sure", check: { rest: "fixed", guard: "sure", report: "sure" } },
    },
    {
      "ways.promise.points": cards(pageLabels.giving["ways.promise.points"], 5, [makePoint()]),
      "promise.amount.naira": line(pageLabels.giving["promise.amount.naira"], 60),
      "promise.amount.suggestions": cards(pageLabels.giving["promise.amount.suggestions"], 6, [
        { name: "amount", label: pageLabels.giving["promise.amount.suggestions.amount"], kind: "line", max: 12 },
        { name: "what", label: pageLabels.giving["promise.amount.suggestions.what"], kind: "line", max: 90 },
      ]),
      "check.guard.points": cards(pageLabels.giving["check.guard.points"], 8, [makePoint()]),
      "check.guard.alone": cards(pageLabels.giving["check.guard.alone"], 8, [makePoint()]),
      "phone.check.guard.points": cards(pageLabels.giving["phone.check.guard.points"], 8, [makePoint()]),
      "phone.check.guard.alone": cards(pageLabels.giving["phone.check.guard.alone"], 8, [makePoint()]),
      "promise.what.points": cards(pageLabels.giving["promise.what.points"], 5, [makePoint()]),
    },
  ),
  receipts: declarePage(
    pageLabels.receipts.page,
    "/receipt",
    receipts,
    { receipt: "sure", check: "fixed", statement: "sure" },
    {},
  ),
  spending: declarePage(pageLabels.spending.page, "/donate", spending, "sure", {
    heading: line(pageLabels.spending.heading, 90),
    lede: text(pageLabels.spending.lede),
  }),
});

/** The fixed pages, in the order of the staff list. */
export const fixedWords = () => ({
  ...wordsAboutUs(),
  ...wordsOfGiving(),
  contact: declarePage(pageLabels.contact.page, "/contact", contact, "free", {
    title: line(pageLabels.contact.title),
    heading: line(pageLabels.contact.heading),
    lede: text(pageLabels.contact.lede),
    "reach.heading": line(pageLabels.contact["reach.heading"], 40),
    "reach.phone": line(pageLabels.contact["reach.phone"], 30),
    "reach.email": line(pageLabels.contact["reach.email"], 30),
    "reach.headOffice": line(pageLabels.contact["reach.headOffice"], 30),
    "form.heading": line(pageLabels.contact["form.heading"], 40),
    "form.firstName": line(pageLabels.contact["form.firstName"], 30),
    "form.lastName": line(pageLabels.contact["form.lastName"], 30),
    "form.email": line(pageLabels.contact["form.email"], 30),
    "form.subject": line(pageLabels.contact["form.subject"], 30),
    "form.message": line(pageLabels.contact["form.message"], 30),
    "form.button": line(pageLabels.contact["form.button"], 30),
    "form.thanks": text(pageLabels.contact["form.thanks"], 150),
    "form.notYet": text(pageLabels.contact["form.notYet"], 150),
  }),
  ...listWords(),
  withdraw: declarePage(pageLabels.withdraw.page, "/withdraw", originals.withdraw, withdrawing, {}),
  search: declarePage(pageLabels.search.page, "/search", originals.search, "free", {}),
  banner: declarePage(pageLabels.banner.page, "/what-we-do", banner, "free", {
    heading: line(pageLabels.banner.heading, 110),
    volunteer: line(pageLabels.banner.volunteer, 40),
    newTab: line(pageLabels.banner.newTab),
    own: line(pageLabels.banner.own, 90),
    donate: line(pageLabels.banner.donate, 30),
  }),
  ...frameWords(),
});

declare module "../../../server/public-page.ts" {
  interface WordsOfPages extends Words {}
}
