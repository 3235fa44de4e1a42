import { staffProtecting as words } from "content/staff-protecting.ts";
import { staffRecordings } from "content/staff-recordings.ts";
import { useState } from "react";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { useIsInUse } from "../use/switched-off.tsx";
import type { Route } from "./+types/protecting-pages-page";
import { confirmPage, findProtectingPages, readConfirmation } from "./protecting-pages.server.ts";

export const handle: StaffHandle = { staff: { who: canChangeCountry } };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pages: await findProtectingPages(context.get(appContext)),
});

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "protecting-page", notYet: words.notYet }, (form, sender) =>
    answerIntents(form, { confirm: () => confirmPage(sender, readConfirmation(form.formValues)) }),
  );

/** Pages that protect people. An admin reads each aloud in the language of the site, and confirms it with a day. */
export default function ProtectingPagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const [answer, setAnswer] = useState<StaffFormResult | undefined>(actionData);
  const { Form } = useButtons(setAnswer);
  const readsAloud = useIsInUse("recordings");
  return (
    <>
      <PageMeta title={words.title} />
      <RoomHead heading={words.title} lede={words.lede} />
      <StatusMessage answer={answer} />
      <ul className="rows">
        {loaderData.pages.map(({ page, label, path, editPath, mark, isRead, note }) => (
          <li key={page} className="person">
            <div>
              <h2 className="t-3">{label}</h2>
              <p className="small muted">{note ?? words.unread}</p>
            </div>
            <div className="btns">
              <ActLink label={words.see} about={label} to={path} />
              {editPath && <ActLink label={words.change} about={label} to={editPath} />}
              {readsAloud && (
                // A full page load, because that page needs permission to use the microphone.
                <a className="act" href={href("/admin/listen/:subject", { subject: `site-${page}` })}>
                  {staffRecordings.link}
                  <span className="vh"> {label}</span>
                </a>
              )}
              {!isRead && (
                <Form method="post" action={href("/admin/protecting-pages")}>
                  <input type="hidden" name="intent" value="confirm" />
                  <input type="hidden" name="page" value={page} />
                  <input type="hidden" name="mark" value={mark} />
                  <button type="submit" className="act">
                    {words.confirm}
                    <span className="vh"> {label}</span>
                  </button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
