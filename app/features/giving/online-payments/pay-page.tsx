import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { ErrorSummary, Notice } from "../../../ui/alert.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { formatMoney } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { giftLimit } from "../gifts/gift-limit.ts";
import { requirePromise } from "../gifts/promise-commands.server.ts";
import type { Route } from "./+types/pay-page";
import { beginCheckout, findPaymentPage } from "./checkout-commands.server.ts";

export const headers = privateHeaders;

/** Loads the page without beginning a payment, because link previews and second tabs also load it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  if (ctx.payments.length === 0) throw new AppError("notFound");
  const promise = await requirePromise(ctx, params.key, context.get(requestInfoContext));
  const key = keyOf(promise);
  const hasEnded = promise.state !== "open" && promise.state !== "received";
  if (hasEnded || (promise.state === "open" && promise.stopped_at !== null)) throw redirect(href("/g/:key", { key }));
  const { searchParams } = new URL(request.url);
  const common = {
    key,
    amount: formatMoney(promise),
    isMonthly: promise.frequency === "monthly",
  };
  if (promise.state === "received") return { ...common, state: "done" as const };
  if (searchParams.has("paid")) return { ...common, state: "waiting" as const };
  const page = await findPaymentPage(ctx, promise);
  if (page === undefined || (searchParams.has("away") && page.url === undefined))
    return { ...common, state: "away" as const };
  const { url, fee, currency } = page;
  const kept = fee === undefined ? undefined : formatMoney({ amount: fee, currency });
  const arrives = fee === undefined ? undefined : formatMoney({ amount: page.amount - fee, currency });
  const isUnderway = searchParams.has("underway") && url === undefined;
  return { ...common, state: "ready" as const, isUnderway, url, arrives, fee: kept };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const promise = await requirePromise(ctx, params.key, context.get(requestInfoContext));
  const sentences = (await findWordsOfOnce(ctx, requestInfo))("notices").forms;
  const plan: FormPlan = { name: "online payment", limit: giftLimit, sentences };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, (form) =>
    answerIntents(form, {
      async begin() {
        if (promise.state !== "open" || promise.stopped_at !== null) return "";
        const outcome = await beginCheckout(ctx, requestInfo.origin, promise);
        return outcome === "begun" ? "" : `?${outcome}`;
      },
    }),
  );
  if (rejected) return data(rejected.answer, rejected.status);
  return redirect(`${href("/g/:key/pay", { key: keyOf(promise) })}${done}`, 303);
}

/** Page with a link to the payment partner; the content security policy forbids forms to other sites. */
export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pay: words, stop } = useWords("giving");
  const { key, amount, isMonthly } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <DetailStyle />
      <PageHead ground="pink" heading={fillPlaces(words.heading, { amount })} lede={words.lede} />
      <div className="wrap section spaced">
        <ErrorSummary message={actionData?.message} fields={[]} />
        {loaderData.state === "ready" && (
          <>
            {loaderData.arrives && loaderData.fee && (
              <p>{fillPlaces(words.arrives, { amount, arrives: loaderData.arrives, fee: loaderData.fee })}</p>
            )}
            {isMonthly && <p>{words.monthly}</p>}
            {loaderData.isUnderway && <Notice>{words.underway}</Notice>}
            {loaderData.url === undefined ? (
              <form method="post">
                <input type="hidden" name="intent" value="begin" />
                <Button>{words.begin}</Button>
              </form>
            ) : (
              <Buttons>
                <ButtonLink href={loaderData.url}>{words.button}</ButtonLink>
              </Buttons>
            )}
          </>
        )}
        {loaderData.state === "waiting" && <p className="lede">{words.waiting}</p>}
        {loaderData.state === "done" && <p className="lede">{words.done}</p>}
        {loaderData.state === "away" && (
          <>
            <p className="lede">{words.away}</p>
            <Buttons>
              <ButtonLink href={href("/g/:key/pay", { key })}>{words.again}</ButtonLink>
            </Buttons>
          </>
        )}
        <Buttons>
          <ButtonLink href={href("/g/:key", { key })} look="line">
            {words.gift}
          </ButtonLink>
          {isMonthly && (
            <ButtonLink href={href("/g/:key/stop", { key })} look="line">
              {stop.title}
            </ButtonLink>
          )}
          {loaderData.state === "away" && (
            <ButtonLink href={href("/g/:key/send", { key })} look="line">
              {words.transfer}
            </ButtonLink>
          )}
        </Buttons>
      </div>
    </>
  );
}
