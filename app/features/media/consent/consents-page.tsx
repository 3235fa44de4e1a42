import { staffConsent } from "content/staff-consent.ts";
import { href, Link } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { ActLink, OlderLink } from "../../../staff-kit/act-link.tsx";
import { SearchForm } from "../../../staff-kit/list-tools.tsx";
import shield from "../../../ui/art/shield.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeDay } from "../../../values/dates.ts";
import { canProtect } from "../../../values/roles.ts";
import type { Route } from "./+types/consents-page";
import { ConsentStateChip } from "./consent-state-chip.tsx";
import { listConsents } from "./find-consents.server.ts";
import "./consents.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: { who: canProtect } };

const words = staffConsent.list;

export const loader = ({ request, context }: Route.LoaderArgs) => listConsents(context.get(appContext), request.url);

export default function ConsentsPage({ loaderData }: Route.ComponentProps) {
  const { consents, older, search, isOldNames, hasOldNames } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.heading}</h1>
        <Link className="btn" to={href("/admin/consents/new")}>
          {words.take}
        </Link>
      </div>
      <p className="muted">{words.lede}</p>
      <div className="tools">
        <div className="seek-row">
          <SearchForm key={search} label={words.search} search={search} />
        </div>
      </div>
      {hasOldNames && !isOldNames && (
        <p>
          <ActLink label={words.oldNames} to="?names" />
        </p>
      )}
      {isOldNames && (
        <p>
          <ActLink label={words.allConsents} to="?" />
        </p>
      )}
      {isOldNames && consents.length === 0 && <p>{words.noOldNames}</p>}
      {consents.length === 0 && search === "" && !isOldNames && <EmptyState art={shield} {...words.empty} />}
      {consents.length === 0 && search !== "" && <p>{words.none}</p>}
      <ul className="consents">
        {consents.map(({ id, code, givenOn, kind, photos, state }) => (
          <li key={id}>
            <Link to={href("/admin/consents/:id", { id: String(id) })}>
              <b>{code}</b>
            </Link>
            <span className="small muted">
              {[staffConsent.kinds[kind], writeDay(givenOn), words.photos(photos)].join(" · ")}
            </span>
            <ConsentStateChip state={state} />
          </li>
        ))}
      </ul>
      <div className="btns">
        <OlderLink
          label={words.older}
          older={older}
          query={{ ...(search !== "" && { q: search }), ...(isOldNames && { names: "" }) }}
        />
      </div>
    </>
  );
}
