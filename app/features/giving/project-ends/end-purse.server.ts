import { projectEndErrors as words } from "content/project-end-errors.ts";
import { projectEndEmail as letter } from "content/staff-project-end.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { changePurse, findPurse, findPurses, general, type Purse } from "../purse/books.server.ts";
import type { Line } from "../purse/entry-lines.server.ts";
import { namePurse } from "../purse/name-holders.server.ts";
import { writeEntry } from "../purse/write-entry.server.ts";
import type { Account } from "../transparency/count-sums.ts";
import { projectEndedEmail } from "./project-end-emails.tsx";
import * as store from "./project-end-queries.server.ts";
import { findAccounts, writeParts } from "./write-parts.server.ts";

/** The purse of a project, and the purse that gets the rest. */
export interface RestFacts {
  purseId: number;
  restTo: number;
}

/** @throws FormError if a purse has ended, or its rest would come back to it */
async function requireRest({ db }: Pick<InTransaction, "db">, { purseId, restTo }: RestFacts) {
  const purses = await findPurses(db);
  const of = (id: number | null) => purses.find((purse) => purse.id === id);
  const purse = of(purseId);
  const target = of(restTo);
  if (purse === undefined || purse.project_id === null || purse.ended_at !== null)
    throw new FormError(words.ended, { status: 409 });
  if (target === undefined || target.ended_at !== null) throw new FormError(words.targetEnded, { status: 409 });
  for (let next: Purse | undefined = target; next !== undefined; next = of(next.rest_to))
    if (next.id === purse.id) throw new FormError(words.circle);
  return { purse, target };
}

/** Sets the purse that gets what a project leaves. @throws FormError */
export async function setRest(ctx: InTransaction, facts: RestFacts): Promise<void> {
  await requireRest(ctx, facts);
  await changePurse(ctx.db, facts.purseId, { rest_to: facts.restTo });
}

/**
 * Ends a project: its rest goes where its page said before, and its givers get one letter.
 * @throws FormError if vouchers wait, or the page says another purse now
 */
export async function endPurse(
  ctx: InTransaction,
  facts: RestFacts,
  { by, people, source }: { by: { id: string }; people: number; source: string },
): Promise<void> {
  const { purse, target } = await requireRest(ctx, facts);
  const named = purse.rest_to ?? (await findPurse(ctx.db, "code", general))?.id;
  if (named !== target.id) throw new FormError(words.otherRest, { status: 409 });
  if ((await store.countOpenVouchers(ctx.db, purse.id)) > 0) throw new FormError(words.vouchersWait, { status: 409 });
  const accounts = await findAccounts(ctx.db, purse.id);
  const rest = (await store.findBalancesOf(ctx.db, purse.id)).filter(({ minor }) => minor !== 0);
  const lines = rest.flatMap(({ currency, minor }): Line[] => [
    { purse, currency, minor: -minor },
    { purse: target, currency, minor },
  ]);
  const about = { day: siteDate(ctx.clock.now()), what: "ended" as const, by, people, source };
  if (lines.length > 0) await writeEntry(ctx, { ...about, lines });
  await changePurse(ctx.db, purse.id, { ended_at: ctx.clock.now().toISOString(), rest_to: target.id });
  await writeToGivers(ctx, { purse, target, rest, accounts });
}

type Sum = Awaited<ReturnType<typeof store.findBalancesOf>>[number];

interface Ended {
  purse: Purse;
  target: Purse;
  rest: Sum[];
  /** Before the rest went. */
  accounts: Account[];
}

/** One letter to each address, however many gifts came from it. */
async function writeToGivers(ctx: InTransaction, { purse, target, rest, accounts }: Ended): Promise<void> {
  const { id, project_id } = purse;
  if (project_id === null) return;
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const project = await store.findPublicProject(ctx.db, project_id, ctx.clock.now().toISOString());
  const link = siteUrl && project && `${siteUrl}/project/readmore/${encodeURIComponent(projectKey(project))}/account`;
  const write = (sums: Sum[]) =>
    sums.map(({ currency, minor }) => formatMoney({ amount: minor, currency })).join(" · ");
  const parts = writeParts(accounts, letter.nothing).filter(({ part }) => part !== "together" && part !== "left");
  const facts = { parts, rest: write(rest), target: namePurse(target) };
  for (const [to, gifts] of await store.findGivers(ctx.db, project_id)) {
    const given = write(gifts.map(({ currency, amount }) => ({ currency, minor: Number(amount) })));
    const email = projectEndedEmail({ to, foundation, project: namePurse(purse), given, ...facts, link });
    await enqueueEmail(ctx, ctx.db, email, { kind: "project-ended", idempotencyKey: `project-ended:${id}:${to}` });
  }
}
