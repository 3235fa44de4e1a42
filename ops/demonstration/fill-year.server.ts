import { createHash } from "node:crypto";
import type { Country } from "content/countries/country.ts";
import { demonstrationYear as year } from "content/demonstration-year.ts";
import { insertGuest } from "../../app/features/events/guests/guest-queries.server.ts";
import type { GiftMethod } from "../../app/features/giving/gifts/gift-tables.ts";
import { type ArrivedGift, receiveGifts } from "../../app/features/giving/gifts/receive-gift.server.ts";
import { insertSubscriber } from "../../app/features/publishing/newsletter/subscriber-queries.server.ts";
import { insertMessage } from "../../app/features/site/contact/message-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { siteDate } from "../../app/values/dates.ts";
import { moneyOf } from "../../app/values/money.ts";
import { addDays } from "../../app/values/site-days.ts";
import { findFirstEvents, findNextEvent, insertFigures, insertVisits, openSignUp } from "./year-queries.server.ts";
import { dayOfYear, nameOf } from "./year-samples.ts";

interface Member {
  id: string;
  name: string;
}

/** Indexes of the months, from the oldest. */
const months = Array.from({ length: 12 }, (_, month) => month);

/** Number of rows in each month. */
const perMonth = { gifts: 14, subscribers: 5, messages: 3 };

const methods: readonly GiftMethod[] = ["transfer", "mobile money", "cash", "cheque"];

const secretOf = (...parts: (string | number)[]): string => createHash("sha256").update(parts.join(" ")).digest("hex");

/** Numbers the rows of a month through the whole year. */
const numbersOf = (month: number, count: number) => Array.from({ length: count }, (_, place) => month * count + place);

/** Adds what visitors, donors and guests of a year leave: gifts with receipts, figures, guests, messages, visits. */
export async function fillYear(ctx: AppContext, country: Country, [first, second]: readonly Member[]): Promise<void> {
  if (first === undefined || second === undefined) throw new Error("A year needs two people.");
  const today = siteDate(ctx.clock.now());
  const dayIn = (month: number, place: number) => addDays(dayOfYear(today, month), (place * 2) % 28);
  await withTransaction(ctx, async (ctx) => {
    const gifts = months.flatMap((month) =>
      numbersOf(month, perMonth.gifts).map((number, place) => aGift(country, number, dayIn(month, place))),
    );
    const by = (gift: ArrivedGift): ArrivedGift => ({ ...gift, by: first, checkedBy: second });
    await receiveGifts(ctx, gifts.map(by));
    // The newest wait for the arrival of the money, and for a second person.
    const waits = (number: number, more: Partial<ArrivedGift>) => ({ ...aGift(country, number, today), ...more });
    await receiveGifts(ctx, [
      waits(1_000, { method: "cheque", state: "announced", by: first }),
      waits(1_001, { method: "cash", state: "counted", by: first }),
    ]);
  });
  await addFigures(ctx, second.name);
  await addGuests(ctx);
  for (const month of months) {
    for (const [place, number] of numbersOf(month, perMonth.subscribers).entries())
      await addSubscriber(ctx, number, `${dayIn(month, place * 3)}T08:00:00.000Z`);
    for (const [place, number] of numbersOf(month, perMonth.messages).entries())
      await addMessage(ctx, number, `${dayIn(month, place * 4)}T09:00:00.000Z`, month < months.length - 1, first);
  }
  await addVisits(ctx, today);
}

function aGift(country: Country, number: number, valueDate: string): ArrivedGift {
  const [currency] = country.currencies;
  const major = country.suggestions[(number * 5) % country.suggestions.length] ?? 10;
  const { name, email } = nameOf(number % 40);
  return {
    amount: moneyOf(major, currency).amount,
    currency,
    method: methods[(number * 3) % methods.length] ?? "transfer",
    valueDate,
    recordedAt: `${valueDate}T10:00:00.000Z`,
    donor: { name, email, isPublic: number % 3 === 0 },
  };
}

async function addFigures({ db }: AppContext, counted_by: string): Promise<void> {
  const ids = await findFirstEvents(db, months.length);
  const rows = ids.map((event_id, index) => {
    const { unit = "", what = "" } = year.events[index] ?? {};
    const figure = { count: 40 + ((index * 37) % 260), unit, what };
    return { event_id, position: 0, ...figure, how: "list" as const, people: "no" as const, counted_by };
  });
  await insertFigures(db, rows);
}

/** Opens the sign-up of the next day, with groups that signed up. */
async function addGuests({ db, clock }: AppContext): Promise<void> {
  const id = await findNextEvent(db, siteDate(clock.now()));
  const created_at = clock.now().toISOString();
  const later = { moved_at: null, reminded_for: null, arrived: null, arrived_by: null, tapped_at: null };
  let taken = 0;
  for (const number of Array.from({ length: 16 }, (_, place) => place)) {
    const { name, email } = nameOf(number + 3);
    const group = { name, email, phone: null, adults: 1, children: number % 3, other_need: null, created_at };
    taken += group.adults + group.children;
    const key = secretOf("guest", number, created_at).slice(0, 12);
    const once = { fingerprint: null, idempotency_key: null };
    await insertGuest(db, { event_id: id, key, state: "coming", ...group, ...later, ...once });
  }
  await openSignUp(db, id, { places: 60, taken });
}

async function addSubscriber({ db }: AppContext, number: number, at: string): Promise<void> {
  await insertSubscriber(db, {
    email: `reader.${number}@example.org`,
    created_at: at,
    confirmed_at: at,
    confirmed_by: null,
    consent: year.newsletter,
    page: "/",
    token: secretOf("reader", number, at),
  });
}

async function addMessage({ db }: AppContext, number: number, at: string, isOld: boolean, by: Member): Promise<void> {
  const { first, last, email } = nameOf(number + 11);
  const words = year.messages[number % year.messages.length] ?? year.messages[0];
  await insertMessage(db, {
    first_name: first,
    last_name: last,
    email,
    subject: words?.subject ?? "",
    message: words?.message ?? "",
    created_at: at,
    fingerprint: secretOf("message", number),
    read_at: isOld ? at : null,
    read_by: isOld ? by.name : null,
    answered_at: isOld ? at : null,
  });
}

async function addVisits({ db }: AppContext, today: string): Promise<void> {
  const paths = ["/", "/about", "/donate", "/events", "/blog"];
  const rows = Array.from({ length: 360 }, (_, ago) =>
    paths.map((path, place) => ({ date: addDays(today, -ago), path, count: 4 + ((ago * 13 + place * 7) % 30) })),
  );
  for (const some of [rows.slice(0, 180), rows.slice(180)]) await insertVisits(db, some.flat());
}
