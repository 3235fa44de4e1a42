import { staffSensitive } from "content/staff-sensitive.ts";
import { staffSensitiveFields } from "content/staff-sensitive-fields.ts";
import { href, Link } from "react-router";
import { listUnapproved } from "../../../cms/protection/approve-story.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canProtect } from "../../../values/roles.ts";
import type { Route } from "./+types/approvals-page";
import { contentViews } from "./content-item-form.tsx";
import { contentTypeOf, contentTypes, type Noun } from "./content-types.server.ts";

export const handle: StaffHandle = { staff: { who: canProtect } };

const words = staffSensitive.approval;

export async function loader({ context }: Route.LoaderArgs) {
  const types = Object.keys(contentTypes).map((noun) => contentTypeOf(noun as Noun));
  return { stories: await listUnapproved(context.get(appContext), types) };
}

export default function ApprovalsPage({ loaderData: { stories } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <PageMeta title={staffSensitiveFields.toApprove} />
      <h1>{staffSensitiveFields.toApprove}</h1>
      <p className="muted">{words.lede}</p>
      {stories.length === 0 && <p>{words.none}</p>}
      <ul className="stack">
        {stories.map(({ noun, id, title }) => (
          <li className="head-row" key={`${noun}:${id}`}>
            <h2 className="t-4">{title || contentViews[noun as Noun].words.untitled}</h2>
            <Link className="act" to={href("/admin/approvals/:subject", { subject: `${noun}-${id}` })}>
              {words.read}
              <span className="vh">{` ${title}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
