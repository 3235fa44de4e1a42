import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { waitMs } from "./answer-trustees.server.ts";
import { findUnconfirmed } from "./ask-trustees.server.ts";
import * as store from "./trustee-queries.server.ts";
import { findTrusteesAddress } from "./trustees-address.server.ts";

const formatDay = (moment: string | number): string => writeDay(siteDate(new Date(moment)));

export async function findTrusteesPage(ctx: AppContext) {
  const address = await findTrusteesAddress(ctx);
  const { waiting, confirmed } = await findUnconfirmed(ctx);
  const requests = await store.listOpen(ctx.db);
  const answered = await store.listConfirmed(ctx.db);
  return {
    address: address && {
      email: address.email,
      counts: address.counts,
      why: address.why,
      since: formatDay(address.since),
      from: formatDay(address.countsFrom),
    },
    waiting: waiting.map(({ id, name }) => {
      const request = requests.find(({ account_id }) => account_id === id);
      return {
        id,
        name,
        request: request && {
          id: request.id,
          by: request.asked_by ?? "",
          at: writeMoment(request.asked_at),
          sends: writeMoment(new Date(Date.parse(request.asked_at) + waitMs).toISOString()),
          ends: request.ends_at === null ? undefined : formatDay(request.ends_at),
        },
      };
    }),
    confirmed: confirmed.map(({ id, name }) => {
      const at = answered.find(({ account_id }) => account_id === id)?.confirmed_at;
      return { id, name, day: at ? formatDay(at) : "" };
    }),
  };
}
