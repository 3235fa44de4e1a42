import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { ActLink } from "../../../cms/act-link.tsx";
import { countAuditEvents, findAuditEvents } from "../../../server/audit-log/audit-log-queries.server.ts";
import { requireLead } from "../../../server/auth/require-reader.server.ts";
import { senderOf } from "../../../server/context.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeMoment } from "../../../values/lagos-time.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/safeguarding-log-page";

const words = staffSafeguarding.log;

const pageLength = 50;

/** Beginnings of the subjects that safeguarding is about. */
const filter = { subjects: ["concern:", "concern-key:", "reading:", "consent:", "takedown:"], who: "" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, member } = senderOf(context);
  requireLead(member);
  const pages = Math.max(1, Math.ceil((await countAuditEvents(ctx.db, filter)) / pageLength));
  const page = Math.min(asRowId(new URL(request.url).searchParams.get("page") ?? "") ?? 1, pages);
  const rows = await findAuditEvents(ctx.db, filter, page, pageLength);
  return {
    hasOlder: page < pages,
    page,
    events: rows.map(({ id, at, who, what, subject }) => ({ id, at: writeMoment(at), who, what, subject })),
  };
}

/** Who looked at what, and who began to read: for leads. */
export default function SafeguardingLogPage({ loaderData: { events, page, hasOlder } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      {events.length === 0 && <p>{words.none}</p>}
      <ul className="lst">
        {events.map(({ id, at, who, what, subject }) => (
          <li key={id}>
            <p>{`${who}: ${what}, ${subject}`}</p>
            <p className="small muted">{at}</p>
          </li>
        ))}
      </ul>
      {hasOlder && <ActLink label={words.older} to={`?page=${page + 1}`} />}
    </>
  );
}
