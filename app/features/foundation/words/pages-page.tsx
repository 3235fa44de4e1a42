import { staffPages as words } from "content/staff-pages.ts";
import { href, Link } from "react-router";
import { StateMark } from "../../../cms/content-row.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import type { Route } from "./+types/pages-page";
import { listPages } from "./open-words.server.ts";
import { canChangePages } from "./word-permissions.ts";

export const handle: StaffHandle = { staff: { who: canChangePages } };

/** The fixed pages. @throws AppError adminsOnly */
export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await listPages(context.get(appContext)) };
}

export default function PagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <p>{words.lede}</p>
      <div>
        <ActLink label={words.own} icon="plus" to={href("/admin/page")} />
      </div>
      <ul className="rows">
        {loaderData.pages.map((page) => (
          <PageRow key={page.key} page={page} />
        ))}
      </ul>
    </>
  );
}

function PageRow({ page }: { page: Route.ComponentProps["loaderData"]["pages"][number] }) {
  const { key, label, isChanged, next, saved } = page;
  const path = href("/admin/pages/:page", { page: key });
  return (
    <li className="person">
      <div>
        <h2 className="t-3">
          <Link className="tap" to={path}>
            {label}
          </Link>
        </h2>
        <p className="small muted">
          {next ? <StateMark state={next} /> : <span>{isChanged ? words.changed : words.original}</span>}
          {saved && <span>{` ${words.saved(saved.by, writeDay(siteDate(new Date(saved.at))))}`}</span>}
        </p>
      </div>
      <ActLink label={words.edit} about={label} to={path} />
    </li>
  );
}
