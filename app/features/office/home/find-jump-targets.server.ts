import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { JumpTarget } from "../../../server/staff-place.ts";
import { findPlaces } from "./find-menu.server.ts";

/** Maximum per kind. */
const maxFound = 5;

/** Single letters are in everything. */
const minLength = 2;

/** Pages, parts of the settings, and rows of every feature with these words. */
export async function findJumpTargets(ctx: AppContext, member: StaffMember, address: string): Promise<JumpTarget[]> {
  const search = (new URL(address).searchParams.get("q") ?? "").trim().slice(0, 100);
  if ([...search].length < minLength) return [];
  const found = findPlaces(ctx, member, search.toLowerCase());
  for (const { jump } of ctx.features) found.push(...((await jump?.(ctx, member, search, maxFound)) ?? []));
  return found;
}
