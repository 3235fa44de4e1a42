import { staffDays as words } from "content/staff-days.ts";
import { staffShell } from "content/staff-shell.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext, staffContext } from "../../../server/context.server.ts";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canEdit, canProtect } from "../../../values/roles.ts";
import { findFeaturesInUseOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import type { Route } from "./+types/days-page";
import { dayFilters, findDays } from "./find-days.server.ts";

import "./days.css";

export const handle: StaffHandle = { staff: { who: canProtect } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const asked = new URL(request.url).searchParams.get("when");
  const filter = dayFilters.find((name) => name === asked) ?? "coming";
  const features = await findFeaturesInUseOnce(ctx, context.get(requestInfoContext));
  const { states } = await findWordsOf(ctx, "coming");
  return {
    filter,
    filters: [...dayFilters],
    writes: canEdit(context.get(staffContext)),
    ...(await findDays(ctx, features, filter, states)),
  };
}

type Day = Route.ComponentProps["loaderData"]["days"][number];

/** Lists events, with links to the staff pages of each event. */
export default function DaysPage({ loaderData: { filter, filters, days, hasMore, writes } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={staffShell.rooms.days} />
      <div className="head-row">
        <h1>{staffShell.rooms.days}</h1>
        {writes && (
          <Link className="act" to={`${href("/admin/event")}?create`}>
            <Icon name="plus" />
            {words.create}
          </Link>
        )}
      </div>
      <p className="muted">{words.lede}</p>
      <Chips
        label={words.show}
        chips={filters.map((name) => ({ label: words.filters[name], to: `?when=${name}`, isCurrent: name === filter }))}
      />
      {days.length === 0 ? (
        <p>{words.none[filter]}</p>
      ) : (
        <ul className="days">
          {days.map((day) => (
            <DayRow key={day.id} day={day} isLinked={writes} />
          ))}
        </ul>
      )}
      {hasMore && writes && (
        <p>
          <Link to={href("/admin/event")}>{words.more}</Link>
        </p>
      )}
    </>
  );
}

/** @param props.isLinked true if the member may open the event */
function DayRow({
  day: { id, title, status, label, when, place, tab, links },
  isLinked,
}: {
  day: Day;
  isLinked: boolean;
}) {
  return (
    <li>
      <span className="day-tab" aria-hidden="true">
        {tab.large}
        <small>{tab.small}</small>
      </span>
      <div>
        <h2>{isLinked ? <Link to={`/admin/event/${id}`}>{title}</Link> : title}</h2>
        <p className="muted">
          {[label, when, place, status === "published" ? "" : words.state[status]].filter(Boolean).join(" · ")}
        </p>
        <div className="row-acts">
          {links.map(({ label: name, path, isDocument, people }) => (
            <Link key={path} className="act" to={path} reloadDocument={isDocument}>
              {name}
              {people !== undefined && people > 0 && <span className="count count--quiet">{people}</span>}
            </Link>
          ))}
        </div>
      </div>
    </li>
  );
}
