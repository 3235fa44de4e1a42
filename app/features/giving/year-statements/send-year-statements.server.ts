import { staffYearStatements } from "content/staff-year-statements.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { attachPdf, changeLeavingEmails } from "../../../server/mail/change-leaving-emails.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { RemakeEmail } from "../../../server/mail/remade-emails.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { sendingYearStatements } from "../gifts/gift-permissions.ts";
import type { Statement } from "../receipts/find-donor-statement.server.ts";
import { findLastSent, findStatementOfYear, yearStatementsSubject } from "./find-year-statements.server.ts";
import { yearHeader, yearStatementEmail } from "./year-statement-emails.tsx";
import * as store from "./year-statement-queries.server.ts";

const { byEmail: words } = staffYearStatements;

/** Name under which the e-mail is written again when it leaves: gifts may change until then. */
const remakeName = "year statement";

/**
 * Sends each donor of a year with an e-mail address her statement. The same form twice sends once.
 * @param seen id of the last sending that the page showed, 0 for none: another one by now is a conflict
 * @returns how many @throws AppError adminsOnly; FormError; Response that leads to the password
 */
export async function sendYearStatements(
  { ctx, member, requestInfo }: Sender,
  year: number,
  seen: number,
): Promise<number> {
  requireAct({ member, requestInfo }, sendingYearStatements, `/admin/gifts/statements?year=${year}`);
  return withTransaction(ctx, async (ctx, transaction) => {
    const last = await findLastSent(ctx, year);
    if ((last?.id ?? 0) !== seen) throw new FormError(words.changed, { status: 409 });
    const addresses = await store.listAddresses(transaction, year);
    if (addresses.length === 0) throw new FormError(words.none);
    const { name: foundation } = await findSettings(ctx);
    // Its words are written when it leaves: here it is the same for all.
    const draft = yearStatementEmail({ to: "", foundation, year, name: null, sums: "" });
    const remadeFrom = { by: remakeName, fields: { year } };
    for (const [place, to] of addresses.entries()) {
      const idempotencyKey = `year-statement:${year}:${seen}:${place}`;
      const options = { kind: "year-statement", idempotencyKey, priority: "bulk" as const, remadeFrom };
      await enqueueEmail(ctx, transaction, { ...draft, to }, options);
    }
    const after = { year, count: addresses.length };
    await recordAuditEvent(ctx, transaction, member, {
      what: "year statements sent",
      subject: yearStatementsSubject,
      after,
    });
    return addresses.length;
  });
}

/** Words with the sums of now; a donor without a gift in that year gets none any more. */
const remakeYearStatement: RemakeEmail = async (ctx, { to }, { year }) => {
  const { name, statement } = await findStatementOf(ctx, to, Number(year));
  if (statement.rows.length === 0) return undefined;
  const { name: foundation } = await findSettings(ctx);
  return yearStatementEmail({ to, foundation, year: Number(year), name, sums: sumsOf(statement) });
};

export const remakes = { [remakeName]: remakeYearStatement };

const sumsOf = ({ sums, rows }: Statement) => sums.join(", ") || rows.map(({ amount }) => amount).join(", ");

async function findStatementOf(ctx: AppContext, email: string, year: number) {
  const name = await store.findNameOf(ctx.db, email);
  return { name, statement: await findStatementOfYear(ctx, { email }, year, name) };
}

/** Statements as one PDF, each on pages of its own. @throws ThreadError */
export const printStatements = (ctx: AppContext, statements: Statement[]): Promise<Uint8Array> => {
  const file = "app/features/giving/receipts/statement-pdf.server.ts";
  return runInThread(file, "makeStatementsPdf", [statements, ctx.clock.now()]);
};

/** This app context, whose e-mails with a statement leave with its PDF: the outbox stores its year only. */
export const withYearStatements = (ctx: AppContext): AppContext =>
  changeLeavingEmails(ctx, async (email) => {
    const { [yearHeader]: year } = email.headers ?? {};
    if (year === undefined) return email;
    const { statement } = await findStatementOf(ctx, email.to, Number(year));
    return attachPdf(email, staffYearStatements.file(Number(year)), await printStatements(ctx, [statement]));
  });
