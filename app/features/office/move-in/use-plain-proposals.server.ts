import { staffProposals as words } from "content/staff-proposals.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { hasLogoFiles } from "../../foundation/look/save-look.server.ts";
import { changeSettingsIn } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import type { Look } from "../../foundation/settings/look-schema.ts";
import { protectSettings } from "../../foundation/settings/protect-settings.server.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { saveSwitchesIn } from "../../foundation/use/save-switches.server.ts";
import { requireImport } from "./import-commands.server.ts";
import * as store from "./import-proposal-queries.server.ts";
import { movingIn, usingProposal } from "./move-in-permissions.ts";
import { finishIn, late } from "./use-proposal.server.ts";
import { isPlain } from "./view-proposals.server.ts";

/** Finds the ticked proposals. @throws AppError notFound; FormError for none, or for one that waits no longer */
async function requireTicked(sender: Sender, importId: number | undefined, ids: readonly number[]) {
  const { id } = await requireImport(sender, importId);
  const open = (await store.findOpen(sender.ctx.db, id)).filter(isPlain);
  const ticked = open.filter((proposal) => ids.includes(proposal.id));
  if (ids.length === 0) throw new FormError(`${words.notYet} ${words.settings.tick}`);
  if (ticked.length < new Set(ids).size) throw late();
  return ticked.map((proposal) => ({ ...proposal, value: JSON.parse(proposal.value) as unknown }));
}

/**
 * Uses settings and switches that an archive proposes: all that a person ticked, or none.
 * @param seen version of the settings when the page was opened
 * @throws AppError notFound, adminsOnly; FormError; Response that redirects to the page for the password
 */
export async function usePlainProposals(
  sender: Sender,
  importId: number | undefined,
  ids: readonly number[],
  seen: number | undefined,
): Promise<void> {
  requireAct(sender, usingProposal, `/admin/move-in/${importId}/proposals`);
  const ticked = await requireTicked(sender, importId, ids);
  const { ctx, member } = sender;
  const now = new Map<string, unknown>(Object.entries(await findSettings(ctx)));
  const settings = ticked.filter(({ kind }) => kind === "setting");
  const wanted = Object.fromEntries(settings.map(({ name, value }) => [name, value])) as Partial<SiteSettings>;
  if (wanted.look !== undefined) wanted.look = await nextLook(ctx, wanted.look);
  await protectSettings(sender, wanted, { formValues: {}, notYet: words.notYet }).catch(askElsewhere);
  await withTransaction(ctx, async (ctx) => {
    if ((await changeSettingsIn(ctx, member, wanted, seen, sender.requestInfo)) !== undefined) throw late();
    for (const { id, name } of settings) {
      const was = { before: now.get(name) ?? null, after: wanted[name as keyof SiteSettings] };
      await store.noteUse(ctx.db, id, { became: `setting:${name}`, was: JSON.stringify(was) });
    }
    const switches = ticked.filter(({ kind }) => kind === "switch");
    const sent = switches.map(({ name, value }) => ({ key: name, was: value !== true, isOn: value === true }));
    await saveSwitchesIn(ctx, member, sent);
    for (const { id, name, value } of switches)
      await store.noteUse(ctx.db, id, { became: `switch:${name}/${value === true ? "on" : "off"}`, was: null });
    for (const { id } of ticked) await finishIn(ctx, member, id);
  });
}

/** The look of this site goes behind the proposed one, as after the form. @throws FormError if the logo expired */
async function nextLook(ctx: AppContext, look: Look): Promise<SiteSettings["look"]> {
  if (!(await hasLogoFiles(ctx, look))) throw new FormError(`${words.notYet} ${words.settings.logo}`);
  const { before: _earlier, ...before } = (await findSettings(ctx)).look;
  return { ...look, before };
}

/** The words guard asks on the page of the settings. */
function askElsewhere(error: unknown): never {
  if (!(error instanceof FormError)) throw error;
  throw new FormError(`${words.notYet} ${words.settings.guard}`);
}

/** Leaves settings and switches out. @throws AppError notFound, adminsOnly; FormError */
export async function leavePlainOut(
  sender: Sender,
  importId: number | undefined,
  ids: readonly number[],
): Promise<void> {
  requireAct(sender, movingIn);
  const ticked = await requireTicked(sender, importId, ids);
  await withTransaction(sender.ctx, async (ctx) => {
    for (const { id } of ticked) await finishIn(ctx, sender.member, id);
  });
}
