import type { AppContext } from "../context.server.ts";
import { findTrustedMoment } from "../db/trusted-time.ts";
import type { StaffMember } from "./auth.ts";
import { findFactsOf } from "./reading-right-queries.server.ts";
import { findReadingRight, rangesAt } from "./reading-rights.ts";

/** Returns the member with the ranges of concerns that are readable now, by the trusted clock. */
export async function withReadingRight(ctx: AppContext, member: StaffMember): Promise<StaffMember> {
  if (!member.readsSafeguarding) return member;
  const right = findReadingRight(await findFactsOf(ctx.db, member.id));
  const now = await findTrustedMoment(ctx);
  const readsSafeguarding = right !== undefined && right.from <= now.toISOString();
  return { ...member, readsSafeguarding, reading: rangesAt(right, now) };
}
