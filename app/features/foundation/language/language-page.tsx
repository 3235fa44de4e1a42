import { staffLanguage as words } from "content/staff-language.ts";
import { Form, href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { countOwnPages } from "../words/open-words.server.ts";
import type { Route } from "./+types/language-page";
import { changeLanguage, proposeLanguage, readLanguage } from "./change-language.server.ts";
import { LanguageField } from "./language-field.tsx";

export const handle: StaffHandle = { staff: { who: canChangeCountry } };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const settings = await findSettings(ctx);
  return { was: settings.language ?? "", proposed: proposeLanguage(settings), own: await countOwnPages(ctx) };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "language", notYet: words.notYet }, async ({ formValues }, sender) =>
    (await changeLanguage(sender, readLanguage(formValues))) ? words.saved : words.same,
  );

/** The language of the site. The form is a whole document: its page speaks the new language at once. */
export default function LanguagePage({ loaderData: { was, proposed, own }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <RoomHead heading={words.title} lede={words.lede} />
      <StatusMessage answer={actionData} />
      <Form method="post" action={href("/admin/language")} className="form" reloadDocument>
        <p>{own > 0 ? words.ownWords(own) : words.noOwnWords}</p>
        {own > 0 && <Link to={href("/admin/pages")}>{words.pages}</Link>}
        <input type="hidden" name="wasLanguage" value={was} />
        <LanguageField id="language" chosen={proposed} error={formErrorsOf(actionData)?.errors?.language} />
        <div>
          <Button>{words.save}</Button>
        </div>
      </Form>
    </>
  );
}
