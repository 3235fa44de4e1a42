import { findCredit } from "../../app/features/giving/bank-statements/bank-statement-queries.server.ts";
import { aboutEarlier, findRememberedPayers } from "../../app/features/giving/bank-statements/find-payers.server.ts";
import { hashHandGift, hashMatch } from "../../app/features/giving/bank-statements/hash-lines.server.ts";
import { listHandGifts } from "../../app/features/giving/bank-statements/matching-queries.server.ts";
import { seenOf } from "../../app/features/giving/gifts/gift-commands.server.ts";
import { findGift, findGiftsOf } from "../../app/features/giving/gifts/gift-queries.server.ts";
import { hashFacts, hashGift, hashPromise } from "../../app/features/giving/gifts/hash-facts.server.ts";
import { findPromise } from "../../app/features/giving/gifts/promise-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";

const listed = (db: AppContext["db"], promise: number) =>
  findGiftsOf(db, promise).then((gifts) => gifts.filter(({ state }) => state !== "void"));

/** Returns the facts that the form of a promise has in a list now. */
export async function findFactsOfPromise({ db }: AppContext, id: number): Promise<string> {
  const promise = await findPromise(db, "id", id);
  return promise === undefined ? "" : seenOf(promise, (await listed(db, id)).length);
}

/** Returns the facts that the forms of a gift's page have now. */
export async function findFactsOfGift(ctx: AppContext, id: number): Promise<string> {
  const gift = await findGift(ctx.db, "id", id);
  return gift === undefined ? "" : hashGift(ctx, gift);
}

async function findFactsOfLine(ctx: AppContext, form: URLSearchParams): Promise<string | undefined> {
  const credit = await findCredit(ctx.db, Number(form.get("id")));
  if (credit === undefined) return undefined;
  if (form.get("intent") === "undo") return hashMatch(credit);
  if (form.get("intent") === "same-payer") {
    const payer = (await findRememberedPayers(ctx, [credit.payer_hash])).get(credit.payer_hash);
    return payer && hashFacts(aboutEarlier(payer));
  }
  const hands = await listHandGifts(ctx.db, [credit]);
  const gift = hands.find(({ id }) => id === Number(form.get("gift")));
  return gift && hashHandGift(gift);
}

async function findFacts(ctx: AppContext, path: string, form: URLSearchParams): Promise<string | undefined> {
  const intent = form.get("intent");
  const [, gift] = /^\/admin\/gifts\/(\d+)(?:\.data)?(?:\?.*)?$/.exec(path) ?? [];
  if (gift !== undefined) {
    const row = await findGift(ctx.db, "id", Number(gift));
    if (row === undefined) return undefined;
    return intent === "again" ? hashFacts({ gift: row.id, email: row.email }) : hashGift(ctx, row);
  }
  if (["join-hand", "undo", "same-payer"].includes(intent ?? "")) return findFactsOfLine(ctx, form);
  if (intent === "seen") return findFactsOfPromise(ctx, Number(form.get("id")));
  if (intent !== "join") return undefined;
  const promise = await findPromise(ctx.db, "id", Number(form.get("promise") ?? form.get("id")));
  return promise && hashPromise(promise);
}

/** Adds the facts of the current page to a form about a gift or promise that names none, as the page's form does. */
export async function addFactsOnPage(ctx: AppContext, path: string, body: unknown): Promise<unknown> {
  if (!path.startsWith("/admin/gifts") || !(body instanceof URLSearchParams)) return body;
  if (body.has("seen")) return body;
  const seen = await findFacts(ctx, path, body);
  if (seen === undefined) return body;
  const form = new URLSearchParams(body);
  form.set("seen", seen);
  return form;
}
