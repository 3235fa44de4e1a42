import { staffMonth } from "content/staff-month.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { fixedAmount } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import type { Route } from "./+types/export-lines-endpoint";
import { readLines, type WholeEntry } from "./read-lines.server.ts";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

/** Exports all amounts of the books as CSV, a row for each amount, with payees. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/month"));
  const pages = (async function* () {
    for await (const { entries } of readLines(sender.ctx)) yield entries.flatMap(rowsOf);
  })();
  return csvResponse("books", staffMonth.files.heads, pages, (row) => row);
}

const rowsOf = ({ id, day, voucher, payee, fixes, people, line, postings }: WholeEntry) =>
  postings.map(({ what, place, purpose, kind, currency, minor }) => [
    id,
    line ?? "",
    day,
    what,
    place,
    purpose,
    kind,
    currency,
    fixedAmount({ amount: minor, currency }),
    voucher,
    payee ?? "",
    fixes ?? "",
    people || "",
  ]);
