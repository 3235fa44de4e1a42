import { purse } from "content/purse.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney, isCurrency, sumsOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { startOfSiteDay } from "../../../values/site-days.ts";
import { findSwitchedOffOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import type { Goal } from "./goal-facts.ts";
import type { GoalColumns } from "./project.type.server.ts";
import { findEnd, findRestProject, hasBooks, hasPurse, sumGiftsOf } from "./project-queries.server.ts";

type WithGoal = GoalColumns & { id: number };

/**
 * Finds the progress of a project's goal; undefined without a goal.
 * @param isOfYesterday counts no gift that was recorded today
 */
export async function findGoal({ db, clock }: AppContext, project: WithGoal, isOfYesterday = false) {
  const { id, goal_currency: currency, goal_minor: minor, goal_for, goal_until: wanted } = project;
  if (minor === null || !isCurrency(currency)) return undefined;
  const today = siteDate(clock.now());
  const endedAt = await findEnd(db, id);
  const until = endedAt === undefined ? wanted : siteDate(new Date(endedAt));
  const before = isOfYesterday ? startOfSiteDay(today) : undefined;
  const sums = await sumGiftsOf(db, id, { until: until ?? undefined, before });
  const { amount, count } = sums.find((sum) => sum.currency === currency) ?? { amount: 0, count: 0 };
  const goal: Goal = {
    purpose: goal_for ?? "",
    got: formatMoney({ amount, currency }),
    goal: formatMoney({ amount: minor, currency }),
    gifts: count,
    percent: Math.min(Math.floor((amount / minor) * 100), 100),
    until: until ?? "",
    isOver: endedAt !== undefined || (until !== null && until < today),
    isReached: amount >= minor,
    currency,
    others: sumsOf(sums.filter((sum) => sum.currency !== currency))
      .map(formatMoney)
      .join(", "),
  };
  return goal;
}

/**
 * Writes the progress for a card; undefined without a goal.
 * @param isOfYesterday for the picture that is shared, so that a new gift changes it once a day
 */
export async function writeGoal(
  ctx: AppContext,
  requestInfo: RequestInfo,
  project: WithGoal,
  isOfYesterday = false,
): Promise<string | undefined> {
  const found = await findGoal(ctx, project, isOfYesterday);
  if (found === undefined) return undefined;
  const { short } = (await findWordsOfOnce(ctx, requestInfo))("transparency").goal;
  return fillPlaces(short, { got: found.got, goal: found.goal });
}

/** Returns true if visitors see an account of the project. */
export const hasAccount = async (ctx: AppContext, requestInfo: RequestInfo, id: number): Promise<boolean> =>
  !(await findSwitchedOffOnce(ctx, requestInfo)).includes("spending") && (await hasPurse(ctx.db, id));

/**
 * Finds the name of the purse that gets what a project leaves. Undefined for an ended project, and for one without a
 * goal on a site that shows no books.
 */
export async function findRest(ctx: AppContext, requestInfo: RequestInfo, { id, goal_minor }: WithGoal) {
  const { db, clock } = ctx;
  const showsBooks = !(await findSwitchedOffOnce(ctx, requestInfo)).includes("spending") && (await hasBooks(db));
  if ((goal_minor === null && !showsBooks) || (await findEnd(db, id)) !== undefined) return undefined;
  const rest = await findRestProject(db, id, clock.now().toISOString());
  if (rest === undefined) return purse.general;
  return rest.title ?? (await findWordsOfOnce(ctx, requestInfo))("transparency").purses.hidden;
}
