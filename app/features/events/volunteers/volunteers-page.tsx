import { staffVolunteers as words } from "content/staff-volunteers.ts";
import { href, Link } from "react-router";
import { writeCount } from "../../../cms/content-filters.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { Chips, NothingFound, SearchForm } from "../../../staff-kit/list-tools.tsx";
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

/** Who offered to help, by state. */
export default function VolunteersPage({ loaderData }: Route.ComponentProps) {
  const { volunteers, state, search, older, counts } = loaderData;
  const isInUse = useIsInUse("volunteers");
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="volunteers" />
      <div className="head-row">
        <h1>{words.title}</h1>
        <a className="act" href={href("/admin/volunteers/export")}>
          {words.export}
        </a>
      </div>
      <p className="muted">{words.lede}</p>
      <div className="tools">
        <Chips
          label={words.filters.label}
          chips={volunteerStates.map((name) => ({
            label: words.states[name],
            to: `?status=${name}`,
            count: writeCount(counts[name]),
            isCurrent: name === state && search === "",
          }))}
        />
        <SearchForm label={words.search} search={search} />
      </div>
      {volunteers.length === 0 && search !== "" && <NothingFound search={search} older={older} />}
      {volunteers.length === 0 && search === "" && <p>{words.none}</p>}
      <ul className="lst">
        {volunteers.map(({ id, name, state, place, at, skills, vetting }) => (
          <li key={id} className="mail-row">
            <Link to={href("/admin/volunteers/:id", { id: String(id) })}>
              <span className="mail-from">
                <b>{name}</b>
                <span className="muted small">{` ${at}`}</span>
              </span>
              <span className="small">
                {[
                  words.states[state],
                  vetting &&
                    (vetting.holds ? words.vetting.short(vetting.until) : words.vetting.shortEnded(vetting.until)),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              <span className="muted small">{[place, ...skills].filter(Boolean).join(" · ")}</span>
            </Link>
          </li>
        ))}
      </ul>
      <OlderLink
        label={words.older}
        older={older}
        query={search === "" ? { status: state } : { status: state, q: search }}
      />
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
