import { staffSettings } from "content/staff-settings.ts";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import type { FormValues } from "../../cms/local-draft.ts";
import { Field } from "../../ui/field.tsx";
import { bankValuesOf, contactFields, formValuesOf, settingTexts } from "./settings-form-values.ts";
import type { SiteSettings } from "./settings-schema.ts";

const words = staffSettings;
const { labels } = words;

export interface FormProps {
  settings: SiteSettings;
  version: number;
  action: string;
  onDone(sentence: string): void;
}

/** Name, texts, figures, shares and links. Editors only read the contact details, which admins change. */
export function SettingsForm({
  settings,
  version,
  action,
  onDone,
  canChangeContact,
}: FormProps & { canChangeContact: boolean }) {
  const id = "settings";
  const isShown = (name: string) => canChangeContact || !contactFields.some((field) => field === name);
  const written = Object.entries(formValuesOf(settings)).filter(([name]) => isShown(name));
  const initial = { ...Object.fromEntries(written), version: [String(version)] };
  return (
    <AutosavedForm id={id} action={action} button={words.save} initial={initial} onDone={onDone} labels={labels}>
      {(formValues, errors) => (
        <>
          <input type="hidden" name="version" value={formValues.version?.[0]} />
          <h2>{words.general}</h2>
          {settingTexts.filter(isShown).map((name) => (
            <Field
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={labels[name]}
              value={formValues[name]?.[0]}
              error={errors[name]}
              optional={name === "kind" || name === "nameMeaning"}
            />
          ))}
          <Pairs
            id={id}
            heading={words.figures}
            names={["figureValue", "figureLabel"]}
            formValues={formValues}
            errors={errors}
          />
          <Pairs
            id={id}
            heading={words.spending}
            hint={words.spendingHint}
            names={["sharePercent", "shareLabel"]}
            formValues={formValues}
            errors={errors}
          />
          {canChangeContact ? (
            <Pairs
              id={id}
              heading={words.social}
              names={["socialName", "socialUrl"]}
              formValues={formValues}
              errors={errors}
            />
          ) : (
            <Contact settings={settings} />
          )}
        </>
      )}
    </AutosavedForm>
  );
}

/** Read-only contact details, for editors. */
function Contact({ settings: { phone, email, volunteerFormUrl, social } }: Pick<FormProps, "settings">) {
  const lines = [
    [labels.phone, phone],
    [labels.email, email],
    [labels.volunteerFormUrl, volunteerFormUrl],
    ...social.map(({ name, url }) => [name, url]),
  ];
  return (
    <section className="stack">
      <h2>{words.contact}</h2>
      <p className="muted">{words.contactHint}</p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PairsProps {
  id: string;
  heading: string;
  hint?: string;
  names: [keyof typeof labels, keyof typeof labels];
  formValues: FormValues;
  errors: Record<string, string>;
}

/** Rows of two fields, plus an empty one; emptying a row removes it. */
function Pairs({ id, heading, hint, names, formValues, errors }: PairsProps) {
  const rows = Math.max(...names.map((name) => formValues[name]?.length ?? 0)) + 1;
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's only identity is its position.
        <div className="two" key={place}>
          {names.map((name) => (
            <Field
              key={name}
              id={`${id}-${name}-${place}`}
              name={name}
              label={`${labels[name]} ${place + 1}`}
              value={formValues[name]?.[place] ?? ""}
              optional
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const rows = ["bankName", "nairaAccount", "dollarAccount", "accountName"] as const;

/** Bank details: a separate form, with a checkbox that every digit was compared. */
export function BankForm({ settings, version, action, onDone }: FormProps) {
  const id = "bank";
  const initial = { ...bankValuesOf(settings), version: [String(version)] };
  return (
    <section className="stack">
      <h2>{words.bank}</h2>
      <p className="muted">{words.bankHint}</p>
      <AutosavedForm id={id} action={action} button={words.save} initial={initial} onDone={onDone} labels={labels}>
        {(formValues, errors) => (
          <>
            <input type="hidden" name="form" value="bank" />
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            {rows.map((name) => (
              <Field
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={labels[name]}
                value={formValues[name]?.[0]}
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
      </AutosavedForm>
    </section>
  );
}
