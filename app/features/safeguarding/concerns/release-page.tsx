import { staffSafeguarding } from "content/staff-safeguarding.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { readStandings } from "../../people/users/find-settled-people.server.ts";
import { canCreateUser } from "../../people/users/user-permissions.ts";
import type { Route } from "./+types/release-page";
import { findLeadsWithoutOlder, releaseOlder, whyNotRelease } from "./release-older.server.ts";

export const handle: StaffHandle = { staff: { who: canCreateUser } };

const words = staffSafeguarding.release;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, member } = senderOf(context);
  const leads = await findLeadsWithoutOlder(ctx);
  const standings = await readStandings(ctx);
  return {
    sendKey: crypto.randomUUID(),
    leads: leads.map((lead) => ({
      id: lead.id,
      name: lead.name,
      asked: lead.right.askedBy.includes(member.id),
      whyNot: whyNotRelease(standings, member.id, lead)?.sentence,
    })),
  };
}

export const action = (args: Route.ActionArgs) => {
  const plan = { name: "release", notYet: staffSafeguarding.notYet };
  return answerStaffForm(args, plan, async ({ formValues }, sender) =>
    (await releaseOlder(sender, formValues.person?.[0] ?? "")) ? words.released : words.asked,
  );
};

/** Page on which admins release older concerns to a lead, without reading them. */
export default function ReleasePage({ loaderData: { leads, sendKey }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {leads.length === 0 && <p>{words.none}</p>}
      <ul className="stack">
        {leads.map(({ id, name, asked, whyNot }) => (
          <li key={id}>
            <p>{asked ? words.waits(name) : name}</p>
            {!asked && whyNot !== undefined && <p className="muted">{whyNot}</p>}
            {!asked && whyNot === undefined && (
              <ActForm intent="release" sendKey={`${sendKey}-${id}`} button={words.button(name)}>
                <input type="hidden" name="person" value={id} />
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
