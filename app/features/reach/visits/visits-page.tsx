import { staffTables } from "content/staff-tables.ts";
import { staffVisits as words } from "content/staff-visits.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type Column, DataTable } from "../../../staff-kit/data-table.tsx";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canWrite } from "../../../values/roles.ts";
import type { Route } from "./+types/visits-page";
import { findVisits, visitPeriods } from "./find-visits.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite } };

const usualDays = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("days"));
  const days = visitPeriods.find((period) => period === asked) ?? usualDays;
  const found = await findVisits(context.get(appContext), context.get(requestInfoContext), days, words.home);
  return { period: days, periods: visitPeriods, ...found };
}

type Loaded = Route.ComponentProps["loaderData"];

const pageColumns = (): Column<Loaded["pages"][number]>[] => [
  { head: words.heads.page, is: "lead", cell: ({ path, title }) => <a href={path}>{title}</a> },
  { head: words.heads.visits, is: "sum", cell: ({ count }) => staffTables.count(count), sorted: "descending" },
];

const dayColumns = (): Column<Loaded["days"][number]>[] => [
  { head: words.heads.day, is: "lead", cell: ({ day }) => day, sorted: "descending" },
  { head: words.heads.visits, is: "sum", cell: ({ count }) => staffTables.count(count) },
];

/** Shows how often visitors opened each page, and when, to everyone who writes. */
export default function VisitsPage({ loaderData: { period, periods, pages, days } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <Chips
        label={words.period}
        chips={periods.map((one) => ({ label: words.days(one), to: `?days=${one}`, isCurrent: one === period }))}
      />
      <section className="stack" aria-labelledby="pages">
        <h2 id="pages">{words.byPage}</h2>
        {pages.length === 0 && <p>{words.none}</p>}
        {pages.length > 0 && (
          <DataTable caption={words.byPage} columns={pageColumns()} rows={pages} about={({ title }) => title} />
        )}
      </section>
      <section className="stack" aria-labelledby="days">
        <h2 id="days">{words.byDay}</h2>
        <DataTable caption={words.byDay} columns={dayColumns()} rows={days} about={({ day }) => day} />
      </section>
    </>
  );
}
