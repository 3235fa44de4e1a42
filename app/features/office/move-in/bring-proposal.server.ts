import { staffProposals as words } from "content/staff-proposals.ts";
import * as v from "valibot";
import type { InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { siteDate } from "../../../values/dates.ts";
import { readRoles } from "../../../values/roles.ts";
import { findCountry, findSettings } from "../../foundation/settings/find-settings.server.ts";
import { proposeDetails, withdrawProposedDetails } from "../../giving/bank-details/bank-commands.server.ts";
import { readOtherWays } from "../../giving/bank-details/way-schema.ts";
import { findUsersByWord } from "../../people/users/user-commands.server.ts";
import { createUserSchema } from "../../people/users/user-schema.ts";
import { findHelpNumbers } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";
import { helpNumberSchema } from "../../safeguarding/help-numbers/help-number-schema.ts";
import type { Parts, RowOf } from "./archive-parts.server.ts";
import type { ImportKind, Outcome } from "./import-kind.server.ts";
import * as store from "./import-proposal-queries.server.ts";

type Proposed = Pick<store.ImportProposal, "kind" | "name" | "value"> & { email?: string };

/** Stores a proposal. Nothing of it is public, has a role or gets an e-mail before a person here uses it. */
async function propose({ run, key }: Parts, [noun, id]: [string, string], proposed: Proposed): Promise<Outcome> {
  await withTransaction(run.ctx, async (ctx, transaction) => {
    const about = { import_id: run.import.id, at: ctx.clock.now().toISOString() };
    const row = await store.insertProposal(transaction, { email: null, ...proposed, ...about });
    await run.record(ctx, { key: key(noun, id), became: `proposal:${row}` });
  });
  return "brought";
}

/** Proposes a setting that directs money or calls. */
export async function bringSureSetting(parts: Parts, name: string, value: unknown): Promise<Outcome> {
  const now = new Map<string, unknown>(Object.entries(await findSettings(parts.run.ctx))).get(name);
  if (JSON.stringify(now) === JSON.stringify(value)) return "there";
  return propose(parts, ["setting", name], { kind: "setting", name, value: JSON.stringify(value) });
}

/** Proposes a number for help, which a person here calls first. */
export async function bringNumber(parts: Parts, row: RowOf<"number">, number: number): Promise<Outcome> {
  const read = v.safeParse(helpNumberSchema({ name: "", number: "" }), row);
  if (!read.success) {
    await parts.run.note(number, "number");
    return "out";
  }
  const { name } = read.output;
  if ((await findHelpNumbers(parts.run.ctx)).some((known) => known.number === read.output.number)) return "there";
  return propose(parts, ["number", row.number], {
    kind: "help number",
    name,
    value: JSON.stringify(read.output.number),
  });
}

/** Proposes to invite a person of the other team. No account is made, as an account with a role gets e-mails. */
export async function bringPerson(parts: Parts, row: RowOf<"person">, number: number): Promise<Outcome> {
  const { ctx } = parts.run;
  const roles = readRoles(row.roles.join(" "));
  const read = v.safeParse(createUserSchema(siteDate(ctx.clock.now())), { ...row, role: roles[0] });
  if (!read.success) {
    await parts.run.note(number, "person");
    return "out";
  }
  const { email, firstName, lastName, position } = read.output;
  if ((await findUsersByWord(ctx, email, 50)).some((person) => person.email === email)) return "there";
  const value = JSON.stringify({ firstName, lastName, position, roles });
  return propose(parts, ["person", row.email], { kind: "person", name: `${firstName} ${lastName}`, email, value });
}

/** Proposes the ways to give, in the history of bank details: another settled admin must agree. */
export async function bringWays({ run, key }: Parts, row: RowOf<"ways">, number: number): Promise<Outcome> {
  const ways = readOtherWays(await findCountry(run.ctx), row.ways);
  const outcome = await withTransaction(run.ctx, async (ctx): Promise<Outcome> => {
    const id = ways && (await proposeDetails(ctx, run.member, ways, words.bankReason));
    if (id === undefined) return "out";
    if (id === "same") return "there";
    await run.record(ctx, { key: key("ways", ""), became: `bank:${id}` });
    return "brought";
  });
  if (outcome === "out") await run.note(number, "ways");
  return outcome;
}

/** Takes proposals back. A setting, number or account that a person here decided on stays. */
export const undoOfProposals: NonNullable<ImportKind["undo"]> = {
  proposal: { remove: async ({ db }: InTransaction, id) => void (await store.deleteProposal(db, Number(id))) },
  bank: { remove: (ctx, id) => withdrawProposedDetails(ctx, Number(id)) },
};
