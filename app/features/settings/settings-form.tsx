import { staffSettings } from "content/staff-settings.ts";
import { Field } from "../../ui/field.tsx";
import type { Typed } from "../desk/kept-draft.ts";
import { KeptForm } from "../desk/kept-form-card.tsx";
import type { SiteSettings } from "./settings-schema.ts";

const words = staffSettings;
const { labels } = words;

const texts = [
  "name",
  "kind",
  "nameMeaning",
  "founded",
  "phone",
  "email",
  "headOffice",
  "volunteerFormUrl",
  "introVideoId",
] as const;

interface FormProps {
  action: string;
  onDone(sentence: string): void;
}

/** What the form holds before anybody types. */
function typedOf(settings: SiteSettings): Typed {
  const { figures, social, donationDistribution } = settings;
  return {
    ...Object.fromEntries(texts.map((name) => [name, [settings[name]]])),
    figureValue: figures.map(({ value }) => value),
    figureLabel: figures.map(({ label }) => label),
    shareLabel: donationDistribution.shares.map(({ label }) => label),
    sharePercent: donationDistribution.shares.map(({ percent }) => String(percent)),
    socialName: social.map(({ name }) => name),
    socialUrl: social.map(({ url }) => url),
  };
}

/** Name, texts, figures, shares and links of the site. */
export function SettingsForm({ settings, action, onDone }: FormProps & { settings: SiteSettings }) {
  const id = "settings";
  return (
    <KeptForm id={id} action={action} button={words.save} initial={typedOf(settings)} onDone={onDone} labels={labels}>
      {(typed, errors) => (
        <>
          <h2>{words.general}</h2>
          {texts.map((name) => (
            <Field
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={labels[name]}
              value={typed[name]?.[0]}
              error={errors[name]}
              optional={name === "kind" || name === "nameMeaning"}
            />
          ))}
          <Pairs id={id} heading={words.figures} names={["figureValue", "figureLabel"]} typed={typed} errors={errors} />
          <Pairs
            id={id}
            heading={words.spending}
            hint={words.spendingHint}
            names={["sharePercent", "shareLabel"]}
            typed={typed}
            errors={errors}
          />
          <Pairs id={id} heading={words.social} names={["socialName", "socialUrl"]} typed={typed} errors={errors} />
        </>
      )}
    </KeptForm>
  );
}

interface PairsProps {
  id: string;
  heading: string;
  hint?: string;
  names: [keyof typeof labels, keyof typeof labels];
  typed: Typed;
  errors: Record<string, string>;
}

/** Rows of two fields, with an empty one at the end for one more; an emptied row goes. */
function Pairs({ id, heading, hint, names, typed, errors }: PairsProps) {
  const rows = Math.max(...names.map((name) => typed[name]?.length ?? 0)) + 1;
  const error = names.map((name) => errors[name]).find((sentence) => sentence !== undefined);
  const wrong = names.find((name) => errors[name] !== undefined) ?? names[0];
  return (
    <fieldset className="form choices">
      <legend className="t-3">{heading}</legend>
      {hint && <p className="hint">{hint}</p>}
      <p className="err" id={`${id}-${wrong}`} tabIndex={-1} hidden={error === undefined}>
        {error}
      </p>
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place.
        <div className="two" key={place}>
          {names.map((name) => (
            <Field
              key={name}
              id={`${id}-${name}-${place}`}
              name={name}
              label={`${labels[name]} ${place + 1}`}
              value={typed[name]?.[place] ?? ""}
              optional
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const rows = ["bankName", "nairaAccount", "dollarAccount", "accountName"] as const;

/** Where gifts go: a form of its own, with a tick that somebody compared every digit. */
export function BankForm({ bank, action, onDone }: FormProps & { bank: SiteSettings["bank"] }) {
  const id = "bank";
  const initial = Object.fromEntries(rows.map((name) => [name, [bank[name]]]));
  return (
    <section className="stack">
      <h2>{words.bank}</h2>
      <p className="muted">{words.bankHint}</p>
      <KeptForm id={id} action={action} button={words.save} initial={initial} onDone={onDone} labels={labels}>
        {(typed, errors) => (
          <>
            <input type="hidden" name="form" value="bank" />
            {rows.map((name) => (
              <Field
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={labels[name]}
                value={typed[name]?.[0]}
                error={errors[name]}
              />
            ))}
            <label className="check">
              <input type="checkbox" name="checked" id={`${id}-checked`} />
              <span>{words.bankAsk}</span>
            </label>
            <p className="err" hidden={errors.checked === undefined}>
              {errors.checked}
            </p>
          </>
        )}
      </KeptForm>
    </section>
  );
}
