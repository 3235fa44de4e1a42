import { sayAct } from "content/log-sentences.ts";
import { logThings } from "content/log-things.ts";
import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { findAuditEvents } from "../../../server/audit-log/audit-log-queries.server.ts";
import { nameLoggedThings, partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import { safeguardingErrors } from "../../../server/auth/safeguarding-errors.ts";
import { canNameReaders } from "../../../server/auth/safeguarding-permissions.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { readList } from "../../../values/read-list.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { nameToday, storedNames } from "../../../values/stored-names.ts";
import type { Route } from "./+types/safeguarding-log-page";

export const handle: StaffHandle = {
  staff: { who: canNameReaders, refused: safeguardingErrors.leadsOnly, beforeSecondStep: "concerns" },
};

const words = staffSafeguarding.log;

const pageLength = 50;

/** Kinds of subjects that belong to safeguarding. */
const filter = { kinds: ["concern", "concern-key", "reading", "consent", storedNames.photoRequest], who: "" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = senderOf(context);
  const { page, older } = await readList(request.url, pageLength, (wanted) => findAuditEvents(ctx.db, filter, wanted));
  const ids = page.map(({ subject }) => subject);
  const { named } = await nameLoggedThings(ctx, ids);
  return {
    older,
    events: page.map(({ id, at, who, what, subject }) => {
      const { kind, key } = partsOfSubject(subject);
      const thing = named.get(subject)?.name ?? (kind === "concern" ? words.concern(key) : nameUnnamed(kind));
      return { id, at: writeMoment(at), who, did: sayAct(nameToday(what), kind).replaceAll("{thing}", thing) };
    }),
  };
}

const nameUnnamed = (kind: string): string => logThings.unnamed(kind) ?? logThings.one(kind);

export default function SafeguardingLogPage({ loaderData: { events, older } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      {events.length === 0 && <p>{words.none}</p>}
      <ul className="lst">
        {events.map(({ id, at, who, did }) => (
          <li key={id}>
            <p>
              <strong>{who}</strong> {did}
            </p>
            <p className="small muted">{at}</p>
          </li>
        ))}
      </ul>
      {older !== undefined && <ActLink label={words.older} to={`?before=${older}`} />}
    </>
  );
}
