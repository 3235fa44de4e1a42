import { staffToday } from "content/staff-today.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import type { TodayRow } from "../../../server/today.ts";
import { canEdit, canKeepBooks, canWrite, hasRole } from "../../../values/roles.ts";
import { findEventIdeas } from "../../events/events/find-events-for-home.server.ts";
import { findCreditSum } from "../../giving/bank-statements/find-credit-sum.server.ts";
import { findGiftSums } from "../../giving/gifts/find-gift-sums.server.ts";
import { findPhotoIdeas } from "../../media/photos/find-photo-need.server.ts";
import { findLastText } from "../../publishing/posts/find-last-text.server.ts";
import { findSearchIdeas } from "../../reach/search/find-search-ideas.server.ts";
import { findSafetyPageState } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";

const maxIdeas = 3;

/**
 * Finds the parts of the Today page. Each part is for one role and undefined for others.
 * @param off keys of features that are switched off
 */
export async function findToday(ctx: AppContext, off: readonly SwitchKey[], member: StaffMember) {
  const isWriter = canWrite(member) && !canEdit(member);
  const isTreasurer = hasRole(member, "treasurer");
  return {
    writing: isWriter ? await findWriting(ctx, member) : undefined,
    money: isTreasurer ? await findMoney(ctx, off, member) : undefined,
    spends: canKeepBooks(member) && !off.includes("spending"),
    pageState: hasRole(member, "lead") ? await findSafetyPageState(ctx) : undefined,
  };
}

async function findWriting(ctx: AppContext, member: StaffMember) {
  const ideas = (await Promise.all([findPhotoIdeas(ctx), findSearchIdeas(ctx), findEventIdeas(ctx)])).flat();
  const [proposed, ...others] = ideas.toSorted((a, b) => b.weight - a.weight);
  return { proposed, ideas: others.slice(0, maxIdeas), last: await findLastText(ctx, member) };
}

const words = staffToday.money;

/** Frequent tasks of a treasurer, each with its page. */
const doors = (): Partial<Record<SwitchKey, TodayRow[]>> => ({
  gifts: [
    { ...words.cameIn, path: "/admin/gifts/record", icon: "gift" },
    { ...words.statements, path: "/admin/gifts/received", icon: "person" },
  ],
  statements: [{ ...words.statement, path: "/admin/gifts/statement", icon: "list" }],
});

async function findMoney(ctx: AppContext, off: readonly SwitchKey[], member: StaffMember) {
  const isOn = (key: SwitchKey) => !off.includes(key);
  return {
    sums: [
      ...(isOn("gifts") ? await findGiftSums(ctx, member) : []),
      ...(isOn("statements") ? await findCreditSum(ctx, member) : []),
    ],
    doors: (["gifts", "statements"] as const).filter(isOn).flatMap((key) => doors()[key] ?? []),
  };
}
