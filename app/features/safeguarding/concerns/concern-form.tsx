import { safeguarding } from "content/safeguarding.ts";
import { href } from "react-router";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Check, Field, FieldLimits, FormKey } from "../../../ui/field.tsx";
import { formKeyField } from "../../../values/form-key.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { concernSchema } from "./concern-schema.ts";

type Answer = FormResult & { hadFiles: boolean };

/** Kept by no browser: no autosave, no autofill, and nothing for the page script to validate or send. */
export function ConcernForm({ answer, formKey }: { answer: Answer | undefined; formKey: string }) {
  const { form: words } = useWords("safeguarding", safeguarding);
  const about = (name: "story" | "place" | "name" | "contact") => ({
    id: `concern-${name}`,
    name,
    label: words[name],
    value: answer?.values[name],
    error: answer?.errors[name],
    autoComplete: "off",
  });
  const files = { name: "files", label: words.files };
  return (
    <section className="stack concern" aria-labelledby="tell">
      <h2 id="tell">{words.heading}</h2>
      <p>{words.lede}</p>
      <form
        className="form"
        method="post"
        action={href("/safeguarding")}
        encType="multipart/form-data"
        aria-labelledby="tell"
        autoComplete="off"
        noValidate
      >
        <ErrorSummary
          message={answer?.message}
          fields={[about("story"), about("place"), about("name"), about("contact"), files]}
          errors={answer?.errors}
          prefix="concern-"
        />
        <FieldLimits of={concernSchema(words.empty)}>
          <Field {...about("story")} long />
          <Field {...about("place")} optional />
          <fieldset className="choices">
            <legend className="label">{words.danger}</legend>
            <Check
              type="radio"
              name="danger"
              value="yes"
              defaultChecked={answer?.values.danger === "yes"}
              label={words.yes}
            />
            <Check
              type="radio"
              name="danger"
              value="no"
              defaultChecked={answer?.values.danger === "no"}
              label={words.no}
            />
            <p className="call-first">{words.callFirst}</p>
          </fieldset>
          <Field {...about("name")} optional />
          <Field {...about("contact")} optional hint={words.contactHint} />
        </FieldLimits>
        <FormKey name={formKeyField} value={formKey} />
        {/* Last: a body that is cut at its limit keeps the text. */}
        <Files error={answer?.errors.files ?? (answer?.hadFiles ? words.again : undefined)} />
        <div>
          <Button>{words.button}</Button>
        </div>
      </form>
    </section>
  );
}

function Files({ error }: { error: string | undefined }) {
  const { form: words } = useWords("safeguarding", safeguarding);
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
