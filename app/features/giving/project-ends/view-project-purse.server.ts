import { staffProjectEnd as words } from "content/staff-project-end.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { findFirstDay, findPurse, findPurses, findWaitingActs } from "../purse/books.server.ts";
import { requireGeneral, requirePurseOf } from "../purse/find-holders.server.ts";
import { namePurse } from "../purse/name-holders.server.ts";
import { sayWhoAgrees } from "../purse/purse-act-rules.server.ts";
import type { RestFacts } from "./end-purse.server.ts";
import * as store from "./project-end-queries.server.ts";
import { findAccounts, writeParts } from "./write-parts.server.ts";

/** Returns the purse of a project, with its acts that wait for another person. @throws AppError notFound */
export async function viewProjectPurse({ ctx, member }: Actor, projectId: number) {
  const { db } = ctx;
  const project = await store.findProject(db, projectId);
  if (project === undefined) throw new AppError("notFound");
  const purses = await findPurses(db);
  const purse = purses.find(({ project_id }) => project_id === projectId);
  const general = purses.find(({ code }) => code === "general");
  const target = purses.find(({ id }) => id === purse?.rest_to) ?? general;
  const accounts = purse === undefined ? [] : await findAccounts(db, purse.id);
  const standings = await readStandingsOfGifts(ctx);
  const waiting = (await findWaitingActs(db)).filter(
    ({ what, facts }) => (what === "rest" || what === "end") && (JSON.parse(facts) as RestFacts).purseId === purse?.id,
  );
  const nameOf = (id: number) => namePurse(purses.find((purse) => purse.id === id) ?? { title: null });
  return {
    title: words.title(project.title),
    canAct: canKeepBooks(member),
    isOpen: (await findFirstDay(db)) !== undefined,
    back: `/admin/project/${project.id}`,
    sums: writeParts(accounts, words.noAmount),
    ended:
      purse?.ended_at == null
        ? undefined
        : words.ended(writeDay(siteDate(new Date(purse.ended_at))), nameOf(purse.rest_to ?? 0)),
    restName: namePurse(target ?? { title: null }),
    restTo: target?.id ?? 0,
    targets: purses
      .filter(({ id, ended_at }) => id !== purse?.id && ended_at === null)
      .map((purse) => ({ id: purse.id, name: namePurse(purse) })),
    vouchers: purse === undefined ? 0 : await store.countOpenVouchers(db, purse.id),
    acts: waiting.map((act) => ({
      id: act.id,
      sentence: words.acts[act.what === "end" ? "end" : "rest"](nameOf((JSON.parse(act.facts) as RestFacts).restTo)),
      by: words.acts.by(act.asked_by, writeDay(siteDate(new Date(act.asked_at)))),
      own: act.asked_by_id === member.id ? sayWhoAgrees(act, undefined, standings) : undefined,
      canAgree: canKeepBooks(member) && standings.areTwo(act.asked_by_id, member.id),
    })),
    sendKey: crypto.randomUUID(),
  };
}

/** Reads a form about a project's purse, which exists from then on. @throws AppError notFound */
export function readRest(
  ctx: AppContext,
  projectId: number,
  { restTo }: Readonly<Record<string, readonly string[] | undefined>>,
): Promise<RestFacts> {
  return withTransaction(ctx, async (ctx) => {
    const project = await store.findProject(ctx.db, projectId);
    if (project === undefined || (await findFirstDay(ctx.db)) === undefined) throw new AppError("notFound");
    const purse = (await findPurse(ctx.db, "project_id", projectId)) ?? (await requirePurseOf(ctx, projectId));
    const target = asRowId(restTo?.[0] ?? "") ?? (await requireGeneral(ctx)).id;
    return { purseId: purse.id, restTo: target };
  });
}
