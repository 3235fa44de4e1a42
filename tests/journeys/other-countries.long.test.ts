import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { brokenRules } from "../support/accessibility.ts";
import { proposedColumns, statementForm, statementPath } from "../support/bank-statement.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { encodeAs, mpesaStatement, senegaleseStatement } from "../support/country-statements.ts";
import { switchAllOnIn } from "../support/in-database.ts";
import { fits } from "../support/inspect.ts";
import { makeAccount } from "../support/make-account.ts";
import { mainOf, textOf } from "../support/page-text.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { hasTakenOver } from "../support/staff-area.ts";

const browser = browserOfThisFile();

interface Foundation {
  country: string;
  name: string;
  currency: string;
  telephone: string;
  /** Ways to give: by place, what is chosen and typed, by label. */
  ways: Record<string, string>[];
  /** Accounts as donors read them. */
  shown: string[];
  amount: string;
  statement: (reference: string) => string | Buffer;
  /** Text of the receipt. */
  received: RegExp;
  foreign: RegExp;
}

const foundations: Foundation[] = [
  {
    country: "Kenya",
    name: "Sauti ya Watoto",
    currency: "KES",
    telephone: "0712 123456",
    ways: [
      { "What it is": "M-Pesa Paybill", Number: "247247", "Account name": "Sauti ya Watoto" },
      { "What it is": "M-Pesa Till", Number: "5123456", "Account name": "Sauti ya Watoto" },
      {
        "What it is": "Bank account",
        "Bank name": "Lake Bank",
        Number: "011234567890",
        "Account name": "Sauti ya Watoto",
      },
      {
        "What it is": "Bank account",
        Currency: "USD",
        "Bank name": "Lake Bank",
        Number: "011234567891",
        "Account name": "Sauti ya Watoto",
      },
    ],
    shown: ["Business number 247247", "Till number 5123456", "011234567890", "Dollar account 011234567891"],
    amount: "2500",
    statement: (reference) => mpesaStatement.replace("{reference}", reference),
    received: /KSh\s2,500/,
    foreign: /Nigeria|Lagos|[Nn]aira|₦|NUBAN/,
  },
  {
    country: "Senegal",
    name: "Voix des Enfants",
    currency: "XOF",
    telephone: "70 123 45 67",
    ways: [
      {
        "What it is": "RIB",
        "Bank name": "Banque du Lac",
        Number: "SN010 01520 000485000030 35",
        "Account name": "Voix des Enfants",
      },
      { "What it is": "Wave", Number: "771234567", "Account name": "Voix des Enfants" },
    ],
    shown: ["SN010 01520 000485000030 35", "Open Wave and choose Pay"],
    amount: "25 000",
    statement: (reference) =>
      encodeAs("windows-1252", senegaleseStatement.replace("{reference}", reference).replaceAll("\u202f", "\u00a0")),
    received: /25\s000/,
    foreign: /Nigeria|Lagos|[Nn]aira|₦|NUBAN|Kenya|M-Pesa/,
  },
];

async function looksWell(page: Page, name: string): Promise<void> {
  await fits(page, name, [320]);
  expect(await brokenRules(page)).toEqual([]);
}

test.each(foundations)(
  "a foundation in $country comes from nothing to its first receipt",
  async (foundation) => {
    const { country, name, telephone, ways, shown, amount, statement, received, foreign } = foundation;
    const { folder, variables } = newInstallation();
    const server = new ServerProcess(variables);
    const home = await server.address;
    switchAllOnIn(folder);
    const page = await browser.open({ home, width: 360, reducedMotion: true });
    const begun = performance.now();
    const goOn = () => page.getByRole("button", { name: "Continue" }).click();

    await makeAccount(page, server);
    await hasTakenOver(page);
    await page.getByRole("radio", { name: new RegExp(`^${country}`) }).check();
    await page.getByRole("radio", { name: "English" }).check();
    await goOn();
    await page.getByLabel("Name of the foundation").fill(name);
    await page.getByLabel("Founded").fill("2025-05");
    await goOn();
    await page.getByRole("heading", { name: "Is this right?" }).waitFor();
    await page.getByRole("link", { name: "Skip for now" }).click();
    await page.getByRole("heading", { name: "How do people reach you?" }).waitFor();
    await page.getByLabel(/^Phone/).fill(telephone);
    await page.getByLabel("Email", { exact: true }).fill("hello@sample.example");
    await page.getByLabel("Head office").fill("2 Sample Road");
    await goOn();
    // A change of the bank details takes two people, or time, so the welcome does not ask for them.
    await page.goto(`${home}/admin/bank`);
    await hasTakenOver(page);
    for (const [index, way] of ways.entries()) {
      const named = (label: string) =>
        page.getByLabel(index === 0 ? label : `${label} (${index + 1})`, { exact: true });
      const fold = page.locator("main form details", { has: named("What it is") });
      if (index > 0) await fold.locator("summary").first().click();
      for (const [label, text] of Object.entries(way)) {
        const field = named(label);
        if (label === "What it is" || label === "Currency") await field.selectOption(text);
        else await field.fill(text);
      }
    }
    await looksWell(page, "the ways to give");
    await page.getByRole("button", { name: "Show these details" }).click();
    await page.getByRole("status").getByText(/./).first().waitFor();

    const donate = await (await fetch(`${home}/donate`)).text();
    process.stdout.write(
      `${country}: a donate page ${Math.round((performance.now() - begun) / 1000)} s after the first page\n`,
    );
    for (const part of shown) expect(textOf(mainOf(donate))).toContain(part);
    expect(textOf(donate)).not.toMatch(foreign);

    const visitor = await browser.open({ home, width: 360 });
    await visitor.goto(`${home}/donate#bank`);
    await looksWell(visitor, "/donate");
    const sizes = await fetch(`${home}/donate`, { headers: { "Accept-Encoding": "br" } });
    const bytes = Number(sizes.headers.get("Content-Length"));
    process.stdout.write(`${country}: ${bytes} bytes\n`);
    expect([bytes > 0, bytes <= 14_600]).toEqual([true, true]);

    // A donor promises, and sends with the reference.
    await visitor.goto(`${home}/donate/promise`);
    await visitor
      .getByLabel(/amount/i)
      .first()
      .fill(amount);
    await visitor.getByRole("button", { name: /reference/i }).click();
    await visitor.getByRole("heading", { name: "Thank you. Now send it your way." }).waitFor();
    const gift = visitor.url().replace(/\/send.*/, "");
    const reference = (await visitor.locator(".ref .vh").innerText()).replaceAll(" ", "");
    await looksWell(visitor, "a promise");

    // The treasurer's statement shows it.
    const post = async (multipart: FormData | URLSearchParams) => {
      const headers = { Cookie: cookies, Origin: home };
      return fetch(home + statementPath, { method: "POST", headers, body: multipart, redirect: "manual" });
    };
    const cookies = (await page.context().cookies()).map((cookie) => `${cookie.name}=${cookie.value}`).join("; ");
    const form = await (await fetch(home + statementPath, { headers: { Cookie: cookies } })).text();
    const [, account = ""] = /<select id="statement-account".*?<option value="([^"]+)"/s.exec(form) ?? [];
    const held = await post(statementForm(statement(reference), { account }));
    const columns = await fetch(new URL(held.headers.get("Location") ?? "", home), { headers: { Cookie: cookies } });
    const read = await post(proposedColumns((await columns.text()).replaceAll(' dir="auto"', "")));
    expect([read.status, read.status === 303 ? "" : textOf(mainOf(await read.text()))]).toEqual([303, ""]);
    await visitor.goto(gift);
    await visitor
      .getByRole("link", { name: /receipt/i })
      .first()
      .click();
    const receipt = await visitor.locator("main").innerText();
    expect(receipt).toMatch(received);
    expect(receipt).toContain(name);
    expect(receipt).not.toMatch(foreign);
  },
  300_000,
);
