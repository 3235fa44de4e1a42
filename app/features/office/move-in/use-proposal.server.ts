import { staffProposals as words } from "content/staff-proposals.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Actor, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { addableRoles, type Role } from "../../../values/roles.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { proposeDetails } from "../../giving/bank-details/bank-commands.server.ts";
import { readOtherWays } from "../../giving/bank-details/way-schema.ts";
import { changeRole, createUser, findUsersByWord } from "../../people/users/user-commands.server.ts";
import { callHelpNumber } from "../../safeguarding/help-numbers/call-help-number.server.ts";
import { requireImport } from "./import-commands.server.ts";
import * as store from "./import-proposal-queries.server.ts";
import { movingIn, usingProposal } from "./move-in-permissions.ts";
import type { Import } from "./move-in-queries.server.ts";

export interface ProposedPerson {
  firstName: string;
  lastName: string;
  position: string;
  roles: Role[];
}

/** Counts the open proposals of an import. */
export const countProposals = async ({ ctx }: Pick<Actor, "ctx">, importId: number): Promise<number> =>
  (await store.findOpen(ctx.db, importId)).length;

export const late = () => new FormError(`${words.notYet} ${words.late}`, { status: 409 });

async function requireProposal(actor: Actor, importId: number | undefined, id: number) {
  const { id: open } = await requireImport(actor, importId);
  const found = (await store.findOpen(actor.ctx.db, open)).find((proposal) => proposal.id === id);
  if (found === undefined) throw late();
  return found;
}

/**
 * Uses a proposal by the command of its own form, with the checks of that command. The same form twice has no further
 * effect.
 * @param seen version of the settings when the page was opened
 * @throws AppError notFound, adminsOnly; FormError; Response that redirects to the page for the password
 */
export async function useProposal(
  sender: Sender,
  importId: number | undefined,
  id: number,
  seen: number | undefined,
): Promise<void> {
  requireAct(sender, usingProposal, `/admin/move-in/${importId}/proposals`);
  const { kind, name, email, value: json } = await requireProposal(sender, importId, id);
  const value: unknown = JSON.parse(json);
  if (kind === "ways") return proposeWays(sender, await requireImport(sender, importId), { id, value });
  if (kind === "help number") await callHelpNumber(sender, { name, number: String(value) });
  else if (kind === "person") await invite(sender, email ?? "", value as ProposedPerson);
  else if (await changeSetting(sender, { [name]: value }, seen)) throw late();
  await finish(sender, id);
}

/** Asks for the ways to give. Only the admin who brought the archive may: another settled admin agrees later. */
async function proposeWays(sender: Sender, by: Import, { id, value }: { id: number; value: unknown }): Promise<void> {
  const { ctx, member } = sender;
  if (by.made_by_id !== member.id) throw new FormError(`${words.notYet} ${words.waysOf(by.made_by)}`);
  const ways = readOtherWays(await findCountry(ctx), value);
  if (ways === undefined) throw new FormError(`${words.notYet} ${words.notes.ways}`);
  await withTransaction(ctx, async (ctx) => {
    const change = await proposeDetails(ctx, sender, ways, words.bankReason);
    await finishIn(ctx, member, id);
    await store.noteUse(ctx.db, id, { became: `bank:${change}`, was: null });
  });
}

/** @returns true if a setting changed after the page was opened */
const changeSetting = async ({ ctx, member, requestInfo }: Sender, wanted: Partial<SiteSettings>, seen?: number) =>
  (await changeSettings(ctx, member, wanted, seen, requestInfo)) !== undefined;

/** Creates the account and sends its invitation. A person who has an account here meanwhile is not changed. */
async function invite(sender: Sender, email: string, { roles, ...names }: ProposedPerson): Promise<void> {
  const [role = "editor", ...others] = roles;
  const outcome = await createUser(sender, { ...names, email, dob: "", role, idempotencyKey: "" }, []);
  if (outcome !== "created") return;
  for (const other of others) {
    const person = (await findUsersByWord(sender.ctx, email, 50)).find((found) => found.email === email);
    if (person === undefined || !addableRoles(person).includes(other)) continue;
    await changeRole(sender.ctx, sender.member, person.id, other, true);
  }
}

/** Leaves a proposal out. @throws AppError notFound, adminsOnly; FormError */
export async function leaveProposalOut(sender: Sender, importId: number | undefined, id: number): Promise<void> {
  requireAct(sender, movingIn);
  await requireProposal(sender, importId, id);
  await finish(sender, id);
}

const finish = ({ ctx, member }: Actor, id: number) => withTransaction(ctx, (ctx) => finishIn(ctx, member, id));

/** @throws FormError if another person was faster */
export async function finishIn({ db, clock }: InTransaction, { name }: Pick<StaffMember, "name">, id: number) {
  if (!(await store.finish(db, id, { done_at: clock.now().toISOString(), done_by: name }))) throw late();
}
