import { purseErrors as words } from "content/purse-errors.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { namePurse } from "./name-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import { readPostings } from "./read-postings.server.ts";

/**
 * Checks that the purse of a gift still has an amount, before a person takes it out. The fee of the gift, which the purse
 * paid, may be missing: it moves with the gift, or Most needed puts it in. Does nothing for a gift that is not in the books.
 * @param minor amount in minor units; all of the gift by default
 * @throws FormError if the purse has less
 */
export async function requirePurseMoney({ db }: InTransaction, gift: number, minor?: number): Promise<void> {
  const readAbout = async (name: "gift" | "fee") =>
    readPostings(db, await store.findEntriesOf(db, `gift:${gift}/${name}/`));
  const lines = await readAbout("gift");
  const fee = (await readAbout("fee")).reduce((sum, line) => ("place" in line ? sum - line.minor : sum), 0);
  const sums = new Map<string, { purse: store.Purse; currency: (typeof lines)[number]["currency"]; minor: number }>();
  for (const line of lines) {
    if (!("purse" in line) || line.what === "put-in") continue;
    const key = `${line.purse.id} ${line.currency}`;
    sums.set(key, { ...line, minor: (sums.get(key)?.minor ?? 0) + line.minor });
  }
  for (const { purse, currency, minor: whole } of sums.values()) {
    if (whole <= 0) continue;
    const lacks = Math.min(minor ?? whole, whole) - fee - (await store.findBalance(db, `purse:${purse.id}`, currency));
    if (lacks > 0)
      throw new FormError(words.giftSpent(namePurse(purse), formatMoney({ amount: lacks, currency })), { status: 409 });
  }
}
