import { staff } from "content/staff.ts";
import { staffLook as words } from "content/staff-look.ts";
import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { AutosavedForm, type FieldsProps } from "../../../cms/autosaved-form.tsx";
import { dispatchInput, type FormValues } from "../../../staff-kit/local-draft.ts";
import { Act } from "../../../ui/act.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { cloths } from "../../../values/look/cloths.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { LogoField } from "./logo-field.tsx";
import { LookPreview } from "./look-preview.tsx";
import { PaletteField } from "./palette-field.tsx";

interface LookFormProps {
  values: Record<string, string[]>;
  version: number;
  action: string;
  onDone(sentence: string): void;
}

/** Form for name, logo, colours, pattern and font, beside a preview of the site. */
export function LookForm({ values, version, action, onDone }: LookFormProps) {
  const putBack = useRef(() => {});
  const saved = { ...values, version: [String(version)] };
  return (
    <div className="look-form">
      <AutosavedForm
        id="look"
        action={action}
        button={words.save}
        initial={saved}
        onDone={onDone}
        labels={words.labels}
        actions={<Act label={words.putBack} onClick={() => putBack.current()} />}
      >
        {(formValues, errors, about) => (
          <LookFields formValues={formValues} saved={saved} putBack={putBack} errors={errors} about={about} />
        )}
      </AutosavedForm>
    </div>
  );
}

interface LookFieldsProps {
  formValues: FormValues;
  saved: FormValues;
  /** Set to a function that restores the saved values. */
  putBack: { current(): void };
  errors: Record<string, string>;
  about: FieldsProps<string>["about"];
}

const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const firstValues = (formValues: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formValues).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])),
  );

function LookFields({ formValues, saved, putBack, errors, about }: LookFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState({ values: formValues, round: 0 });
  const { values, round } = start;
  const [shown, setShown] = useState(() => firstValues(values));
  const announce = () => dispatchInput(() => fields.current);
  putBack.current = () => {
    setStart({ values: saved, round: round + 1 });
    announce();
  };
  const of = (name: string) => ({ ...about(name), value: values[name]?.[0] });
  return (
    <div
      className="look2"
      ref={fields}
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest("form");
        if (form) setShown(readForm(form));
      }}
    >
      <div className="look-groups" key={round}>
        <input type="hidden" name="version" value={values.version?.[0]} />
        <section aria-labelledby="look-names">
          <h2 id="look-names">{words.name}</h2>
          <LogoField value={values.logo?.[0] ?? ""} error={errors.logo} onChange={announce} />
          <div className="two">
            <Field {...of("name")} />
            <Field {...of("kind")} optional />
          </div>
        </section>
        <PaletteField formValues={values} errors={errors} onChange={announce} />
        <section aria-labelledby="look-pattern">
          <h2 id="look-pattern">{words.cloth}</h2>
          <p className="muted">{words.clothHint}</p>
          <div className="pats" id="look-cloth" role="radiogroup" aria-labelledby="look-pattern">
            {cloths.map((cloth) => (
              <label className="pat" key={cloth}>
                <input type="radio" name="cloth" value={cloth} defaultChecked={values.cloth?.[0] === cloth} />
                <i className={`pat-${cloth}`} aria-hidden="true" />
                {words.cloths[cloth]}
              </label>
            ))}
          </div>
        </section>
        <section aria-labelledby="look-face">
          <h2 id="look-face">{words.face}</h2>
          <Check
            id="look-displayFace"
            name="displayFace"
            value="on"
            label={words.faceAsk}
            aria-describedby="look-face-hint"
            defaultChecked={values.displayFace?.[0] === "on"}
          />
          <p className="hint muted small" id="look-face-hint">
            {words.faceHint}
          </p>
        </section>
      </div>
      <LookPreview values={shown} />
    </div>
  );
}

/** Button that restores the previous look. */
export function LookBeforeForm({ version, action, onDone }: LookFormProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const { data } = fetcher;
  useOnChange([data], () => {
    if (data?.done !== undefined) onDone(data.done);
  });
  const send = () => void fetcher.submit({ form: "before", version: String(version) }, { method: "post", action });
  return (
    <section className="stack" aria-labelledby="look-before">
      <h2 id="look-before">{words.before.heading}</h2>
      <p className="muted">{words.before.text}</p>
      {data && data.done === undefined && <p className="alert alert--err">{data.message}</p>}
      <Act
        label={fetcher.state === "idle" ? words.before.act : staff.form.busy}
        icon="undo"
        sends={{ method: "post", action, fields: { form: "before", version } }}
        onClick={send}
      />
    </section>
  );
}
