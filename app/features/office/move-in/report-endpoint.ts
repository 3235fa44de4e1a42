import { staffProposals as words } from "content/staff-proposals.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/report-endpoint";
import { requireImport } from "./import-commands.server.ts";
import { canMoveIn } from "./move-in-permissions.ts";
import { readNotes } from "./view-import.server.ts";

export const handle: StaffHandle = { staff: { who: canMoveIn } };

/** Downloads the rows of an import that stayed out, or lost a part, with the title of a post, page or event, and the reason. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  requireFreshSignIn(sender, `/admin/move-in/${params.id}`);
  const { id } = await requireImport(sender, asRowId(params.id));
  const head = [words.csv.row, words.csv.title, words.csv.note];
  return csvResponse(`${words.reportFile}-${id}`, head, readNotes(sender, id), ({ row, title, sentence }) => [
    row === 0 ? "" : row,
    title,
    sentence,
  ]);
}
