import { staffReceipts } from "content/staff-receipts.ts";
import { staffTables } from "content/staff-tables.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { ChosenCsv, type Column, DataTable, RowMenu } from "../../../staff-kit/data-table.tsx";
import { FilterForm, ListFoot, ListSums, NothingShown } from "../../../staff-kit/list-sums.tsx";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { SendAgainForm } from "../../../staff-kit/send-again-form.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import type { Route } from "./+types/receipts-page";
import { type FoundReceipts, findReceipts } from "./find-receipts.server.ts";
import { listedStates, maxRead, receiptAddress } from "./receipt-filter.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffReceipts.list;

export const loader = ({ request, context }: Route.LoaderArgs) => findReceipts(context.get(appContext), request.url);

type Receipt = FoundReceipts["receipts"][number];

const about = ({ number, name, amount }: Receipt) => `${number}, ${name}, ${amount}`;

const columns = (): Column<Receipt>[] => [
  { head: words.heads.number, cell: ({ number }) => number, sorted: "descending" },
  { head: words.heads.day, isWide: true, cell: ({ day }) => day },
  {
    head: words.heads.giver,
    is: "lead",
    cell: ({ name, gift }) => <Link to={href("/admin/gifts/:id", { id: String(gift) })}>{name}</Link>,
  },
  {
    head: words.heads.state,
    is: "state",
    cell: ({ state, number }) => (
      <>
        {words.about[state]}
        <small className="on-phones">{`, ${number}`}</small>
      </>
    ),
  },
  { head: words.heads.sum, is: "sum", cell: ({ amount }) => amount },
];

const menuOf = (sendKey: string) => (receipt: Receipt) => (
  <RowMenu about={about(receipt)}>
    <a href={receipt.path}>{words.menu.receipt}</a>
    <a href={`${receipt.path}.pdf`}>{words.menu.pdf}</a>
    <Link to={href("/admin/gifts/:id", { id: String(receipt.gift) })}>{words.menu.gift}</Link>
    {receipt.sendAgain && (
      <SendAgainForm again={receipt.sendAgain} sendKey={`${sendKey}-${receipt.id}`} about={receipt.number} />
    )}
  </RowMenu>
);

export default function ReceiptsPage({ loaderData }: Route.ComponentProps) {
  const { filter, receipts, older, isCut, years, events, nothing } = loaderData;
  const csv = href("/admin/receipts.csv");
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <Chips
        label={words.label}
        chips={(["", ...listedStates] as const).map((state) => ({
          label: state === "" ? words.all : words.states[state],
          to: receiptAddress({ ...filter, state }),
          isCurrent: state === filter.state,
        }))}
      />
      <FilterForm
        label={words.find.label}
        shown={receiptAddress(filter)}
        hidden={filter.state === "" ? {} : { state: filter.state }}
      >
        <label className="field grow">
          {words.find.q}
          <input type="search" name="q" defaultValue={filter.q} />
        </label>
        <label className="field">
          {words.find.year}
          <select name="year" defaultValue={filter.year ?? ""}>
            <option value="">{words.find.everyYear}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </label>
        {events.length > 0 && (
          <label className="field">
            {words.find.event}
            <select name="event" defaultValue={filter.event ?? ""}>
              <option value="">{words.find.everyEvent}</option>
              {events.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </FilterForm>
      <Sums {...loaderData} />
      {nothing && <NothingShown {...nothing} />}
      {filter.event !== undefined && receipts.length > 0 && (
        <p>
          <a className="act" href={`${href("/admin/receipts.pdf")}?event=${filter.event}`}>
            <Icon name="download" />
            {words.pdfOfEvent}
          </a>
        </p>
      )}
      {receipts.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns()}
          rows={receipts}
          about={about}
          menu={menuOf(loaderData.sendKey)}
          choosing={{
            label: words.chosen,
            // An ended receipt is no money.
            money: ({ money, state }) => (state === "valid" ? money : undefined),
            acts: (
              <>
                <button
                  type="submit"
                  className="act"
                  formMethod="get"
                  formAction={href("/admin/receipts.pdf")}
                  formTarget="_blank"
                >
                  <Icon name="download" />
                  {words.onePdf}
                </button>
                <ChosenCsv address={csv} />
              </>
            ),
          }}
        />
      )}
      <ListFoot address={href("/admin/receipts") + receiptAddress(filter)}>
        {older !== undefined && (
          <ActLink label={isCut ? words.goOn : words.more} to={receiptAddress(filter, { before: older })} />
        )}
      </ListFoot>
    </>
  );
}

function Sums({ filter, count, isMore, sums, goods, isAllValid }: FoundReceipts) {
  const also = [sums.length > 0 && !isAllValid && words.validOnly, goods > 0 && staffTables.inKind(goods)].filter(
    Boolean,
  );
  const isSearch = isMore && filter.q !== "";
  return (
    <ListSums
      count={isMore && !isSearch ? staffTables.moreThan(count) : staffTables.count(count)}
      noun={isSearch ? words.found(count, maxRead) : staffTables.shown(count, words.noun)}
      sums={sums}
      also={also.length > 0 ? also.join(", ") : undefined}
      csv={
        (count > 0 || isMore) && {
          address: href("/admin/receipts.csv") + receiptAddress(filter),
          label: staffTables.csv(isMore ? undefined : count),
        }
      }
    />
  );
}
