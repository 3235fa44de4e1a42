import { staffPeople } from "content/staff-people.ts";
import { ActLink } from "../../cms/act-link.tsx";
import { countAuditEvents, findAuditEvents } from "../../server/audit-log/audit-log-queries.server.ts";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { writeDateAndTime } from "../../values/lagos-time.ts";
import { asRowId } from "../../values/row-id.ts";
import { canReadAuditLog } from "../users/user-permissions.ts";
import type { Route } from "./+types/audit-log-page";

const words = staffPeople.log;

const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!canReadAuditLog(context.get(staffContext))) throw new AppError("adminsOnly");
  const { db } = context.get(appContext);
  const pages = Math.max(1, Math.ceil((await countAuditEvents(db)) / pageLength));
  const wanted = asRowId(new URL(request.url).searchParams.get("page") ?? "") ?? 1;
  const page = Math.min(wanted, pages);
  const rows = await findAuditEvents(db, page, pageLength);
  return { auditEvents: rows.map((row) => ({ ...row, at: writeDateAndTime(row.at) })), page, pages };
}

/** The audit log: cards on phones, lines on wide screens. */
export default function LogPage({ loaderData: { auditEvents, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      {auditEvents.length === 0 && <p>{words.none}</p>}
      <ol className="rows audit-log">
        {auditEvents.map((auditEvent) => (
          <li key={auditEvent.id} className="audit-event">
            <p>
              <strong>{auditEvent.what}</strong> <span className="muted">{auditEvent.subject}</span>
            </p>
            <p className="small">
              <time>{auditEvent.at}</time> {auditEvent.who}
            </p>
            {(["before", "after"] as const).map(
              (side) =>
                auditEvent[side] !== null && (
                  <p key={side} className="small">
                    {`${words.columns[side]}: `}
                    <code>{auditEvent[side]}</code>
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
      <nav className="btns" aria-label={words.page(page, pages)}>
        <span>{words.page(page, pages)}</span>
        {page > 1 && <ActLink label={words.newer} to={`?page=${page - 1}`} />}
        {page < pages && <ActLink label={words.older} to={`?page=${page + 1}`} />}
      </nav>
    </>
  );
}
