import * as v from "valibot";
import type { InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { switchesOf } from "../../../server/feature-switch.ts";
import { siteDate } from "../../../values/dates.ts";
import { readRoles } from "../../../values/roles.ts";
import { findCountry, findSettings } from "../../foundation/settings/find-settings.server.ts";
import { isSetting } from "../../foundation/settings/setting-classes.ts";
import { type SiteSettings, siteSettingsSchema } from "../../foundation/settings/settings-schema.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import { withdrawProposedDetails } from "../../giving/bank-details/bank-commands.server.ts";
import { findBank } from "../../giving/bank-details/find-bank.server.ts";
import { readOtherWays } from "../../giving/bank-details/way-schema.ts";
import { isSameWays } from "../../giving/bank-details/ways.ts";
import { findUsersByWord } from "../../people/users/user-commands.server.ts";
import { createUserSchema } from "../../people/users/user-schema.ts";
import { findHelpNumbers } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";
import { helpNumberSchema } from "../../safeguarding/help-numbers/help-number-schema.ts";
import type { Parts, RowOf } from "./archive-parts.server.ts";
import { bringLook } from "./bring-archived-file.server.ts";
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

/** Settings of a site's own life, which another site does not bring. The trustees' address must wait before it counts. */
const ownSettings = new Set([
  "trustees",
  "country",
  "otherCountry",
  "language",
  "lawRead",
  "welcomedAt",
  "claims",
  "readPages",
  "mailArrivedAt",
  "sharesCountedAt",
]);
export const isBrought = (name: string): boolean => isSetting(name) && !ownSettings.has(name);

/** Proposes a setting with the rules of its form. */
export async function bringSetting(parts: Parts, row: RowOf<"setting">, number: number): Promise<Outcome> {
  const { run } = parts;
  if (!isBrought(row.name)) {
    if (row.name === "trustees") await run.note(number, "sure", row.name);
    return "out";
  }
  const read = v.safeParse(siteSettingsSchema.entries[row.name as keyof SiteSettings], readJson(row.value));
  if (!read.success) {
    await run.note(number, "setting-form", row.name);
    return "out";
  }
  const wanted =
    row.name === "look" ? await bringLook(parts, read.output as SiteSettings["look"], number) : read.output;
  const now = new Map<string, unknown>(Object.entries(await findSettings(run.ctx))).get(row.name);
  if (JSON.stringify(now ?? null) === JSON.stringify(wanted ?? null)) return "there";
  return propose(parts, ["setting", row.name], { kind: "setting", name: row.name, value: JSON.stringify(wanted) });
}

/** @returns not a number for a text that is no JSON: no setting allows it */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Number.NaN;
  }
}

/** Proposes to switch a feature on or off. */
export async function bringSwitch(parts: Parts, { name, isOn }: RowOf<"switch">): Promise<Outcome> {
  const { ctx } = parts.run;
  if (!switchesOf(ctx.features).some(({ key }) => key === name)) return "out";
  if (!(await findSwitchedOff(ctx)).some((key) => key === name) === isOn) return "there";
  return propose(parts, ["switch", name], { kind: "switch", name, value: JSON.stringify(isOn) });
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

/** Proposes the ways to give. No e-mail leaves before a person here asks for them. */
export async function bringWays(parts: Parts, row: RowOf<"ways">, number: number): Promise<Outcome> {
  const { run } = parts;
  const ways = readOtherWays(await findCountry(run.ctx), row.ways);
  if (ways === undefined) {
    await run.note(number, "ways");
    return "out";
  }
  const { live } = await findBank(run.ctx);
  if (live !== undefined && isSameWays(live.ways, ways)) return "there";
  return propose(parts, ["ways", ""], { kind: "ways", name: "", value: JSON.stringify(ways) });
}

/** Takes proposals back. A setting, number or account that a person here decided on stays. */
export const undoOfProposals: NonNullable<ImportKind["undo"]> = {
  proposal: { remove: async ({ db }: InTransaction, id) => void (await store.deleteProposal(db, Number(id))) },
  bank: { remove: (ctx, id) => withdrawProposedDetails(ctx, Number(id)) },
};
