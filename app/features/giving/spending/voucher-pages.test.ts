import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { balancesOf, checkBooks } from "../../../../tests/support/books.ts";
import { photographWithMetadata } from "../../../../tests/support/files-with-metadata.ts";
import { aVoucherPicture, siteWithSpending } from "../../../../tests/support/spending.ts";

function privateFiles(root: string): string[] {
  const folder = join(root, "var/files/private");
  return existsSync(folder) ? readdirSync(folder) : [];
}

const namedOf = async ({ ctx }: Awaited<ReturnType<typeof siteWithSpending>>) => {
  const rows = await ctx.db.selectFrom("vouchers").select("may_be_named").orderBy("id").execute();
  return rows.map((row) => row.may_be_named);
};

test("a sent voucher shows its number on its page", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  const { status, to } = await writer.send({ picture: await aVoucherPicture() });
  expect([status, to]).toEqual([303, "/admin/spending/1?sent"]);
  const page = await writer.open("/admin/spending/1?sent");
  for (const words of ["Voucher 2026-0001 is sent.", "₦12", "Sample shop", "Most needed, Running the house"])
    expect(page).toContain(words);
});

test("an approved bill is in the books when another person paid it", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  expect((await site.admin.act(1, "approve")).text).toContain("Approved.");
  expect(await site.second.open("/admin/spending/1")).toContain("To pay");
  await site.second.act(1, "pay", { place: "1", day: "2026-03-02" });
  expect(await balancesOf(site.ctx)).toMatchObject({ "bank-1": 88_800, general: 73_800 });
  await checkBooks(site.ctx);
});

test("the list shows a writer the own vouchers alone", async () => {
  const site = await siteWithSpending("writer", "editor");
  await site.person("writer").send({ picture: await aVoucherPicture(), fields: { payee: "First shop" } });
  await site.person("editor").send({ picture: await aVoucherPicture("#123456"), fields: { payee: "Second shop" } });
  const own = await site.person("writer").open("/admin/spending");
  expect([own.includes("First shop"), own.includes("Second shop")]).toEqual([true, false]);
  const all = await site.admin.open("/admin/spending");
  expect([all.includes("First shop"), all.includes("Second shop")]).toEqual([true, true]);
});

test.each([
  ["the payee", "second", "Second shop"],
  ["the number", "2026-0002", "Second shop"],
  ["the note", "chalk", "First shop"],
])("a search finds a voucher by %s", async (_, words, found) => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  await writer.send({ picture: await aVoucherPicture(), fields: { payee: "First shop", note: "Chalk" } });
  await writer.send({ picture: await aVoucherPicture("#123456"), fields: { payee: "Second shop" } });
  // Approved vouchers are in the list of all only.
  for (const id of [1, 2]) await writer.act(id, "takeBack");
  const page = await writer.open(`/admin/spending?q=${words}`);
  expect([page.includes("First shop"), page.includes("Second shop")]).toEqual([
    found === "First shop",
    found === "Second shop",
  ]);
});

test("no other member opens a voucher or its picture", async () => {
  const site = await siteWithSpending("writer", "editor", "lead", "treasurer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  for (const path of ["/admin/spending/1", "/admin/spending/1/picture"]) {
    const statuses = [];
    for (const role of ["editor", "lead", "writer", "treasurer"] as const) {
      const answer = await site.ask(path, { headers: { Cookie: site.person(role).cookie } });
      statuses.push(answer.status);
    }
    expect([path, statuses]).toEqual([path, [404, 404, 200, 200]]);
  }
  expect((await site.ask("/admin/spending/1/picture")).headers.get("Location")).toMatch(/^\/login/);
});

test("only staff get the picture of a voucher, without its location", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  await writer.send({ picture: await photographWithMetadata(true) });
  const answer = await site.ask("/admin/spending/1/picture", { headers: { Cookie: writer.cookie } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "no-store",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox$/),
  });
  expect(Buffer.from(await answer.arrayBuffer()).includes("Exif")).toBe(false);
  const { picture } = await site.ctx.db.selectFrom("vouchers").select("picture").executeTakeFirstOrThrow();
  for (const Cookie of ["", site.admin.cookie])
    expect((await site.ask(`/files/${picture}`, { headers: { Cookie } })).status).toBe(404);
});

test.each([
  ["an empty file", new Uint8Array(), "The photo is empty."],
  ["a text", Buffer.from("no picture"), "This file is no photo."],
  ["a PDF", Buffer.from("%PDF-1.4\n"), "This file is no photo."],
])("%s is refused in a sentence", async (_, picture, sentence) => {
  const site = await siteWithSpending("writer");
  const { status, text, html } = await site.person("writer").send({ picture, fields: { note: "Chalk" } });
  expect([status, text.includes(sentence), html.includes('value="Chalk"')]).toEqual([422, true, true]);
  expect(await site.ctx.db.selectFrom("vouchers").select("id").execute()).toEqual([]);
  expect(privateFiles(site.ctx.config.root)).toEqual([]);
});

test("a picture of another voucher is refused, without a file left behind", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  const picture = await aVoucherPicture();
  await writer.send({ picture });
  const again = await site.admin.send({ picture });
  expect([again.status, again.text.includes("This photo is on voucher 2026-0001 already.")]).toEqual([409, true]);
  // The same picture in a file with other bytes has the same cleaned bytes.
  const longer = Buffer.concat([picture, Buffer.from("more")]);
  expect((await site.admin.send({ picture: longer })).status).toBe(409);
  expect(privateFiles(site.ctx.config.root)).toHaveLength(1);
});

test("a voucher without a picture needs a sentence", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  expect((await writer.send()).text).toContain("Say why there is no photo");
  expect((await writer.send({ fields: { note: "The driver gives none." } })).status).toBe(303);
  expect((await site.admin.act(1, "approve")).text).toContain("One person approved");
});

test.each([
  ["0", "Type the amount"],
  ["-5", "Nothing was sent."],
  ["1.005", "Nothing was sent."],
  ["1e9", "Nothing was sent."],
  ["99999999999999999999", "Nothing was sent."],
  ["", "Type the amount"],
])("an amount of “%s” is refused", async (amount, sentence) => {
  const site = await siteWithSpending("writer");
  const { status, text, html } = await site.person("writer").send({ fields: { amount, note: "x" } });
  expect(status).toBe(422);
  expect(text).toContain(sentence);
  expect(html).toContain('value="Sample shop"');
});

test.each([
  ["a day ahead", { day: "2026-12-01" }, "has not come yet"],
  ["the first evening", { day: "2026-02-01" }, "not after the first evening"],
  ["an impossible day", { day: "2026-02-30" }, "Choose a day of the calendar."],
  ["no purpose", { for: "" }, "Choose what it was for."],
  ["an unknown kind", { for: "0:nothing" }, "Choose what it was for."],
  ["no payee", { payee: " " }, "Write who was paid."],
  ["a place of others", { paidFrom: "place:1" }, "Choose what it was paid from."],
])("%s is refused in a sentence", async (_, fields, sentence) => {
  const site = await siteWithSpending("writer");
  const { status, text } = await site.person("writer").send({ fields: { note: "x", ...fields } });
  expect([status, text.includes(sentence)]).toEqual([422, true]);
});

test("an outdated page approves nothing", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  const html = await site.admin.html("/admin/spending/1");
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await site.second.act(1, "ask", { words: "Which shop?" });
  await site.person("writer").act(1, "answer", { words: "The one at the corner." });
  const late = await site.admin.post("/admin/spending/1", { intent: "approve", seen });
  expect([late.status, late.text.includes("changed after you opened the page")]).toEqual([409, true]);
});

test("a name that a family gave is asked about until the sender says it is fine", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  const note = "Pads for Amina, 12 years old.";
  const asked = await writer.send({ picture: await aVoucherPicture(), fields: { note } });
  expect([asked.status, asked.text.includes("Take it out")]).toEqual([422, true]);
  const fine = /name="fine"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="fine"/.exec(asked.html);
  const id = fine?.[1] ?? fine?.[2] ?? "";
  expect((await writer.send({ picture: await aVoucherPicture(), fields: { note, fine: id } })).status).toBe(303);
});

test("the queue of a phone sends a form once", async () => {
  const site = await siteWithSpending("writer");
  const fields = { idempotencyKey: "phone", note: "x" };
  const picture = await aVoucherPicture();
  const path = "/admin/queue/spending/new?member=writer";
  const first = await site.person("writer").send({ fields, picture, path });
  expect(JSON.parse(first.html)).toEqual({ done: "Voucher 2026-0001 is sent." });
  const repeated = await site.person("writer").send({ fields, picture, path });
  expect(repeated.html).toContain("Nothing was sent twice.");
  expect((await site.person("writer").send({ fields, picture, path: `${path}-2` })).status).toBe(403);
});

test("a purse that is too low offers money from Most needed", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture(), fields: { amount: "300", for: "1:running" } });
  const page = await site.admin.open("/admin/spending/1");
  for (const words of ["₦50 too little", "Put in, and approve", "After this −₦50"]) expect(page).toContain(words);
  await site.admin.act(1, "approve", { putsIn: "on" });
  await site.second.act(1, "approve", { putsIn: "on" });
  await site.admin.act(1, "pay", { place: "1", day: "2026-03-02" });
  expect(await balancesOf(site.ctx)).toMatchObject({ "bank-1": 60_000, general: 70_000 });
  await checkBooks(site.ctx);
});

test("an organisation is named only with the tick", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  await site.person("writer").send({ picture: await aVoucherPicture("#123456") });
  await site.admin.act(1, "approve", { mayBeNamed: "on", registration: "RC 123456" });
  await site.admin.act(2, "approve");
  expect(await namedOf(site)).toEqual([1, 0]);
  expect(await site.admin.open("/admin/spending/1")).toContain("Registration number: RC 123456");
});

test.each([
  ["none", ""],
  ["two digits", "RC 12"],
  ["too long", "1".repeat(41)],
])("the tick is refused when the number is %s", async (_, registration) => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  await writer.send({ picture: await aVoucherPicture(), fields: { payee: "Driver Emeka" } });
  const { status, text, html } = await site.admin.act(1, "approve", { mayBeNamed: "on", registration });
  expect([status, text.includes("Type the registration number")]).toEqual([422, true]);
  expect(html).toMatch(/name="mayBeNamed"[^>]*checked/);
  expect(html).toContain(`value="${registration}"`);
  expect(await namedOf(site)).toEqual([0]);
  expect(await site.admin.open("/admin/spending/1")).toContain("Waits for approval");
});

test("a number is asked once for an organisation", async () => {
  const site = await siteWithSpending("writer");
  const send = async (colour: string, fields = {}) =>
    site.person("writer").send({ picture: await aVoucherPicture(colour), fields });
  await send("#aa0000");
  await send("#0000aa", { payee: "SAMPLE  SHOP" });
  const tick = { mayBeNamed: "on" };
  await site.admin.act(1, "approve", { ...tick, registration: "BN 2233445" });
  // It is not in the books yet.
  expect((await site.admin.act(2, "approve", tick)).status).toBe(422);
  await site.second.act(1, "pay", { place: "1", day: "2026-03-02" });
  expect(await site.admin.open("/admin/spending/2")).not.toContain("Registration number of the organisation");
  expect((await site.admin.act(2, "approve", tick)).text).toContain("Approved.");
  expect(await namedOf(site)).toEqual([1, 1]);
});

test("the second of two people is not asked for the number again", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ fields: { note: "None." } });
  await site.admin.act(1, "approve", { mayBeNamed: "on", registration: "RC 123456" });
  expect((await site.second.act(1, "approve", { mayBeNamed: "on" })).text).toContain("Approved.");
  expect(await namedOf(site)).toEqual([1]);
});

test("the latest question stands above the field of the answer", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  await writer.send({ picture: await aVoucherPicture() });
  for (const question of ["Which shop?", "Which street?"]) {
    await site.admin.act(1, "ask", { words: question });
    expect(await writer.open("/admin/spending/1")).toMatch(
      new RegExp(`Answer the question ${question.replace("?", "[?]")} Sample Admin, [^?]* Your answer`),
    );
    await writer.act(1, "answer", { words: "The one at the corner." });
  }
  expect(await site.admin.open("/admin/spending/1")).not.toContain("Your answer");
});

test("the home page leads to the oldest voucher, then to the question", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  await site.person("writer").send({ picture: await aVoucherPicture("#123456") });
  const page = await site.admin.html("/admin");
  expect(page).toContain("Two vouchers to approve");
  expect(page).toContain('href="/admin/spending/1"');
  await site.admin.act(1, "ask", { words: "Which shop?" });
  expect(await site.person("writer").open("/admin")).toContain("Asked back: voucher 2026-0001");
});

test("the log names a voucher by its number", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  expect(await site.admin.open("/admin/log")).toContain("sent voucher 2026-0001");
});

test("the queue of a phone sends an answer", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  await writer.send({ picture: await aVoucherPicture() });
  await site.admin.act(1, "ask", { words: "Which shop?" });
  const seen = /name="seen" value="([^"]+)"/.exec(await writer.html("/admin/spending/1"))?.[1] ?? "";
  const answer = { intent: "answer", seen, words: "The one at the corner." };
  const first = await writer.post("/admin/queue/spending/1?member=writer", answer);
  expect([first.status, first.text.includes("The answer is sent.")]).toEqual([200, true]);
  expect((await writer.post("/admin/queue/spending/1?member=writer", answer)).status).toBe(409);
});
