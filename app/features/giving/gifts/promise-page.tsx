import { data, href, redirect } from "react-router";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { Button } from "../../../ui/button.tsx";
import { Crumb, DetailStyle } from "../../../ui/detail.tsx";
import { FormKey } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Ticks } from "../../../ui/ticks.tsx";
import { readFormKey } from "../../../values/form-key.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { findPublicBank } from "../bank-details/find-bank.server.ts";
import { SureLine } from "../bank-details/sure-line.tsx";
import type { Route } from "./+types/promise-page";
import { createPledge } from "./pledge-commands.server.ts";
import { pledgeSchema } from "./pledge-schema.ts";
import { AmountStep, DonorStep, FrequencyStep, PurposeStep } from "./promise-steps.tsx";

export const handle: RouteHandle = { cache: { query: { dollars: "presence", card: "presence" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const projects = await listProjects(ctx);
  const bank = await findPublicBank(ctx, await findPublicSettingsOnce(ctx, requestInfo));
  return {
    confirmed: bank?.confirmed,
    isDollars: new URL(request.url).searchParams.has("dollars"),
    isByCard: isByCard(ctx, request),
    projects: projects.map(({ id, title }) => ({ id: String(id), title })),
  };
}

/** True when a payment provider is switched on and the address asks for cards. */
const isByCard = ({ payments }: AppContext, { url }: Request): boolean =>
  payments.length > 0 && new URL(url).searchParams.has("card");

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { promise: words } = of("giving");
  const currency = new URL(request.url).searchParams.has("dollars") ? "USD" : "NGN";
  const plan: FormPlan = {
    name: "promise",
    texts: ["message"],
    // Generous: many phones share one address on Nigerian networks.
    limit: { what: "promise", times: 60, minutes: 60 },
    notYet: words.notYet,
    wait: words.wait,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check, formValues }) => {
    const fields = check(pledgeSchema(currency));
    const pledge = await createPledge(ctx, requestInfo.origin, fields, readFormKey(formValues));
    const key = keyOf(pledge);
    return redirect(isByCard(ctx, request) ? href("/g/:key/pay", { key }) : href("/g/:key/send", { key }), 303);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function PromisePage({ loaderData, actionData }: Route.ComponentProps) {
  const { promise: words, sure } = useWords("giving");
  const { confirmed, ...form } = loaderData;
  const { error } = useWords("notices").forms;
  const title = actionData === undefined ? words.title : fillPlaces(error, { title: words.title });
  return (
    <>
      <PageMeta title={title} description={words.lede} path={href("/donate/promise")} />
      <DetailStyle />
      <div className="wrap page">
        <Crumb href={href("/donate")} label={words.back} />
        <div className="side">
          <div className="spaced">
            <div className="stack">
              <h1>{words.heading}</h1>
              <p className="lede">{words.lede}</p>
            </div>
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

type FormProps = Omit<Route.ComponentProps["loaderData"], "confirmed"> & { answer: FormResult | undefined };

function PromiseForm({ isDollars, isByCard, projects, answer }: FormProps) {
  const { promise: words } = useWords("giving");
  const { name, email, message } = words.donor;
  const own = isDollars ? words.amount.ownOnly : words.amount.own;
  const fields = fieldsOf("promise", answer, { own, name, email, message });
  const schema = pledgeSchema(isDollars ? "USD" : "NGN");
  return (
    <form
      className="steps"
      method="post"
      action={href("/donate/promise") + queryOf([isDollars && "dollars", isByCard && "card"])}
      aria-label={words.heading}
      noValidate
    >
      <FormFields prefix="promise" fields={fields} answer={answer} schema={schema} hasHoneypot>
        <AmountStep isDollars={isDollars} isByCard={isByCard} answer={answer} />
        <FrequencyStep answer={answer} />
        <PurposeStep projects={projects} answer={answer} />
        <DonorStep answer={answer} />
      </FormFields>
      <FormKey />
      <Button>{isByCard ? words.buttonByCard : words.button}</Button>
    </form>
  );
}

/** These words as a query; empty without any. */
const queryOf = (words: (string | false)[]): string => {
  const wanted = words.filter((word) => word !== false);
  return wanted.length === 0 ? "" : `?${wanted.join("&")}`;
};
