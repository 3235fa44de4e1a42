import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { AlertStyle } from "../../../ui/alert.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { siteDate } from "../../../values/dates.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { addDays } from "../../../values/site-days.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { CopyCell } from "../../foundation/words/copy-cell.tsx";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findPublicBank } from "../bank-details/find-bank.server.ts";
import { SureLine } from "../bank-details/sure-line.tsx";
import { mediumOf, referenceFieldOf } from "../bank-details/ways.ts";
import { namesAtBank, WayRows } from "../donate/way-rows.tsx";
import type { Route } from "./+types/reference-page";
import { findPromiseView } from "./find-promise-view.server.ts";
import { giftLimit } from "./gift-limit.ts";
import css from "./gift-page.css?inline";
import { recordSender, requirePromise } from "./promise-commands.server.ts";

/**
 * Schema of day and digits.
 * @param days days that can be chosen (ISO dates)
 * @param words errors for a wrong day and wrong digits
 */
const senderSchema = (days: { first: string; last: string }, words: { badDay: string; badDigits: string }) =>
  v.object({
    sentDay: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.regex(/^\d{4}-\d{2}-\d{2}$/, words.badDay),
      v.check((day) => day >= days.first && day <= days.last && isDay(day), words.badDay),
    ),
    // A longer number is shortened to its last four digits.
    digits: v.pipe(
      v.optional(v.string(), ""),
      v.transform((typed) => withWesternDigits(typed).replace(/[\s()+.-]/g, "")),
      v.maxLength(20, words.badDigits),
      v.regex(/^\d{4,}$/, words.badDigits),
      v.transform((digits) => digits.slice(-4)),
    ),
  });

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

interface SenderFormProps {
  promiseKey: string;
  /** Labels of payment methods without a field for a reference. */
  label: string;
  told: { day: string; digits: string } | undefined;
  /** Days that can be chosen (ISO dates). */
  days: { first: string; last: string };
  answer: FormResult | undefined;
}

function SenderForm({ promiseKey, label, told, days, answer }: SenderFormProps) {
  const { wallet: words } = useWords("giving");
  const { sentDay, digits } = fieldsOf("sender", answer, { sentDay: words.day, digits: words.digits });
  return (
    <section className="note g-yellow stack" aria-labelledby="sender">
      <h2 id="sender" className="t-3">
        {label}
      </h2>
      <p>{fillPlaces(words.noField, { label })}</p>
      <form
        className="form"
        method="post"
        action={href("/g/:key/send", { key: promiseKey })}
        aria-labelledby="sender"
        noValidate
      >
        <FormFields prefix="sender" fields={{ sentDay, digits }} answer={answer} schema={senderSchema(days, words)}>
          <Field {...sentDay} type="date" value={sentDay.value ?? told?.day ?? days.last} />
          <Field {...digits} value={digits.value ?? told?.digits ?? ""} autoComplete="off" inputMode="numeric" />
        </FormFields>
        <Button>{fillPlaces(words.button, { label })}</Button>
      </form>
    </section>
  );
}

export const headers = privateHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const promise = await findPromiseView(ctx, params.key, context.get(requestInfoContext));
  // A promise that waits for no money needs no reference.
  const isWaiting = promise.state === "open" || (promise.state === "received" && promise.isMonthly);
  if (!isWaiting) throw redirect(href("/g/:key", { key: promise.key }));
  const bank = await findPublicBank(ctx, await findPublicSettingsOnce(ctx, requestInfo));
  const ways = bank?.ways.filter(({ currency }) => currency === promise.currency) ?? [];
  return {
    promise,
    ways,
    confirmed: bank?.confirmed,
    days: daysOf(ctx, promise.promisedDay),
    origin: requestInfo.origin,
  };
}

/** Maximum number of days between a payment and a later promise, because some donors pay first. */
const maxDaysBefore = 7;

/** Returns the days on which the donor may have paid. @param promisedDay ISO date */
const daysOf = ({ clock }: AppContext, promisedDay: string) => ({
  first: addDays(promisedDay, -maxDaysBefore),
  last: siteDate(clock.now()),
});

/** Records day and sender's number of a payment without a reference. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const promise = await requirePromise(ctx, params.key, context.get(requestInfoContext));
  const of = await findWordsOfOnce(ctx, requestInfo);
  const plan: FormPlan = { name: "gift", limit: giftLimit, sentences: of("notices").forms };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const { sentDay, digits } = check(
      senderSchema(daysOf(ctx, siteDate(new Date(promise.created_at))), of("giving").wallet),
    );
    await recordSender(ctx, promise, { day: sentDay, digits });
    return redirect(`${href("/g/:key", { key: keyOf(promise) })}?done=sent`, 303);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function ReferencePage({ loaderData, actionData }: Route.ComponentProps) {
  const { promise, ways, confirmed, days, origin } = loaderData;
  const { reference: words, sure, wallet, phone } = useWords("giving");
  const takesGifts = useIsInUse("gifts");
  const { key, reference, prefix, amount } = promise;
  const noField = ways.filter((way) => way.reference === null);
  const labels = noField.map(({ label }) => label).join(" / ");
  const field = referenceFieldOf(ways);
  const lede = {
    bank: words.lede,
    any: wallet.ledeWith,
    phone: phone.reference.lede,
    noField: fillPlaces(wallet.ledeWithout, { label: labels }),
  }[field];
  const medium = mediumOf(ways);
  const mustShow = { bank: words.mustShow, any: wallet.mustShow, phone: phone.reference.mustShow }[medium];
  const sentText = medium === "phone" ? phone.reference.sent.text : words.sent.text;
  const link = `${origin}${href("/g/:key", { key })}`;
  return (
    <>
      <PageMeta title={words.title} />
      <AlertStyle />
      <DetailStyle />
      <Style name="gift-page" layer="feature" css={css} />
      <div className="wrap page side">
        <div className="spaced">
          <div className="stack">
            <h1>{words.heading}</h1>
            <p className="lede">{lede}</p>
          </div>
          <section className="stack" aria-labelledby="yours">
            <h2 id="yours" className="t-3">
              {words.yours}
            </h2>
            <dl className="reference">
              <div>
                <dt className="vh">{words.yours}</dt>
                <dd className="ref">
                  {reference.split("-").map((group) => (
                    <span key={group} aria-hidden="true">
                      {group}
                    </span>
                  ))}
                  <b className="vh">{reference.replaceAll("-", "").split("").join(" ")}</b>
                </dd>
                <CopyCell text={reference} what={words.yours} />
              </div>
            </dl>
            <Buttons>
              <ButtonLink href={`https://wa.me/?${new URLSearchParams({ text: reference })}`} look="line">
                {words.toMyself}
              </ButtonLink>
            </Buttons>
            <p className="small muted">{fillPlaces(words.reading, { prefix })}</p>
          </section>
          <section className="stack" aria-labelledby="account">
            <h2 id="account" className="t-3">
              {fillPlaces(words.sendTo, { amount })}
            </h2>
            {ways.length === 0 ? (
              <p>
                {words.noAccount}{" "}
                <a className="tap" href={href("/contact")}>
                  {words.ask}
                </a>
              </p>
            ) : (
              <>
                <WayRows ways={ways} gift={{ reference, amount }} />
                <p className="alert alert--ok">{fillPlaces(mustShow, { accountName: namesAtBank(ways) })}</p>
                {confirmed && <SureLine words={sure} confirmed={confirmed} />}
              </>
            )}
          </section>
          {noField.length > 0 && (
            <SenderForm promiseKey={key} label={labels} told={promise.sender} days={days} answer={actionData} />
          )}
          {promise.sentOn === null && field !== "noField" && (
            <section className="note g-yellow stack" aria-labelledby="sent">
              <h2 id="sent">{words.sent.heading}</h2>
              <p>{noField.length > 0 ? wallet.sentText : sentText}</p>
              <form method="post" action={href("/g/:key", { key })}>
                <input type="hidden" name="intent" value="sent" />
                <Button>{words.sent.button}</Button>
              </form>
            </section>
          )}
        </div>
        <aside className="stay spaced">
          <section className="note g-lilac stack" aria-labelledby="keep">
            <h2 id="keep" className="t-3">
              {words.keep.heading}
            </h2>
            <p>{words.keep.text}</p>
            <dl className="kept">
              <div>
                <dt className="vh">{words.keep.heading}</dt>
                <dd className="mono">{link}</dd>
                <CopyCell text={link} what={words.keep.heading} />
              </div>
            </dl>
            <ButtonLink href={href("/g/:key", { key })} look="line">
              {words.keep.open}
            </ButtonLink>
          </section>
          {takesGifts && (
            <section className="stack" aria-labelledby="friend">
              <h2 id="friend" className="t-3">
                {words.friend.heading}
              </h2>
              <p>{words.friend.text}</p>
              <ButtonLink
                href={`https://wa.me/?${new URLSearchParams({ text: `${origin}${href("/donate")}` })}`}
                look="line"
                small
              >
                {words.friend.whatsapp}
              </ButtonLink>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
