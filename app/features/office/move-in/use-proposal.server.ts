import { staff as staffWords } from "content/staff.ts";
import { staffProposals as words } from "content/staff-proposals.ts";
import type { Actor, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { addableRoles, nameRoles, type Role } from "../../../values/roles.ts";
import { changeSettings, markSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { labelSetting } from "../../foundation/settings/name-setting.server.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { changeRole, createUser, findUsersByWord } from "../../people/users/user-commands.server.ts";
import { callHelpNumber } from "../../safeguarding/help-numbers/call-help-number.server.ts";
import { requireImport } from "./import-commands.server.ts";
import * as store from "./import-proposal-queries.server.ts";
import { movingIn, usingProposal } from "./move-in-permissions.ts";

interface ProposedPerson {
  firstName: string;
  lastName: string;
  position: string;
  roles: Role[];
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values((value as object | null) ?? {}).flatMap(textsIn);

const writeValue = (value: unknown): string =>
  textsIn(value)
    .filter((text) => text !== "")
    .join(", ");

/** Returns the open proposals of an import for the page. @throws AppError notFound, adminsOnly */
export async function viewProposals(actor: Actor, importId: number | undefined) {
  const { id } = await requireImport(actor, importId);
  const settings = await findSettings(actor.ctx);
  const current = new Map<string, unknown>(Object.entries(settings));
  const open = (await store.findOpen(actor.ctx.db, id)).map(({ id, kind, name, email, value: json }) => {
    const value: unknown = JSON.parse(json);
    if (kind === "person") {
      const { roles, position } = value as ProposedPerson;
      return {
        id,
        kind,
        title: name,
        lines: [email ?? "", nameRoles(roles, staffWords.roles), position].filter(Boolean),
      };
    }
    if (kind === "help number") return { id, kind, title: name, lines: [String(value)] };
    const now = writeValue(current.get(name));
    const lines = [words.there(writeValue(value)), ...(now === "" ? [] : [words.here(now)])];
    return { id, kind, title: labelSetting(name), lines };
  });
  return { id, open, version: markSettings(settings) };
}

/** Counts the open proposals of an import. */
export const countProposals = async ({ ctx }: Pick<Actor, "ctx">, importId: number): Promise<number> =>
  (await store.findOpen(ctx.db, importId)).length;

const late = () => new FormError(`${words.notYet} ${words.late}`, { status: 409 });

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
  if (kind === "help number") await callHelpNumber(sender, { name, number: String(value) });
  else if (kind === "person") await invite(sender, email ?? "", value as ProposedPerson);
  else if (await changeSetting(sender, { [name]: value }, seen)) throw late();
  await finish(sender, id);
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

const finish = ({ ctx, member }: Actor, id: number) =>
  withTransaction(ctx, async (ctx, transaction) => {
    const done_at = ctx.clock.now().toISOString();
    await store.finish(transaction, id, { done_at, done_by: member.name });
  });
