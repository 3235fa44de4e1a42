import { staffSpending } from "content/staff-spending.ts";
import { type FormEvent, useEffect, useState } from "react";
import { Form } from "react-router";
import { deleteDraft, findDraft, readDraft, saveDraft } from "../../../staff-kit/local-draft.ts";
import { storedPictureField } from "../../../staff-kit/offline/stored-picture.ts";
import { siteNowHere } from "../../../staff-kit/site-time-here.ts";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { siteDate } from "../../../values/dates.ts";
import type { findSpendForm } from "./find-spend-form.server.ts";
import { PictureField } from "./picture-field.tsx";
import type { AskedWords } from "./read-voucher-form.server.ts";
import { voucherDraft } from "./voucher-draft.ts";

const words = staffSpending.form;

type Offered = Awaited<ReturnType<typeof findSpendForm>>;
type Values = Record<string, string>;

interface SpendFormProps extends Offered {
  /** Answer of the server to a refused form. */
  refused: { message: string; values: Values; errors: Values; hadPicture: boolean; asked: AskedWords[] } | undefined;
  /** Key of a form that waits on the phone: the next one begins empty. */
  queued: string | undefined;
}

interface BegunForm {
  /** Values of a form that was not sent, or was taken out of the queue. */
  stored: Values | undefined;
  key: string;
  /** Counts the forms of this page: another one begins with other values. */
  number: number;
}

/** Returns the form that this phone stored, and a key that no form of the phone's cache used before. */
function useBegunForm(queued: string | undefined): BegunForm {
  const [form, setForm] = useState<BegunForm>({ stored: undefined, key: "", number: 0 });
  useOnChange([queued], () => {
    if (queued !== undefined) deleteDraft(voucherDraft);
    const found = queued === undefined ? findDraft(voucherDraft) : undefined;
    const stored = found && Object.fromEntries(Object.entries(found).map(([name, [value = ""]]) => [name, value]));
    const isOther = stored !== undefined || queued !== undefined;
    const key = stored?.idempotencyKey || crypto.randomUUID();
    setForm(({ number }) => ({ stored, key, number: isOther ? number + 1 : number }));
  });
  return form;
}

const labels = () => ({
  picture: words.picture,
  amount: words.names.amount,
  for: words.names.for,
  payee: words.payee,
  paidFrom: words.paidFrom,
  note: words.note,
  day: words.day,
});

export function SpendForm(props: SpendFormProps) {
  const { refused, queued, sendKey, given } = props;
  const { stored, key, number } = useBegunForm(queued);
  const store = ({ currentTarget }: FormEvent<HTMLFormElement>) => saveDraft(voucherDraft, readDraft(currentTarget));
  const values: Values = { ...given, ...stored, ...refused?.values };
  const errors = refused?.errors ?? {};
  const idempotencyKey = key || refused?.values.idempotencyKey || sendKey;
  return (
    <Form key={number} method="post" encType="multipart/form-data" className="form spend" noValidate onInput={store}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <ErrorSummary
        message={refused?.message}
        fields={Object.entries(labels()).map(([name, label]) => ({ name, label }))}
        errors={errors}
        prefix="spend-"
      />
      <PictureField
        error={errors.picture}
        wasLost={refused?.hadPicture === true}
        storedId={Number(values[storedPictureField] ?? 0)}
      />
      <Amount {...props} values={values} error={errors.amount} />
      <Purpose {...props} values={values} error={errors.for} />
      <Payee {...props} values={values} error={errors.payee} />
      <PaidFrom {...props} values={values} error={errors.paidFrom} />
      <Details {...props} values={values} errors={errors} />
      {refused?.asked.map(({ id, sentence }) => (
        <div key={id}>
          <p>{sentence}</p>
          <Check name="fine" value={id} label={words.fine} />
        </div>
      ))}
      <div className="spend-send">
        <p className="small">{words.goes}</p>
        <Button>{words.button}</Button>
      </div>
    </Form>
  );
}

type PartProps = Offered & { values: Values; error?: string | undefined };

const ErrorLine = ({ id, error }: { id: string; error: string | undefined }) => (
  <p className="err" id={id} hidden={error === undefined}>
    {error}
  </p>
);

function Amount({ currencies, values, error }: PartProps) {
  return (
    <div className="two">
      <div className="field spend-amount">
        <label htmlFor="spend-amount">{words.amount}</label>
        <input
          id="spend-amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.amount}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : "spend-amount-error"}
        />
        <ErrorLine id="spend-amount-error" error={error} />
      </div>
      {currencies.length > 1 && (
        <label className="field">
          {words.currency}
          <select name="currency" defaultValue={values.currency ?? currencies[0]?.code}>
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Purpose({ recent, purposes, values, error }: PartProps) {
  const other = (
    <label className="field">
      {recent.length === 0 ? <span className="vh">{words.for}</span> : words.another}
      <select name="otherFor" defaultValue={values.otherFor ?? ""}>
        <option value="">{words.choose}</option>
        {purposes.map(({ purse, kinds }) => (
          <optgroup key={kinds[0]?.value ?? purse} label={purse}>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {staffSpending.voucher.purpose(purse, label)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="spend-picks" id="spend-for" tabIndex={-1}>
      <legend className="label">{words.for}</legend>
      {recent.map(({ value, purse, label }) => (
        <label key={value} className="pick">
          <input type="radio" name="for" value={value} defaultChecked={values.for === value} />
          <span>
            {purse} <small>{label}</small>
          </span>
        </label>
      ))}
      {other}
      <ErrorLine id="spend-for-error" error={error} />
    </fieldset>
  );
}

function Payee({ payees, last, values, error }: PartProps) {
  const kind = values.payeeKind ?? last.payeeKind;
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor="spend-payee">{words.payee}</label>
        <input
          id="spend-payee"
          name="payee"
          autoComplete="off"
          list="spend-payees"
          maxLength={100}
          defaultValue={values.payee ?? last.payee}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : "spend-payee-error"}
        />
        <datalist id="spend-payees">
          {payees.map((payee) => (
            <option key={payee} value={payee} />
          ))}
        </datalist>
        <ErrorLine id="spend-payee-error" error={error} />
      </div>
      <fieldset className="spend-picks">
        <legend className="vh">{words.payeeKind}</legend>
        {(["organisation", "person"] as const).map((value) => (
          <label key={value} className="pick">
            <input type="radio" name="payeeKind" value={value} defaultChecked={kind === value} />
            <span>{words.kinds[value]}</span>
          </label>
        ))}
        <p className="hint">{words.personHint}</p>
      </fieldset>
    </div>
  );
}

function PaidFrom({ places, paidFrom, values, error }: PartProps) {
  const choices = [...places, { value: "own", label: words.own }, { value: "unpaid", label: words.unpaid }];
  const chosen = values.paidFrom ?? paidFrom;
  return (
    <fieldset className="spend-picks" id="spend-paidFrom" tabIndex={-1}>
      <legend className="label">{words.paidFrom}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="pick">
          <input type="radio" name="paidFrom" value={value} defaultChecked={chosen === value} />
          <span>{label}</span>
        </label>
      ))}
      <ErrorLine id="spend-paidFrom-error" error={error} />
    </fieldset>
  );
}

function Details({ today, limit, values, errors }: Offered & { values: Values; errors: Values }) {
  const day = useToday(today);
  const isWrong = errors.note !== undefined || errors.day !== undefined;
  const isTyped = Boolean(values.note) || (values.day !== undefined && values.day !== today);
  return (
    <details className="more-form" open={isWrong || isTyped}>
      <summary className="more">{words.more}</summary>
      <div className="form">
        <Field
          id="spend-note"
          name="note"
          label={words.note}
          hint={words.noteHint}
          optional
          autoComplete="off"
          value={values.note ?? ""}
          {...(errors.note !== undefined && { error: errors.note })}
        />
        <Field
          key={day}
          id="spend-day"
          name="day"
          label={words.day}
          type="date"
          value={values.day ?? day}
          {...(errors.day !== undefined && { error: errors.day })}
        />
        <p className="hint">{limit}</p>
      </div>
    </details>
  );
}

/** Returns today, also on a page that the phone cached on an earlier day. */
function useToday(today: string): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const now = siteDate(new Date(siteNowHere()));
    setDay(now > today ? now : today);
  }, [today]);
  return day;
}
