import { staffRecordings as words } from "content/staff-recordings.ts";
import { useEffect, useRef } from "react";
import { ConsentFields } from "../../../cms/consent-fields.tsx";
import { WordQuestions } from "../../../cms/protection/word-questions.tsx";
import { Act } from "../../../ui/act.tsx";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Field } from "../../../ui/field.tsx";
import { readConsentAnswer } from "../../../values/consent-answer.ts";
import type { WordQuestion } from "../../../values/staff-form-result.ts";
import { maxVoiceBytes, voiceAnswer, writeLength } from "./recording.ts";
import { useRecorder } from "./use-recorder.tsx";

interface RecordingFormProps {
  action: string;
  /** Hash of the words that stand on the page now; null for pages without one. */
  mark: string | null;
  rejected:
    | {
        message?: string;
        errors: Record<string, string>;
        values: Record<string, string>;
        hadFile: boolean;
        questions: WordQuestion[];
      }
    | undefined;
}

const fields = () => [
  { name: "file", label: words.file },
  { name: "language", label: words.language },
  { name: voiceAnswer, label: words.consents },
  { name: "codes", label: words.codes },
];

/** Form that records with the phone or takes a file, with language and consent. Without script, it takes only files. */
export function RecordingForm({ action, rejected, mark }: RecordingFormProps) {
  const { errors = {}, values = {}, questions = [] } = rejected ?? {};
  // A rejected recording keeps its hash: the voice read the page as it was then.
  const readMark = rejected?.hadFile ? (values.mark ?? mark) : mark;
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  return (
    <form className="form" method="post" action={action} encType="multipart/form-data" noValidate>
      <ErrorSummary message={rejected?.message} fields={fields()} errors={errors} prefix="recording-" />
      {readMark !== null && <input type="hidden" name="mark" value={readMark} />}
      <WordQuestions questions={questions} answers={[]} />
      <Field
        id="recording-language"
        name="language"
        label={words.language}
        value={values.language}
        error={errors.language}
        hint={words.languageExample}
      />
      <div id="recording-voice" tabIndex={-1}>
        <ConsentFields
          prefix={voiceAnswer}
          answer={readConsentAnswer(given, voiceAnswer)}
          givers={["guardian", "adults"]}
        />
        {errors.voice && <p className="err">{errors.voice}</p>}
      </div>
      <Field
        id="recording-codes"
        name="codes"
        label={words.codes}
        value={values.codes}
        error={errors.codes}
        hint={words.codesHint}
        optional
      />
      <VoiceField error={errors.file} wasChosen={rejected?.hadFile ?? false} />
      <div>
        <button type="submit" className="btn">
          {words.button}
        </button>
      </div>
    </form>
  );
}

/** The last field, so that text fields arrive even if the file is too large. */
function VoiceField({ error, wasChosen }: { error: string | undefined; wasChosen: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, seconds, start, stop } = useRecorder(maxVoiceBytes);
  const made = state?.is === "ready" ? state.file : undefined;
  useEffect(() => {
    if (made === undefined || input.current === null) return;
    const chosen = new DataTransfer();
    chosen.items.add(made);
    input.current.files = chosen.files;
  }, [made]);
  const time = writeLength(Math.max(1, seconds));
  return (
    <fieldset className="form recorder" id="recording-file" tabIndex={-1}>
      <legend className="label">{words.file}</legend>
      {state !== undefined && (
        <>
          <p className="hint">{words.recordHint}</p>
          <div className="btns">
            {state.is === "running" ? (
              <Act label={words.stop} onClick={stop} />
            ) : (
              <Act label={state.is === "ready" ? words.again : words.record} onClick={() => void start()} />
            )}
          </div>
          <p role="status">
            {state.is === "running" && words.running(time)}
            {state.is === "noMicrophone" && words.noMicrophone}
            {state.is === "ready" && `${state.isFull ? `${words.tooLong} ` : ""}${words.ready(time)}`}
          </p>
          {state.is === "ready" && (
            <>
              {/* biome-ignore lint/a11y/useMediaCaption: it reads the text of a page aloud. */}
              <audio controls src={state.address} aria-label={words.file} />
              <p>
                <a className="act" href={state.address} download={state.file.name}>
                  {words.save}
                </a>
              </p>
            </>
          )}
        </>
      )}
      <div className="field">
        <input
          ref={input}
          type="file"
          name="file"
          accept="audio/*,.m4a,.mp3,.ogg,.opus,.webm"
          aria-label={words.file}
          aria-describedby="recording-file-hint recording-file-error"
        />
        <span className="hint" id="recording-file-hint">
          {wasChosen ? words.chooseAgain : words.fileHint}
        </span>
        <p className="err" id="recording-file-error" hidden={error === undefined}>
          {error}
        </p>
      </div>
    </fieldset>
  );
}
