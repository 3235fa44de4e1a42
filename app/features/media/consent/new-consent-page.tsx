import { staffConsent } from "content/staff-consent.ts";
import { data, href, redirect } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { canProtect } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { findRecordings } from "../recordings/find-recordings.server.ts";
import { Players } from "../recordings/listen.tsx";
import type { Route } from "./+types/new-consent-page";
import { quickUses } from "./consent.ts";
import { ConsentForm, PaperField } from "./consent-form.tsx";
import { consentSchema } from "./consent-schema.ts";
import { handleConsentForm } from "./handle-consent-form.server.ts";
import { takeConsent } from "./take-consent.server.ts";
import "./consents.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: { who: canProtect } };

const words = staffConsent.form;

const photoIn = (request: Request) => asRowId(new URL(request.url).searchParams.get("photo") ?? "");

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const recordings = await findRecordings(ctx, "site:consent");
  return {
    photo: photoIn(request),
    today: siteDate(ctx.clock.now()),
    sendKey: crypto.randomUUID(),
    listen: recordings.length > 0 ? { recordings, words: (await findWordsOf(ctx, "article")).listen } : undefined,
  };
}

export async function action(args: Route.ActionArgs) {
  const { done, rejected } = await handleConsentForm(args, words, async ({ check }, papers, sender) => {
    const fields = check(consentSchema(siteDate(sender.ctx.clock.now())), ["uses"]);
    return takeConsent(sender, fields, { papers, photoId: photoIn(args.request) });
  });
  if (rejected) return data(rejected.answer, rejected.status);
  return redirect(`${href("/admin/consents/:id", { id: String(done) })}?done`, 303);
}

/** Page on which staff record a consent on a phone, together with the family. Works without script. */
export default function NewConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { photo, today, sendKey, listen } = loaderData;
  const isInUse = useIsInUse("recordings");
  const query = photo === undefined ? "" : `?photo=${photo}`;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <section className="aloud g-yellow stack">
        <h2 className="t-3">{words.aloud}</h2>
        <p>{words.aloudText}</p>
        <p className="small">{words.aloudLanguage}</p>
        {isInUse && listen && <Players {...listen} />}
      </section>
      <ConsentForm
        action={href("/admin/consents/new") + query}
        button={words.button}
        values={actionData?.values ?? { givenOn: today, uses: quickUses, person: "child" }}
        errors={actionData?.errors ?? {}}
        message={actionData?.message}
        sendKey={sendKey}
      >
        <PaperField error={actionData?.errors.paper} wasChosen={actionData?.hadFiles ?? false} />
      </ConsentForm>
    </>
  );
}
