import { staffStatements as words } from "content/staff-statements.ts";
import { data, redirect } from "react-router";
import type { StaffActionArgs } from "../../cms/handle-staff-form.server.ts";
import { type Actor, senderOf } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import type { Currency } from "../../values/money.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { readUpTo } from "../photos/add-photo.server.ts";
import { importStatement, type SentStatement } from "./import-statement.server.ts";
import { cleanCell } from "./read-cells.ts";
import { maxFileBytes, readFile } from "./read-file.server.ts";
import { StatementProblem } from "./read-statement.ts";
import { findRemembered, headsOf, isWhole, type Layout, roles } from "./statement-columns.ts";
import * as store from "./statement-queries.server.ts";
import { writeProblem } from "./write-problem.ts";

export const statementPath = "/admin/gifts/statement";

const uploadLimit = { what: "statement", times: 60, minutes: 60 };

/** Room for the other fields and the borders of a form (bytes). */
const formBytes = 4_096;

/**
 * Answers a form with a statement's file: reads it when its columns are known, and otherwise holds it until staff have
 * looked at them.
 */
export async function receiveStatement({ request, context }: StaffActionArgs) {
  const actor = senderOf(context);
  if (!canManageGifts(actor.member)) throw new AppError("adminsOnly");
  const reject = (message: string, status = 422) =>
    data<StaffFormResult>({ message: `${words.notYet} ${message}`, errors: { file: message } }, status);
  const isWithin = await countTowardsRateLimit(actor.ctx, uploadLimit, actor.member.id);
  const body = await readUpTo(request.body, maxFileBytes + formBytes);
  if (!isWithin) return reject(words.upload.tooOften, 429);
  if (body === undefined) return reject(words.upload.tooLarge);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(Buffer.from(body), { headers }).formData().catch(() => undefined);
  const file = form?.get("file");
  if (form === undefined || !(file instanceof File) || file.size === 0) return reject(words.upload.none);
  if (file.size > maxFileBytes) return reject(words.upload.tooLarge);
  const rows = await readFile(Buffer.from(await file.arrayBuffer()));
  if (rows === undefined) return reject(words.upload.unreadable);
  const currency: Currency = form.get("currency") === "USD" ? "USD" : "NGN";
  const sent = { name: cleanCell(file.name).slice(0, 200), currency, rows };
  const layout = form.get("look") === "on" ? undefined : await findRememberedLayout(actor, sent);
  if (layout === undefined) return redirect(`${statementPath}?file=${await holdFile(actor, sent)}`, 303);
  try {
    return await importAndShow(actor, { ...sent, ...layout });
  } catch (error) {
    if (error instanceof StatementProblem) return reject(writeProblem(error, currency));
    throw error;
  }
}

type Sent = Pick<SentStatement, "name" | "currency" | "rows">;

async function findRememberedLayout({ ctx }: Actor, { currency, rows }: Sent) {
  const { layout: json } = (await store.findLayout(ctx.db, currency)) ?? {};
  if (!json) return undefined;
  const layout = JSON.parse(json) as Layout;
  const header = findRemembered(rows, layout);
  return header === undefined ? undefined : { layout, header };
}

/** @returns the id of the file, for an hour at most */
async function holdFile({ ctx, member }: Actor, { name, currency, rows }: Sent): Promise<number> {
  const file = { user_id: member.id, name, currency, content: JSON.stringify(rows) };
  const { id } = await store.insertFile(ctx.db, { ...file, created_at: ctx.clock.now().toISOString() });
  return id;
}

async function importAndShow(actor: Actor, sent: SentStatement): Promise<Response> {
  const { again, added } = await importStatement(actor, sent);
  const said = again === undefined ? `added=${added}` : `again=${encodeURIComponent(again)}`;
  return redirect(`${statementPath}?${said}`, 303);
}

type Values = Record<string, string[]>;

/** Reads a held file with the columns that staff chose. @throws FormError; a Response on success */
export async function importHeldFile(actor: Actor, values: Values): Promise<never> {
  if (!canManageGifts(actor.member)) throw new AppError("adminsOnly");
  const file = await store.findFile(actor.ctx.db, asRowId(values.file?.[0] ?? "") ?? 0, actor.member.id);
  if (file === undefined) throw new FormError(words.columns.gone, { status: 409 });
  const rows = JSON.parse(file.content) as string[][];
  const header = Number(values.header?.[0] ?? 0);
  const heads = headsOf(rows[header] ?? []);
  const chosen = roles.map((role) => [role, values[role]?.[0] ?? ""] as const);
  const layout: Layout = Object.fromEntries(chosen.filter(([, head]) => heads.includes(head)));
  if (!isWhole(layout)) throw new FormError(`${words.notYet} ${words.columns.missing}`);
  const { name, currency } = file;
  try {
    throw await importAndShow(actor, { name, currency, rows, header, layout, fileId: file.id });
  } catch (error) {
    if (error instanceof StatementProblem) throw new FormError(writeProblem(error, currency));
    throw error;
  }
}

/** Removes a held file unread. */
export async function dropHeldFile({ ctx, member }: Actor, values: Values): Promise<never> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const file = await store.findFile(ctx.db, asRowId(values.file?.[0] ?? "") ?? 0, member.id);
  if (file !== undefined) await store.deleteFile(ctx.db, file.id);
  throw redirect(statementPath, 303);
}
