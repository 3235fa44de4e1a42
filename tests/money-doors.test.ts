import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import type { Role } from "../app/server/auth/auth.ts";
import { tablesOf } from "../app/server/define-feature.server.ts";
import { pageWordsOf } from "../app/server/page-words.ts";
import { giveBank } from "./support/bank.ts";
import { addOneOfEach } from "./support/feature-samples.ts";
import { fieldsOf } from "./support/fields-of-form.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";
import { switchAllOn } from "./support/switch-all-on.ts";

type Fields = Record<string, string | string[]>;

/** Ways in which one person tries to redirect money; no visitor may read `marker`. */
const tries: [what: string, text: (marker: string) => string][] = [
  ["an account", (marker) => `Our new account ${marker}: GTBank 0123456789, Tabasamu Foundation.`],
  ["an account in words", (marker) => `${marker} account zero one two three four five six seven eight nine.`],
  ["an account in Arabic digits", (marker) => `${marker} ٠١٢٣٤٥٦٧٨٩ Access Bank.`],
  ["an account with signs nobody sees", (marker) => `${marker} 01234\u200b56789 Zenith Bank.`],
  ["a Paybill", (marker) => `${marker} M-Pesa Paybill 987654.`],
  ["a wallet", (marker) => `${marker} Send your gift by MoMo to 0803 555 0199.`],
  ["an IBAN", (marker) => `${marker} IBAN DE89 3704 0044 0532 0130 00`],
  ["a card", (marker) => `${marker} Card 4111 1111 1111 1111`],
  [
    "a telephone for the account",
    (marker) => `${marker} Before you give, call Ada Bello on 0803 999 9999 for the right account.`,
  ],
  ["a handle", (marker) => `${marker} Venmo @strangers`],
  ["a payment link", (marker) => `${marker} https://paystack.com/pay/strangers`],
];

/** Every form of the staff area whose words reach visitors, donors or guests. */
const doors: [what: string, path: string, fields: (text: string) => Fields][] = [
  ["a post", "/admin/post", (text) => ({ title: "Colours", paragraphs: text })],
  ["a post's title", "/admin/post", (text) => ({ title: text, paragraphs: "Blue." })],
  ["a post in two fields", "/admin/post", (text) => halves(text, "title", "paragraphs")],
  [
    "a post in two fields with words between",
    "/admin/post",
    (text) => ({ title: `GTBank 01234 ${text}`, paragraphs: "Colours.\n\nThe account goes on with 56789." }),
  ],
  [
    "goods",
    "/admin/gifts/record",
    (text) => ({ method: "goods", goods: text, goodsCount: "56789", day: "2026-03-10", name: "Market women" }),
  ],
  [
    "a giver of goods",
    "/admin/gifts/record",
    (text) => ({ method: "goods", goods: "Pads", goodsCount: "5", day: "2026-03-10", name: text }),
  ],
  ["the lede of Contact", "/admin/pages/contact", (text) => ({ lede: text })],
  [
    "an event",
    "/admin/event",
    (text) => ({ title: "A day", location: "Lagos", date: "2026-05-05", description: text, photos: "1" }),
  ],
  ["an event's place", "/admin/event", (text) => ({ title: "A day", location: text, date: "2026-05-05", photos: "1" })],
  ["a project", "/admin/project", (text) => ({ title: "Books", theme: "Reading", paragraphs: text })],
  ["a project's theme", "/admin/project", (text) => ({ title: "Books", theme: text, paragraphs: "Blue." })],
  [
    "news",
    "/admin/news",
    (text) => ({ title: text, source: "Radio", date: "2026-05-05", link: "https://example.org/x" }),
  ],
  [
    "an own page",
    "/admin/page",
    (text) => ({ title: "Promise", slug: "promise", paragraphs: text, placement: "footer" }),
  ],
  [
    "figures",
    "/admin/event/1/figures",
    (text) => ({ count: "4", unit: text, what: "books", how: "counted", people: "1" }),
  ],
  ["a recording's language", "/admin/listen/post-1", (text) => ({ language: text })],
  ["the name", "/admin/settings", (text) => ({ name: text })],
  ["the kind", "/admin/settings", (text) => ({ kind: text })],
  ["the office", "/admin/settings", (text) => ({ headOffice: text })],
  ["a figure", "/admin/settings", (text) => ({ figureValue: ["40"], figureLabel: [text] })],
  ["receipts", "/admin/settings", (text) => ({ form: "giving", legalName: text, prefix: "TAB" })],
  ["a number for help", "/admin/help-numbers", (text) => ({ name: text, number: "0809 999 0001" })],
  [
    "who answers",
    "/admin/help-numbers",
    (text) => ({ intent: "persons", safeguardingContact: text, safeguardingPhone: "", privacyContact: "" }),
  ],
  ["a reply", "/admin/messages", (text) => ({ intent: "reply", id: "1", text, idempotencyKey: text })],
  [
    "a message to guests",
    "/admin/event/1/guests/contacts",
    (text) => ({ intent: "write", subject: "Rain", text, idempotencyKey: text.slice(0, 40) }),
  ],
  ["what a gift bought", "/admin/gifts/1", (text) => ({ intent: "spend", spentOn: text })],
  ["the name on a receipt", "/admin/gifts/1", (text) => ({ intent: "receipt", name: text, reason: "Another name" })],
  ["the own name", "/admin/account", (text) => ({ intent: "change", displayName: text })],
  [
    "a colleague's name",
    "/admin/createuser",
    (text) => ({ firstName: text, lastName: "B", email: "new@example.org", role: "editor" }),
  ],
  ...Object.entries(pageWordsOf(features)).flatMap(([page, { fields }]) =>
    Object.keys(fields)
      .filter((path) => fields[path]?.kind === "text" || fields[path]?.kind === "line")
      .slice(0, 2)
      .map((path): (typeof doors)[number] => [
        `${page}, ${path}`,
        `/admin/pages/${page}`,
        (text) => ({ [path]: text }),
      ]),
  ),
];

/** A text over two fields, cut inside its digits. */
function halves(text: string, one: string, other: string): Fields {
  const at = Math.max(text.search(/\d{3,}/) + 3, 12);
  return { [one]: text.slice(0, at), [other]: text.slice(at) };
}

type Site = Awaited<ReturnType<typeof createStaffedSite>>;

/** Texts that people outside of staff read: rows that are public, names, gifts, and e-mails. */
async function readOutside({ ctx }: Site): Promise<string> {
  const tables = Object.entries(tablesOf(features)).filter(([, { isPublished }]) => isPublished);
  const texts: string[] = [];
  for (const name of [...tables.map(([name]) => name), "users", "gifts", "receipts", "outbox_emails"]) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(ctx.db);
    const isRead = ({ status, next_content: next }: Record<string, unknown>) =>
      next !== undefined || status === undefined || status === "published" || status === "scheduled";
    // A draft beside what is live is read by staff alone.
    for (const { next_content: next, ...row } of rows)
      if (isRead(row)) texts.push(JSON.stringify(row), row.status === "scheduled" ? JSON.stringify(next) : "");
  }
  return texts.join("\n");
}

async function openSite(role: Role) {
  const site = await createStaffedSite({ empty: false }, role);
  await switchAllOn(site.ctx);
  await giveBank(site.ctx);
  await addOneOfEach(site.ctx);
  return site;
}

test.each<Role>(["admin", "editor", "writer", "treasurer", "lead"])(
  "one %s alone names no other account, wallet or link in any text, paper or email",
  async (role) => {
    const site = await openSite(role);
    const { post, readAsStaff, ctx } = site;
    let count = 0;
    for (const [index, [what, path, fields]] of doors.entries()) {
      const whole = /pages|settings/.test(path) ? fieldsOf(await readAsStaff(path)) : {};
      for (const shift of [0, 3, 6]) {
        const [form = "", write = String] = tries[(index + shift) % tries.length] ?? [];
        const marker = `Zq${index}x${shift}`;
        for (const status of ["published", "scheduled"]) {
          const sent = { ...whole, ...fields(write(marker)), status, publishAt: "2030-01-01T10:00" };
          const answer = await post(path, sent);
          count++;
          const text = await answer.text();
          expect([what, form, answer.status < 500, text.includes("is saved. Visitors")]).toEqual([
            what,
            form,
            true,
            false,
          ]);
        }
      }
    }
    expect(count).toBeGreaterThan(200);
    const outside = await readOutside(site);
    expect(outside.length).toBeGreaterThan(10_000);
    expect(
      [...outside.matchAll(/Zq\d+x\d/g)].map(
        ([found]) => `${found}: ${doors[Number.parseInt(found.slice(2), 10)]?.[0]}`,
      ),
    ).toEqual([]);
    expect(await ctx.db.selectFrom("issues").select("state").where("state", "=", "sent").execute()).toEqual([]);
  },
  120_000,
);

test.each<Role>(["editor", "writer", "treasurer"])("an %s changes no telephone, address or link", async (role) => {
  const site = await openSite(role);
  const before = JSON.stringify(await site.ctx.db.selectFrom("settings").selectAll().orderBy("name").execute());
  const whole = fieldsOf(await site.readAsStaff("/admin/settings"));
  const changes: Fields[] = [
    { phone: "0809 999 0000" },
    { email: "strangers@example.org" },
    { volunteerFormUrl: "https://example.org/strangers" },
    { socialName: ["X"], socialUrl: ["https://example.org/strangers"] },
    { safeguardingPhone: "0809 999 0000", safeguardingContact: "X", privacyContact: "" },
  ];
  for (const changed of changes)
    expect((await site.post("/admin/settings", { ...whole, ...changed })).status).toBe(403);
  const number = { name: "Nurse", number: "0809 999 0000" };
  expect((await site.post("/admin/help-numbers", number)).status).toBe(403);
  expect(JSON.stringify(await site.ctx.db.selectFrom("settings").selectAll().orderBy("name").execute())).toBe(before);
});

test("no newsletter leaves that names another account", async () => {
  const { post, ctx } = await openSite("admin");
  const [, write = String] = tries[0] ?? [];
  const { id } = await ctx.db.selectFrom("issues").select("id").where("state", "=", "draft").executeTakeFirstOrThrow();
  await post(`/admin/newsletter/${id}`, { subject: "News", opening: write("Zq"), version: "1" });
  const { version } = await ctx.db
    .selectFrom("issues")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const before = await ctx.db.selectFrom("outbox_emails").select("id").execute();
  const answer = await post(`/admin/newsletter/${id}`, { intent: "send", version: String(version) });
  expect([answer.status, (await answer.text()).includes("0123456789")]).toEqual([422, true]);
  expect(await ctx.db.selectFrom("outbox_emails").select("id").execute()).toEqual(before);
});
