import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { Need } from "../../../server/need.ts";

const maxNeeds = 7;

/** Needs without a time come last. */
const timeOf = ({ since = "9" }: Need) => since;

/**
 * What needs this person, what is dangerous first, then the oldest, at most `maxNeeds` where a list has the rest. @returns `all` counts them too
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
  const gravestFirst = (one: Need, other: Need) =>
    Number(other.isDanger ?? false) - Number(one.isDanger ?? false) || oldestFirst(one, other);
  const room = Math.max(0, maxNeeds - others.length);
  const needs = [...others, ...listed.toSorted(oldestFirst).slice(0, room)].toSorted(gravestFirst);
  return { needs, all: found.length };
}
