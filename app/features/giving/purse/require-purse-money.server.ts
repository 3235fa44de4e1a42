import { purseErrors as words } from "content/purse-errors.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { type Currency, formatMoney } from "../../../values/money.ts";
import { holderOf, type Line } from "./entry-lines.server.ts";
import { namePlace, namePurse } from "./name-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import type { PlaceKind } from "./purse-tables.ts";
import { readPostings } from "./read-postings.server.ts";

/** An amount that goes back to a donor, in minor units. */
interface GoingBack {
  minor: number;
  /** Kind of place that it leaves; undefined for the place of the gift. */
  from: PlaceKind | undefined;
}

/**
 * Checks that the purse and the place of a gift still have an amount, before a person takes it out. The fee of the gift,
 * which the purse paid, may be missing: it moves with the gift, or Most needed puts it in. Does nothing for a gift that is
 * not in the books.
 * @param back all that is left of the gift by default
 * @throws FormError if one of them has less
 */
export async function requirePurseMoney({ db }: InTransaction, gift: number, back?: GoingBack): Promise<void> {
  const lines = await readPostings(db, await store.findEntriesOf(db, `gift:${gift}/`));
  const fee = lines.reduce((sum, line) => ("place" in line && line.what === "charge" ? sum - line.minor : sum), 0);
  for (const same of Map.groupBy(lines.filter(isOwn), (line) => `${holderOf(line)} ${line.currency}`).values()) {
    const [line] = same;
    // The fee is in the sum already.
    const whole = same.reduce((sum, { minor }) => sum + minor, 0);
    if (line === undefined || whole <= 0 || isElsewhere(line, back)) continue;
    const taken = back === undefined ? whole : Math.min(back.minor - fee, whole);
    const lacks = taken - (await store.findBalance(db, holderOf(line), line.currency));
    if (lacks > 0) throw new FormError(words.giftSpent(nameOf(line), write(lacks, line.currency)), { status: 409 });
  }
  const currency = lines[0]?.currency;
  if (back?.from === undefined || currency === undefined) return;
  const hasOwn = lines.some((line) => "place" in line && line.place.kind === back.from);
  if (!hasOwn) await requireIn(db, back, currency);
}

const isOwn = ({ what }: Line): boolean => what !== "put-in";

const isElsewhere = (line: Line, back: GoingBack | undefined): boolean =>
  "place" in line && (line.place.kind === "partner" || (back?.from !== undefined && line.place.kind !== back.from));

const nameOf = (line: Line): string => ("place" in line ? namePlace(line.place) : namePurse(line.purse));

const write = (amount: number, currency: Currency): string => formatMoney({ amount, currency });

/** @throws FormError if the place has less */
async function requireIn(db: InTransaction["db"], { minor, from }: GoingBack, currency: Currency): Promise<void> {
  const places = await store.findPlaces(db);
  const place = places.find((one) => one.kind === from && one.currency === currency && one.closed_at === null);
  if (place === undefined) throw new FormError(words.noPlace, { status: 409 });
  const lacks = minor - (await store.findBalance(db, `place:${place.id}`, currency));
  if (lacks > 0) throw new FormError(words.placeLacks(namePlace(place), write(lacks, currency)), { status: 409 });
}
