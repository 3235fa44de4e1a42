import { formErrors } from "content/form-errors.ts";
import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { AlertStyle, Notice } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Crumb, DetailStyle } from "../../../ui/detail.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Ticks } from "../../../ui/ticks.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { reportSchema } from "../bank-details/bank-schema.ts";
import { findGuard } from "../bank-details/find-bank.server.ts";
import { reportFraud } from "../bank-details/report-commands.server.ts";
import type { Route } from "./+types/check-page";
import { checkNumber, type Verdict } from "./check-number.server.ts";

export const handle: RouteHandle = { cache: { query: { thanks: "outcome" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const outcome = readOutcome(ctx, href("/donate/check"), new URL(request.url).searchParams.get("thanks"));
  return { thanks: outcome === "sent", guard: await findGuard(ctx) };
}

const thanks = (ctx: AppContext) =>
  redirect(`${href("/donate/check")}?thanks=${signOutcome(ctx, href("/donate/check"), "sent")}`, 303);

/** Maximum number of reports from one network. */
const reportLimit = { what: "fraud report", times: 10, minutes: 60 };

const checkSchema = (empty: string) =>
  v.object({
    number: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.nonEmpty(empty),
      v.maxLength(100, () => formErrors.tooLong(100)),
    ),
  });

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { check: words } = of("giving");
  const plan: FormPlan = {
    name: "check",
    texts: ["story"],
    // A high limit, because many phones share one address on Nigerian networks.
    limit: { what: "bank check", times: 60, minutes: 60 },
    notYet: words.notYet,
    wait: words.wait,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ formValues, check }) => {
    if (formValues.form?.[0] === "report") {
      const report = check(reportSchema);
      if (!(await countTowardsRateLimit(ctx, reportLimit, requestInfo.address)))
        throw new FormError(words.report.wait, { status: 429 });
      await reportFraud(ctx, report);
      return thanks(ctx);
    }
    const { number } = check(checkSchema(words.empty));
    return { typed: number, verdict: await checkNumber(ctx, number) };
  });
  if (rejected) return data({ rejected: rejected.answer }, rejected.status);
  return done instanceof Response ? done : { answer: done };
}

export default function CheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { check: words } = useWords("giving");
  const takesGifts = useIsInUse("gifts");
  const rejected = actionData !== undefined && "rejected" in actionData ? actionData.rejected : undefined;
  const answer = actionData !== undefined && "answer" in actionData ? actionData.answer : undefined;
  const { error } = useWords("notices").forms;
  const { isAlone, isByOne } = loaderData.guard;
  const { points, alone, byOne } = words.guard;
  const guardPoints = [...(isAlone ? alone : points).map(({ point }) => point), ...(isByOne ? [byOne] : [])];
  const isReport = rejected?.values.form === "report";
  return (
    <>
      <PageMeta
        title={rejected === undefined ? words.title : fillPlaces(error, { title: words.title })}
        description={words.lede}
        path={href("/donate/check")}
      />
      <AlertStyle />
      <DetailStyle />
      <div className="wrap page">
        {takesGifts && <Crumb href={href("/donate")} label={words.back} />}
        <div className="side">
          <div className="spaced">
            <div className="stack">
              <h1>{words.heading}</h1>
              <p className="lede">{words.lede}</p>
            </div>
            {answer && <Answered {...answer.verdict} />}
            <CheckForm typed={answer?.typed} rejected={isReport ? undefined : rejected} />
            <section className="stack" aria-labelledby="report">
              <h2 id="report">{words.report.heading}</h2>
              <p>{words.report.text}</p>
              {loaderData.thanks && actionData === undefined && <Notice>{words.report.thanks}</Notice>}
              <ReportForm rejected={isReport ? rejected : undefined} />
            </section>
          </div>
          <aside className="stay stack" aria-labelledby="guard">
            <div className="note g-green stack">
              <h2 id="guard" className="t-3">
                {words.guard.heading}
              </h2>
              <Ticks points={guardPoints} />
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

function Answered(verdict: Verdict) {
  const { check: words } = useWords("giving");
  if (verdict.kind === "account" || verdict.kind === "reference" || verdict.kind === "receipt")
    return <Notice>{words[verdict.kind]}</Notice>;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its answer comes first.
    <div className="alert alert--err" role="alert" tabIndex={-1} autoFocus>
      <p>{verdict.kind === "until" ? fillPlaces(words.until, { day: verdict.day }) : words[verdict.kind]}</p>
    </div>
  );
}

function CheckForm({ typed, rejected }: { typed: string | undefined; rejected: FormResult | undefined }) {
  const { check: words } = useWords("giving");
  const fields = fieldsOf("check", rejected, { number: words.label });
  return (
    <form className="form" method="post" action={href("/donate/check")} aria-label={words.heading} noValidate>
      <FormFields prefix="check" fields={fields} answer={rejected} schema={checkSchema(words.empty)} hasHoneypot>
        <Field {...fields.number} autoComplete="off" value={typed ?? fields.number.value} />
      </FormFields>
      <Button>{words.button}</Button>
    </form>
  );
}

function ReportForm({ rejected }: { rejected: FormResult | undefined }) {
  const { report: words } = useWords("giving").check;
  const { story, account, contact } = words;
  const fields = fieldsOf("report", rejected, { story, account, contact });
  return (
    <form className="form" method="post" action={href("/donate/check")} aria-labelledby="report" noValidate>
      <input type="hidden" name="form" value="report" />
      <FormFields prefix="report" fields={fields} answer={rejected} schema={reportSchema} hasHoneypot>
        <Field {...fields.story} long />
        <Field {...fields.account} optional autoComplete="off" />
        <Field {...fields.contact} optional hint={words.contactHint} />
      </FormFields>
      <Button>{words.button}</Button>
    </form>
  );
}
