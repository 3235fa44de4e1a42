import type { CountryCode } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { appendStep } from "../app/features/giving/bank-details/bank-steps.server.ts";
import { type Way, withoutMore } from "../app/features/giving/bank-details/ways.ts";
import { withTransaction } from "../app/server/db/with-transaction.ts";
import { openSiteIn, readEmails, readPeoplesPages, readPublicSite, type Texts } from "./support/crawl-site.ts";

const till: Way = {
  ...withoutMore,
  kind: "till",
  label: "M-Pesa Till",
  currency: "KES",
  bank: null,
  bankCode: null,
  number: "5123456",
  name: "Wema Home",
};
const paybill: Way = { ...till, kind: "paybill", label: "M-Pesa Paybill", number: "247247" };
const bank: Way = { ...till, kind: "bank", label: "Bank account", bank: "Lake Bank", number: "0112345678" };
const free: Way = { ...till, kind: "wallet", label: "Mixx", number: "0712 345 678", steps: ["Open Mixx"] };

/** Reads everyone's pages of a site with these ways alone. */
async function readSiteWith(code: CountryCode, ways: Way[]): Promise<Texts> {
  const site = await openSiteIn(code);
  await site.ctx.db.deleteFrom("bank_details").execute();
  await site.ctx.db.deleteFrom("settings").where("name", "=", "bankHead").execute();
  await site.ctx.db.deleteFrom("outbox_emails").execute();
  const step = { what: "first" as const, at: site.clock.at.toISOString(), by_id: "admin", by: "Sample Admin" };
  await withTransaction(site.ctx, (ctx) =>
    appendStep(ctx.db, ctx.config.secret, { ...step, ways: JSON.stringify(ways) }),
  );
  const texts: Texts = new Map();
  for (const read of [readPublicSite, readPeoplesPages])
    for (const [name, text] of await read(site)) texts.set(name, text);
  for (const [name, text] of await readEmails(site)) if (!name.startsWith("example of")) texts.set(name, text);
  return texts;
}

/** Sentences with one of these words, with the name of their source. */
const sentencesWith = (texts: Texts, words: RegExp): string[] =>
  [...texts].flatMap(([name, text]) =>
    [...text.replace(/<[^>]+>/g, "\n").matchAll(/[^\n]+/g)].flatMap(([line]) =>
      words.test(line) ? [`${name}: ${line.trim().slice(0, 200)}`] : [],
    ),
  );

test.each<[string, Way[]]>([
  ["a Till", [till]],
  ["a Paybill", [paybill]],
  ["a Paybill of its bank", [{ ...paybill, account: "0112345678", hasReference: false }]],
  ["a wallet that no file has", [{ ...free, hasReference: true }]],
])(
  "a site with %s alone speaks of no bank app, no transfer, no dollars",
  async (_what, ways) => {
    const texts = await readSiteWith("KE", ways);
    expect(sentencesWith(texts, /bank app|bank details|bank account|transfer|dollar/i)).toEqual([]);
    expect(texts.get("/donate")).toContain("Just send");
  },
  300_000,
);

test("a site with one bank account speaks of no dollars and no telephone that sends money", async () => {
  const texts = await readSiteWith("KE", [bank]);
  expect(sentencesWith(texts, /dollar|mobile money|your phone shows|phone or bank/i)).toEqual([]);
  expect(texts.get("/donate")).toContain("Any bank app");
}, 300_000);
