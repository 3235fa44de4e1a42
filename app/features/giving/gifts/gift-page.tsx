import type { giving } from "content/giving.ts";
import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { canPayOnline } from "../../../server/payments/payment-provider.ts";
import { AlertStyle, Notice } from "../../../ui/alert.tsx";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { AccountCard } from "../transparency/account-card.tsx";
import { findGiftAccounts } from "../transparency/find-gift-account.server.ts";
import { findShownFirstDay } from "../transparency/shows-books.server.ts";
import type { Route } from "./+types/gift-page";
import { ChangeGift, Monthly, RemindMe } from "./change-gift.tsx";
import { erasePromiseDonor, withdrawPromise } from "./erase-donor.server.ts";
import { findPromiseView, type PromiseView } from "./find-promise-view.server.ts";
import { giftLimit } from "./gift-limit.ts";
import css from "./gift-page.css?inline";
import { GiftStages } from "./gift-stages.tsx";
import * as commands from "./promise-commands.server.ts";
import { donorName } from "./promise-schema.ts";

export const headers = privateHeaders;

/** Names of the actions, in the address of the page that confirms them. */
const outcomes = ["sent", "name", "withdraw", "forget", "remind"] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const promise = await findPromiseView(ctx, params.key, requestInfo);
  const ids = promise.gifts.map(({ id }) => id);
  const accounts = await findGiftAccounts(ctx, requestInfo, ids);
  const done = new URL(request.url).searchParams.get("done");
  const hasOnline = canPayOnline(ctx.payments, promise.currency);
  const hasBooks = (await findShownFirstDay(ctx, requestInfo)) !== undefined;
  return { promise, accounts, hasBooks, hasOnline, done: outcomes.find((outcome) => outcome === done) };
}

const nameSchema = v.object({ name: donorName, show: v.optional(v.string(), "") });

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const promise = await commands.requirePromise(ctx, params.key, context.get(requestInfoContext));
  const sentences = (await findWordsOfOnce(ctx, requestInfo))("notices").forms;
  const plan: FormPlan = { name: "gift", limit: giftLimit, sentences };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, (form) =>
    answerIntents(form, {
      sent: () => answerAfter(commands.markSent(ctx, promise), "sent"),
      remind: () => answerAfter(commands.askForReminder(ctx, promise), "remind"),
      withdraw: () => answerAfter(withdrawPromise(ctx, promise), "withdraw"),
      forget: () => answerAfter(erasePromiseDonor(ctx, promise), "forget"),
      name() {
        const { name, show } = form.check(nameSchema);
        return answerAfter(commands.renameDonor(ctx, promise, name, show === "yes"), "name");
      },
    }),
  );
  if (rejected) return data(rejected.answer, rejected.status);
  return redirect(`${href("/g/:key", { key: keyOf(promise) })}?done=${done}`, 303);
}

export default function GiftPage({
  loaderData: { promise, accounts, hasBooks, hasOnline, done },
  actionData,
}: Route.ComponentProps) {
  const { gift: words } = useWords("giving");
  const isOpen = promise.state === "open" || promise.state === "received";
  // Another tab may have changed the promise. The page then must not confirm something untrue.
  const says = {
    sent: promise.sentOn === null ? undefined : words.sentDone,
    name: words.change.saved,
    withdraw: words.change.withdrawn,
    forget: words.change.forgotten,
    remind: promise.remindedOn === null ? undefined : fillPlaces(words.remind.done, { day: promise.remindedOn }),
  };
  const { amount, reference, key } = promise;
  const purpose = promise.purposes.map((purpose) => purpose ?? words.anything).join(", ");
  return (
    <>
      <PageMeta title={words.title} />
      <AlertStyle />
      <DetailStyle />
      <Style name="gift-page" layer="feature" css={css} />
      <PageHead
        ground="yellow"
        heading={headingOf(promise, words)}
        lede={fillPlaces(words.lede, { amount, purpose, reference })}
      />
      <div className="wrap section spaced">
        {done && says[done] !== undefined && actionData === undefined && <Notice>{says[done]}</Notice>}
        {promise.disputed.map(({ id, amount: money }) => (
          <p key={id} className="lede">
            {fillPlaces(words.disputed, { amount: money })}
          </p>
        ))}
        {promise.refunded.map(({ id, how, amount: money, day }) => (
          <p key={id} className="lede">
            {fillPlaces(words[how], { amount: money, day })}
          </p>
        ))}
        {promise.mistakes.map(({ id, day }) => (
          <p key={id} className="lede">
            {fillPlaces(words.mistaken, { day })}
          </p>
        ))}
        {isOpen && promise.undrawn !== "" && <p>{fillPlaces(words.change.undrawn, { letters: promise.undrawn })}</p>}
        {isOpen && <GiftStages promise={promise} hasAccount={accounts.length > 0} hasBooks={hasBooks} />}
        {isOpen &&
          accounts.map((account) => <AccountCard key={`${account.key} ${account.currency}`} account={account} />)}
        {promise.gifts.some(({ receipt }) => receipt !== undefined) && <Receipts promise={promise} />}
        {isOpen && (
          <Buttons>
            <ButtonLink href={href("/g/:key/send", { key })} look="line">
              {words.reference}
            </ButtonLink>
            {hasOnline && promise.stoppedOn === null && (
              <ButtonLink href={href("/g/:key/pay", { key })} look="line">
                {words.pay}
              </ButtonLink>
            )}
          </Buttons>
        )}
        {!isOpen && (
          <p className="lede">
            {promise.state === "expired" ? words.expired : words.withdrawn}{" "}
            <a className="tap" href={href("/contact")}>
              {words.tellUs}
            </a>
          </p>
        )}
        {isOpen && promise.isMonthly && <Monthly promise={promise} />}
        {promise.state === "open" && promise.canBeReminded && promise.stoppedOn === null && (
          <RemindMe promise={promise} />
        )}
        {isOpen && <ChangeGift promise={promise} answer={actionData} />}
      </div>
    </>
  );
}

function Receipts({ promise: { key, gifts } }: { promise: PromiseView }) {
  const { gift: words } = useWords("giving");
  return (
    <section className="stack" aria-labelledby="receipt">
      <h2 id="receipt">{words.receipt}</h2>
      <p>
        <a className="tap" href={href("/g/:key/statement", { key })}>
          {words.statement}
        </a>
      </p>
      {gifts.map(({ id, amount, day, receipt }) =>
        receipt === undefined ? null : (
          <div className="stack" key={id}>
            <p>{fillPlaces(words.receiptFor, { number: receipt, amount, day })}</p>
            <Buttons>
              <ButtonLink href={href("/g/:key/receipt/:number", { key, number: receipt })}>
                {words.receiptOpen}
              </ButtonLink>
              <ButtonLink href={href("/g/:key/receipt/:number.pdf", { key, number: receipt })} look="line">
                {words.receiptPdf}
              </ButtonLink>
            </Buttons>
          </div>
        ),
      )}
    </section>
  );
}

function headingOf({ state, gifts, disputed, hasWentBack }: PromiseView, words: (typeof giving)["gift"]): string {
  if (state !== "open" && state !== "received") return words.ended;
  if (gifts.length === 0 && disputed.length > 0) return words.inDoubt;
  if (gifts.length === 0 && hasWentBack) return words.wentBack;
  if (gifts.length === 0) return words.waiting;
  return gifts.some(({ spentDay }) => spentDay !== null) ? words.spent : words.arrived;
}
