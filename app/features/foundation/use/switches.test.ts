import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { publicPages } from "../../../../tests/support/public-pages.ts";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import { offer } from "../../events/volunteers/volunteer-site.support.ts";
import { indexContent } from "../../reach/search/index-content.server.ts";
import {
  group,
  keys,
  linksIn,
  openSwitchSite,
  type SwitchSite,
  sendRecording,
  statusOf,
} from "./switch-site.support.ts";

const opened = publicPages.filter(
  ({ status, sent, path }) => status === 200 && sent === undefined && !path.includes("thanks="),
);

/** Finds links to these paths in every page, the sitemap and the search. */
async function findWays({ read, event }: SwitchSite, paths: readonly string[], asked: string): Promise<string[]> {
  const found: string[] = [];
  for (const at of [...opened.map(({ path }) => path), event, "/nope"]) {
    const links = new Set(linksIn(await read(at)));
    found.push(...paths.filter((path) => links.has(path) && path !== at).map((path) => `${path} on ${at}`));
  }
  const sitemap = await read("/sitemap.xml");
  found.push(...paths.filter((path) => sitemap.includes(`site.test${path}<`)).map((path) => `${path} in the sitemap`));
  const results = linksIn(mainOf(await read(`/search?q=${encodeURIComponent(asked)}`)));
  return [...found, ...paths.filter((path) => results.includes(path)).map((path) => `${path} in the search`)];
}

interface Row {
  key: SwitchKey;
  /** Staff pages of the menu and the jump box, with a word for each. */
  staff: [word: string, path: string][];
  /** Closed public pages, with a search that finds them. */
  closes: string[];
  asked: string;
  /** A text that a page shows only while the switch is on. */
  shows: (site: SwitchSite) => [path: string, text: string];
  /** Pages that stay open. */
  goesOn: string[];
  /** Sends something new. */
  send(site: SwitchSite): Promise<Response>;
  status: number;
  accepted: number;
  /** Rows that are new. */
  count(site: SwitchSite): Promise<number>;
}

const countOf = async (
  { ctx }: SwitchSite,
  table:
    | "promises"
    | "vouchers"
    | "volunteers"
    | "guests"
    | "pending_subscribers"
    | "recordings"
    | "bank_statement_files",
) => (await ctx.db.selectFrom(table).selectAll().execute()).length;

const table: Row[] = [
  {
    key: "gifts",
    staff: [
      ["donations", "/admin/gifts"],
      ["refunds", "/admin/gifts/online"],
      ["cheque", "/admin/gifts/record"],
    ],
    closes: ["/donate", "/donate/promise"],
    asked: "donate",
    shows: () => ["/", "How we spend your donations"],
    goesOn: ["/donate/check", "/receipt", "/withdraw", "/safeguarding", "/photo"],
    send: ({ send }) => send("/donate/promise", { amount: "8000" }),
    status: 403,
    accepted: 303,
    count: (site) => countOf(site, "promises"),
  },
  {
    key: "spending",
    staff: [
      ["voucher", "/admin/spending"],
      ["petty cash", "/admin/cash"],
      ["close the month", "/admin/month"],
    ],
    closes: [],
    asked: "account",
    shows: () => ["/", "Not counted from vouchers yet"],
    goesOn: ["/donate", "/donate/promise"],
    send: ({ ask, staffHeaders }) => {
      const body = new FormData();
      const fields = { amount: "12", for: "0:running", payee: "Sample shop", paidFrom: "unpaid", note: "No paper." };
      for (const [name, value] of Object.entries({ idempotencyKey: "voucher", ...fields })) body.append(name, value);
      return ask("/admin/spending/new", { method: "POST", body, headers: staffHeaders });
    },
    status: 422,
    accepted: 303,
    count: (site) => countOf(site, "vouchers"),
  },
  {
    key: "statements",
    staff: [["reconcile", "/admin/gifts/statement"]],
    closes: [],
    asked: "account",
    shows: () => ["/donate", "Promise"],
    goesOn: ["/donate", "/donate/promise"],
    send: ({ ask, staffHeaders }) => {
      const body = new FormData();
      body.append("account", "NGN");
      body.append("file", new Blob(["When,What,In\n1,Words,2\n"]), "march.csv");
      return ask("/admin/gifts/statement", { method: "POST", body, headers: staffHeaders });
    },
    status: 422,
    accepted: 303,
    count: (site) => countOf(site, "bank_statement_files"),
  },
  {
    key: "volunteers",
    staff: [["vetting", "/admin/volunteers"]],
    closes: ["/volunteer"],
    asked: "volunteer",
    shows: () => ["/what-we-do", "Join as a volunteer"],
    goesOn: ["/contact"],
    send: ({ send }) => send("/volunteer", offer),
    status: 403,
    accepted: 303,
    count: (site) => countOf(site, "volunteers"),
  },
  {
    key: "guests",
    staff: [],
    closes: [],
    asked: "book day",
    shows: ({ event }) => [event, "Keep my place"],
    goesOn: ["/events"],
    send: ({ send, event }) => send(event, group),
    status: 422,
    accepted: 303,
    count: (site) => countOf(site, "guests"),
  },
  {
    key: "newsletter",
    staff: [
      ["mailing list", "/admin/subscribers"],
      ["bulk e-mail", "/admin/newsletter"],
    ],
    closes: ["/newsletter"],
    asked: "newsletter",
    shows: () => ["/about", 'id="newsletter"'],
    goesOn: ["/newsletter/unsubscribe?token=none"],
    send: ({ send }) => send("/newsletter", { email: "new@example.org" }),
    status: 403,
    accepted: 303,
    count: (site) => countOf(site, "pending_subscribers"),
  },
  {
    key: "recordings",
    staff: [],
    closes: [],
    asked: "quiet",
    shows: () => ["/blog/quiet-corners", 'class="listen"'],
    goesOn: ["/blog/quiet-corners"],
    send: (site) => sendRecording(site, "ogg"),
    status: 422,
    accepted: 200,
    count: (site) => countOf(site, "recordings"),
  },
];

test("every switch has a row here", () => {
  expect(table.map(({ key }) => key)).toEqual(keys);
});

for (const { key, staff, closes, asked, shows, goesOn, send, status, accepted, count } of table)
  test(`${key}: off hides links, refuses new records, keeps old ones; on restores all`, async () => {
    const site = await openSwitchSite();
    const [page, shown] = shows(site);
    const jumps = async () => {
      const found = await Promise.all(
        staff.map(([word]) => site.readAsStaff(`/admin/jump/results?q=${encodeURIComponent(word)}`)),
      );
      return staff.filter(([, path], index) => found[index]?.includes(`"${path}"`)).map(([, path]) => path);
    };
    const menu = async () => {
      const links = linksIn(await site.readAsStaff("/admin/people-data"));
      return staff.map(([, path]) => path).filter((path) => links.includes(path));
    };
    const rooms = () => Promise.all(staff.map(async ([, path]) => (await site.visit(path)).status));
    const before = {
      rooms: await rooms(),
      menu: await menu(),
      html: textOf(await site.read("/")),
      sitemap: await site.read("/sitemap.xml"),
    };
    expect(await jumps()).toEqual(staff.map(([, path]) => path));
    expect(await site.read(page)).toContain(shown);
    if (closes.length > 0) expect((await findWays(site, closes, asked)).length).toBeGreaterThan(2);

    expect(textOf(await (await site.turn({ [key]: false })).text())).toContain("Saved: ");
    await indexContent(site.ctx);
    expect(await jumps()).toEqual([]);
    expect(await menu()).toEqual([]);
    expect(await findWays(site, closes, asked)).toEqual([]);
    if (key !== "statements") expect(await site.read(page)).not.toContain(shown);
    for (const path of closes) {
      const answer = await site.ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(textOf(mainOf(await answer.text()))).toContain("string leads back home");
    }
    for (const path of goesOn) expect([path, await statusOf(site, path)]).toEqual([path, 200]);
    // Records stay at their addresses.
    expect(await rooms()).toEqual(before.rooms);
    const had = await count(site);
    expect((await send(site)).status).toBe(status);
    expect(await count(site)).toBe(had);

    await site.turn({ [key]: true }, { [key]: false });
    await indexContent(site.ctx);
    expect(await jumps()).toEqual(staff.map(([, path]) => path));
    expect(await menu()).toEqual(before.menu);
    expect(await site.read(page)).toContain(shown);
    expect(textOf(await site.read("/"))).toBe(before.html);
    expect(await site.read("/sitemap.xml")).toBe(before.sitemap);
    if (closes.length > 0) expect((await findWays(site, closes, asked)).length).toBeGreaterThan(2);
    expect((await send(site)).status).toBe(accepted);
    expect(await count(site)).toBe(had + 1);

    expect(await site.auditEvents()).toEqual(
      expect.arrayContaining([`switched off, switch:${key}`, `switched on, switch:${key}`]),
    );
  });

test("a form whose switch goes off says so, with the typed words", async () => {
  const site = await openSwitchSite();
  await site.turn({ gifts: false, volunteers: false, newsletter: false });
  const sent = async (path: string, fields: Record<string, string>) => {
    const answer = await site.send(path, fields);
    const html = mainOf(await answer.text());
    expect([path, answer.status, html.includes('href="/contact"')]).toEqual([path, 403, true]);
    expect(textOf(html)).toContain("We do not take this at the moment");
    return textOf(html.slice(html.indexOf('id="typed"')));
  };
  const promised = {
    own: "8,250",
    frequency: "monthly",
    name: "Sample <b>Giver</b>",
    message: "For\nbooks",
    show: "no",
  };
  const promise = await sent("/donate/promise", { ...promised, "form-key": "a-key" });
  for (const said of ["8,250", "Every month", "Sample", "books", "Keep me anonymous"]) expect(promise).toContain(said);
  expect(promise).not.toContain("a-key");
  const offered = await sent("/volunteer", { ...offer, otherSkill: "Drums" });
  for (const said of ["Drums", offer.name, offer.contact]) expect(offered).toContain(said);
  expect(await sent("/newsletter", { email: "new@example.org", seal: "sealed" })).not.toContain("sealed");
  for (const table of ["promises", "volunteers", "pending_subscribers"] as const)
    expect(await countOf(site, table)).toBe(0);
});

test("a switch that is off refuses new records in the staff area", async () => {
  const site = await openSwitchSite();
  const { post, readAsStaff, ctx } = site;
  const issue = { subject: "Rain and books", opening: "Dear friends" };
  await post("/admin/newsletter", issue);
  await site.send("/volunteer", offer);
  const vetted = { state: "active" as const, vetted_on: "2026-11-01", vetted_until: "2028-11-01" };
  await ctx.db.updateTable("volunteers").set(vetted).execute();
  const helpers = `/admin/event/${site.event.split("/").at(-1)}/helpers`;
  const begins = async (): Promise<Record<string, boolean>> => ({
    issue: (await readAsStaff("/admin/newsletter?open=new")).includes('name="opening"'),
    draft: (await readAsStaff("/admin/newsletter/1")).includes('name="opening"'),
    recording: (await readAsStaff("/admin/listen/post-1")).includes('name="voice-by"'),
    statement: (await readAsStaff("/admin/gifts/statement")).includes('type="file"'),
    helper: (await readAsStaff(helpers)).includes('value="add"'),
  });
  const all = (answer: boolean) => ({
    issue: answer,
    draft: answer,
    recording: answer,
    statement: answer,
    helper: answer,
  });
  expect(await begins()).toEqual(all(true));
  await site.turn({ newsletter: false, recordings: false, statements: false, volunteers: false });
  expect(await begins()).toEqual(all(false));
  expect(textOf(await readAsStaff("/admin/newsletter"))).toContain("Rain and books");
  expect(await readAsStaff("/admin/newsletter/1/email")).toContain("Dear friends");

  const written = await post("/admin/newsletter", { subject: "Second issue", opening: "Long and dear words" });
  expect(await written.text()).toMatch(/switched off.*Long and dear words/s);
  const changed = await post("/admin/newsletter/1", { ...issue, opening: "Other dear words", version: "1" });
  expect(await changed.text()).toMatch(/switched off.*Other dear words/s);
  expect((await post("/admin/newsletter/1", { intent: "test" })).status).toBe(422);
  expect((await post(helpers, { intent: "add", volunteer: "1" })).status).toBe(422);
  expect(await ctx.db.selectFrom("issues").select("opening").execute()).toEqual([{ opening: "Dear friends" }]);
  expect(await ctx.db.selectFrom("event_helpers").selectAll().execute()).toEqual([]);
});
