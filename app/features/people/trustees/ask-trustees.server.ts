import { randomBytes } from "node:crypto";
import { staffTrustees as words } from "content/staff-trustees.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { changeSettingsIn } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { lastChangeOf } from "../users/confirm-account.server.ts";
import { readStandings, readStandingsOfGifts } from "../users/find-settled-people.server.ts";
import { canBeSecond } from "../users/user-permissions.ts";
import { canAskTrustees } from "./trustee-permissions.ts";
import * as store from "./trustee-queries.server.ts";
import { findTrusteesAddress, notifyOfTrustees, whyNotTrustees } from "./trustees-address.server.ts";

const page = "/admin/trustees";

const reject = (sentence: string, errors: Record<string, string> = {}, status: 409 | 422 = 422) =>
  new FormError(`${words.notYet} ${sentence}`, { errors, status });

function requireAsker(sender: Sender): void {
  requireMay(sender.member, canAskTrustees);
  requireFreshSignIn(sender, page);
}

/**
 * Changes the trustees' address; its waiting time of 30 days begins again.
 * @throws FormError; AppError; Response that redirects to the password page
 */
export async function changeTrustees(sender: Sender, email: string): Promise<void> {
  requireAsker(sender);
  const { member, requestInfo } = sender;
  await withTransaction(sender.ctx, async (ctx) => {
    const { trustees } = await findSettings(ctx);
    if ((trustees?.email ?? "") === email) return;
    const why = email === "" ? undefined : await whyNotTrustees(ctx, email);
    if (why !== undefined) throw reject(words.address[why], { email: words.address[why] });
    const since = (await findTrustedMoment(ctx)).getTime();
    await changeSettingsIn(ctx, member, { trustees: { email, since } }, undefined, requestInfo);
  });
}

/** Finds accounts that neither a settled person nor the trustees have confirmed. */
export async function findUnconfirmed(ctx: InTransaction | Sender["ctx"]) {
  const { accounts, ...read } = await readStandings(ctx);
  const ofGifts = await readStandingsOfGifts(ctx);
  const isOpen = ({ standingOf }: Pick<typeof ofGifts, "standingOf">, id: string) =>
    !standingOf(id).isSettled || standingOf(id).hand !== undefined;
  const open = accounts.filter((account) => canBeSecond(account) && isOpen(read, account.id));
  return {
    read: { ...read, accounts },
    accounts,
    waiting: open.filter(({ id }) => isOpen(ofGifts, id)),
    confirmed: open.filter(({ id }) => !isOpen(ofGifts, id)),
  };
}

/** Asks the trustees about an account; the e-mail is sent after 72 hours. @throws FormError; AppError adminsOnly */
export async function askTrustees(sender: Sender, account: string): Promise<void> {
  requireAsker(sender);
  const { member } = sender;
  await withTransaction(sender.ctx, async (ctx) => {
    if (!(await findTrusteesAddress(ctx))?.counts) throw reject(words.errors.address);
    const { waiting, read } = await findUnconfirmed(ctx);
    const person = waiting.find(({ id }) => id === account);
    if (person === undefined) throw reject(words.errors.person, {}, 409);
    const id = randomBytes(16).toString("hex");
    const about = { id, account_id: account, seen: lastChangeOf(read, account) };
    const asked = { asked_by: member.name, asked_by_id: member.id, asked_at: read.now.toISOString() };
    const none = {
      sent_at: null,
      sent_since: null,
      token_hash: null,
      ends_at: null,
      confirmed_at: null,
      stopped_at: null,
    };
    if (!(await store.insertRequest(ctx.db, { ...about, ...asked, ...none }))) throw reject(words.errors.open, {}, 409);
    await recordAuditEvent(ctx, ctx.db, member, { what: "trustees asked", subject: `user:${account}` });
    await notifyOfTrustees(ctx, { what: "asked", id, by: member.name, name: person.name });
  });
}

/** Stops a question. Any admin can do this until it is answered. @throws FormError; AppError adminsOnly */
export async function stopAsking({ ctx, member }: Pick<Sender, "ctx" | "member">, id: string): Promise<void> {
  requireMay(member, canAskTrustees);
  await withTransaction(ctx, async (ctx) => {
    const request = (await store.listOpen(ctx.db)).find((request) => request.id === id);
    const at = (await findTrustedMoment(ctx)).toISOString();
    if (request === undefined || !(await store.updateOpen(ctx.db, id, { stopped_at: at })))
      throw reject(words.errors.gone, {}, 409);
    const { accounts } = await readStandings(ctx);
    const name = accounts.find((account) => account.id === request.account_id)?.name ?? "";
    const subject = `user:${request.account_id}`;
    await recordAuditEvent(ctx, ctx.db, member, { what: "trustees no longer asked", subject });
    await notifyOfTrustees(ctx, { what: "stopped", id, by: member.name, name });
  });
}
