import type { AppContext } from "../../../server/context.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { ownNamesIn } from "./own-names.ts";
import { plainPayer } from "./payer-name.ts";

/** Returns the foundation's names, as `plainPayer` writes them: none is a payer. */
export async function findFoundationNames(ctx: AppContext): Promise<ReadonlySet<string>> {
  const ways = (await findBank(ctx)).live?.ways ?? [];
  return new Set([(await findSettings(ctx)).name, ...ways.map(({ name }) => name)].map(plainPayer));
}

/** Adds the names that a statement gives to its account's owner. */
export const findOwnNames = async (
  ctx: AppContext,
  rows: readonly string[][],
  header: number,
): Promise<ReadonlySet<string>> => new Set([...(await findFoundationNames(ctx)), ...ownNamesIn(rows, header)]);
