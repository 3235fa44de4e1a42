import { staffMoneyGuard } from "content/staff-money-guard.ts";
import { bad, type Check, good } from "../../../server/doctor/check.ts";
import { countFindings } from "./money-queries.server.ts";

const { doctor: words } = staffMoneyGuard;

const checkPublicTexts: Check = async ({ openDb }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  if (db === undefined || !tables.some(({ name }) => name === "money_findings")) return undefined;
  const { count } = await countFindings(db);
  return count === 0 ? good(words.good) : bad(words.bad(count), words.remedy);
};

export const moneyChecks = (): [name: string, check: Check][] => [[staffMoneyGuard.title, checkPublicTexts]];
