import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { linkTo, subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { publicPages } from "../../../../tests/support/public-pages.ts";
import { aRecording } from "../../../../tests/support/recordings.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { type SwitchKey, switchesOf } from "../../../server/feature-switch.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { offer } from "../../events/volunteers/volunteer-site.support.ts";
import { features } from "../../index.server.ts";
import { indexContent } from "../../reach/search/index-content.server.ts";

type Site = Awaited<ReturnType<typeof openSite>>;

const keys = switchesOf(features).map(({ key }) => key);

const group = { name: "Sample Guest", contact: "guest@example.org", adults: "2", children: "1", adult: "yes" };
const bookDay = { title: "Book day", date: "2026-12-12", start_time: "10:00", takes_signups: 1, places: 80 };
const voice = { language: "Yoruba", voice: "adults", "voice-by": "The reader", "voice-kind": "voice" };

/** A site where each thing that a switch takes away is there once. */
async function openSite() {
  const site = await createStaffedSite({ empty: false, now: "2026-11-23T09:00:00Z" }, "admin");
  const event = `/event/readmore/${await insertEvent(site.ctx.db, anEvent(bookDay))}`;
  await sendRecording(site, "m4a");
  await indexContent(site.ctx);
  /** Turns switches as the page does that an admin has open. @param was on, as the page says */
  const turn = (
    wanted: Partial<Record<SwitchKey, boolean>>,
    was: Partial<Record<SwitchKey, boolean>> = {},
    by?: string,
  ) => {
    const isOn = (key: SwitchKey) => wanted[key] ?? was[key] ?? true;
    const shown = keys.map((key) => `${(was[key] ?? true) ? "on" : "off"} ${key}`);
    return site.post("/admin/use", { shown, on: keys.filter(isOn) }, by);
  };
  return { ...site, event, turn };
}

async function sendRecording({ ask, staffHeaders }: Pick<Site, "ask" | "staffHeaders">, kind: "m4a" | "ogg") {
  const body = new FormData();
  for (const [name, value] of Object.entries(voice)) body.append(name, value);
  body.append("file", new Blob([new Uint8Array(await aRecording(kind))]), "Voice.m4a");
  return ask("/admin/listen/post-1", { method: "POST", body, headers: staffHeaders });
}

const linksIn = (html: string) => [...html.matchAll(/(?:href|action)="([^"#?]+)/g)].map(([, path = ""]) => path);

const statusOf = async ({ ask }: Site, path: string) => (await ask(path)).status;

const opened = publicPages.filter(
  ({ status, sent, path }) => status === 200 && sent === undefined && !path.includes("thanks="),
);

/** What leads visitors to these paths, over every page, the sitemap and the search; by path and by where it is. */
async function findWays({ read, event }: Site, paths: readonly string[], asked: string): Promise<string[]> {
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
  /** Pages of staff that menu and jump box lead to, with a word for each. */
  staff: [word: string, path: string][];
  /** Public pages that are closed, and a question that finds them. */
  closes: string[];
  asked: string;
  /** What stands on a page only while it is on. */
  shows: (site: Site) => [path: string, text: string];
  /** Pages that go on. */
  goesOn: string[];
  /** Sends something new. */
  send(site: Site): Promise<Response>;
  status: number;
  accepted: number;
  /** Rows of what is new. */
  count(site: Site): Promise<number>;
}

const countOf = async (
  { ctx }: Site,
  table: "pledges" | "volunteers" | "guests" | "pending_subscribers" | "recordings" | "statement_files",
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
    status: 404,
    accepted: 303,
    count: (site) => countOf(site, "pledges"),
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
    count: (site) => countOf(site, "statement_files"),
  },
  {
    key: "volunteers",
    staff: [["vetting", "/admin/volunteers"]],
    closes: ["/volunteer"],
    asked: "volunteer",
    shows: () => ["/what-we-do", "Join as a volunteer"],
    goesOn: ["/contact"],
    send: ({ send }) => send("/volunteer", offer),
    status: 404,
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
    status: 404,
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
  test(`${key}: off, nothing leads there and nothing new comes; what began goes on; on again, all is back`, async () => {
    const site = await openSite();
    const [page, shown] = shows(site);
    const jumps = async () => {
      const found = await Promise.all(
        staff.map(([word]) => site.readAsStaff(`/admin/jump/results?q=${encodeURIComponent(word)}`)),
      );
      return staff.filter(([, path], place) => found[place]?.includes(`"${path}"`)).map(([, path]) => path);
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
    // What was recorded stays behind its address.
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
    const name = switchesOf(features).find((one) => one.key === key)?.name;
    expect(await site.auditEvents()).toEqual(expect.arrayContaining([`switched off, ${name}`, `switched on, ${name}`]));
  });

test("private links of before go on when everything is off: a gift, a place, a subscription; and the home has no empty box", async () => {
  const site = await openSite();
  const gift = ((await site.send("/donate/promise", { amount: "8000" })).headers.get("Location") ?? "").replace(
    "/send",
    "",
  );
  const place = (await site.send(site.event, group)).headers.get("Location") ?? "";
  await subscribe(site, "reader@example.org");
  await site.send("/newsletter", { email: "late@example.org" });
  const confirmation = await linkTo(site, "late@example.org");
  const { token } = await site.ctx.db.selectFrom("subscribers").select("token").executeTakeFirstOrThrow();
  await site.turn(Object.fromEntries(keys.map((key) => [key, false])));
  for (const path of [gift, `${gift}/send`, place, confirmation, "/donate/check", "/withdraw", "/safeguarding"])
    expect([path, await statusOf(site, path)]).toEqual([path, 200]);
  expect(linksIn(await site.read(`${gift}/send`))).not.toContain("/donate");
  expect((await site.send(gift, { intent: "sent" })).status).toBe(303);
  expect((await site.send(confirmation, {})).status).toBe(303);
  const unsubscribe = `/newsletter/unsubscribe?token=${token}`;
  expect(textOf(mainOf(await (await site.send(unsubscribe, {})).text()))).toContain("You are off the list");
  expect(linksIn(await (await site.send(unsubscribe, {})).text())).not.toContain("/newsletter");
  const home = await site.read("/");
  expect(home).not.toContain('class="banner"');
  expect(home).not.toContain('id="newsletter"');
  expect(textOf(home)).not.toMatch(/Donate|Join as a volunteer/);
});

test("an old page's sign-up comes back with a sentence and with what was typed", async () => {
  const site = await openSite();
  await site.turn({ guests: false });
  const answer = await site.send(site.event, group);
  const html = await answer.text();
  expect(textOf(mainOf(html))).toContain(
    "You are not on the list yet. The list is closed. We do not take sign-ups any more.",
  );
  expect(html).toContain('value="Sample Guest"');
  expect(html).toContain('value="guest@example.org"');
  expect(mainOf(html)).not.toContain("Keep my place");
});

test("two admins at once: each changes what they turned, and undoes nothing of the other", async () => {
  const site = await openSite();
  const other = await signInAgain(
    site.ctx,
    (await addStaffMember(site.ctx, { role: "admin", email: "b@example.org" })).email,
  );
  await site.turn({ volunteers: false });
  // Their page is older: it shows volunteers as on, and does not turn them.
  const answer = await site.turn({ newsletter: false }, {}, other);
  expect(textOf(await answer.text())).toContain("Saved: Newsletter.");
  expect([await statusOf(site, "/volunteer"), await statusOf(site, "/newsletter")]).toEqual([404, 404]);
  const again = await site.turn({ newsletter: false }, {}, other);
  expect(textOf(await again.text())).toContain("Nothing was changed.");
  expect((await site.auditEvents()).filter((event) => event.startsWith("switched"))).toHaveLength(2);
  await Promise.all([site.turn({ recordings: false }), site.turn({ recordings: false }, {}, other)]);
  expect((await site.auditEvents()).filter((event) => event === "switched off, Recordings")).toHaveLength(1);
});

test("bank statements stay while a transfer is announced, and a sentence says so; without one they go", async () => {
  const site = await openSite();
  const gift = ((await site.send("/donate/promise", { amount: "8000" })).headers.get("Location") ?? "").replace(
    "/send",
    "",
  );
  await site.send(gift, { intent: "sent" });
  expect(textOf(await site.readAsStaff("/admin/use"))).toContain("one bank transfer is announced and has not arrived");
  const answer = await site.turn({ statements: false, volunteers: false });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("Nothing was changed. This cannot be off yet");
  expect(await site.readAsStaff("/admin/jump/results?q=reconcile")).toContain("/admin/gifts/statement");
  expect(await statusOf(site, "/volunteer")).toBe(200);
  await site.ctx.db.updateTable("pledges").set({ state: "withdrawn" }).execute();
  expect((await site.turn({ statements: false })).status).toBe(200);
  expect(await site.readAsStaff("/admin/jump/results?q=reconcile")).not.toContain("/admin/gifts/statement");
});

test("the page says what stays, that children stay, and counts", async () => {
  const site = await openSite();
  await site.send("/volunteer", offer);
  const text = textOf(mainOf(await site.readAsStaff("/admin/use")));
  expect(text).toContain("1 volunteer stays kept and comes back with the switch.");
  expect(text).toContain("Children stays. A foundation for children always takes concerns");
  expect(await site.readAsStaff("/admin/jump/results?q=disable")).toContain("/admin/use");
});
