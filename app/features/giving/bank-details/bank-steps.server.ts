import { bankSentences } from "content/bank-sentences.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { bad, type Check, good } from "../../../server/doctor/check.ts";
import { readSetting, saveSetting } from "../../foundation/settings/keep-setting.server.ts";
import { readPersons } from "../../people/users/find-settled-people.server.ts";
import { findBankRows, insertStep } from "./bank-queries.server.ts";
import { bareStep, sealedAfter, verifiedRows } from "./bank-seal.server.ts";
import { type BankRow, deriveBankState, headSetting } from "./bank-state.ts";

const { doctor: words } = bankSentences;

const checkBank: Check = async ({ config, openDb }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  if (db === undefined || !tables.some(({ name }) => name === "bank_details")) return undefined;
  const { all, rows } = await readBank(db, config.secret);
  if (rows !== undefined) return good(words.good(all.length));
  return bad(words.bad, words.remedy);
};

export const bankChecks = (): [name: string, check: Check][] => [[words.name, checkBank]];

/** Reads all rows, and the verified rows; these are undefined if a row was changed outside the site. */
export async function readBank(db: Database, secret: string) {
  const all = await findBankRows(db);
  const head = await readSetting(db, headSetting);
  return { all, rows: verifiedRows(secret, all, typeof head === "string" ? head : undefined) };
}

/** Reads all rows, and the state by the trusted clock. @param ctx of the transaction or of a page */
export async function readBankState(ctx: Pick<AppContext, "db" | "clock" | "config">) {
  const { all, rows } = await readBank(ctx.db, ctx.config.secret);
  const { now, areSame } = await readPersons(ctx);
  return { all, isAltered: rows === undefined, now, state: deriveBankState(rows ?? [], now, areSame) };
}

type NewStep = Partial<BankRow> & Pick<BankRow, "what" | "at">;

/** Seals a step as the last one. Of two steps at the same time, the second transaction is retried. */
export async function appendStep(db: Database, secret: string, step: NewStep): Promise<BankRow> {
  const { row, head } = sealedAfter(secret, await findBankRows(db), { ...bareStep, ...step });
  await saveSetting(db, headSetting, head);
  await insertStep(db, row);
  return row;
}
