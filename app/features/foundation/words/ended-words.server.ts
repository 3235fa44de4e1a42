import { staffPages } from "content/staff-pages.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Need } from "../../../server/need.ts";
import { isPageKey, pageWordsOf } from "../../../server/page-words.ts";
import { deleteEndedWords, findEndedRows } from "./page-text-queries.server.ts";
import { canReadEndedWords } from "./word-permissions.ts";

const { ended: words } = staffPages;

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Finds the foundation's own texts that an update replaced; empty if the member may not read them. */
export async function findEndedWords(ctx: AppContext, member: StaffMember) {
  if (!canReadEndedWords(member)) return [];
  return (await findEndedRows(ctx.db)).map(({ page, field, text }) => ({
    page,
    field,
    label: words.was(isPageKey(ctx.features, page) ? pageWordsOf(ctx.features)[page].label : page, field),
    text: textsIn(JSON.parse(text)).join(" "),
  }));
}

/** Deletes the list of replaced texts after an admin has read it. @throws AppError adminsOnly */
export async function putEndedWordsAway({ ctx, member }: Actor): Promise<void> {
  requireMay(member, canReadEndedWords);
  await withTransaction(ctx, async (ctx, transaction) => {
    const before = await findEndedRows(transaction);
    if (before.length === 0) return;
    await deleteEndedWords(transaction);
    await recordAuditEvent(ctx, transaction, member, { what: "ended words read", subject: "words", before });
  });
}

export async function findEndedNeed({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canReadEndedWords(member)) return [];
  const [first] = await findEndedRows(db);
  if (first === undefined) return [];
  const about = { label: words.need, detail: words.needDetail, act: words.needAct, path: "/admin/pages#ended" };
  return [{ rank: "house", ...about, since: first.ended_at, icon: "list", ground: "g-yellow" }];
}
