import type { Actor } from "../../../server/context.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { FileTooCostly, FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { readUpTo } from "../../../server/http/read-body.server.ts";
import { parseForm } from "../../../server/http/read-form.server.ts";
import type { UnreadKind } from "../../../server/spreadsheets/parse-spreadsheet.server.ts";
import type { SheetRows } from "../../../server/spreadsheets/read-spreadsheet.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import type { Currency } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { canBegin } from "../../foundation/use/find-features-in-use.server.ts";
import { readingBankStatement } from "../gifts/gift-permissions.ts";
import { findAccount } from "./accounts.server.ts";
import { allRoles, findRemembered, isWhole, type Layout, readHeads } from "./bank-statement-columns.ts";
import type { BankStatementForm } from "./bank-statement-form.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import * as store from "./bank-statement-queries.server.ts";
import { type ImportResult, importBankStatement, type SentBankStatement } from "./import-bank-statement.server.ts";
import { cleanCell } from "./read-cells.ts";
import { maxFileBytes, readFile } from "./read-file.server.ts";

const uploadLimit = { what: "statement", times: 60, minutes: 60 };

/** Maximum size of the other fields and the multipart boundaries of a form (bytes). */
const formBytes = 4_096;

const maxFields = 20;

export type Received =
  | ImportResult
  /** Id of the stored file that waits for staff to confirm its columns. */
  | { held: number }
  | { problem: UploadProblem; held?: undefined }
  | { problem: BankStatementProblem; currency: Currency; held?: undefined }
  /** The stored file waits for an answer to this problem. */
  | { problem: BankStatementProblem; currency: Currency; held: number; layout: Layout };

type UploadProblem =
  | ("tooOften" | "tooLarge" | "none" | "unreadable" | "costly" | "busy" | "gone" | "missing" | "off")
  | UnreadKind;

/**
 * Receives an uploaded statement. Imports it if its columns are known; otherwise stores it until staff confirm the
 * columns.
 */
export async function receiveBankStatement(actor: Actor, request: Request): Promise<Received> {
  requireAct(actor, readingBankStatement);
  const isWithin = await countTowardsRateLimit(actor.ctx, uploadLimit, actor.member.id);
  const body = await readUpTo(request.body, maxFileBytes + formBytes);
  if (!isWithin) return { problem: "tooOften" };
  if (body === undefined) return { problem: "tooLarge" };
  if (!(await canBegin(actor.ctx, "statements"))) return { problem: "off" };
  const form = await parseForm(request.headers.get("Content-Type") ?? "", body, maxFields).catch(() => undefined);
  const file = form?.get("file");
  if (form === undefined || !(file instanceof File) || file.size === 0) return { problem: "none" };
  if (file.size > maxFileBytes) return { problem: "tooLarge" };
  const { statement } = await findCountry(actor.ctx);
  const read = await openFile(actor, new Uint8Array(await file.arrayBuffer()), statement);
  if (typeof read === "string") return { problem: read };
  const { rows, sheet } = read;
  // Forms of an earlier release send only the currency, which means its first account.
  const account = await findAccount(actor.ctx, form.get("account") ?? form.get("currency"));
  const name = `${cleanCell(file.name).slice(0, 150)}${sheet === undefined ? "" : ` (${cleanCell(sheet).slice(0, 40)})`}`;
  const sent = { name, account, rows };
  const known = form.get("look") === "on" ? undefined : await findRememberedLayout(actor, sent);
  if (known === undefined) return { held: await holdFile(actor, sent) };
  return tryImport(actor, { ...sent, ...known, form: statement });
}

async function openFile(
  { ctx }: Actor,
  bytes: Uint8Array,
  form: BankStatementForm,
): Promise<Extract<SheetRows, { rows: unknown }> | UploadProblem> {
  try {
    const read = await readFile(ctx.fileWorker, bytes, form);
    if (!("problem" in read)) return read;
    return read.problem === "unknown" ? "unreadable" : read.problem;
  } catch (error) {
    if (error instanceof FileWorkerBusy) return "busy";
    if (error instanceof FileTooCostly) return "costly";
    throw error;
  }
}

type Sent = Pick<SentBankStatement, "name" | "account" | "rows">;

async function findRememberedLayout({ ctx }: Actor, { account, rows }: Sent) {
  const { layout: json, reading } = (await store.findLayout(ctx.db, account.name)) ?? {};
  if (!json) return undefined;
  const layout = JSON.parse(json) as Layout;
  const header = findRemembered(rows, layout);
  return header === undefined ? undefined : { layout, header, choice: reading ?? undefined };
}

/** Stores a file for an hour at most. @returns the file's id */
async function holdFile({ ctx, member }: Actor, { name, account, rows }: Sent): Promise<number> {
  const { currency } = account;
  const file = { user_id: member.id, name, account: account.name, currency, content: JSON.stringify(rows) };
  const { id } = await store.insertFile(ctx.db, { ...file, created_at: ctx.clock.now().toISOString() });
  return id;
}

/** Returns true if the file belongs to another account; staff must upload it again for that account. */
const isOtherAccount = ({ kind }: BankStatementProblem): boolean => kind === "otherAccount" || kind === "otherCurrency";

/** Imports a file, or stores it for an hour if staff must answer a question. */
async function tryImport(actor: Actor, sent: SentBankStatement): Promise<Received> {
  try {
    return await importBankStatement(actor, sent);
  } catch (error) {
    if (!(error instanceof BankStatementProblem)) throw error;
    const { currency } = sent.account;
    if (isOtherAccount(error)) {
      await dropFile(actor, sent.fileId);
      return { problem: error, currency };
    }
    const held = sent.fileId ?? (await holdFile(actor, sent));
    return { problem: error, currency, held, layout: sent.layout };
  }
}

type Values = Record<string, string[]>;

/** Imports a stored file with the columns that staff chose. */
export async function readHeldFile(actor: Actor, values: Values): Promise<Received> {
  requireAct(actor, readingBankStatement);
  const file = await store.findFile(actor.ctx.db, asRowId(values.file?.[0] ?? "") ?? 0, actor.member.id);
  if (file === undefined) return { problem: "gone" };
  const rows = JSON.parse(file.content) as string[][];
  const header = Number(values.header?.[0] ?? 0);
  const heads = readHeads(rows[header] ?? []);
  const { statement: form } = await findCountry(actor.ctx);
  const chosen = allRoles.map((role) => [role, values[role]?.[0] ?? ""] as const);
  const layout: Layout = Object.fromEntries(chosen.filter(([, head]) => heads.includes(head)));
  if (!isWhole(layout)) return { problem: "missing" };
  const account = await findAccount(actor.ctx, file.account ?? file.currency);
  const { reading } = (await store.findLayout(actor.ctx.db, account.name)) ?? {};
  const [said] = values.overlap ?? [];
  return tryImport(actor, {
    name: file.name,
    account,
    rows,
    header,
    layout,
    form,
    fileId: file.id,
    choice: values.choice?.[0] ?? reading ?? undefined,
    overlap: said === "same" || said === "other" ? said : undefined,
  });
}

/** Deletes a stored file without importing it. */
export async function dropHeldFile(actor: Actor, values: Values): Promise<void> {
  requireAct(actor, readingBankStatement);
  await dropFile(actor, asRowId(values.file?.[0] ?? ""));
}

async function dropFile({ ctx, member }: Actor, id: number | undefined): Promise<void> {
  const file = await store.findFile(ctx.db, id ?? 0, member.id);
  if (file === undefined) return;
  await store.deleteFile(ctx.db, file.id);
  await dropErasedBytes(ctx, file.created_at);
}
