import { AsyncLocalStorage } from "node:async_hooks";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type AppContext, senderOf } from "../../../server/context.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { canKeepBooks } from "../purse/purse-permissions.ts";
import { findPlaces, findPurses } from "../purse/purse-queries.server.ts";
import type { Route } from "./+types/export-journal-endpoint";
import * as store from "./month-queries.server.ts";
import { readLines } from "./read-lines.server.ts";
import { accountOf, writeJournalClose, writeJournalEntry, writeJournalHead } from "./write-journal.ts";
import { lastDayOf } from "./write-month-file.ts";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

/** Exports the books as a journal for hledger, whose closes assert the balance of each place. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/month"));
  const texts = writeJournal(sender.ctx);
  // The server reads the stream outside the request's async context.
  const inRequest = AsyncLocalStorage.snapshot();
  const bytes = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await inRequest(() => texts.next());
      if (done) controller.close();
      else controller.enqueue(bytes.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="books.journal"',
      "Cache-Control": "no-store",
    },
  });
}

async function* writeJournal(ctx: AppContext): AsyncGenerator<string> {
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
      lastDayOf(month),
      sums.flatMap(({ holder, currency, minor }) => {
        const place = places.get(holder);
        return place === undefined ? [] : [{ place, currency, minor: Number(minor) }];
      }),
    );
  }
}
