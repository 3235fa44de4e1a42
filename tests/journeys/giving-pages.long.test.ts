import { beforeAll, expect, test } from "vitest";
import { chosenColumns, statementForm, statementPath } from "../support/bank-statement.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { fits, inspect } from "../support/inspect.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { walkThrough } from "../support/tab-order.ts";

const browser = browserOfThisFile();
const wideBrowser = browserOfThisFile("wide");
const desk = staffAreaOfThisFile();
const widths = [320, 1280];

/** The private page of a promise, in each state that a donor meets. */
const gifts: Record<"promised" | "sent" | "arrived" | "withdrawn", string> = {
  promised: "",
  sent: "",
  arrived: "",
  withdrawn: "",
};
let receipt = "";

beforeAll(async () => {
  const { address, cookies, post, folder } = desk.server;
  for (const state of Object.keys(gifts) as (keyof typeof gifts)[]) {
    // The same promise twice would be one.
    const answer = await post("/donate/promise", {
      own: "5,000",
      name: `A Donor With A Long Name, ${state}`,
      email: "donor@example.org",
      show: "yes",
      frequency: state === "promised" ? "monthly" : "once",
    });
    gifts[state] = (answer.headers.get("Location") ?? "").replace(/\/send.*/, "");
  }
  await post(gifts.sent, { intent: "sent" });
  await post(gifts.withdrawn, { intent: "withdraw" });
  const reference = `TAB ${gifts.arrived.slice(3, 9)}`;
  const file = `Date,Narration,Debit,Credit,Balance
,OPENING BALANCE,,,"10,000.00"
20-Nov-2026,NIP/A DONOR/${reference},,"5,000.00","15,000.00"
21-Nov-2026,NIP/SOMEBODY ELSE/school books,,"7,000.00","22,000.00"
21-Nov-2026,NIP/A DONOR WITH A LONG NAME,,"5,000.00","27,000.00"
`;
  const headers = { Origin: address, Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const send = (text: string) =>
    fetch(address + statementPath, { method: "POST", headers, body: statementForm(text), redirect: "manual" });
  const held = (await send(file)).headers.get("Location") ?? "";
  await post(statementPath, { ...chosenColumns, file: held.replace(/.*=/, "") });
  // Another file, whose columns are asked for.
  await send(file.replace("Narration", "What for"));
  const byHand = {
    method: "transfer",
    amount: "2000",
    day: "2026-11-02",
    name: "A market",
    email: "donor@example.org",
  };
  await post("/admin/gifts/record", byHand);
  const [number] = inDatabase(folder, "select year, serial from receipts order by id limit 1");
  receipt = `${gifts.arrived}/receipt/${number?.year}-${String(number?.serial).padStart(4, "0")}`;
});

/** Pages that only donors can open. */
const privatePages: [name: string, path: () => string, says: RegExp][] = [
  ["the reference of a promise", () => `${gifts.promised}/send`, /TAB/],
  ["a promise", () => gifts.promised, /₦5,000/],
  ["a promise called sent", () => `${gifts.sent}?done=sent`, /We will look for it/],
  ["a gift that arrived", () => gifts.arrived, /Your gift has arrived/],
  ["a promise that was withdrawn", () => `${gifts.withdrawn}?done=withdraw`, /withdrawn/i],
  ["a receipt", () => receipt, /Five thousand naira/],
  ["the page that stops a monthly gift", () => `${gifts.promised}/stop`, /Stop your monthly gift/],
  ["a statement", () => `${gifts.arrived}/statement?from=2026-01-01&to=2026-12-31`, /₦5,000/],
];

test("a donor's pages break no rule of axe at any width", async () => {
  const options = { home: desk.server.address, reducedMotion: true };
  const page = await browser.open(options);
  const wide = await wideBrowser.open(options);
  for (const [name, path, says] of privatePages) {
    await page.goto(path());
    await page.locator("main").getByText(says).filter({ visible: true }).first().waitFor();
    await inspect(page, { name, within: "main" });
    await walkThrough(page, [390, 1280], name, "main");
    await wide.goto(path());
    await fits(wide, name, widths);
  }
}, 180_000);

test("the staff pages of gifts break no rule of axe at any width", async () => {
  const page = await desk.open(browser, { width: 360, reducedMotion: true });
  const wide = await desk.open(wideBrowser, { width: 360, reducedMotion: true });
  const { address, folder } = desk.server;
  const [arrived] = inDatabase(folder, "select id from gifts order by id limit 1");
  const [held] = inDatabase(folder, "select max(id) as id from bank_statement_files");
  const pages = [
    ["/admin/gifts", /A Donor With/],
    ["/admin/gifts/record", /Record/],
    ["/admin/gifts/statement", /SOMEBODY ELSE/],
    [`/admin/gifts/statement?file=${held?.id}`, /Which column is which/],
    ["/admin/gifts/received", /A market/],
    ["/admin/gifts/audit", /Auditor/],
    ["/admin/receipts", /A Donor With A Long Name/],
    ["/admin/gifts/of-donor?email=donor@example.org", /Statement|donor/i],
    [`/admin/gifts/${arrived?.id}`, /A Donor With/],
  ] as const;
  for (const one of [page, wide]) {
    await one.goto(`${address}/admin`);
    await hasTakenOver(one);
  }
  for (const [path, says] of pages) {
    await goWithin(page, path);
    await page.locator("main").getByText(says).filter({ visible: true }).first().waitFor();
    await inspect(page, { widths, name: path, within: "main" });
    await walkThrough(page, [390, 1280], path, "main");
    await goWithin(wide, path);
    await fits(wide, path, widths);
  }
  await goWithin(page, "/admin");
  await page.getByRole("link", { name: /^Two bank lines wait for a decision/ }).click();
  await page.getByText("SOMEBODY ELSE").waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/gifts/statement");
}, 180_000);
