import { staffShell } from "content/staff-shell.ts";
import { Link, useRouteLoaderData } from "react-router";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext, staffContext } from "../../../server/context.server.ts";
import { FindForm } from "../../../staff-kit/list-tools.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/jump-page";
import type { loader as staffLoader } from "./admin-layout.tsx";
import { answerJump } from "./find-jump-targets.server.ts";
import { findTargets, type Target } from "./jump-targets.tsx";
import { Shortcuts } from "./shortcuts.tsx";

export const handle: StaffHandle = { staff: everyMember };

const words = staffShell.jump;

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    search: new URL(request.url).searchParams.get("q") ?? "",
    ...(await answerJump(
      context.get(appContext),
      context.get(requestInfoContext),
      context.get(staffContext),
      request.url,
      true,
    )),
  };
}

/** The jump box, the create sheet and the help as a page, for browsers without script. */
export default function JumpPage({ loaderData: { search, found, admins } }: Route.ComponentProps) {
  const menu = useRouteLoaderData<typeof staffLoader>("staff-layout")?.menu;
  return (
    <div className="stack jump-page">
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <FindForm label={words.title} button={words.find} search={search} />
      {search.trim() !== "" && found.length === 0 && <p>{words.none(admins)}</p>}
      {menu &&
        findTargets(search, found, menu).map(({ name, targets }) => (
          <section key={name} className="more-grid">
            <h2>{words.groups[name]}</h2>
            <ul>
              {targets.map((target) => (
                <li key={`${target.to} ${target.label}`}>
                  <TargetLink {...target} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <section>
        <h2>{staffShell.shortcuts.heading}</h2>
        <Shortcuts />
      </section>
    </div>
  );
}

function TargetLink({ label, to, icon, note, isDocument }: Target) {
  return (
    <Link to={to} reloadDocument={isDocument ?? to.includes("#")}>
      <Icon name={icon} />
      <span>{label}</span>
      {note && <small>{` ${note}`}</small>}
    </Link>
  );
}
