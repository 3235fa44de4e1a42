import { href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Check, Field, FormKey } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { concernSchema } from "./concern-schema.ts";

type Answer = FormResult & { hadFiles: boolean };

interface ConcernFormProps {
  answer: Answer | undefined;
  formKey: string;
  isRead: boolean;
  hasNumbers: boolean;
}

/** Form for a report. The device stores nothing: no autosave, no autofill, and no page script. */
export function ConcernForm({ answer, formKey, isRead, hasNumbers }: ConcernFormProps) {
  const { form: words } = useWords("safeguarding");
  const { story, place, name, contact, files } = words;
  const fields = fieldsOf("concern", answer, { story, place, name, contact, files });
  return (
    <section className="stack concern" aria-labelledby="tell">
      <h2 id="tell">{words.heading}</h2>
      <p>{words.lede}</p>
      {!isRead && <p>{words.late}</p>}
      <form
        className="form"
        method="post"
        action={href("/safeguarding")}
        encType="multipart/form-data"
        aria-labelledby="tell"
        autoComplete="off"
        noValidate
      >
        <FormFields prefix="concern" fields={fields} answer={answer} schema={concernSchema(words.empty)}>
          <Field {...fields.story} autoComplete="off" long />
          <Field {...fields.place} autoComplete="off" optional />
          <fieldset className="choices">
            <legend className="label">{words.danger}</legend>
            {(["yes", "no"] as const).map((value) => (
              <Check
                key={value}
                type="radio"
                name="danger"
                value={value}
                defaultChecked={answer?.values.danger === value}
                label={words[value]}
              />
            ))}
            <p className="call-first">{hasNumbers ? words.callFirst : words.callFirstAlone}</p>
          </fieldset>
          <Field {...fields.name} autoComplete="off" optional />
          <Field {...fields.contact} autoComplete="off" optional hint={words.contactHint} />
        </FormFields>
        <FormKey value={formKey} />
        {/* The last field, so that text fields arrive even if the files are too large. */}
        <Files error={answer?.errors.files ?? (answer?.hadFiles ? words.again : undefined)} />
        <div>
          <Button>{isRead ? words.button : words.buttonLate}</Button>
        </div>
      </form>
    </section>
  );
}

function Files({ error }: { error: string | undefined }) {
  const { form: words } = useWords("safeguarding");
  return (
    <div className="field">
      <label htmlFor="concern-files">{words.files}</label>
      <input
        id="concern-files"
        name="files"
        type="file"
        multiple
        accept="image/*,application/pdf,audio/*"
        aria-describedby={error === undefined ? "concern-files-hint" : "concern-files-hint concern-files-error"}
        {...(error !== undefined && { "aria-invalid": true })}
      />
      <span className="hint" id="concern-files-hint">
        {words.filesHint}
      </span>
      <p className="err" id="concern-files-error" hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
