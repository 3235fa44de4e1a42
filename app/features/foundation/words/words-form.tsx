import { staffPages as words } from "content/staff-pages.ts";
import { staffPublishing } from "content/staff-publishing.ts";
import { useRef, useState } from "react";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { PublishingFields, usePublishSheet } from "../../../cms/publishing-fields.tsx";
import type { WordField } from "../../../server/page-words.ts";
import { dispatchInput, type FormValues } from "../../../staff-kit/local-draft.ts";
import { Act } from "../../../ui/act.tsx";
import { Field } from "../../../ui/field.tsx";
import { placesIn } from "../../../values/places.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { CardsField } from "./cards-field.tsx";
import { isSame } from "./word-field.ts";
import { idOfCards, idOfWords } from "./words-ids.ts";

interface FieldOfPage {
  path: string;
  field: WordField;
  /** The original as the form has it. */
  original: FormValues;
}

interface WordsFormProps {
  page: { key: string; fields: FieldOfPage[]; labels: Record<string, string>; formValues: FormValues };
  action: string;
  /** Without script, the last answer. */
  plain?: StaffFormErrors | undefined;
  onDone(sentence: string): void;
}

/** The words of a fixed page; each field can go back to its original. */
export function WordsForm({ page, action, onDone, plain }: WordsFormProps) {
  const { key, fields, labels, formValues: initial } = page;
  const id = idOfWords(key);
  const PublishSheet = usePublishSheet();
  const Publishing = PublishSheet ?? PublishingFields;
  const button = PublishSheet ? staffPublishing.open : words.save;
  return (
    <AutosavedForm
      plain={plain}
      id={id}
      action={action}
      button={button}
      initial={initial}
      onDone={onDone}
      labels={labels}
    >
      {(formValues, errors, _about, answer) => (
        <>
          {fields.map((field) => (
            <PageField key={field.path} {...field} id={id} formValues={formValues} error={errors[field.path]} />
          ))}
          <Publishing id={id} formValues={formValues} errors={errors} subject={`words:${key}`} {...answer} />
        </>
      )}
    </AutosavedForm>
  );
}

interface PageFieldProps extends FieldOfPage {
  id: string;
  formValues: FormValues;
  error: string | undefined;
}

function PageField({ path, field, original, id, formValues, error }: PageFieldProps) {
  const [restored, setRestored] = useState(0);
  const values = restored > 0 ? original : formValues;
  const box = useRef<HTMLDivElement>(null);
  const [isTyped, setIsTyped] = useState(false);
  const isOriginal = !isTyped && Object.entries(original).every(([name, value]) => isSame(values[name] ?? [], value));
  const toOriginal = () => {
    setRestored((before) => before + 1);
    const first = () => box.current?.querySelector<HTMLElement>("input, textarea, select, [contenteditable]");
    dispatchInput(() => first() ?? box.current);
    // The button goes with what was typed.
    setTimeout(() => {
      setIsTyped(false);
      first()?.focus();
    });
  };
  return (
    <div ref={box} className="stack" onInput={() => setIsTyped(true)}>
      <Control key={restored} path={path} field={field} original={original} id={id} error={error} formValues={values} />
      {!isOriginal && (
        <div>
          <Act icon="undo" label={words.toOriginal} about={words.about(field.label)} onClick={toOriginal} />
        </div>
      )}
    </div>
  );
}

/** The control of a field, by its kind. */
function Control({ path, field, original, id, formValues, error }: PageFieldProps) {
  const { kind, label } = field;
  const about = { id: `${id}-${path}`, name: path, label, error };
  if (kind === "cards")
    return <CardsField {...about} listId={idOfCards(id, path)} field={field} formValues={formValues} />;
  const places = placesIn(original[path]?.join() ?? "");
  const hint = places.length > 0 ? words.places(places) : undefined;
  if (kind === "rich")
    return (
      <>
        <ParagraphsField {...about} id={id} formValues={formValues} />
        {hint && <p className="hint small muted">{hint}</p>}
      </>
    );
  return <Field {...about} value={formValues[path]?.[0]} hint={hint} long={kind === "text"} />;
}
