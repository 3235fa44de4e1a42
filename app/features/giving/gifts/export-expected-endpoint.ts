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
import { formatReference } from "./promise-commands.server.ts";
import { listChosenPromises, listOpenPromises, listSentPromises, type PromiseRow } from "./promise-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.expected;

/** Higher than any expected number of promises that donors say they sent. */
const maxSent = 10_000;

/** Exports expected gifts as CSV, in the order of the list: all, or selected ones. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/gifts"));
  const chosen = readChosen(new URL(request.url).searchParams);
  const dayOf = (iso: string) => siteDate(new Date(iso));
  return csvResponse("expected-gifts", words.csv, pagesOf(sender, chosen), (promise) => [
    formatReference(promise),
    promise.name ?? "",
    promise.email ?? "",
    fixedAmount(promise),
    promise.currency,
    promise.purpose ?? words.anything,
    promise.frequency === "monthly" ? words.monthly : "",
    dayOf(promise.created_at),
    promise.sent_at === null ? "" : dayOf(promise.sent_at),
    promise.message ?? "",
  ]);
}

const pagesOf = ({ ctx: { db } }: Sender, chosen: number[] | undefined) =>
  readOn<PromiseRow, number>(async (after, limit) => {
    if (chosen !== undefined) return { rows: await listChosenPromises(db, chosen), next: undefined };
    if (after === undefined) return { rows: await listSentPromises(db, maxSent), next: 0 };
    const rows = await listOpenPromises(db, after, limit);
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.id };
  });
