import { staffGifts } from "content/staff-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { Form, href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { cutPage, readCursor } from "../../../values/cursor.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import type { Route } from "./+types/received-gifts-page";
import { giftAddress, giftMethods, giftStates, readGiftFilter } from "./gift-filter.ts";
import { listGifts, sumGifts } from "./gift-list-queries.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.received;

const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const { hasBadDays, ...filter } = readGiftFilter(searchParams, siteDate(ctx.clock.now()));
  const after = readCursor(searchParams.get("before"), "date");
  const rows = await listGifts(ctx.db, filter, after, pageLength + 1);
  const { page, older } = cutPage(rows, pageLength, ({ value_date }) => value_date);
  const { count, sums } = await sumGifts(ctx.db, filter);
  return {
    filter,
    hasBadDays,
    older,
    count,
    hasOwnDays: searchParams.has("from"),
    sums: sums.map(formatMoney).join(", "),
    projects: (await listProjects(ctx)).map(({ id, title }) => ({ id: String(id), title })),
    hasOnline: ctx.payments.length > 0,
    gifts: page.map((gift) => ({
      id: gift.id,
      name: gift.name,
      purpose: gift.purpose,
      method: gift.method,
      state: gift.state,
      isByOne: gift.is_by_one === 1,
      amount: gift.goods === null ? formatMoney(gift) : words.goods(gift.goods, gift.goods_count ?? 1),
      day: writeDay(gift.value_date),
      thanked: gift.thanked_on && words.thanked(writeDay(gift.thanked_on)),
      reference: gift.prefix && gift.code && writeReference(gift.prefix, gift.code),
    })),
  };
}

type Loaded = Route.ComponentProps["loaderData"];

/** Its address is the filter: a page of it can be kept and sent. */
function FindGifts({ filter, projects }: Pick<Loaded, "filter" | "projects">) {
  const { find } = words;
  const days = [
    { name: "from", label: find.from, value: filter.from },
    { name: "until", label: find.until, value: filter.until },
  ];
  return (
    <Form className="form" role="search" aria-label={find.label} key={giftAddress(filter)}>
      <input type="hidden" name="state" value={filter.state} />
      {filter.unseen && <input type="hidden" name="unseen" value="on" />}
      {filter.unthanked && <input type="hidden" name="unthanked" value="on" />}
      <label className="field">
        {find.q}
        <input type="search" name="q" defaultValue={filter.q} />
      </label>
      {days.map(({ name, label, value }) => (
        <label className="field" key={name}>
          {label}
          <input type="date" name={name} defaultValue={value} />
        </label>
      ))}
      <label className="field">
        {find.purpose}
        <select name="purpose" defaultValue={filter.purpose}>
          <option value="">{find.any}</option>
          <option value="none">{staffGifts.expected.anything}</option>
          {projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {find.way}
        <select name="way" defaultValue={filter.way}>
          <option value="">{find.any}</option>
          {giftMethods.map((way) => (
            <option key={way} value={way}>
              {staffGifts.methods[way]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="act">
        {find.button}
      </button>
      <Link className="tap" to={`?state=${filter.state}&from=`}>
        {find.clear}
      </Link>
    </Form>
  );
}

/** Gifts that arrived, and those that are counted, announced or taken out. */
export default function ReceivedGiftsPage({ loaderData }: Route.ComponentProps) {
  const { filter, gifts, older, hasOnline, hasBadDays, hasOwnDays, count, sums } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.heading}</h1>
      <Chips
        label={words.filters.label}
        chips={[
          ...giftStates.map((state) => ({
            label: words.filters[state],
            to: giftAddress(filter, { state, from: hasOwnDays ? filter.from : undefined }),
            isCurrent: state === filter.state,
          })),
          {
            label: words.unseen,
            to: giftAddress(filter, { unseen: filter.unseen ? "" : "on" }),
            isCurrent: filter.unseen,
          },
          {
            label: words.unthanked,
            to: giftAddress(filter, { unthanked: filter.unthanked ? "" : "on" }),
            isCurrent: filter.unthanked,
          },
        ]}
      />
      <FindGifts {...loaderData} />
      {hasBadDays && <p className="alert alert--err">{words.find.badDays}</p>}
      <p>
        <strong>{words.sums(count, sums)}</strong>{" "}
        <a className="tap" href={`${href("/admin/gifts/received.csv")}${giftAddress(filter)}`}>
          {words.download}
        </a>
      </p>
      {hasOnline && <ActLink label={words.online} to={href("/admin/gifts/online")} />}
      <p>
        <Link className="tap" to={href("/admin/gifts/of-donor")}>
          {staffReceipts.statement.link}
        </Link>
      </p>
      {gifts.length === 0 && <EmptyState art={hammock} {...words.empty} />}
      <ul>
        {gifts.map(({ id, amount, name, purpose, method, day, reference, state, isByOne, thanked }) => (
          <li key={id} className="gift-line">
            <Link to={href("/admin/gifts/:id", { id: String(id) })}>{name ?? staffGifts.expected.friend}</Link>
            <span className="amount">{amount}</span>
            <span className="muted small">
              {[
                staffGifts.methods[method],
                purpose ?? staffGifts.expected.anything,
                reference,
                isByOne && words.byOne,
                thanked,
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
            <span className="muted small">{state === "received" ? day : `${day}, ${staffGifts.states[state]}`}</span>
          </li>
        ))}
      </ul>
      {older !== undefined && <ActLink label={words.more} to={giftAddress(filter, { before: older })} />}
    </>
  );
}
