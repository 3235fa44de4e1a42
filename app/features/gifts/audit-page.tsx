import { staffAudit as words } from "content/staff-audit.ts";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Chips } from "../../cms/list-tools.tsx";
import { findNumbersUsed } from "../../server/closings/record-closing.server.ts";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { lagosDate, writeDay } from "../../values/dates.ts";
import { formatMoney } from "../../values/money.ts";
import { numberOf } from "../receipts/receipt-contents.ts";
import type { Route } from "./+types/audit-page";
import * as store from "./audit-queries.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { GiftsNav } from "./gifts-nav.tsx";

interface Line {
  id: number;
  gift: number;
  text: string;
}

const linesOf = <Row,>(rows: Row[], line: (row: Row) => Line) => ({
  lines: rows.slice(0, store.auditRows).map(line),
  hasMore: rows.length > store.auditRows,
});

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
const dayOf = (moment: string) => writeDay(lagosDate(new Date(moment)));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  if (!canManageGifts(context.get(staffContext))) throw new AppError("adminsOnly");
  const thisYear = Number(lagosDate(clock.now()).slice(0, 4));
  const asked = new URL(request.url).searchParams.get("year") ?? "";
  const year = /^20\d\d$/.test(asked) ? Number(asked) : thisYear;
  const { count, highest, gaps } = await store.findNumbers(db, year);
  // Numbers up to this one were given before a restore: the site goes on above them.
  const used = await findNumbersUsed(db, `receipt ${year}`);
  const all = used > highest ? [...gaps, { from: highest + 1, to: used }] : gaps;
  const number = (serial: number) => numberOf({ year, serial });
  return {
    ...{ year, count, first: number(1), last: number(Math.max(highest, used)) },
    years: [0, 1, 2, 3, 4, 5].map((back) => thisYear - back),
    gaps: all.map(({ from, to }) => ({
      name: from === to ? number(from) : `${number(from)} – ${number(to)}`,
      isRestored: to <= used,
    })),
    ended: linesOf(await store.listEndedReceipts(db, year), ({ id, gift_id, serial, state, why }) => ({
      ...{ id, gift: gift_id },
      text: join(number(serial), state === "valid" ? null : words.ended[state], why),
    })),
    refunds: linesOf(await store.listRefundsOf(db, year), (row) => ({
      ...{ id: row.id, gift: row.gift_id },
      text: join(
        ...[dayOf(row.asked_at), words.refunds.kinds[row.kind], formatMoney(row), words.refunds.states[row.state]],
        ...[row.by ?? (row.kind === "chargeback" ? words.refunds.partner : null), row.why],
      ),
    })),
    disputes: linesOf(await store.listDisputesOf(db, year), ({ id, gift_id, at, what, note }) => ({
      ...{ id, gift: gift_id ?? 0 },
      text: join(dayOf(at), what, note),
    })),
    agreed: linesOf(await store.listAgreedOf(db, year), (row) => {
      const recorded = row.recorded_by ?? words.agreed.site;
      const how = row.checked_by === null ? words.agreed.alone(recorded) : words.agreed.line(recorded, row.checked_by);
      return { id: row.id, gift: row.id, text: join(writeDay(row.value_date), row.goods ?? formatMoney(row), how) };
    }),
  };
}

/** Read-only: what somebody asks who checks the books of gifts. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { year, years, count, first, last, gaps } = loaderData;
  const { receipts } = words;
  const missing = gaps.length > 0;
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsNav />
      <h1>{words.heading(year)}</h1>
      <p className="lede">{words.lede}</p>
      <Chips
        label={words.years}
        chips={years.map((one) => ({ label: String(one), to: `?year=${one}`, isCurrent: one === year }))}
      />
      <h2>{receipts.heading}</h2>
      {count === 0 && !missing && <p>{receipts.none}</p>}
      {(count > 0 || missing) && <p>{(missing ? receipts.missing : receipts.whole)(first, last, count)}</p>}
      <ul>
        {gaps.map(({ name, isRestored }) => (
          <li key={name}>{`${name}: ${isRestored ? receipts.restored : receipts.unknown}`}</li>
        ))}
      </ul>
      <Lines heading={words.ended.heading} {...loaderData.ended} />
      <Lines heading={words.refunds.heading} {...loaderData.refunds} />
      <Lines heading={words.disputes.heading} {...loaderData.disputes} />
      <Lines heading={words.agreed.heading} {...loaderData.agreed} />
    </>
  );
}

function Lines({ heading, lines, hasMore }: { heading: string; lines: Line[]; hasMore: boolean }): ReactNode {
  return (
    <section>
      <h2>{heading}</h2>
      {lines.length === 0 && <p>{words.none}</p>}
      <ul>
        {lines.map(({ id, gift, text }) => (
          <li key={id}>
            <Link to={href("/admin/gifts/:id", { id: String(gift) })}>{words.gift(gift)}</Link>
            {`: ${text}`}
          </li>
        ))}
      </ul>
      {hasMore && <p className="muted small">{words.more(lines.length)}</p>}
    </section>
  );
}
