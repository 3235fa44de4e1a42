import { staffTables } from "content/staff-tables.ts";
import { staffVolunteers as words } from "content/staff-volunteers.ts";
import { href, Link } from "react-router";
import { maxCount, writeCount } from "../../../cms/content-filters.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { ChosenCsv, type Column, DataTable, RowMenu } from "../../../staff-kit/data-table.tsx";
import { FilterForm, ListFoot, ListSums } from "../../../staff-kit/list-sums.tsx";
import { Chips, NothingFound } from "../../../staff-kit/list-tools.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import type { Route } from "./+types/volunteers-page";
import { findVolunteers } from "./find-volunteers.server.ts";
import { canManageVolunteers } from "./volunteer-permissions.ts";
import { volunteerStates } from "./volunteer-states.ts";

export const handle: StaffHandle = { staff: { who: canManageVolunteers } };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  findVolunteers(senderOf(context), request.url, words.skills);

type Volunteer = Route.ComponentProps["loaderData"]["volunteers"][number];

const pathOf = ({ id }: Volunteer) => href("/admin/volunteers/:id", { id: String(id) });

const standingOf = ({ state, vetting }: Volunteer) =>
  [
    words.states[state],
    vetting && (vetting.holds ? words.vetting.short(vetting.until) : words.vetting.shortEnded(vetting.until)),
  ]
    .filter(Boolean)
    .join(", ");

const columns = (): Column<Volunteer>[] => [
  { head: words.heads.name, is: "lead", cell: (volunteer) => <Link to={pathOf(volunteer)}>{volunteer.name}</Link> },
  { head: words.heads.place, cell: ({ place }) => place },
  { head: words.heads.skills, isWide: true, cell: ({ skills }) => <small>{skills.join(" · ")}</small> },
  { head: words.heads.state, is: "state", cell: standingOf },
  { head: words.heads.since, cell: ({ at }) => <small>{at}</small>, sorted: "descending" },
];

const menuOf = (volunteer: Volunteer) => (
  <RowMenu about={volunteer.name}>
    <Link to={pathOf(volunteer)}>{staffTables.open}</Link>
    {volunteer.email && <a href={`mailto:${volunteer.email}`}>{words.write}</a>}
  </RowMenu>
);

export default function VolunteersPage({ loaderData }: Route.ComponentProps) {
  const { volunteers, state, search, older, counts } = loaderData;
  const isInUse = useIsInUse("volunteers");
  const query: Record<string, string> = search === "" ? { status: state } : { status: state, q: search };
  const address = `?${new URLSearchParams(query)}`;
  const csv = href("/admin/volunteers/export");
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="volunteers" />
      <div className="head-row">
        <h1>{words.title}</h1>
        <a className="act" href={csv}>
          {words.export}
        </a>
      </div>
      <p className="muted">{words.lede}</p>
      <Chips
        label={words.filters.label}
        chips={volunteerStates.map((name) => ({
          label: words.states[name],
          to: `?status=${name}`,
          count: writeCount(counts[name]),
          isCurrent: name === state && search === "",
        }))}
      />
      <FilterForm label={words.search} shown={address} hidden={{ status: state }}>
        <label className="field grow">
          {words.search}
          <input type="search" name="q" defaultValue={search} />
        </label>
      </FilterForm>
      {volunteers.length > 0 && (
        <ListSums
          {...(search === ""
            ? { count: writeCount(counts[state]), noun: staffTables.shown(counts[state], words.noun) }
            : { noun: words.foundWith(search) })}
          csv={{
            address: csv + address,
            label: staffTables.csv(search === "" && counts[state] <= maxCount ? counts[state] : undefined),
          }}
        />
      )}
      {volunteers.length === 0 && search !== "" && <NothingFound search={search} older={older} />}
      {volunteers.length === 0 && search === "" && <Nobody state={state} counts={counts} />}
      {volunteers.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns()}
          rows={volunteers}
          about={({ name }) => name}
          menu={menuOf}
          choosing={{ label: words.chosen, acts: <ChosenCsv address={csv} /> }}
        />
      )}
      <ListFoot address={href("/admin/volunteers") + address}>
        <OlderLink label={words.older} older={older} query={query} />
      </ListFoot>
      {isInUse && (
        <p>
          <a className="act" href={href("/volunteer")}>
            {words.form}
          </a>
        </p>
      )}
    </>
  );
}

/** An empty state, with a link to the first state that has volunteers. */
function Nobody({ state, counts }: Pick<Route.ComponentProps["loaderData"], "state" | "counts">) {
  const filled = volunteerStates.find((name) => counts[name] > 0);
  if (filled === undefined || counts[state] > 0) return <p>{words.none}</p>;
  const label = words.states[filled];
  return (
    <div className="stack">
      <p>
        {words.nobody.heading(words.states[state])} {words.nobody.text(writeCount(counts[filled]), label)}
      </p>
      <Link className="act" to={`?status=${filled}`}>
        {words.nobody.show(label)}
      </Link>
    </div>
  );
}
