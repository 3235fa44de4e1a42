import { purseErrors as words } from "content/purse-errors.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { holderOf } from "./entry-lines.server.ts";
import { namePlace, namePurse } from "./name-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import { readPostings } from "./read-postings.server.ts";

/**
 * Checks that the purse and the place of a gift still have an amount, before a person takes it out. The fee of the gift,
 * which the purse paid, may be missing: it moves with the gift, or Most needed puts it in. Does nothing for a gift that is
 * not in the books.
 * @param minor amount in minor units; all of the gift by default
 * @throws FormError if one of them has less
 */
export async function requirePurseMoney({ db }: InTransaction, gift: number, minor?: number): Promise<void> {
  const readAbout = async (name: "gift" | "fee") =>
    readPostings(db, await store.findEntriesOf(db, `gift:${gift}/${name}/`));
  const own = (await readAbout("gift")).filter(({ what }) => what !== "put-in");
  const fee = (await readAbout("fee")).reduce((sum, line) => ("place" in line ? sum - line.minor : sum), 0);
  for (const same of Map.groupBy(own, (line) => `${holderOf(line)} ${line.currency}`).values()) {
    const [line] = same;
    const whole = same.reduce((sum, { minor }) => sum + minor, 0);
    if (line === undefined || whole <= 0 || ("place" in line && line.place.kind === "partner")) continue;
    const lacks = Math.min(minor ?? whole, whole) - fee - (await store.findBalance(db, holderOf(line), line.currency));
    const name = "place" in line ? namePlace(line.place) : namePurse(line.purse);
    const amount = formatMoney({ amount: lacks, currency: line.currency });
    if (lacks > 0) throw new FormError(words.giftSpent(name, amount), { status: 409 });
  }
}
