import { staffSpending as words } from "content/staff-spending.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { type Column, DataTable } from "../../../staff-kit/data-table.tsx";
import { FindForm, NothingFound } from "../../../staff-kit/list-tools.tsx";
import { DeviceQueueLoader } from "../../../staff-kit/offline/device-queue-loader.tsx";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canSpend } from "../../../values/roles.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import type { Route } from "./+types/spending-page";
import { type ListedVoucher, listVouchers } from "./list-vouchers.server.ts";
import "./spending.css";

export const handle: StaffHandle = { staff: { who: canSpend } };

export const loader = ({ request, context }: Route.LoaderArgs) => listVouchers(senderOf(context), request.url);

const addressOf = (id: number) => href("/admin/spending/:id", { id: String(id) });

export function WaitingList({ heading, vouchers }: { heading: string; vouchers: ListedVoucher[] }) {
  if (vouchers.length === 0) return null;
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <ul className="voucher-rows">
        {vouchers.map(({ id, payee, number, amount, isOwn, ...voucher }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{payee}</Link>
            <b>{amount}</b>
            <small>{`${words.number(number)}, ${voucher.for}, ${voucher.spender}`}</small>
            {isOwn && <small>{words.list.own}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const columns = (): Column<ListedVoucher>[] => [
  { head: words.list.heads.number, cell: ({ number }) => number, sorted: "descending" },
  { head: words.list.heads.payee, is: "lead", cell: ({ id, payee }) => <Link to={addressOf(id)}>{payee}</Link> },
  { head: words.list.heads.for, isWide: true, cell: (voucher) => voucher.for },
  {
    head: words.list.heads.state,
    is: "state",
    cell: ({ state, number }) => (
      <>
        {words.states[state]}
        <small className="on-phones">{`, ${number}`}</small>
      </>
    ),
  },
  { head: words.list.heads.sum, is: "sum", cell: ({ amount }) => amount },
];

/** Vouchers: those that wait, then all. */
export default function SpendingPage({ loaderData }: Route.ComponentProps) {
  const { lists, vouchers, search, older, isKeeper } = loaderData;
  const isEmpty = vouchers.length === 0;
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="spending" />
      <div className="head-row">
        <h1>{words.title}</h1>
        <Link className="btn" to={href("/admin/spending/new")}>
          <Icon name="plus" />
          {words.new}
        </Link>
      </div>
      <p className="muted">{words.lede}</p>
      <DeviceQueueLoader part="QueueList" />
      {isKeeper && lists.approve.length === 0 && !isEmpty && <p>{words.list.nothingToApprove}</p>}
      <WaitingList heading={isKeeper ? words.list.approve : words.states.waits} vouchers={lists.approve} />
      <WaitingList heading={words.list.asked} vouchers={lists.asked} />
      <WaitingList heading={words.list.pay} vouchers={lists.pay} />
      {isEmpty && search === "" ? (
        <EmptyState art={hammock} {...words.list.nothing} />
      ) : (
        <section className="stack">
          <h2>{words.list.all}</h2>
          <FindForm label={words.list.find} button={words.list.findButton} search={search} />
          {isEmpty ? (
            <NothingFound search={search} older={undefined} />
          ) : (
            <DataTable
              caption={words.list.caption}
              columns={columns()}
              rows={vouchers}
              about={({ number }) => number}
            />
          )}
          <OlderLink label={words.list.older} query={search === "" ? {} : { q: search }} {...(older && { older })} />
        </section>
      )}
    </>
  );
}
