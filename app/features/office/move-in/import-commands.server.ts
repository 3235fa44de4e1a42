import { staffMoveIn as words } from "content/staff-move-in.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import type { Answers, Question } from "./import-kind.server.ts";
import { findKind } from "./import-kinds.server.ts";
import { type ImportAct, importActs, undoDays, waitingStates } from "./import-states.ts";
import { bringingArchive, movingIn } from "./move-in-permissions.ts";
import * as store from "./move-in-queries.server.ts";
import { deleteFolder, deleteStrayFolders } from "./waiting-files.server.ts";

type Values = Record<string, string[]>;

/** @throws AppError notFound */
export async function requireImport({ ctx, member }: Actor, id: number | undefined): Promise<store.Import> {
  requireAct({ member }, movingIn);
  const found = id === undefined ? undefined : await store.findImport(ctx.db, id);
  if (found === undefined) throw new AppError("notFound");
  return found;
}

export const readAnswers = (row: store.Import): Answers => JSON.parse(row.answers) as Answers;

/** Returns the questions of an import, with the answers so far. */
export const findQuestions = async (ctx: AppContext, row: store.Import): Promise<Question[]> =>
  (await findKind(row.kind)?.ask(ctx, JSON.parse(row.summary ?? "{}"), readAnswers(row), row.folder)) ?? [];

/** Stores the answers of the form. @throws FormError if the import has begun meanwhile */
export async function saveAnswers(actor: Actor, row: store.Import, values: Values): Promise<void> {
  requireAct(actor, movingIn);
  if (row.state !== "asked" && row.state !== "stopped") throw new FormError(words.late, { status: 409 });
  const answers = readAnswers(row);
  for (const { name, form, options } of await findQuestions(actor.ctx, row)) {
    const given = values[name] ?? [];
    const known =
      options.length === 0 ? given : given.filter((value) => options.some((option) => option.value === value));
    if (form === "boxes") answers[name] = known;
    else if (known[0] !== undefined) answers[name] = known[0].trim().slice(0, 200);
  }
  if (!(await store.saveAnswers(actor.ctx.db, row.id, JSON.stringify(answers))))
    throw new FormError(words.late, { status: 409 });
}

/** Checks that an admin who brings an archive in has just proved who they are. @throws Response to the password page */
export function requireBringing(sender: Sender, { id, kind }: store.Import): void {
  if (kind === "archive") requireAct(sender, bringingArchive, `/admin/move-in/${id}`);
}

/**
 * Runs an act of a person on an import; the job does the work.
 * @throws FormError if another person was faster
 */
export async function actOnImport(
  { ctx, member }: Actor,
  row: store.Import,
  name: Extract<ImportAct, "bring" | "stop" | "publish" | "undo">,
  answers: Answers = {},
): Promise<void> {
  requireAct({ member }, movingIn);
  if (!isOneOf(row.state, importActs[name].from)) throw new FormError(words.late, { status: 409 });
  if (name === "bring" && (await findQuestions(ctx, row)).some(({ isOpen }) => isOpen))
    throw new FormError(words.look.openQuestion);
  if (name === "undo" && !isUndoable(row, ctx.clock.now())) throw new FormError(words.late, { status: 409 });
  await withTransaction(ctx, async (ctx, transaction) => {
    const changes = { answers: JSON.stringify({ ...readAnswers(row), ...answers }), problem: null };
    // The consent of each reader names the person who decided that they come in.
    const begun = { done: 0, made_by: member.name, made_by_id: member.id };
    const ofAct = name === "bring" ? begun : name === "undo" ? { done: 0 } : {};
    const isDone = await store.act(transaction, row.id, name, { ...changes, ...ofAct });
    if (!isDone) throw new FormError(words.late, { status: 409 });
    const what = { bring: "import begun", stop: "import stopped", publish: "import published", undo: "import undone" }[
      name
    ];
    await recordAuditEvent(ctx, transaction, member, { what, subject: `import:${row.id}` });
  });
}

/** Field of the form of answers: without it, a form has no answers. */
const answersField = "answered";

/** Saves the answers of the form, if it has them, then brings everything in: what a person typed last counts. */
export async function bringWith(actor: Actor, row: store.Import, values: Values, more: Answers = {}): Promise<void> {
  if (values[answersField] !== undefined) await saveAnswers(actor, row, values);
  await actOnImport(actor, await requireImport(actor, row.id), "bring", more);
}

const isOneOf = (state: string, states: readonly string[]): boolean => states.includes(state);

const dayMs = 24 * 3_600_000;

/** Returns the last moment of the undo; undefined before the end of the import. */
export const undoUntil = ({ ended_at }: store.Import): Date | undefined =>
  ended_at === null ? undefined : new Date(Date.parse(ended_at) + undoDays * dayMs);

export function isUndoable(row: store.Import, now: Date): boolean {
  const until = undoUntil(row);
  return row.state === "stopped" || (row.state === "brought" && (until === undefined || now < until));
}

/** Deletes an import that waits, with its files. @throws FormError if it has begun meanwhile */
export async function dropImport({ ctx, member }: Actor, row: store.Import): Promise<void> {
  requireAct({ member }, movingIn);
  if (!(await store.deleteWaiting(ctx.db, row.id))) throw new FormError(words.late, { status: 409 });
  await deleteFolder(ctx, row.folder);
}

/** Deletes imports whose files waited for a day, files of imports that stopped a week ago, and folders without one. */
export async function expireWaiting(ctx: AppContext, before: Date): Promise<number> {
  let count = 0;
  const all = await store.listImports(ctx.db);
  for (const { id, state, created_at, folder } of all) {
    const isOld = created_at < before.toISOString();
    const isStopped = state === "stopped" && Date.parse(created_at) < before.getTime() - (undoDays - 1) * dayMs;
    if (isStopped && (await store.act(ctx.db, id, "close", { ended_at: ctx.clock.now().toISOString(), problem: null })))
      await deleteFolder(ctx, folder);
    if (!isOld || !waitingStates.some((waiting) => waiting === state)) continue;
    if (await store.deleteWaiting(ctx.db, id)) count++;
    await deleteFolder(ctx, folder);
  }
  await deleteStrayFolders(
    ctx,
    all.map(({ folder }) => folder),
    dayMs,
  );
  return count;
}
