import { staffGifts } from "content/staff-gifts.ts";
import { staffPastGifts as words } from "content/staff-past-gifts.ts";
import { staffTables } from "content/staff-tables.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { type Column, DataTable } from "../../../staff-kit/data-table.tsx";
import { ListFoot, ListSums } from "../../../staff-kit/list-sums.tsx";
import { NothingFound, SearchForm } from "../../../staff-kit/list-tools.tsx";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { cutPage, readCursor } from "../../../values/cursor.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import type { Route } from "./+types/past-gifts-page";
import { pastGiftAddress, readPastGiftFilter } from "./past-gift-filter.ts";
import { listPastGifts, sumPastGifts } from "./past-gift-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const filter = readPastGiftFilter(searchParams);
  const rows = await listPastGifts(db, filter, readCursor(searchParams.get("before"), "date"), pageLength + 1);
  const { page, older } = cutPage(rows, pageLength, ({ value_date }) => value_date);
  const { count, sums } = await sumPastGifts(db, filter);
  const { from, until } = filter;
  return {
    filter,
    older,
    count,
    sums: sums.map(formatMoney),
    period: from === "" && until === "" ? undefined : words.period(from && writeDay(from), until && writeDay(until)),
    gifts: page.map(({ id, name, email, purpose, receipt, program, value_date, fee, currency, amount }) => ({
      id,
      name: name ?? staffGifts.expected.friend,
      email,
      purpose: purpose ?? "",
      receipt: receipt ?? "",
      program: program === null ? words.sheet : (words.programs[program] ?? program),
      day: writeDay(value_date),
      amount: formatMoney({ amount, currency }),
      fee: fee === 0 ? "" : formatMoney({ amount: fee, currency }),
    })),
  };
}

type Loaded = Route.ComponentProps["loaderData"];
type Gift = Loaded["gifts"][number];

const columns = (): Column<Gift>[] => [
  { head: words.heads.day, cell: ({ day }) => day, sorted: "descending" },
  {
    head: words.heads.giver,
    is: "lead",
    cell: ({ name, email }) =>
      email === null ? (
        name
      ) : (
        <Link to={`${href("/admin/gifts/of-donor")}?${new URLSearchParams({ email })}`}>{name}</Link>
      ),
  },
  { head: words.heads.purpose, cell: ({ purpose }) => purpose },
  { head: words.heads.receipt, cell: ({ receipt }) => receipt },
  { head: words.heads.program, isWide: true, cell: ({ program }) => <small>{program}</small> },
  { head: words.heads.fee, isWide: true, cell: ({ fee }) => <small>{fee}</small> },
  { head: words.heads.sum, is: "sum", cell: ({ amount }) => amount },
];

export default function PastGiftsPage({ loaderData }: Route.ComponentProps) {
  const { filter, gifts, older, count, sums, period } = loaderData;
  const address = pastGiftAddress(filter);
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <div className="stack">
        <h1>{words.title}</h1>
        <p>{words.lede}</p>
        <SearchForm
          key={filter.q}
          label={words.search}
          search={filter.q}
          query={Object.fromEntries(
            Object.entries({ from: filter.from, until: filter.until }).filter(([, day]) => day),
          )}
        />
      </div>
      {period && <p>{period}</p>}
      {count > 0 && (
        <ListSums
          count={staffTables.count(count)}
          noun={words.noun(count)}
          sums={sums}
          csv={{ address: href("/admin/gifts/past.csv") + address, label: staffTables.csv(count) }}
        />
      )}
      <PastGifts {...loaderData} />
      {gifts.length > 0 && (
        <ListFoot address={href("/admin/gifts/past") + address}>
          {older !== undefined && <ActLink label={words.more} to={pastGiftAddress(filter, older)} />}
        </ListFoot>
      )}
    </>
  );
}

function PastGifts({ gifts, filter: { q } }: Loaded) {
  if (gifts.length > 0)
    return (
      <DataTable
        caption={words.title}
        columns={columns()}
        rows={gifts}
        about={({ name, amount, day }) => `${name}, ${amount}, ${day}`}
      />
    );
  if (q !== "") return <NothingFound search={q} older={undefined} />;
  return <EmptyState art={hammock} heading={words.none.heading} text={words.none.text} />;
}
