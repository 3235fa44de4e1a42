import { href } from "react-router";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { PromiseView } from "./find-promise-view.server.ts";

interface GiftProps {
  promise: PromiseView;
}

function IntentForm({ promise, intent, label }: GiftProps & { intent: string; label: string }) {
  return (
    <form method="post" action={href("/g/:key", { key: promise.key })}>
      <input type="hidden" name="intent" value={intent} />
      <Button look="line">{label}</Button>
    </form>
  );
}

export function RemindMe({ promise }: GiftProps) {
  const { remind: words } = useWords("giving").gift;
  return (
    <section className="stack" aria-labelledby="remind">
      <h2 id="remind" className="t-3">
        {words.heading}
      </h2>
      {promise.remindedOn === null ? (
        <>
          <p>{words.text}</p>
          <IntentForm promise={promise} intent="remind" label={words.button} />
        </>
      ) : (
        <p>{fillPlaces(words.done, { day: promise.remindedOn })}</p>
      )}
    </section>
  );
}

export function Monthly({ promise: { key, stoppedOn } }: GiftProps) {
  const { stop: words } = useWords("giving");
  return (
    <section className="stack" aria-labelledby="monthly">
      <h2 id="monthly" className="t-3">
        {words.heading}
      </h2>
      {stoppedOn !== null && <p>{fillPlaces(words.done, { day: stoppedOn })}</p>}
      <Buttons>
        <ButtonLink href={href("/g/:key/stop", { key })} look="line">
          {stoppedOn === null ? words.button : words.more}
        </ButtonLink>
      </Buttons>
    </section>
  );
}

export function ChangeGift({ promise, answer }: GiftProps & { answer: FormResult | undefined }) {
  const { gift, promise: asked } = useWords("giving");
  const words = gift.change;
  const show = answer?.values.show ?? (promise.isPublic ? "yes" : "no");
  return (
    <section className="stack" aria-labelledby="change">
      <h2 id="change" className="t-3">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <form className="form" method="post" action={href("/g/:key", { key: promise.key })} noValidate>
        <ErrorSummary
          message={answer?.message}
          fields={[{ name: "name", label: words.name }]}
          errors={answer?.errors}
          prefix="gift-"
        />
        <input type="hidden" name="intent" value="name" />
        <Field
          id="gift-name"
          name="name"
          label={words.name}
          optional
          autoComplete="name"
          value={answer?.values.name ?? promise.name ?? ""}
          error={answer?.errors.name}
        />
        <div className="choices choices--2">
          <Choice name="show" value="no" chosen={show}>
            <strong>{asked.donor.anonymous}</strong>
          </Choice>
          <Choice name="show" value="yes" chosen={show} hint={asked.donor.showHint}>
            <strong>{asked.donor.show}</strong>
          </Choice>
        </div>
        <div>
          <Button look="line">{words.save}</Button>
        </div>
      </form>
      {promise.state === "open" && <IntentForm promise={promise} intent="withdraw" label={words.withdraw} />}
      {promise.hasDonor && <IntentForm promise={promise} intent="forget" label={words.forget} />}
    </section>
  );
}
