import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { canEdit, canWrite, hasRole } from "../../../values/roles.ts";

/** Maximum of ideas beside the proposed one. */
const maxIdeas = 3;

/** Finds the parts of Today for this person; each is for one role, undefined for the others. */
export async function findToday(ctx: AppContext, features: readonly Feature[], member: StaffMember) {
  const isWriter = canWrite(member) && !canEdit(member);
  const isTreasurer = hasRole(member, "treasurer");
  return {
    writing: isWriter ? await findWriting(ctx, features, member) : undefined,
    money: isTreasurer ? await findMoney(ctx, features, member) : undefined,
    pageState: hasRole(member, "lead") ? await findPageState(ctx, features) : undefined,
  };
}

async function findWriting(ctx: AppContext, features: readonly Feature[], member: StaffMember) {
  const ideas = (await Promise.all(features.flatMap(({ ideas }) => ideas?.(ctx, member) ?? []))).flat();
  const [proposed, ...others] = ideas.toSorted((a, b) => b.weight - a.weight);
  const texts = await Promise.all(features.flatMap(({ lastText }) => lastText?.(ctx, member) ?? []));
  return { proposed, ideas: others.slice(0, maxIdeas), last: texts.find((text) => text !== undefined) };
}

const findMoney = async (ctx: AppContext, features: readonly Feature[], member: StaffMember) => ({
  sums: (await Promise.all(features.flatMap(({ sums }) => sums?.(ctx, member) ?? []))).flat(),
  doors: features.flatMap(({ doors = [] }) => doors),
});

const findPageState = async (ctx: AppContext, features: readonly Feature[]) =>
  (await Promise.all(features.flatMap(({ pageState }) => pageState?.(ctx) ?? [])))[0];
