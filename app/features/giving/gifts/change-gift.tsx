import { href } from "react-router";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { PledgeView } from "./find-pledge-view.server.ts";

interface GiftProps {
  pledge: PledgeView;
}

/** One button, which needs no field. */
function IntentForm({ pledge, intent, label }: GiftProps & { intent: string; label: string }) {
  return (
    <form method="post" action={href("/g/:key", { key: pledge.key })}>
      <input type="hidden" name="intent" value={intent} />
      <Button look="line">{label}</Button>
    </form>
  );
}

/** A donor with an e-mail can be reminded once. */
export function RemindMe({ pledge }: GiftProps) {
  const { remind: words } = useWords("giving").gift;
  return (
    <section className="stack" aria-labelledby="remind">
      <h2 id="remind" className="t-3">
        {words.heading}
      </h2>
      {pledge.remindedOn === null ? (
        <>
          <p>{words.text}</p>
          <IntentForm pledge={pledge} intent="remind" label={words.button} />
        </>
      ) : (
        <p>{fillPlaces(words.done, { day: pledge.remindedOn })}</p>
      )}
    </section>
  );
}

/** A monthly gift says how it is stopped, or that it was. */
export function Monthly({ pledge: { key, stoppedOn } }: GiftProps) {
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

/** Name, withdrawal and oblivion. */
export function ChangeGift({ pledge, answer }: GiftProps & { answer: FormResult | undefined }) {
  const { gift, promise } = useWords("giving");
  const words = gift.change;
  const show = answer?.values.show ?? (pledge.isPublic ? "yes" : "no");
  return (
    <section className="stack" aria-labelledby="change">
      <h2 id="change" className="t-3">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <form className="form" method="post" action={href("/g/:key", { key: pledge.key })} noValidate>
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
          value={answer?.values.name ?? pledge.name ?? ""}
          error={answer?.errors.name}
        />
        <div className="choices choices--2">
          <Choice name="show" value="no" chosen={show}>
            <strong>{promise.donor.anonymous}</strong>
          </Choice>
          <Choice name="show" value="yes" chosen={show} hint={promise.donor.showHint}>
            <strong>{promise.donor.show}</strong>
          </Choice>
        </div>
        <div>
          <Button look="line">{words.save}</Button>
        </div>
      </form>
      {pledge.state === "open" && <IntentForm pledge={pledge} intent="withdraw" label={words.withdraw} />}
      {pledge.hasDonor && <IntentForm pledge={pledge} intent="forget" label={words.forget} />}
    </section>
  );
}
