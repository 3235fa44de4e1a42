import { staffDonorStatements } from "content/staff-donor-statements.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { attachPdf, changeLeavingEmails } from "../../../server/mail/change-leaving-emails.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { RemakeEmail } from "../../../server/mail/remade-emails.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { sendingDonorStatements } from "../gifts/gift-permissions.ts";
import { printDonorStatements } from "../receipts/answer-with-pdf.server.ts";
import type { DonorStatement } from "../receipts/find-donor-statement.server.ts";
import { donorStatementEmail, yearHeader } from "./donor-statement-emails.tsx";
import {
  donorStatementsSubject,
  findDonorStatementOfYear,
  findLastSent,
  findNameOf,
  listAddresses,
} from "./find-donor-statements.server.ts";

const { byEmail: words } = staffDonorStatements;

/** Name of the function that renders the e-mail again before it is sent, because gifts may have changed. */
const remakeName = "year statement";

/**
 * E-mails the statements; a form that is submitted twice sends them once.
 * @param seen id of the last sending, 0 for none
 * @throws FormError; Response
 */
export async function sendDonorStatements(
  { ctx, member, requestInfo }: Sender,
  year: number,
  seen: number,
): Promise<number> {
  requireAct({ member, requestInfo }, sendingDonorStatements, `/admin/gifts/statements?year=${year}`);
  return withTransaction(ctx, async (ctx, transaction) => {
    const last = await findLastSent(ctx, year);
    if ((last?.id ?? 0) !== seen) throw new FormError(words.changed, { status: 409 });
    const addresses = await listAddresses(ctx, year);
    if (addresses.length === 0) throw new FormError(words.none);
    const { name: foundation } = await findSettings(ctx);
    // The same draft for all donors; each e-mail is rendered when it is sent.
    const draft = donorStatementEmail({ to: "", foundation, year, name: null, sums: "" });
    const remadeFrom = { by: remakeName, fields: { year } };
    for (const [index, to] of addresses.entries()) {
      const idempotencyKey = `year-statement:${year}:${seen}:${index}`;
      const options = { kind: "year-statement", idempotencyKey, priority: "bulk" as const, remadeFrom };
      await enqueueEmail(ctx, transaction, { ...draft, to }, options);
    }
    const after = { year, count: addresses.length };
    await recordAuditEvent(ctx, transaction, member, {
      what: "year statements sent",
      subject: donorStatementsSubject,
      after,
    });
    return addresses.length;
  });
}

/** Renders an e-mail with the current sums. Donors without a gift in that year get no e-mail. */
const remakeDonorStatement: RemakeEmail = async (ctx, { to }, { year }) => {
  const { name, statement } = await findStatementOf(ctx, to, Number(year));
  if (statement.rows.length === 0 && statement.past === undefined) return undefined;
  const { name: foundation } = await findSettings(ctx);
  return donorStatementEmail({ to, foundation, year: Number(year), name, sums: sumsOf(statement) });
};

export const remakes = { [remakeName]: remakeDonorStatement };

const sumsOf = ({ allSums, rows }: DonorStatement) => allSums.join(", ") || rows.map(({ amount }) => amount).join(", ");

async function findStatementOf(ctx: AppContext, email: string, year: number) {
  const name = await findNameOf(ctx, email);
  return { name, statement: await findDonorStatementOfYear(ctx, { email }, year, name) };
}

/** Attaches the PDF to each e-mail when it is sent; the outbox stores only the year. */
export const withDonorStatements = (ctx: AppContext): AppContext =>
  changeLeavingEmails(ctx, async (email) => {
    const { [yearHeader]: year } = email.headers ?? {};
    if (year === undefined) return email;
    const { statement } = await findStatementOf(ctx, email.to, Number(year));
    return attachPdf(email, staffDonorStatements.file(Number(year)), await printDonorStatements(ctx, [statement]));
  });
