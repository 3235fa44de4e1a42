import { createHmac } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { findPromiseById } from "../gifts/gift-records.server.ts";
import { isWaiting } from "./match-credit.ts";
import { findGiftsOfPayers } from "./matching-queries.server.ts";
import { plainPayer } from "./payer-name.ts";

const label =
  /^(?:(?:account|business|organi[sz]ation|customer|client|company|merchant|wallet)(?: holder)?(?:['’]s)? (?:name|title)|name|titulaire(?: du compte)?|nom(?: du client)?|intitul[ée](?: du compte)?)\b\s*:?\s*/i;

const searchedRows = 60;

/** Minimum number of equal cells in a column, so that they count as the owner's name. */
const minRows = 3;

const isNameLike = (cell: string): boolean => cell.split(" ").filter((word) => /\p{L}{2}/u.test(word)).length > 1;

/** Returns names of the account's owner: from above the rows, or from a column with the same cell in all rows. */
export function ownNamesIn(rows: readonly string[][], header: number): string[] {
  const titled = rows.slice(0, Math.min(header, searchedRows)).flatMap((cells) => {
    const index = cells.findIndex((cell) => label.test(cell));
    if (index < 0) return [];
    const rest = (cells[index] ?? "").replace(label, "");
    return rest !== "" ? rest : (cells.slice(index + 1).find((cell) => cell !== "") ?? []);
  });
  const below = rows.slice(header + 1).filter((cells) => cells.filter((cell) => cell !== "").length > 2);
  const constant = (below[0] ?? []).filter(
    (cell, index) => below.length >= minRows && isNameLike(cell) && below.every((cells) => cells[index] === cell),
  );
  return [...titled, ...constant].map(plainPayer).filter((name) => name !== "");
}

/** Returns the foundation's names, normalized by `plainPayer`; they are never payers. */
export async function findFoundationNames(ctx: AppContext): Promise<ReadonlySet<string>> {
  const ways = (await findBank(ctx)).live?.ways ?? [];
  return new Set([(await findSettings(ctx)).name, ...ways.map(({ name }) => name)].map(plainPayer));
}

/** Returns the foundation's names and the names of the statement's owner. */
export const findOwnNames = async (
  ctx: AppContext,
  rows: readonly string[][],
  header: number,
): Promise<ReadonlySet<string>> => new Set([...(await findFoundationNames(ctx)), ...ownNamesIn(rows, header)]);

/**
 * Hashes a name with the site's secret, so that a database without the secret does not reveal names.
 * @returns null without a name
 */
export function hashPayer({ config }: Pick<AppContext, "config">, payer: string | undefined): string | null {
  const plain = plainPayer(payer ?? "");
  return plain === "" ? null : createHmac("sha256", config.secret).update(`payer ${plain}`).digest("hex");
}

/** Finds the last gift of each payer with a known donor, by the hash of the payer's name. */
export async function findRememberedPayers(ctx: Pick<AppContext, "db">, hashes: (string | null)[]) {
  const known = [...new Set(hashes.flatMap((hash) => (hash === null ? [] : [hash])))];
  const gifts = new Map((await findGiftsOfPayers(ctx.db, known)).map((gift) => [gift.payer_hash, gift]));
  return new Map(
    await Promise.all(
      [...gifts].map(async ([hash, gift]) => {
        const promise = gift.promise_id === null ? undefined : await findPromiseById(ctx, gift.promise_id);
        return [hash, { gift, promise: promise !== undefined && isWaiting(promise) ? promise : undefined }] as const;
      }),
    ),
  );
}

export type RememberedPayer =
  Awaited<ReturnType<typeof findRememberedPayers>> extends Map<unknown, infer Payer> ? Payer : never;

export const aboutEarlier = ({ gift }: RememberedPayer) => ({
  id: gift.id,
  name: gift.name,
  day: writeDay(gift.value_date),
  amount: formatMoney(gift),
  purpose: gift.purpose,
});
