import { staffPeople } from "content/staff-people.ts";
import { Link } from "react-router";
import { findAuditEvents } from "../../../server/audit-log/audit-log-queries.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type AppContext, appContext } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import tortoise from "../../../ui/art/tortoise.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { newest, readIdCursor } from "../../../values/cursor.ts";
import { writeDay } from "../../../values/dates.ts";
import { groupBy } from "../../../values/list-places.ts";
import { logKinds } from "../../../values/log-kinds.ts";
import { readList } from "../../../values/read-list.ts";
import { sinceOnSite, weekdayOf } from "../../../values/site-days.ts";
import type { Route } from "./+types/audit-log-page";
import { canReadAuditLog } from "./admin-permissions.ts";

export const handle: StaffHandle = { staff: { who: canReadAuditLog } };

const words = staffPeople.log;

const pageLength = 50;

/** What the timeline can be narrowed to. */
const kindNames = ["all", ...logKinds] as const;

type Kind = (typeof kindNames)[number];

/** Subjects of a kind; none for all of them. */
function subjectsOf({ childProtection, features }: AppContext, kind: Kind): readonly string[] {
  if (kind === "all") return [];
  const declared = features.flatMap(({ logged }) => logged?.[kind] ?? []);
  return kind === "writing" ? [...Object.keys(childProtection.tables), ...declared] : declared;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { db, clock } = ctx;
  const { searchParams } = new URL(request.url);
  const kind = kindNames.find((name) => name === searchParams.get("kind")) ?? "all";
  const who = (searchParams.get("who") ?? "").slice(0, 200);
  const filter = { kinds: subjectsOf(ctx, kind), who };
  const { page, older } = await readList(request.url, pageLength, (wanted) => findAuditEvents(db, filter, wanted));
  const now = clock.now().toISOString();
  const auditEvents = page.map(({ at, ...row }) => ({ ...row, ...sinceOnSite(at, now) }));
  const days = groupBy(auditEvents, ({ date }) => date);
  const isNewest = readIdCursor(request.url) === newest;
  return { days: [...days].map(([date, events]) => ({ date, events })), kind, who, older, isNewest };
}

/** The audit log: a timeline by day, narrowed by kind and person. */
export default function LogPage({ loaderData: { days, kind, who, older, isNewest } }: Route.ComponentProps) {
  const query = (more: Record<string, string>) => {
    const { kind: k = kind, who: w = who, ...rest } = more;
    return `?${new URLSearchParams({ ...(k !== "all" && { kind: k }), ...(w !== "" && { who: w }), ...rest })}`;
  };
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <Chips
        label={words.kinds.label}
        chips={kindNames.map((name) => ({
          label: words.kinds[name],
          to: query({ kind: name }),
          isCurrent: name === kind,
        }))}
      />
      {who !== "" && (
        <p>
          {words.only(who)} <ActLink label={words.everybody} to={query({ who: "" })} />
        </p>
      )}
      {days.length === 0 &&
        (kind === "all" && who === "" ? <EmptyState art={tortoise} {...words.empty} /> : <p>{words.noneOfThese}</p>)}
      {days.map(({ date, events }) => (
        <section key={date} className="log-day">
          <h2>{words.day(events[0]?.days ?? 0, `${weekdayOf(date)} ${writeDay(date)}`)}</h2>
          <ol>
            {events.map((event) => (
              <li key={event.id} className="audit-event">
                <span className="log-face" aria-hidden="true">
                  {[...event.who][0]}
                </span>
                <div>
                  <p>
                    <Link to={query({ who: event.who })}>
                      <strong>{event.who}</strong>
                    </Link>{" "}
                    {event.what} <span className="muted">{event.subject}</span>
                  </p>
                  {(["before", "after"] as const).map(
                    (side) =>
                      event[side] !== null && (
                        <p key={side} className="small">
                          {`${words.columns[side]}: `}
                          <code>{event[side]}</code>
                        </p>
                      ),
                  )}
                </div>
                <time className="small muted">{event.time}</time>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <nav className="btns" aria-label={words.pages}>
        {!isNewest && <ActLink label={words.newest} to={query({})} />}
        {older !== undefined && <ActLink label={words.older} to={query({ before: String(older) })} />}
      </nav>
    </>
  );
}
