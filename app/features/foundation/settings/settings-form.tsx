import { staffRooms } from "content/staff-rooms.ts";
import { staffSettings } from "content/staff-settings.ts";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { Field } from "../../../ui/field.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { monthTypeOf } from "../../../values/founding-month.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { contactFields, formValuesOf, groupValuesOf, persons } from "./settings-form-values.ts";
import { SettingsPreview } from "./settings-preview.tsx";
import type { SiteSettings } from "./settings-schema.ts";

const words = staffSettings;
const { labels } = words;

const obligatory = ["name", "email"];
const hints: Partial<Record<string, string>> = words.hints;

interface SettingsFormProps {
  settings: SiteSettings;
  version: number;
  action: string;
  onDone(sentence: string): void;
  /** Errors of the rejected form, for browsers without script. */
  plain: StaffFormErrors | undefined;
}

type MainFormProps = SettingsFormProps & {
  canChangeContact: boolean;
  /** The sample's values, which public pages hide. */
  sample: FormValues;
};

/** Form for name, texts, figures, shares and links. Only admins change contact details. */
export function SettingsForm(props: MainFormProps) {
  const { settings, version, action, onDone, canChangeContact, sample, plain } = props;
  const id = "settings";
  const isShown = (name: string) => canChangeContact || !contactFields.some((field) => field === name);
  const isAsked = (name: string) => isShown(name) && !persons.some((field) => field === name);
  const saved = formValuesOf(settings);
  const shown = Object.entries(saved).filter(([name]) => isAsked(name));
  const initial = { ...Object.fromEntries(shown), version: [String(version)] };
  return (
    <AutosavedForm
      id={id}
      action={action}
      button={words.save}
      initial={initial}
      onDone={onDone}
      labels={labels}
      plain={plain}
      side={(formValues) => <SettingsPreview formValues={{ ...saved, ...formValues }} sample={sample} />}
    >
      {(formValues, errors, about) => {
        const form = { id, formValues, errors };
        const field = (name: string) =>
          isAsked(name) && (
            <Field
              key={name}
              {...about(name)}
              {...(name === "founded" && { type: monthTypeOf(about(name).value) })}
              hint={hints[name]}
              {...(name === "phone" && { sure: words.telephoneIsRight })}
              optional={!obligatory.includes(name)}
              note={obligatory.includes(name) ? undefined : staffRooms.ifYouLike}
            />
          );
        return (
          <>
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            {/* Target of the jump box. */}
            <h2 className="vh" id="general">
              {words.general}
            </h2>
            {["name", "kind"].map(field)}
            <div className="two">{["town", "founded"].map(field)}</div>
            {field("headOffice")}
            {canChangeContact && <div className="two">{["phone", "email"].map(field)}</div>}
            {["introVideoId", "nameMeaning", "volunteerFormUrl"].map(field)}
            <div>
              {canChangeContact && <Pairs {...form} heading={words.social} names={["socialName", "socialUrl"]} />}
              <Pairs {...form} heading={words.figures} names={["figureValue", "figureLabel"]} />
              {settings.sharesCountedAt === undefined ? (
                <Pairs
                  {...form}
                  heading={words.spending}
                  hint={words.spendingHint}
                  names={["sharePercent", "shareLabel"]}
                />
              ) : (
                <>
                  <h3>{words.spending}</h3>
                  <p>{words.sharesCounted(writeDay(siteDate(new Date(settings.sharesCountedAt))))}</p>
                </>
              )}
            </div>
            {!canChangeContact && <Contact settings={settings} />}
          </>
        );
      }}
    </AutosavedForm>
  );
}

/** Shows the contact details to editors, who cannot change them. */
function Contact({ settings }: { settings: SiteSettings }) {
  const { phone, email, volunteerFormUrl, social, safeguardingContact, safeguardingPhone, privacyContact } = settings;
  const lines = [
    [labels.phone, phone],
    [labels.email, email],
    [labels.volunteerFormUrl, volunteerFormUrl],
    [labels.safeguardingContact, safeguardingContact],
    [labels.safeguardingPhone, safeguardingPhone],
    [labels.privacyContact, privacyContact],
    ...social.map(({ name, url }) => [name, url]),
  ].filter(([, value]) => value !== "");
  return (
    <section className="stack" id="contact">
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

type PairsProps = { id: string; formValues: FormValues; errors: Record<string, string> } & {
  heading: string;
  hint?: string;
  names: [keyof typeof labels, keyof typeof labels];
};

/** Rows of two fields, plus an empty row. To remove a row, staff empty its fields. */
function Pairs({ id, heading, hint, names, formValues, errors }: PairsProps) {
  const rows = Math.max(...names.map((name) => formValues[name]?.length ?? 0)) + 1;
  const error = names.map((name) => errors[name]).find((sentence) => sentence !== undefined);
  const isWrong = Object.keys(errors).some((key) => names.some((name) => key.replace(/-\d+$/, "") === name));
  const wrong = names.find((name) => errors[name] !== undefined) ?? names[0];
  const filled = Math.max(...names.map((name) => (formValues[name] ?? []).filter((text) => text !== "").length));
  return (
    <Folded
      id={`fold-${names[0]}`}
      heading={heading}
      note={`${words.rows(filled)} ${staffRooms.ifYouLike}.`}
      isOpen={isWrong}
    >
      <fieldset className="form choices" id={names[0]}>
        <legend className="vh">{heading}</legend>
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
                error={errors[`${name}-${place}`]}
                optional
              />
            ))}
          </div>
        ))}
      </fieldset>
    </Folded>
  );
}

const adminForms = () => ({
  retention: {
    hint: words.retentionHint,
    fields: [
      { name: "messageMonths", hint: words.messageMonthsHint },
      { name: "auditLogMonths", hint: words.auditLogMonthsHint },
    ],
  },
});

type AdminFormProps = SettingsFormProps & { id: keyof ReturnType<typeof adminForms> };

/** A separate form for admins. */
export function AdminSettingsForm({ id, settings, version, ...form }: AdminFormProps) {
  const fields: { name: string; hint?: string }[] = adminForms()[id].fields;
  const initial = { ...groupValuesOf(settings[id]), version: [String(version)] };
  return (
    <Folded id={id} heading={words[id]} isOpen={form.plain !== undefined}>
      <p className="muted">{adminForms()[id].hint}</p>
      <AutosavedForm {...form} id={id} button={words.save} initial={initial} labels={labels}>
        {(formValues, _errors, about) => (
          <>
            <input type="hidden" name="form" value={id} />
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            {fields.map(({ name, hint }) => (
              <Field key={name} {...about(name)} hint={hint} />
            ))}
          </>
        )}
      </AutosavedForm>
      {id === "retention" && <p className="small muted">{words.retentionFixed}</p>}
    </Folded>
  );
}
