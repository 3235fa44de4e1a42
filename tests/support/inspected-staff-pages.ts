import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import { staff as en } from "../../content/en/staff.ts";
import { staffSubscribers as enSubscribers } from "../../content/en/staff-messages.ts";
import { staffNewsletter as enNewsletter } from "../../content/en/staff-newsletter.ts";
import { staff as fr } from "../../content/fr/staff.ts";
import { staffSubscribers as frSubscribers } from "../../content/fr/staff-messages.ts";
import { staffNewsletter as frNewsletter } from "../../content/fr/staff-newsletter.ts";
import { staffPublishing } from "../../content/fr/staff-publishing.ts";
import type { Language } from "../../content/languages.ts";
import { browserOfThisFile } from "./browser.ts";
import { publish } from "./editor.ts";
import { featureSamples } from "./feature-samples.ts";
import { fillStaffArea } from "./filled-staff-area.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "./staff-area.ts";

/** A site for this test file with something of everything in its staff area, and the admin's phone. */
export function staffPagesOfThisFile() {
  const browser = browserOfThisFile();
  const area = staffAreaOfThisFile();
  /** Addresses of staff pages. */
  const addresses = [...fixedAddresses];
  beforeAll(async () => {
    const { photo } = await fillStaffArea(area.server);
    addresses.push(`/admin/media/${photo}/faces`);
  });
  async function open(expects: RegExp[] = [], shownBy = browser) {
    const { address } = area.server;
    const page = await area.open(shownBy, { width: 360, reducedMotion: true, expects });
    /** Staff pages answer to taps once their script has taken over. */
    const visit = async (path: string) => {
      await page.goto(address + path);
      await hasTakenOver(page);
    };
    return { page, visit };
  }
  return { area, addresses, open };
}

const fixedAddresses = [
  "/admin",
  "/admin/post",
  "/admin/post?deleted",
  "/admin/post?q=nothing-is-called-so",
  "/admin/post/5",
  "/admin/event",
  "/admin/event/1",
  "/admin/days",
  "/admin/places",
  "/admin/event/1/guests",
  "/admin/event/1/guests/contacts",
  "/admin/event/1/guests/print",
  "/admin/event/1/figures",
  "/admin/figures",
  ...featureSamples.flatMap(({ staffPages = [] }) => staffPages),
  "/admin/project",
  "/admin/project/1",
  "/admin/news",
  "/admin/news/1",
  "/admin/listen/post-1",
  "/admin/approvals",
  "/admin/approvals/post-7",
  "/admin/consents",
  "/admin/consents?q=P-404",
  "/admin/consents/new",
  "/admin/consents/1",
  "/admin/photo-requests",
  "/admin/photo-words",
  "/admin/searches",
  "/admin/visits",
  "/admin/concerns",
  "/admin/concerns?id=1",
  "/admin/media",
  "/admin/media?show=withdrawn",
  "/admin/createuser",
  "/admin/manageusers",
  "/admin/account",
  "/admin/log",
  "/admin/people-data",
  "/admin/doctor",
  "/admin/redirects",
  "/admin/sample",
  "/admin/settings",
  "/admin/messages",
  "/admin/messages?id=1",
  "/admin/mail",
  "/admin/newsletter",
  "/admin/newsletter/1",
  "/admin/subscribers",
  "/admin/jump",
  "/admin/jump?q=river",
  "/admin/offline",
  "/admin/share",
  "/admin/share/event/1",
  "/admin/signout",
  "/admin/look",
  "/admin/welcome",
  "/admin/welcome?step=2",
  "/admin/welcome?step=3",
  "/admin/welcome?step=4",
  "/admin/pages",
  "/admin/pages/home",
  "/admin/page",
  "/admin/bank",
  "/admin/gifts",
  "/admin/gifts/record",
  "/admin/gifts/received",
  "/admin/gifts/statement",
  "/admin/gifts/audit",
  "/admin/gifts/board",
  "/admin/gifts/statements",
  "/admin/gifts/monthly",
  "/admin/receipts",
  "/admin/spending",
  "/admin/spending/new",
  "/admin/concerns/release",
  "/admin/confirm",
  "/admin/second-step",
];

/** Pages that need another person, or rows that others do not: what visits them. */
export const staffPagesElsewhere: Record<string, string> = {
  "admin/concerns/key": "safeguarding.test.ts, as a lead",
  "admin/concerns/log": "safeguarding.test.ts, as a lead",
  "admin/event/:id/copies": "a form of four fields and a list of days, as the lists have them",
  "admin/move-in/:id": "rows of an import: questions as in forms, lists and buttons",
  "admin/move-in/:id/proposals": "rows with two buttons each, as lists have them",
  "admin/page/:id": "pages-journey.test.ts",
  "admin/manageusers/:id": "staff-without-script.test.ts: the list, where a form of it is refused",
  "admin/gifts/online": "giving-pages.test.ts, with a payment partner",
  "admin/gifts/of-donor": "giving-pages.test.ts",
  "admin/undo/:id": "a link of an e-mail: three lines and a button, as ActForm has it",
};

/** Names of the buttons that open a dialog, by language. */
const buttonsOf = {
  en: {
    home: en.home,
    newsletter: enNewsletter,
    remove: enSubscribers.remove,
    password: /password/i,
    toPublish: undefined,
  },
  fr: {
    home: fr.home,
    newsletter: frNewsletter,
    remove: frSubscribers.remove,
    password: /mot de passe/i,
    toPublish: { ...staffPublishing, without: "sans" },
  },
};

/** Pages after an act on them. */
export const staffStatesIn = (
  language: Language,
): [name: string, path: string, reach: (page: Page) => Promise<void>][] => {
  const { home, newsletter, remove, password, toPublish } = buttonsOf[language];
  const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).click();
  return [
    ["the dialog of a new post", "/admin", press(home.post.label)],
    ["the dialog of a new event", "/admin", press(home.event.label)],
    ["the dialog of a new project", "/admin", press(home.project.label)],
    [
      "a new event full of errors",
      "/admin",
      async (page) => {
        await press(home.event.label)(page);
        // The checks of the sheet would say it before: they do not arrive.
        await page.route("**/admin/checks", (route) => route.abort("aborted"));
        await publish(page, toPublish);
        await page.getByRole("dialog").getByRole("alert").first().waitFor();
      },
    ],
    ["a new issue of the newsletter", "/admin/newsletter", press(newsletter.create)],
    ["the question before an issue is sent to all", "/admin/newsletter/1", press(newsletter.send)],
    [
      "the question before an address is taken off the list",
      "/admin/subscribers",
      async (page) => {
        await page.locator(".more-menu > summary").first().click();
        await press(new RegExp(`^${remove}`))(page);
      },
    ],
    ["what is said about a picture", "/admin/media", (page) => page.locator(".tile a").first().click()],
    [
      "one's own password",
      "/admin/manageusers",
      async (page) => {
        const ownMenu = page
          .locator(".more-menu")
          .filter({ has: page.getByRole("button", { name: password, includeHidden: true }) });
        await ownMenu.first().locator("summary").click();
        await ownMenu.first().getByRole("button", { name: password }).click();
      },
    ],
  ];
};

export const staffStates = staffStatesIn("en");

const jumpTo = (search: string) => async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(search);
  await page.getByRole("option", { name: `Create a post called “${search}”` }).waitFor();
};

/** Overlays of every page: on phones, and on laptops. */
export const staffOverlays: [name: string, widths: number[], reach: (page: Page) => Promise<void>, within: string][] = [
  [
    "the sheet that creates",
    [320, 390],
    (page) => page.getByRole("link", { name: "Create", exact: true }).click(),
    "dialog[open]",
  ],
  [
    "the sheet with everything else",
    [320, 390],
    (page) => page.getByRole("link", { name: "More" }).click(),
    "dialog[open]",
  ],
  [
    "the jump box with results",
    [320, 390, 1280],
    async (page) => {
      await jumpTo("river")(page);
      await page.getByRole("option", { name: /^A day at the river/ }).waitFor();
    },
    "dialog[open]",
  ],
  [
    "the jump box without results",
    [320, 390, 1280],
    async (page) => {
      await jumpTo("joloff")(page);
      await page.getByText("Nothing here is called that.").waitFor();
    },
    "dialog[open]",
  ],
  ["the list of shortcuts", [320, 390, 1280], (page) => page.keyboard.press("?"), "dialog[open]"],
  [
    "the account menu, with the appearances",
    [1280],
    async (page) => {
      await page.locator("summary.who").click();
      await page.locator("summary", { hasText: "Appearance" }).click();
    },
    ".account",
  ],
  [
    "the rooms at the head of a page",
    [360],
    async (page) => {
      await goWithin(page, "/admin/settings");
      await page.locator(".rooms-fold > summary").click();
    },
    ".rooms-fold",
  ],
];
