import { staffVolunteers as words } from "content/staff-volunteers.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Check, Field } from "../../../ui/field.tsx";
import type { ReadVolunteer } from "./find-volunteers.server.ts";
import { defaultVettingMonths } from "./volunteer-schema.ts";

interface PartProps {
  volunteer: ReadVolunteer;
  sendKey: string;
}

function useFields(intent: string) {
  const { field } = useRefusedAct()(intent);
  return (name: string, label: string, value?: string) => ({
    ...field(name, value),
    id: `${intent}-${name}`,
    label,
    autoComplete: "off",
  });
}

type Private = Exclude<ReadVolunteer["private"], false>;

/** Shows the vetting, which only the safeguarding lead can change. */
export function VettingPart({ volunteer: { vetting, can }, sendKey }: PartProps) {
  const { vetting: text } = words;
  const about = useFields("vet");
  const { error } = about("spoke", text.spoke);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      {vetting === undefined && <p>{text.none}</p>}
      {vetting && (
        <p className={vetting.holds ? undefined : "alert alert--err"}>
          {(vetting.holds ? text.holds : text.ended)(vetting.by, vetting.on, vetting.until)}
        </p>
      )}
      {!can.vet && !can.withdraw && <p className="muted">{text.lead}</p>}
      {can.vet && (
        <ActForm
          key={vetting?.until}
          intent="vet"
          sendKey={`${sendKey}-vet`}
          button={vetting ? text.again : text.button}
        >
          <div className="field">
            <Check
              name="spoke"
              value="yes"
              label={text.spoke}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : "vet-spoke-error"}
            />
            <p className="err" id="vet-spoke-error" hidden={error === undefined}>
              {error}
            </p>
          </div>
          <Field
            {...about("months", text.months, String(defaultVettingMonths))}
            hint={text.monthsHint}
            inputMode="numeric"
          />
        </ActForm>
      )}
      {can.withdraw && vetting && <ActForm intent="unvet" sendKey={`${sendKey}-unvet`} button={text.withdraw} danger />}
    </section>
  );
}

export function ReferencesPart({ references, sendKey }: PartProps & { references: Private["references"] }) {
  const { references: text } = words;
  const about = useFields("references");
  const field = (name: keyof typeof references) => about(name, text[name], references[name]);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <p className="muted">{text.note}</p>
      <ActForm intent="references" sendKey={`${sendKey}-references`} button={text.button}>
        <div className="two">
          <Field {...field("firstName")} optional />
          <Field {...field("firstContact")} optional />
        </div>
        <div className="two">
          <Field {...field("secondName")} optional />
          <Field {...field("secondContact")} optional />
        </div>
      </ActForm>
    </section>
  );
}

export function NotesPart({ notes, sendKey }: PartProps & { notes: Private["notes"] }) {
  const { notes: text } = words;
  const about = useFields("note");
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      {notes.length === 0 && <p className="muted">{text.none}</p>}
      {notes.map((note) => (
        <div key={note.id} className="reply">
          <p className="small muted">{text.by(note.by, note.at)}</p>
          <p className="message-text">{note.text}</p>
        </div>
      ))}
      <ActForm key={notes.length} intent="note" sendKey={`${sendKey}-${notes.length}`} button={text.button}>
        <Field {...about("text", text.label)} hint={text.hint} long />
      </ActForm>
    </section>
  );
}

export function HoursPart({ volunteer, sendKey }: PartProps) {
  const { hours: text } = words;
  const about = useFields("hours");
  const { hours, sum, events, today } = volunteer;
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <p>{hours.length === 0 ? text.none : text.sum(sum)}</p>
      <ul className="stack">
        {hours.map((entry) => (
          <li key={entry.id}>
            {[text.one(entry.day, entry.hours), entry.event, entry.by].filter(Boolean).join(" · ")}
            <ActForm
              intent="unhours"
              id={entry.id}
              sendKey={`${sendKey}-unhours-${entry.id}`}
              button={text.remove}
              about={text.one(entry.day, entry.hours)}
              danger
            />
          </li>
        ))}
      </ul>
      <ActForm key={hours.length} intent="hours" sendKey={`${sendKey}-hours-${hours.length}`} button={text.button}>
        <div className="two">
          <Field {...about("date", text.date, today)} type="date" />
          <Field {...about("hours", text.hours)} hint={text.hoursHint} />
        </div>
        {events.length > 0 && (
          <div className="field">
            <label htmlFor="hours-event">{text.event}</label>
            <select id="hours-event" name="event" defaultValue={about("event", text.event, "").value}>
              <option value="">{text.noEvent}</option>
              {events.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
      </ActForm>
    </section>
  );
}
