import { data, href, redirect } from "react-router";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { canPayOnline } from "../../../server/payments/payment-provider.ts";
import { Button } from "../../../ui/button.tsx";
import { Crumb, DetailStyle } from "../../../ui/detail.tsx";
import { FormKey } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Ticks } from "../../../ui/ticks.tsx";
import { readFormKey } from "../../../values/form-key.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { type Currency, currencies } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { Listen } from "../../media/recordings/listen.tsx";
import { findProjectInQuery, listProjects } from "../../publishing/projects/find-projects.server.ts";
import { findPublicBank } from "../bank-details/find-bank.server.ts";
import { SureLine } from "../bank-details/sure-line.tsx";
import type { Route } from "./+types/promise-page";
import {
  findFormMoney,
  findPromiseCurrency,
  findPromiseWords,
  requireSameMoney,
} from "./find-promise-currency.server.ts";
import { findPurposeHint, listPurposes } from "./find-purpose.server.ts";
import { addressWordOf, donatePath, promisePath } from "./promise-address.ts";
import { createPromise } from "./promise-commands.server.ts";
import { promiseSchema } from "./promise-schema.ts";
import { AmountStep, DonorStep, FrequencyStep, PurposeStep } from "./promise-steps.tsx";

const byPresence = Object.fromEntries(
  [...currencies.map(addressWordOf), "card"].map((name) => [name, "presence" as const]),
);

export const handle: RouteHandle = { cache: { query: { ...byPresence, for: "key" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const projects = await listProjects(ctx);
  const bank = await findPublicBank(ctx, await findPublicSettingsOnce(ctx, requestInfo));
  const chosen = await findPromiseCurrency(ctx, request);
  const project = await findProjectInQuery(ctx, request, projects);
  return {
    confirmed: bank?.confirmed,
    recordings: await findRecordings(ctx, "site:giving"),
    currency: chosen.currency,
    money: findFormMoney(chosen),
    word: chosen.currency === chosen.own ? undefined : addressWordOf(chosen.currency),
    isByCard: isByCard(ctx, request, chosen.currency),
    ...(await findPromiseWords(ctx, requestInfo, chosen)),
    purposeHint: await findPurposeHint(ctx, requestInfo, project),
    project: project && String(project.id),
    purpose: project && projectKey(project),
    projects: await listPurposes(ctx),
  };
}

const isByCard = ({ payments }: AppContext, { url }: Request, currency: Currency): boolean =>
  canPayOnline(payments, currency) && new URL(url).searchParams.has("card");

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { promise: words } = of("giving");
  const chosen = await findPromiseCurrency(ctx, request);
  const { currency } = chosen;
  const plan: FormPlan = {
    name: "promise",
    texts: ["message"],
    // A high limit, because many phones share one address on Nigerian networks.
    limit: { what: "promise", times: 60, minutes: 60 },
    notYet: words.notYet,
    wait: words.wait,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check, formValues }) => {
    requireSameMoney(chosen, formValues);
    const fields = check(promiseSchema(currency));
    const promise = await createPromise(ctx, siteAddressOrLocal(ctx), fields, readFormKey(formValues));
    const key = keyOf(promise);
    return redirect(
      isByCard(ctx, request, currency) ? href("/g/:key/pay", { key }) : href("/g/:key/send", { key }),
      303,
    );
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function PromisePage({ loaderData, actionData }: Route.ComponentProps) {
  const { promise: words, sure } = useWords("giving");
  const { confirmed, recordings, ...form } = loaderData;
  const { error } = useWords("notices").forms;
  const title = actionData === undefined ? words.title : fillPlaces(error, { title: words.title });
  return (
    <>
      <PageMeta title={title} description={words.lede} path={href("/donate/promise")} />
      <DetailStyle />
      <div className="wrap page">
        <Crumb href={donatePath(form.purpose)} label={words.back} />
        <div className="side">
          <div className="spaced">
            <div className="stack">
              <h1>{words.heading}</h1>
              <p className="lede">{words.lede}</p>
            </div>
            <Listen recordings={recordings} />
            <PromiseForm {...form} answer={actionData} />
          </div>
          <aside className="stay stack" aria-labelledby="what-a-promise-is">
            <div className="note g-green stack">
              <h2 id="what-a-promise-is" className="t-3">
                {words.what.heading}
              </h2>
              <Ticks points={words.what.points.map(({ point }) => point)} />
            </div>
            {confirmed && <SureLine words={sure} confirmed={confirmed} />}
          </aside>
        </div>
      </div>
    </>
  );
}

type FormProps = Omit<Route.ComponentProps["loaderData"], "confirmed" | "recordings"> & {
  answer: FormResult | undefined;
};

function PromiseForm({ projects, project, purposeHint, answer, currency, word, money, ...step }: FormProps) {
  const { promise: words } = useWords("giving");
  const { name, email, message } = words.donor;
  const own = step.hasSuggestions ? words.amount.own : words.amount.ownOnly;
  const fields = fieldsOf("promise", answer, { own, name, email, message });
  const schema = promiseSchema(currency);
  return (
    <form className="steps" method="post" action={promisePath({ ...step, word })} aria-label={words.heading} noValidate>
      <FormFields prefix="promise" fields={fields} answer={answer} schema={schema} hasHoneypot>
        <AmountStep {...step} currency={currency} answer={answer} />
        <FrequencyStep answer={answer} />
        <PurposeStep projects={projects} chosen={project} hint={purposeHint} answer={answer} />
        <DonorStep answer={answer} />
      </FormFields>
      {money && <input type="hidden" name="money" value={money} />}
      <FormKey />
      <Button>{step.isByCard ? words.buttonByCard : words.button}</Button>
    </form>
  );
}
