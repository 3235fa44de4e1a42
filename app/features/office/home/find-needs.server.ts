import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { gravityRanks, type Need } from "../../../server/need.ts";

const maxNeeds = 7;

/** Returns the urgency of a need; a lower number is more urgent. */
const gravityOf = ({ isDanger, rank }: Need): number => (isDanger ? -1 : gravityRanks.indexOf(rank));

const timeOf = ({ since = "9" }: Need) => since;

/**
 * Finds the member's needs: danger first, then by rank, then the oldest. Needs that another page lists are limited, so
 * that there are at most `maxNeeds`.
 * @returns `all` is the number of all needs
 */
export async function findNeeds(
  ctx: AppContext,
  features: readonly Feature[],
  member: StaffMember,
): Promise<{ needs: Need[]; all: number }> {
  const found: Need[] = [];
  for (const { needs } of features) found.push(...((await needs?.(ctx, member)) ?? []));
  const listed = found.filter(({ isListed }) => isListed);
  const others = found.filter(({ isListed }) => !isListed);
  const oldestFirst = (one: Need, other: Need) => (timeOf(one) < timeOf(other) ? -1 : 1);
  const gravestFirst = (one: Need, other: Need) => gravityOf(one) - gravityOf(other) || oldestFirst(one, other);
  const room = Math.max(0, maxNeeds - others.length);
  const needs = [...others, ...listed.toSorted(oldestFirst).slice(0, room)].toSorted(gravestFirst);
  return { needs, all: found.length };
}
