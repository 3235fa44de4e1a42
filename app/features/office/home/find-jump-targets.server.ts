import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { JumpTarget } from "../../../server/staff-place.ts";
import { findFeaturesInUseOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { findPlaces } from "./find-menu.server.ts";

/** Maximum per kind. */
const maxFound = 5;

/** Single letters are in everything. */
const minLength = 2;

/** Pages, parts of the settings, and rows of every feature in use with these words. */
export async function findJumpTargets(
  ctx: AppContext,
  requestInfo: RequestInfo,
  member: StaffMember,
  address: string,
): Promise<JumpTarget[]> {
  const search = (new URL(address).searchParams.get("q") ?? "").trim().slice(0, 100);
  if ([...search].length < minLength) return [];
  const features = await findFeaturesInUseOnce(ctx, requestInfo);
  const found = findPlaces(features, member, search.toLowerCase());
  for (const { jump } of features) found.push(...((await jump?.(ctx, member, search, maxFound)) ?? []));
  return found;
}
