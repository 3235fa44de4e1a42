import { Fragment, type ReactNode } from "react";
import { Choice } from "../../../ui/choice.tsx";
import { Field, useMaxLength } from "../../../ui/field.tsx";
import { fieldsOf } from "../../../ui/form-fields.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { type Currency, formatMoney, signOf } from "../../../values/money.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { promisePath } from "./promise-address.ts";

interface StepProps {
  answer: FormResult | undefined;
}

const useGivingWords = () => useWords("giving").promise;

function Step({ legend, note, children }: { legend: string; note?: string; children: ReactNode }) {
  return (
    <div className="step">
      <fieldset>
        <legend>
          {legend} {note && <small>{note}</small>}
        </legend>
        {children}
      </fieldset>
    </div>
  );
}

interface AmountProps extends StepProps {
  currency: Currency;
  hint: string;
  /** True if the suggested amounts are in this currency. */
  hasSuggestions: boolean;
  isByCard: boolean;
  /** Key of the project that the gift is for, from the address. */
  purpose: string | undefined;
  /** Links to the page in other currencies. `word` is the query parameter; undefined for the site's first currency. */
  links: { word: string | undefined; label: string }[];
}

/** Step for the amount. A typed amount takes precedence over a chosen one; no amount is preselected. */
export function AmountStep({ currency, hint, hasSuggestions, links, answer, ...address }: AmountProps) {
  const { amount: words } = useGivingWords();
  const error = answer?.errors.own;
  const id = "promise-own";
  const maxLength = useMaxLength("own");
  return (
    <Step legend={words.legend}>
      {hasSuggestions && (
        <div className="choices choices--2">
          {words.suggestions.flatMap(({ amount, what }) => {
            const read = readAmount(amount, currency);
            if (!("amount" in read)) return [];
            return (
              <Choice key={amount} name="amount" value={amount} chosen={answer?.values.amount} hint={what}>
                <b>{formatMoney({ amount: read.amount, currency })}</b>
              </Choice>
            );
          })}
        </div>
      )}
      <div className="field">
        <label htmlFor={id}>{hasSuggestions ? words.own : words.ownOnly}</label>
        <div className="own">
          <span aria-hidden="true">{signOf(currency)}</span>
          <input
            id={id}
            name="own"
            maxLength={maxLength}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={answer?.values.own}
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
            aria-invalid={error === undefined ? undefined : true}
          />
        </div>
        <p className="hint" id={`${id}-hint`}>
          {hint}
          {links.map(({ word, label }) => (
            <Fragment key={label}>
              {" "}
              <a href={promisePath({ ...address, word })}>{label}</a>
            </Fragment>
          ))}
        </p>
        <p className="err" id={`${id}-error`} hidden={error === undefined}>
          {error}
        </p>
      </div>
    </Step>
  );
}

export function FrequencyStep({ answer }: StepProps) {
  const { frequency: words } = useGivingWords();
  const choice = { name: "frequency", chosen: answer?.values.frequency };
  return (
    <Step legend={words.legend}>
      <div className="choices choices--2">
        <Choice {...choice} value="once">
          <strong>{words.once}</strong>
        </Choice>
        <Choice {...choice} value="monthly" hint={words.monthlyHint}>
          <strong>{words.monthly}</strong>
        </Choice>
      </div>
    </Step>
  );
}

interface PurposeProps extends StepProps {
  projects: { id: string; title: string }[];
  /** Id of the project that is selected at first. */
  chosen: string | undefined;
  /** Sentence about money that a project leaves; undefined without books. */
  hint: string | undefined;
}

export function PurposeStep({ projects, chosen = "", hint, answer }: PurposeProps) {
  const { purpose: words } = useGivingWords();
  const id = "promise-project";
  return (
    <Step legend={words.legend}>
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <select id={id} name="project" defaultValue={answer?.values.project ?? chosen} aria-describedby={`${id}-hint`}>
          <option value="">{words.anything}</option>
          {projects.map((project) => (
            <option key={project.id} value={project.id}>
              {project.title}
            </option>
          ))}
        </select>
        <span className="hint" id={`${id}-hint`}>
          {hint ?? words.hint}
        </span>
      </div>
    </Step>
  );
}

export function DonorStep({ answer }: StepProps) {
  const { donor: words } = useGivingWords();
  const { name, email, message } = words;
  const fields = fieldsOf("promise", answer, { name, email, message });
  const choice = { name: "show", chosen: answer?.values.show };
  return (
    <Step legend={words.legend} note={words.optional}>
      <div className="form">
        <div className="two">
          <Field {...fields.name} optional autoComplete="name" />
          <Field {...fields.email} optional type="email" autoComplete="email" hint={words.emailHint} />
        </div>
        <Field {...fields.message} optional long />
        <div className="choices choices--2">
          <Choice {...choice} value="no">
            <strong>{words.anonymous}</strong>
          </Choice>
          <Choice {...choice} value="yes" hint={words.showHint}>
            <strong>{words.show}</strong>
          </Choice>
        </div>
      </div>
    </Step>
  );
}
