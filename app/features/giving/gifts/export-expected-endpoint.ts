import { staffGifts } from "content/staff-gifts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type Sender, senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { fixedAmount } from "../../../values/money.ts";
import { readChosen } from "../../../values/read-chosen.ts";
import { readOn } from "../../../values/read-pages.ts";
import type { Route } from "./+types/export-expected-endpoint";
import { canManageGifts } from "./gift-permissions.ts";
import { referenceOf } from "./pledge-commands.server.ts";
import { listChosenPledges, listOpenPledges, listSentPledges, type PledgeRow } from "./pledge-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.expected;

/** More than donors call sent at a time. */
const maxSent = 10_000;

/** Expected gifts as CSV, in the order of the list: all pages of it, or what was chosen of it. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/gifts"));
  const chosen = readChosen(new URL(request.url).searchParams);
  const dayOf = (iso: string) => siteDate(new Date(iso));
  return csvResponse("expected-gifts", words.csv, pagesOf(sender, chosen), (pledge) => [
    referenceOf(pledge),
    pledge.name ?? "",
    pledge.email ?? "",
    fixedAmount(pledge),
    pledge.currency,
    pledge.purpose ?? words.anything,
    pledge.frequency === "monthly" ? words.monthly : "",
    dayOf(pledge.created_at),
    pledge.sent_at === null ? "" : dayOf(pledge.sent_at),
    pledge.message ?? "",
  ]);
}

const pagesOf = ({ ctx: { db } }: Sender, chosen: number[] | undefined) =>
  readOn<PledgeRow, number>(async (after, limit) => {
    if (chosen !== undefined) return { rows: await listChosenPledges(db, chosen), next: undefined };
    if (after === undefined) return { rows: await listSentPledges(db, maxSent), next: 0 };
    const rows = await listOpenPledges(db, after, limit);
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.id };
  });
