import { staffSpending } from "content/staff-spending.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { formatMoney } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { approversOf } from "./act-on-voucher.server.ts";
import { findVouchersIn } from "./voucher-list-queries.server.ts";
import type { Voucher } from "./voucher-queries.server.ts";
import { formatVoucherNumber } from "./voucher-states.ts";

const words = staffSpending.needs;

/** Maximum number of waiting vouchers that are read. */
const maxRead = 200;

const look = { rank: "money", icon: "money", ground: "g-yellow" } as const;

/** Returns the row about vouchers that this person can approve, and the row about a question to this person. */
export async function findSpendingNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  const needs: Need[] = [];
  const open = canKeepBooks(member) ? await findApprovable(ctx, member.id) : [];
  const [first] = open;
  if (first !== undefined) {
    const amount = formatMoney({ amount: first.minor, currency: first.currency });
    needs.push({
      ...look,
      label: words.approve(open.length),
      detail: words.oldest(amount, first.payee),
      act: words.approveAct,
      path: `/admin/spending/${first.id}`,
      count: open.length,
      since: first.sent_at,
    });
  }
  const [asked] = await findVouchersIn(ctx.db, ["asked"], member.id, 1);
  if (asked !== undefined)
    needs.push({
      ...look,
      label: words.asked(formatVoucherNumber(asked.year, asked.serial)),
      detail: asked.payee,
      act: words.answerAct,
      path: `/admin/spending/${asked.id}`,
      since: asked.waiting_since,
    });
  return needs;
}

async function findApprovable(ctx: AppContext, memberId: string): Promise<Voucher[]> {
  const waiting = await findVouchersIn(ctx.db, ["waits", "half"], undefined, maxRead);
  if (waiting.length === 0) return [];
  const { areSame, standingOf } = await readStandingsOfGifts(ctx);
  if (!standingOf(memberId).isSettled) return [];
  return waiting.filter((voucher) =>
    [voucher.spender_id, ...approversOf(voucher)].every((person) => !areSame(person, memberId)),
  );
}
