import { staffGuests } from "content/staff-guests.ts";
import { useRef } from "react";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Send } from "./use-day-list.tsx";

const words = staffGuests.someoneNew;

interface SomeoneNewProps {
  action: string;
  /** Idempotency key for browsers without script. */
  sendKey: string;
  answer: StaffFormResult | undefined;
  send: Send;
}

/** Form that adds a walk-in. */
export function SomeoneNew({ action, sendKey, answer, send }: SomeoneNewProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const errors = answer !== undefined && "errors" in answer ? answer.errors : undefined;
  return (
    <details ref={details} className="someone-new" open={errors?.adults !== undefined}>
      <summary className="btn">
        <Icon name="plus" />
        {words.heading}
      </summary>
      <form
        className="form"
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
          if (!(Number(fields.adults) + Number(fields.children) > 0)) return form.querySelector("input")?.focus();
          send({ ...fields, intent: "new" }, fields.name || staffGuests.unnamed);
          form.reset();
          if (details.current) details.current.open = false;
        }}
      >
        <input type="hidden" name="intent" value="new" />
        <input type="hidden" name="idempotencyKey" value={sendKey} />
        <Field id="new-name" name="name" label={words.name} optional autoComplete="off" />
        <div className="two">
          <Field
            id="new-adults"
            name="adults"
            label={words.adults}
            value="1"
            inputMode="numeric"
            error={errors?.adults}
          />
          <Field
            id="new-children"
            name="children"
            label={words.children}
            value="0"
            inputMode="numeric"
            error={errors?.children}
          />
        </div>
        <div>
          <button type="submit" className="btn">
            {words.button}
          </button>
        </div>
      </form>
    </details>
  );
}
