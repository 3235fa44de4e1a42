import { data, href, redirect } from "react-router";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { firstValues } from "../../../server/http/read-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/newsletter-page";
import { consentSeen, sealedConsent } from "./consent.server.ts";
import { NewsletterSignup } from "./newsletter-signup.tsx";
import { requestSubscription } from "./subscribe.server.ts";
import { subscriberSchema } from "./subscriber-schema.ts";

/** The footer's form is hidden on this page. */
export const handle: RouteHandle & { showsNewsletter: true } = {
  showsNewsletter: true,
  cache: { query: { thanks: "outcome" }, isListed: false },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const consent = sealedConsent(ctx, (await findWordsOfOnce(ctx, requestInfo))("frame"));
  return {
    thanks:
      readOutcome(context.get(appContext), href("/newsletter"), new URL(request.url).searchParams.get("thanks")) ===
      "sent",
    consent,
  };
}

const thanks = (ctx: AppContext) =>
  redirect(`${href("/newsletter")}?thanks=${signOutcome(ctx, href("/newsletter"), "sent")}`, 303);

/**
 * Returns the page with the footer's form, from `Referer`; this page if the header is missing, too long or of another
 * site.
 */
function formOrigin(request: Request, siteUrl: string | undefined): string {
  const page = URL.parse(request.headers.get("Referer") ?? "");
  const hosts = [request.url, siteUrl].flatMap((address) => URL.parse(address ?? "")?.host ?? []);
  return page !== null && hosts.includes(page.host) && page.pathname.length <= 200 ? page.pathname : "/newsletter";
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { newsletter: words } = of("frame");
  const page = formOrigin(request, ctx.config.siteUrl);
  const plan: FormPlan = {
    name: "newsletter",
    // A high limit, because many phones share one address on Nigerian networks.
    limit: { what: "newsletter", times: 120, minutes: 60 },
    notYet: words.notYet,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check, formValues }) => {
    const { email } = check(subscriberSchema);
    const consent = consentSeen(ctx, of("frame"), firstValues(formValues));
    await requestSubscription(ctx, siteAddressOrLocal(ctx), { email, consent, page });
    return thanks(ctx);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter: words } = useWords("frame");
  return (
    <div className="g-ink">
      <PageMeta title={words.pageTitle} />
      <h1 className="vh">{words.pageTitle}</h1>
      <div className="wrap section">
        <NewsletterSignup
          answer={actionData}
          thanks={loaderData.thanks && actionData === undefined}
          consent={loaderData.consent}
        />
      </div>
    </div>
  );
}
