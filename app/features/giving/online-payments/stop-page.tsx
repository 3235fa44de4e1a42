import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { AlertStyle, ErrorSummary, Notice } from "../../../ui/alert.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { giftLimit } from "../gifts/gift-limit.ts";
import { formatReference, requirePromise } from "../gifts/promise-commands.server.ts";
import type { Route } from "./+types/stop-page";
import { findSubscriptionState, stopMonthly } from "./stop-monthly.server.ts";

export const headers = privateHeaders;

/**
 * Loads the page without stopping anything, because link previews also load it.
 * @throws AppError notFound for a single gift
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const promise = await requirePromise(ctx, params.key, context.get(requestInfoContext));
  if (promise.frequency !== "monthly") throw new AppError("notFound");
  const key = keyOf(promise);
  if (promise.state !== "open" && promise.state !== "received") throw redirect(href("/g/:key", { key }));
  return {
    key,
    amount: formatMoney(promise),
    purpose: promise.purpose,
    reference: formatReference(promise),
    stoppedOn: promise.stopped_at && writeDay(siteDate(new Date(promise.stopped_at))),
    partner: await findSubscriptionState(ctx, promise),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const promise = await requirePromise(ctx, params.key, context.get(requestInfoContext));
  const sentences = (await findWordsOfOnce(ctx, requestInfo))("notices").forms;
  const plan: FormPlan = { name: "stop a monthly gift", limit: giftLimit, sentences };
  const { rejected } = await handleForm(ctx, requestInfo, request, plan, () => stopMonthly(ctx, promise));
  if (rejected) return data(rejected.answer, rejected.status);
  return redirect(href("/g/:key/stop", { key: keyOf(promise) }), 303);
}

export default function StopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stop: words, gift } = useWords("giving");
  const { key, stoppedOn, partner, ...about } = loaderData;
  const isStopped = stoppedOn !== null && partner === "none";
  const lede = fillPlaces(words.lede, { ...about, purpose: about.purpose ?? gift.anything });
  return (
    <>
      <PageMeta title={words.title} />
      <AlertStyle />
      <DetailStyle />
      <PageHead ground="pink" heading={isStopped ? words.stopped : words.title} lede={lede} />
      <div className="wrap section spaced">
        <ErrorSummary message={actionData?.message} fields={[]} />
        {stoppedOn !== null && <Notice>{fillPlaces(words.done, { day: stoppedOn })}</Notice>}
        {partner === "none" && <p>{words.transfer}</p>}
        {partner === "running" && <p>{stoppedOn === null ? words.online : words.asked}</p>}
        {partner === "unreachable" && <p>{words.unreachable}</p>}
        {stoppedOn !== null && <p>{words.stillComes}</p>}
        {!isStopped && (
          <form method="post">
            <Button>{words.button}</Button>
          </form>
        )}
        <Buttons>
          <ButtonLink href={href("/g/:key", { key })} look="line">
            {words.page}
          </ButtonLink>
        </Buttons>
      </div>
    </>
  );
}
