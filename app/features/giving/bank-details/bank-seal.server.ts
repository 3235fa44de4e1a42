import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import type { BankRow } from "./bank-state.ts";

const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

const newVersion = 3;

/** Lists the values that a row's seal covers, by the row's version; undefined for a version of a later release. */
function sealedParts(row: Sealed, before: string): unknown[] | undefined {
  const { id, what, change_id, reason, bank_wrote, is_alone, starts_anew, by_id, at, status, publish_at } = row;
  const others = [reason, bank_wrote, is_alone, starts_anew, by_id, at, status, publish_at];
  if (row.version === 2 || row.version === newVersion)
    return [`bank details ${row.version}`, before, id, what, change_id, row.ways, ...others];
  if (row.version !== 1) return undefined;
  const { bank_name, naira_account, dollar_account, account_name, bank_code } = row;
  const details = [bank_name, naira_account, dollar_account, account_name, bank_code];
  return ["bank details", before, id, what, change_id, ...details, ...others];
}

type Sealed = Omit<BankRow, "seal" | "by">;

/**
 * Computes a row's seal.
 * @param before seal of the previous row; empty for the first
 * @throws Error for a version of a later release
 */
export function sealRow(secret: string, row: Sealed, before: string): string {
  const parts = sealedParts(row, before);
  if (parts === undefined) throw new Error(`Bank details of version ${row.version} are of a later release.`);
  return hmac(secret, JSON.stringify(parts));
}

export const sealHead = (secret: string, rows: readonly Pick<BankRow, "seal">[]): string =>
  hmac(secret, JSON.stringify(["bank head", rows.length, rows.at(-1)?.seal ?? ""]));

/**
 * Returns the rows since the last new start. Undefined if a row was changed outside the site, or sealed with another
 * secret.
 * @param rows all rows, by id
 * @param head stored seal of the last row; undefined if there is none
 */
export function verifiedRows(secret: string, rows: readonly BankRow[], head: string | undefined) {
  if (rows.length === 0 && head === undefined) return [];
  if (head === undefined || !isSameSecret(head, sealHead(secret, rows))) return undefined;
  const start = Math.max(
    rows.findLastIndex(({ starts_anew }) => starts_anew === 1),
    0,
  );
  const isSound = (row: BankRow, index: number) =>
    row.version >= (rows[index - 1]?.version ?? 1) &&
    row.version <= newVersion &&
    isSameSecret(row.seal, sealRow(secret, row, rows[index - 1]?.seal ?? ""));
  return rows.every((row, index) => index < start || isSound(row, index)) ? rows.slice(start) : undefined;
}

export function sealedAfter(secret: string, rows: readonly BankRow[], row: Omit<BankRow, "id" | "seal">) {
  const next = { ...row, id: rows.length + 1 };
  const sealed = { ...next, seal: sealRow(secret, next, rows.at(-1)?.seal ?? "") };
  return { row: sealed, head: sealHead(secret, [...rows, sealed]) };
}

/** Columns of a step without payment methods, reason or change. */
export const bareStep = {
  version: newVersion,
  ways: null,
  change_id: null,
  bank_name: null,
  naira_account: null,
  dollar_account: null,
  account_name: null,
  bank_code: null,
  reason: null,
  bank_wrote: 0,
  is_alone: 0,
  starts_anew: 0,
  by_id: null,
  by: null,
  status: "done" as const,
  publish_at: null,
};
