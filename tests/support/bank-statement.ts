import { textOf } from "./page-text.ts";
import type { createTestSite } from "./test-site.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** Day of March 2026, words, and naira (negative: money out). */
export type BankLine = [day: number, words: string, amount: number];

const heads = ["Date", "Narration", "Debit", "Credit", "Balance"] as const;

/** Writes a CSV statement that adds up. @param order of its columns @param opening balance before its lines, naira */
export function writeStatement(
  lines: BankLine[],
  order: readonly (typeof heads)[number][] = heads,
  opening = 899_700,
): string {
  let balance = opening;
  const rows = lines.map(([day, words, amount]) => {
    balance += amount;
    const cells = {
      Date: `${String(day).padStart(2, "0")}/03/2026`,
      Narration: words,
      Debit: amount < 0 ? (-amount).toFixed(2) : "",
      Credit: amount > 0 ? amount.toFixed(2) : "",
      Balance: balance.toFixed(2),
    };
    return order.map((head) => cells[head]).join(",");
  });
  return `${order.join(",")}\n${rows.join("\n")}\n`;
}

export const statementPath = "/admin/gifts/statement";

export function statementForm(file: string | Buffer, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("currency", "NGN");
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new File([new Uint8Array(Buffer.from(file))], "sample-bank.csv"));
  return form;
}

/** The columns of `writeStatement`, as staff confirm them. */
export const chosenColumns = {
  intent: "columns",
  header: "0",
  day: "date",
  words: "narration",
  in: "credit",
  out: "debit",
  balance: "balance",
  // Some days of the tests are ambiguous.
  choice: "day",
};

export function proposedColumns(html: string): URLSearchParams {
  const fields = new URLSearchParams({ intent: "columns" });
  for (const [, name = "", value = ""] of html.matchAll(/<input type="hidden" name="(file|header)" value="(\d+)"/g))
    fields.set(name, value);
  for (const [, name = "", options = ""] of html.matchAll(/<select[^>]* name="(\w+)"[^>]*>(.*?)<\/select>/gs))
    fields.set(name, /<option value="([^"]*)" selected/.exec(options)?.[1] ?? "");
  return fields;
}

/** Sends a file, and confirms its columns if asked. @returns the redirect's address and its page */
export async function sendStatement({ ask }: Pick<TestSite, "ask">, Cookie: string, file: string | Buffer) {
  const headers = { Cookie, Origin: "https://site.test" };
  const post = (body: FormData | URLSearchParams) => ask(statementPath, { method: "POST", headers, body });
  let answer = await post(statementForm(file));
  const [, held] = /\?file=(\d+)/.exec(answer.headers.get("Location") ?? "") ?? [];
  if (held !== undefined) answer = await post(new URLSearchParams({ ...chosenColumns, file: held }));
  const to = answer.headers.get("Location");
  const page = to === null ? answer : await ask(to, { headers: { Cookie } });
  return { status: answer.status, to, text: textOf(await page.text()) };
}
