import { labelled } from "content/labelled.ts";
import { staffPrivateFiles } from "content/staff-private-files.ts";
import { staffSafeguarding as words } from "content/staff-safeguarding.ts";
import { href, Link } from "react-router";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { writeBytes } from "../../../values/bytes.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { OpenedConcern } from "./concern-commands.server.ts";
import { concernStates } from "./concern-schema.ts";

interface OpenConcernProps {
  concern: OpenedConcern;
  answer: StaffFormResult | undefined;
  sendKey: string;
  back: string;
}

/** Shows a concern. The device stores nothing: no autosave, no drafts. */
export function OpenConcern({ concern, answer, sendKey, back }: OpenConcernProps) {
  const { id, reference, at, story, isDanger, place, name, contact, passedTo, isLocked } = concern;
  const facts = [
    [words.facts.place, place],
    [words.facts.name, name ?? (isLocked ? null : words.anonymous)],
    [words.facts.contact, contact],
    [words.facts.passed, passedTo],
  ] as const;
  return (
    <article className="inbox-open">
      <Link className="act inbox-back" to={back}>
        <Icon name="back" />
        {words.back}
      </Link>
      <h2>{words.row(reference)}</h2>
      <p className="small muted">{at}</p>
      {isDanger && <p className="alert alert--err">{words.danger}</p>}
      {isLocked ? <p className="alert alert--err">{words.locked}</p> : <p className="message-text">{story}</p>}
      {facts.map(([label, text]) => text && <p key={label}>{labelled(label, text)}</p>)}
      <Files files={concern.files} />
      <StateForm key={`${concern.state} ${passedTo}`} concern={concern} answer={answer} sendKey={sendKey} />
      <Notes concern={concern} answer={answer} sendKey={sendKey} />
      <section className="stack">
        <h3>{words.delete}</h3>
        <p>{words.deleteText}</p>
        <ActForm intent="delete" id={id} sendKey={`${sendKey}-delete`} button={words.deleteButton} danger>
          <Check name="sure" label={words.deleteSure} />
        </ActForm>
      </section>
    </article>
  );
}

const { kinds, problems, refused } = staffPrivateFiles;
const nameKind = (type: string) =>
  type.startsWith("image/") ? kinds.picture : type.startsWith("audio/") ? kinds.recording : kinds.paper;

/** Links to the files. Each opens in another tab, and the audit log records this. */
function Files({ files }: Pick<OpenedConcern, "files">) {
  if (files.length === 0) return null;
  return (
    <section className="stack">
      <h3>{words.files}</h3>
      <ul>
        {files.map(({ id, type, bytes, state, problem }, index) => (
          <li key={id}>
            {state === "kept" ? (
              <a className="act" href={href("/admin/private/:id", { id: String(id) })} rel="noreferrer">
                {words.file(nameKind(type), index + 1, writeBytes(bytes))}
              </a>
            ) : state === "checking" ? (
              staffPrivateFiles.checking
            ) : (
              refused(problems[problem ?? "unknown"])
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PartProps = Pick<OpenConcernProps, "concern" | "answer" | "sendKey">;

const errorsOf = (answer: StaffFormResult | undefined): Record<string, string | undefined> =>
  answer === undefined || answer.done !== undefined ? {} : (answer.errors ?? {});

function StateForm({ concern: { id, state, passedTo }, answer, sendKey }: PartProps) {
  return (
    <section className="stack">
      <h3>{words.state}</h3>
      <ActForm intent="state" id={id} sendKey={`${sendKey}-state`} button={words.saveState}>
        <fieldset className="form choices">
          <legend className="vh">{words.state}</legend>
          {concernStates.map((name) => (
            <Check
              key={name}
              type="radio"
              name="state"
              value={name}
              defaultChecked={name === state}
              label={words.states[name]}
            />
          ))}
        </fieldset>
        <Field
          id="concern-passedTo"
          name="passedTo"
          label={words.passedTo}
          autoComplete="off"
          value={passedTo ?? undefined}
          error={errorsOf(answer).passedTo}
          optional
        />
      </ActForm>
    </section>
  );
}

function Notes({ concern: { id, notes }, answer, sendKey }: PartProps) {
  const typed = answer !== undefined && "typed" in answer ? String(answer.typed) : undefined;
  return (
    <section className="stack">
      <h3>{words.notes}</h3>
      {notes.length === 0 && <p className="muted">{words.noNotes}</p>}
      {notes.map((note) => (
        <div key={note.id} className="reply">
          <p className="small muted">{words.writtenBy(note.written_by, note.at)}</p>
          <p className="message-text">{note.text ?? words.locked}</p>
        </div>
      ))}
      <ActForm key={notes.length} intent="note" id={id} sendKey={`${sendKey}-${notes.length}`} button={words.addNote}>
        <Field
          id="concern-text"
          name="text"
          label={words.note}
          hint={words.noteHint}
          autoComplete="off"
          value={typed}
          error={errorsOf(answer).text}
          long
        />
      </ActForm>
    </section>
  );
}
