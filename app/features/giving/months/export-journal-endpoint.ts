import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { downloadResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import type { Route } from "./+types/export-journal-endpoint";
import { readJournal } from "./read-journal.server.ts";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

/** Exports the books as a journal for hledger. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/month"));
  return downloadResponse("books.journal", "text/plain; charset=utf-8", readJournal(sender.ctx));
}
