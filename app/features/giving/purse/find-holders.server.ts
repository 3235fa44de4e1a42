import type { InTransaction } from "../../../server/context.server.ts";
import type { Currency } from "../../../values/money.ts";
import { slugOf } from "../../../values/slug.ts";
import type { Place, Purse } from "./purse-queries.server.ts";
import * as store from "./purse-queries.server.ts";
import type { PlaceKind } from "./purse-tables.ts";

/** Returns the purse Most needed. */
export async function requireGeneral({ db }: Pick<InTransaction, "db">): Promise<Purse> {
  const found = await store.findPurse(db, "code", store.general);
  if (found !== undefined) return found;
  const none = { project_id: null, title: null, rest_to: null, ended_at: null };
  await store.insertPurse(db, { code: store.general, ...none });
  return requireGeneral({ db });
}

/**
 * Returns the purse of a project; its first line makes it. Gifts for an ended project count in the purse that its page named.
 * @param projectId null for Most needed
 */
export async function requirePurseOf(ctx: InTransaction, projectId: number | null, title?: string): Promise<Purse> {
  const general = await requireGeneral(ctx);
  if (projectId === null) return general;
  const found = (await store.findPurse(ctx.db, "project_id", projectId)) ?? (await makePurse(ctx, projectId, title));
  if (found.ended_at === null) return found;
  // A chain of ended projects leads to Most needed at the latest.
  const next = found.rest_to === null ? undefined : await store.findPurse(ctx.db, "id", found.rest_to);
  return next === undefined || next.ended_at !== null ? general : next;
}

async function makePurse(ctx: InTransaction, project_id: number, given = ""): Promise<Purse> {
  const project = await store.findProjectOfPurse(ctx.db, project_id);
  const title = project?.title ?? given;
  const slug = project?.slug ?? slugOf(title, `project-${project_id}`);
  for (let number = 1; ; number++) {
    const code = number === 1 ? slug : `${slug}-${number}`;
    await store.insertPurse(ctx.db, { code, project_id, title, rest_to: null, ended_at: null });
    const made = await store.findPurse(ctx.db, "project_id", project_id);
    if (made !== undefined) return made;
  }
}

interface Wanted {
  kind: PlaceKind;
  currency: Currency;
  /** Account of statements, or partner; the main one of its kind by default. */
  account?: string | undefined;
}

/** Returns the place of money that came, and makes it if the books have none. */
export async function requirePlaceOf(ctx: InTransaction, { kind, currency, account }: Wanted): Promise<Place> {
  const places = await store.findPlaces(ctx.db);
  const ofKind = places.filter((place) => place.kind === kind && place.currency === currency);
  const found =
    account === undefined
      ? ofKind.find(({ closed_at }) => closed_at === null)
      : places.find((place) => place.account === account && place.currency === currency);
  return found ?? makePlace(ctx, { kind, currency, account: account ?? mainAccount(kind, currency), user_id: null });
}

/** The first account in a currency is called like the currency. A box has no statement. */
const mainAccount = (kind: PlaceKind, currency: Currency): string => (kind === "bank" ? currency : kind);

/** Makes a place under the next code of its kind. @returns the place that has the account or holder already */
export async function makePlace(
  ctx: InTransaction,
  {
    kind,
    currency,
    account,
    user_id,
    label = null,
    code: given,
  }: Pick<Place, "kind" | "currency" | "account" | "user_id"> & { label?: string | null; code?: string },
): Promise<Place> {
  for (;;) {
    const places = await store.findPlaces(ctx.db);
    const known = places.find(
      (place) =>
        place.kind === kind &&
        place.currency === currency &&
        (account === null ? user_id !== null && place.user_id === user_id : place.account === account),
    );
    if (known !== undefined) return known;
    const number = places.filter((place) => place.kind === kind).length + 1;
    const code = given ?? `${kind}-${number}`;
    const made = await store.insertPlace(ctx.db, { code, kind, currency, account, user_id, label, closed_at: null });
    if (made !== undefined) return made;
  }
}
