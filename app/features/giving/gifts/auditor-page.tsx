import { staffAuditor as words } from "content/staff-auditor.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { findNumbersUsed } from "../../../server/closings/record-closing.server.ts";
import { appContext } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { asRowId } from "../../../values/row-id.ts";
import { withClock } from "../../../values/site-clock.ts";
import { formatNumber } from "../receipts/receipt-contents.ts";
import type { Route } from "./+types/auditor-page";
import { findNumbers } from "./auditor-queries.server.ts";
import { AuditorSection } from "./auditor-section.tsx";
import { auditorLists, findAuditorLists } from "./find-auditor-lists.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const thisYear = Number(siteDate(ctx.clock.now()).slice(0, 4));
  const query = new URL(request.url).searchParams;
  const asked = query.get("year") ?? "";
  const year = /^20\d\d$/.test(asked) ? Number(asked) : thisYear;
  const single = auditorLists.find((name) => name === query.get("list"));
  const before = query.get("before") ?? undefined;
  // Loaded once for the sentence and the list of gaps; for a million receipts, this takes three milliseconds.
  const numbers = await findNumbers(ctx.db, year, single === "gaps" ? (asRowId(before ?? "") ?? 0) : 0);
  const { count, highest } = numbers;
  const used = await findNumbersUsed(ctx.db, `receipt ${year}`);
  const number = (serial: number) => formatNumber({ year, serial });
  return {
    year,
    count,
    first: number(1),
    last: number(Math.max(highest, used)),
    isMissing: count < Math.max(highest, used),
    years: [0, 1, 2, 3, 4, 5].map((back) => thisYear - back),
    lists: await findAuditorLists({ ...ctx, numbers }, single ? [single] : auditorLists, year, before),
    isSingle: single !== undefined,
  };
}

export default function AuditorPage({ loaderData }: Route.ComponentProps) {
  const { year, years, count, first, last, isMissing, lists, isSingle } = loaderData;
  const { receipts } = words;
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <p className="lede">{withClock(words.lede)}</p>
      <Chips
        label={words.years}
        chips={years.map((option) => ({ label: String(option), to: `?year=${option}`, isCurrent: option === year }))}
      />
      {isSingle ? (
        <ActLink label={words.all} icon="back" to={`?year=${year}`} />
      ) : (
        <>
          <h2>{receipts.heading}</h2>
          {count === 0 && !isMissing && <p>{receipts.none}</p>}
          {(count > 0 || isMissing) && <p>{(isMissing ? receipts.missing : receipts.whole)(first, last, count)}</p>}
        </>
      )}
      {lists
        .filter(({ name }) => isSingle || name !== "gaps" || isMissing)
        .map((list) => (
          <AuditorSection key={list.name} year={year} list={list} />
        ))}
    </>
  );
}
