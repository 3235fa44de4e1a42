import { staffCash } from "content/staff-cash.ts";
import { staffCashLines as words } from "content/staff-cash-lines.ts";
import { Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { FindForm } from "../../../staff-kit/list-tools.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canKeepBooks } from "../../../values/roles.ts";
import type { Route } from "./+types/lines-page";
import { EntryLine } from "./entry-line.tsx";
import { listLines } from "./list-lines.server.ts";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

export const loader = ({ context, request }: Route.LoaderArgs) => listLines(senderOf(context), request.url);

/** All lines of the books, the newest first, each with its correction. */
export default function LinesPage({ loaderData: { rows, older, search } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <BackHead title={words.title} to="/admin/cash" back={staffCash.title} />
      <p>{words.lede}</p>
      <FindForm label={words.find} button={words.findButton} search={search} />
      {rows.length === 0 && <p>{search === "" ? words.none : words.notFound}</p>}
      <ul className="rows stack">
        {rows.map((entry) => (
          <li key={entry.id} className="stack">
            <EntryLine entry={entry} />
            <Link className="act" to={`/admin/cash/lines/${entry.id}`}>
              {words.open}
              <span className="vh">{` ${words.about(entry.what, entry.day)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <OlderLink label={words.older} {...(older !== undefined && { older })} query={{ q: search }} />
    </>
  );
}
