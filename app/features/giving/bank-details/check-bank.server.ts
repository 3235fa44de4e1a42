import type { Check } from "../../../server/doctor/check.ts";
import { bad, good } from "../../../server/doctor/check.ts";
import { readBank } from "./bank-steps.server.ts";

const checkBank: Check = async ({ config, openDb }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  if (db === undefined || !tables.some(({ name }) => name === "bank_details")) return undefined;
  const { all, rows } = await readBank(db, config.secret);
  if (rows !== undefined) return good(`${all.length} steps in the history, each with its seal.`);
  return bad(
    "The stored bank details were altered outside the site, or SESSION_SECRET is another one: no page shows an account.",
    "Call the bank, then ask for the right details at Bank details in the staff area.",
  );
};

export const bankChecks: [name: string, check: Check][] = [["Bank details", checkBank]];
