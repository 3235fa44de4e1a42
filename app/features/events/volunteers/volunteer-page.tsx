import { data, href, redirect } from "react-router";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { Notice } from "../../../ui/alert.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Ticks } from "../../../ui/ticks.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { askAboutTelephones } from "../../foundation/settings/ask-about-telephones.server.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/volunteer-page";
import { offerHelp } from "./offer-help.server.ts";
import { VolunteerForm } from "./volunteer-form.tsx";
import { markSkills, volunteerSchema } from "./volunteer-schema.ts";

export const handle: RouteHandle = { cache: { query: { thanks: "outcome" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { volunteerFormUrl } = await findPublicSettingsOnce(context.get(appContext), context.get(requestInfoContext));
  return {
    volunteerFormUrl,
    thanks:
      readOutcome(context.get(appContext), href("/volunteer"), new URL(request.url).searchParams.get("thanks")) ===
      "sent",
  };
}

const thanks = (ctx: AppContext) =>
  redirect(`${href("/volunteer")}?thanks=${signOutcome(ctx, href("/volunteer"), "sent")}`, 303);

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { errors: words } = of("volunteer");
  const plan: FormPlan = {
    name: "volunteer",
    texts: ["message"],
    // A high limit, because many phones share one address on Nigerian networks.
    limit: { what: "volunteer", times: 60, minutes: 60 },
    notYet: words.notYet,
    wait: `${words.notYet} ${words.many}`,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check, formValues }) => {
    markSkills(formValues);
    const offer = check(volunteerSchema(words));
    await askAboutTelephones(ctx, formValues, { contact: undefined }, { notYet: words.notYet, sentence: words.digit });
    await offerHelp(ctx, offer);
    return thanks(ctx);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

/** Page with the form for volunteers, or with a link to the foundation's form on another site. */
export default function VolunteerPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("volunteer");
  const { volunteerFormUrl, thanks } = loaderData;
  const { error } = useWords("notices").forms;
  const title = actionData === undefined ? words.title : fillPlaces(error, { title: words.title });
  return (
    <>
      <PageMeta title={title} description={words.lede} path={href("/volunteer")} />
      <DetailStyle />
      <PageHead ground="green" heading={words.heading} lede={words.lede} />
      <div className="wrap section">
        <div className="side">
          <div className="spaced">
            {thanks && actionData === undefined && <Notice>{words.form.thanks}</Notice>}
            <VolunteerForm answer={actionData} />
          </div>
          <aside className="stay stack" aria-labelledby="next">
            <div className="note g-yellow stack">
              <h2 id="next" className="t-3">
                {words.next.heading}
              </h2>
              <Ticks points={words.next.points.map(({ point }) => point)} />
            </div>
            {volunteerFormUrl && (
              <p>
                {words.external.before}{" "}
                <a href={volunteerFormUrl} target="_blank" rel="noopener">
                  {words.external.link}
                  <span className="vh"> {words.external.newTab}</span>
                </a>
              </p>
            )}
          </aside>
        </div>
      </div>
    </>
  );
}
