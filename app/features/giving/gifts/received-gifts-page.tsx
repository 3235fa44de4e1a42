import { staff } from "content/staff.ts";
import { staffCash } from "content/staff-cash.ts";
import { staffDonorStatements } from "content/staff-donor-statements.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffPastGifts as pastWords } from "content/staff-past-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { staffTables } from "content/staff-tables.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { ChosenCsv, type Column, DataTable, RowMenu } from "../../../staff-kit/data-table.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { ListFoot, ListSums, NothingShown } from "../../../staff-kit/list-sums.tsx";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { cutPage, readCursor } from "../../../values/cursor.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { readIds } from "../../../values/read-chosen.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { findOffSwitches } from "../../foundation/use/find-features-in-use.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { sumPastGifts } from "../past-gifts/find-past-gifts.server.ts";
import { isWithPast, pastGiftAddress } from "../past-gifts/past-gift-filter.ts";
import type { Route } from "./+types/received-gifts-page";
import { FindGiftsForm } from "./find-gifts-form.tsx";
import { findNothing } from "./find-nothing.server.ts";
import { giftAddress, giftStates, readGiftFilter } from "./gift-filter.ts";
import { listGifts, sumGifts } from "./gift-list-queries.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";
import { thankDonors } from "./thank-donor.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.received;

const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const today = siteDate(ctx.clock.now());
  const { hasBadDays, ...filter } = readGiftFilter(searchParams, today);
  const after = readCursor(searchParams.get("before"), "date");
  const rows = await listGifts(ctx.db, filter, after, pageLength + 1);
  const { page, older } = cutPage(rows, pageLength, ({ value_date }) => value_date);
  const { count, goods, sums } = await sumGifts(ctx.db, filter);
  const past = isWithPast(filter) ? await sumPastGifts(ctx.db, filter) : { count: 0, sums: [] };
  const projects = (await listProjects(ctx)).map(({ id, title }) => ({ id: String(id), title }));
  const purpose =
    filter.purpose === "none" ? staffGifts.expected.anything : projects.find(({ id }) => id === filter.purpose)?.title;
  return {
    filter,
    canBegin: (await findOffSwitches(ctx)).some(({ key, isInitial }) => key === "spending" && isInitial),
    today,
    hasBadDays,
    older,
    count,
    goods,
    hasOwnDays: searchParams.has("from") || searchParams.has("when"),
    sums: sums.map(formatMoney),
    past: past.count > 0 && pastWords.apart(past.count, past.sums.map(formatMoney).join(", ")),
    projects,
    nothing: count === 0 ? await findNothing(ctx.db, filter, today, purpose) : undefined,
    hasOnline: ctx.payments.length > 0,
    gifts: page.map((gift) => ({
      id: gift.id,
      name: gift.name ?? staffGifts.expected.friend,
      email: gift.email,
      purpose: gift.purpose ?? staffGifts.expected.anything,
      method: gift.method,
      state: gift.state,
      isByOne: gift.is_by_one === 1,
      isByTrustees: gift.is_by_trustees === 1,
      money: gift.goods === null ? { amount: gift.amount, currency: gift.currency } : undefined,
      amount: gift.goods === null ? formatMoney(gift) : words.goods(gift.goods, gift.goods_count ?? 1),
      day: writeDay(gift.value_date),
      thanked: gift.thanked_on && words.thanked(writeDay(gift.thanked_on)),
      reference: gift.prefix && gift.code && writeReference(gift.prefix, gift.code),
    })),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "gift", notYet: staffGifts.notYet }, async ({ formValues }, sender) => {
    const ids = readIds(formValues.ids ?? []);
    if (ids.length === 0) throw new FormError(staff.list.without);
    const { thanked, left } = await thankDonors(sender, ids);
    return words.chosen.thanked(thanked, left);
  });

type Loaded = Route.ComponentProps["loaderData"];
type Gift = Loaded["gifts"][number];

const about = ({ name, amount, day }: Gift) => `${name}, ${amount}, ${day}`;

function GiftState({ gift: { state, isByOne, isByTrustees, thanked, reference } }: { gift: Gift }) {
  const more = [isByOne && words.byOne, isByTrustees && words.byTrustees, thanked, reference]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      {state === "counted" ? (
        <span className="waits">
          <Icon name="clock" />
          {staffGifts.states.counted}
        </span>
      ) : (
        staffGifts.states[state]
      )}
      {more && <small>{` ${more}`}</small>}
    </>
  );
}

const columns = (): Column<Gift>[] => [
  { head: words.heads.day, cell: ({ day }) => day, sorted: "descending" },
  {
    head: words.heads.giver,
    is: "lead",
    cell: ({ id, name }) => <Link to={href("/admin/gifts/:id", { id: String(id) })}>{name}</Link>,
  },
  { head: words.heads.purpose, cell: ({ purpose }) => purpose },
  { head: words.heads.way, isWide: true, cell: ({ method }) => <small>{staffGifts.methods[method]}</small> },
  { head: words.heads.state, is: "state", cell: (gift) => <GiftState gift={gift} /> },
  { head: words.heads.sum, is: "sum", cell: ({ amount }) => amount },
];

const menuOf = (gift: Gift) => (
  <RowMenu about={about(gift)}>
    <Link to={href("/admin/gifts/:id", { id: String(gift.id) })}>{staffTables.open}</Link>
    {gift.email && <a href={`mailto:${gift.email}`}>{words.menu.write}</a>}
    {gift.email && (
      <Link to={`${href("/admin/gifts/of-donor")}?${new URLSearchParams({ email: gift.email })}`}>
        {words.menu.statement}
      </Link>
    )}
  </RowMenu>
);

export default function ReceivedGiftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, gifts, older, hasOnline, hasBadDays, count, goods, sums, nothing, past } = loaderData;
  const csv = href("/admin/gifts/received.csv");
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.heading}</h1>
      {loaderData.canBegin && <ActLink label={staffCash.first.begin} to="/admin/cash" />}
      <StateChips {...loaderData} />
      <FindGiftsForm {...loaderData} />
      {hasBadDays && <p className="alert alert--err">{words.find.badDays}</p>}
      <StatusMessage answer={actionData} />
      <ListSums
        count={staffTables.count(count)}
        noun={staffTables.shown(count, words.nounShown)}
        sums={sums}
        also={goods > 0 ? staffTables.inKind(goods) : undefined}
        csv={count > 0 && { address: csv + giftAddress(filter), label: staffTables.csv(count) }}
      />
      {past && (
        <p>
          <Link
            to={href("/admin/gifts/past") + pastGiftAddress({ from: filter.from, until: filter.until, q: filter.q })}
          >
            {past}
          </Link>
        </p>
      )}
      {nothing && <NothingShown {...nothing} />}
      {gifts.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns()}
          rows={gifts}
          about={about}
          menu={menuOf}
          choosing={{
            label: words.chosen.label,
            money: ({ money }) => money,
            answer: actionData,
            acts: (
              <>
                {filter.state === "received" && (
                  <button type="submit" className="act">
                    <Icon name="mail" />
                    {words.chosen.thank}
                  </button>
                )}
                <ChosenCsv address={csv} />
              </>
            ),
          }}
        />
      )}
      <ListFoot address={href("/admin/gifts/received") + giftAddress(filter)}>
        {older !== undefined && <ActLink label={words.more} to={giftAddress(filter, { before: older })} />}
      </ListFoot>
      <div className="desk-links">
        <Link className="act" to={`?state=${filter.state}&from=`}>
          {words.find.clear}
        </Link>
        {hasOnline && <ActLink label={words.online} to={href("/admin/gifts/online")} />}
        <ActLink label={staffReceipts.statement.link} to={href("/admin/gifts/of-donor")} />
        <ActLink label={staffDonorStatements.title} to={href("/admin/gifts/statements")} />
      </div>
    </>
  );
}

function StateChips({ filter, hasOwnDays }: Pick<Loaded, "filter" | "hasOwnDays">) {
  return (
    <Chips
      label={words.filters.label}
      chips={[
        ...giftStates.map((state) => ({
          label: words.filters[state],
          to: giftAddress(filter, { state, from: hasOwnDays ? filter.from : undefined }),
          isCurrent: state === filter.state,
        })),
        ...(["unseen", "unthanked"] as const).map((flag) => ({
          label: words[flag],
          to: giftAddress(filter, { [flag]: filter[flag] ? "" : "on" }),
          isCurrent: filter[flag],
        })),
      ]}
    />
  );
}
