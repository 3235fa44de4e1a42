import { staffGifts } from "content/staff-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { href, Link } from "react-router";
import { ActLink, OlderLink } from "../../cms/act-link.tsx";
import { Chips } from "../../cms/list-tools.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import hammock from "../../ui/art/hammock.svg";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { cutPageById, readIdCursor } from "../../values/cursor.ts";
import { writeDay } from "../../values/dates.ts";
import { formatMoney } from "../../values/money.ts";
import { writeReference } from "../../values/transfer-reference.ts";
import type { Route } from "./+types/received-gifts-page";
import { canManageGifts } from "./gift-permissions.ts";
import { type GiftRow, listGifts } from "./gift-queries.server.ts";
import { GiftsNav } from "./gifts-nav.tsx";

const words = staffGifts.received;

const filters = {
  received: ["received", "refunded", "disputed"],
  counted: ["counted"],
  announced: ["announced"],
  void: ["void"],
} satisfies Record<string, GiftRow["state"][]>;

type Filter = keyof typeof filters;

const names = Object.keys(filters) as Filter[];

const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  if (!canManageGifts(context.get(staffContext))) throw new AppError("adminsOnly");
  const wanted = new URL(request.url).searchParams.get("state");
  const filter = names.find((name) => name === wanted) ?? "received";
  const rows = await listGifts(ctx.db, filters[filter], readIdCursor(request.url), pageLength + 1);
  const { page, older } = cutPageById(rows, pageLength);
  return {
    filter,
    older,
    hasOnline: ctx.payments.length > 0,
    gifts: page.map((gift) => ({
      ...{
        id: gift.id,
        name: gift.name,
        purpose: gift.purpose,
        method: gift.method,
        state: gift.state,
        isByOne: gift.is_by_one === 1,
      },
      amount: gift.goods === null ? formatMoney(gift) : words.goods(gift.goods, gift.goods_count ?? 1),
      day: writeDay(gift.value_date),
      reference: gift.prefix && gift.code && writeReference(gift.prefix, gift.code),
    })),
  };
}

/** Gifts that arrived, and those that are counted, announced or taken out. */
export default function ReceivedGiftsPage({ loaderData: { filter, gifts, older, hasOnline } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsNav />
      <h1>{words.heading}</h1>
      <Chips
        label={words.filters.label}
        chips={names.map((name) => ({ label: words.filters[name], to: `?state=${name}`, isCurrent: name === filter }))}
      />
      {hasOnline && <ActLink label={words.online} to={href("/admin/gifts/online")} />}
      <p>
        <Link className="tap" to={href("/admin/gifts/of-donor")}>
          {staffReceipts.statement.link}
        </Link>
      </p>
      {gifts.length === 0 && <EmptyState art={hammock} {...words.empty} />}
      <ul>
        {gifts.map(({ id, amount, name, purpose, method, day, reference, state, isByOne }) => (
          <li key={id} className="gift-line">
            <Link to={href("/admin/gifts/:id", { id: String(id) })}>{name ?? staffGifts.expected.friend}</Link>
            <span className="amount">{amount}</span>
            <span className="muted small">
              {[staffGifts.methods[method], purpose ?? staffGifts.expected.anything, reference, isByOne && words.byOne]
                .filter(Boolean)
                .join(", ")}
            </span>
            <span className="muted small">{state === "received" ? day : `${day}, ${staffGifts.states[state]}`}</span>
          </li>
        ))}
      </ul>
      <OlderLink label={words.more} older={older} query={{ state: filter }} />
    </>
  );
}
