import { staffRecordings as words } from "content/staff-recordings.ts";
import { listAdminNames } from "../../../server/auth/list-admin-addresses.server.ts";
import type { Actor, AppContext, Sender } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { isPageKey } from "../../../server/page-words.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { hasSureWords } from "../../foundation/words/open-words.server.ts";
import { canPublishSureWords, publishingSureWords } from "../../foundation/words/word-permissions.ts";
import { protectingPageOf } from "./recorded-words.server.ts";

/** A member who records. Without a request, the sign-in never counts as fresh. */
export type Recorder = Actor & Partial<Pick<Sender, "requestInfo">>;

/** `ask`: names of the admins who may; `confirm`: the page that asks for the password. */
export type RecordingRight = { is: "given" } | { is: "refused"; ask: string[] } | { is: "stale"; confirm: string };

/** Returns true if a false voice could lead to another account or telephone. The consent form counts as such a page. */
function isSure({ features }: AppContext, owner: string): boolean {
  const page = protectingPageOf(owner);
  return page !== undefined && (!isPageKey(features, page) || hasSureWords(features, page));
}

/** @throws Response that redirects to the page for the password */
const requireFresh = ({ member, requestInfo }: Recorder, owner: string) =>
  requireAct({ member, requestInfo }, publishingSureWords, `/admin/listen/${owner.replace(":", "-")}`);

/**
 * Returns whether the member may add or confirm recordings of a page, as for publishing its words.
 * @param owner for example `site:donate`
 */
export async function findRecordingRight(
  { ctx, member, requestInfo }: Recorder,
  owner: string,
): Promise<RecordingRight> {
  if (!isSure(ctx, owner)) return { is: "given" };
  const areWaysLive = await ctx.moneyGuard.areWaysLive(ctx);
  if (!canPublishSureWords(member, areWaysLive)) return { is: "refused", ask: await listAdminNames(ctx) };
  if (!areWaysLive) return { is: "given" };
  try {
    requireFresh({ ctx, member, requestInfo }, owner);
    return { is: "given" };
  } catch (error) {
    const confirm = error instanceof Response ? error.headers.get("Location") : null;
    if (confirm === null) throw error;
    return { is: "stale", confirm };
  }
}

/** @throws FormError that names the admins; Response that redirects to the page for the password */
export async function requireCanRecord(recorder: Recorder, owner: string, notYet: string): Promise<void> {
  const right = await findRecordingRight(recorder, owner);
  if (right.is === "refused") throw new FormError(`${notYet} ${words.onlyAdmins(right.ask)}`, { status: 403 });
  if (right.is === "stale") requireFresh(recorder, owner);
}
