import type { AppContext } from "../../../server/context.server.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { findPlaces, findPurses } from "../purse/books.server.ts";
import * as store from "./month-queries.server.ts";
import { readLines } from "./read-lines.server.ts";
import { accountOf, writeJournalClose, writeJournalEntry, writeJournalHead } from "./write-journal.server.ts";

/** Writes the books as a journal for hledger, whose closes assert the balance of each place. */
export async function* readJournal(ctx: AppContext): AsyncGenerator<string> {
  const { db } = ctx;
  const places = new Map((await findPlaces(db)).map((place) => [`place:${place.id}`, place.code]));
  const purses = new Map((await findPurses(db)).map((purse) => [`purse:${purse.id}`, purse.code]));
  const used = await store.findAccountsOfBooks(db);
  const accounts = used.map(({ holder, what, kind }) =>
    accountOf({ what, kind, place: places.get(holder) ?? "", purpose: purses.get(holder) ?? "" }),
  );
  const currencies = [...new Set(used.map(({ currency }) => currency))];
  yield writeJournalHead(currencies, [...new Set(accounts)]);
  const closed = new Set((await store.listMonths(db)).map(({ month }) => month));
  for await (const { month, entries } of readLines(ctx)) {
    yield entries.map(writeJournalEntry).join("");
    if (!closed.has(month)) continue;
    const sums = await store.sumUntil(db, month);
    yield writeJournalClose(
      lastDayOfMonth(month),
      sums.flatMap(({ holder, currency, minor }) => {
        const place = places.get(holder);
        return place === undefined ? [] : [{ place, currency, minor: Number(minor) }];
      }),
    );
  }
}
