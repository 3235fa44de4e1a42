import { href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { senderSchema } from "./sender-schema.ts";

interface SenderFormProps {
  /** The private key of the promise. */
  promiseKey: string;
  /** Labels of ways without a field for a reference. */
  label: string;
  told: { day: string; digits: string } | undefined;
  /** Days to choose from (ISO dates). */
  days: { first: string; last: string };
  answer: FormResult | undefined;
}

/** Asks for a payment's day and number, where the wallet takes no reference. */
export function SenderForm({ promiseKey, label, told, days, answer }: SenderFormProps) {
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
