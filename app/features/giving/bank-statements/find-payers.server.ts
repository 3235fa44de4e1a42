import { createHmac } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { findPromiseById } from "../gifts/gift-records.server.ts";
import { isWaiting } from "./match-credit.ts";
import { findGiftsOfPayers } from "./matching-queries.server.ts";
import { plainPayer } from "./payer-name.ts";

/** Hashes a name with the site's secret: names cannot be tested without it. @returns null without a name */
export function hashPayer({ config }: Pick<AppContext, "config">, payer: string | undefined): string | null {
  const plain = plainPayer(payer ?? "");
  return plain === "" ? null : createHmac("sha256", config.secret).update(`payer ${plain}`).digest("hex");
}

/** Finds the last gift of each payer by the hash of their name, if the donor is known. */
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
