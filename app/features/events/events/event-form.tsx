import { staffEasyRead } from "content/staff-easy-read.ts";
import { staffEvents as words } from "content/staff-events.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { eventStates } from "../../../values/event-days.ts";
import { siteZone, withClock } from "../../../values/site-clock.ts";
import type { eventType } from "./event.type.server.ts";

export function EventFields({ id, about, formValues }: FieldsProps<keyof typeof eventType.fields>) {
  const zone = formValues.zone?.[0] ?? siteZone();
  return (
    <>
      {/* A form with errors submits it again. */}
      {zone !== siteZone() && <input type="hidden" name="zone" value={zone} />}
      <Field {...about("title")} />
      <Field {...about("theme")} optional />
      <Field {...about("location")} />
      <Field {...about("date")} type="date" hint={words.dateHint} />
      <label className="check">
        <input type="checkbox" name="monthOnly" value="yes" defaultChecked={formValues.monthOnly?.[0] === "yes"} />
        <span>{about("monthOnly").label}</span>
      </label>
      <Field {...about("startTime")} type="time" hint={withClock(words.timeHint, zone)} optional />
      <Field {...about("endTime")} type="time" optional />
      <Field {...about("endDate")} type="date" optional />
      <Field {...about("address")} hint={words.addressHint} optional />
      <div className="field">
        <label htmlFor={about("state").id}>{about("state").label}</label>
        <select id={about("state").id} name="state" defaultValue={formValues.state?.[0] ?? "planned"}>
          {eventStates.map((state) => (
            <option key={state} value={state}>
              {words.states[state]}
            </option>
          ))}
        </select>
        <span className="hint">{words.stateHint}</span>
      </div>
      <Field {...about("stateNote")} optional />
      <label className="check">
        <input
          type="checkbox"
          name="takesSignups"
          value="yes"
          defaultChecked={formValues.takesSignups?.[0] === "yes"}
        />
        <span>{about("takesSignups").label}</span>
      </label>
      <p className="err" hidden={about("takesSignups").error === undefined}>
        {about("takesSignups").error}
      </p>
      <Field {...about("places")} hint={words.placesHint} inputMode="numeric" optional />
      <Field {...about("signupUntil")} type="date" hint={words.untilHint} optional />
      <div className="field">
        <label htmlFor={about("withChildren").id}>{about("withChildren").label}</label>
        <select
          id={about("withChildren").id}
          name="withChildren"
          defaultValue={formValues.withChildren?.[0] ?? "yes"}
          aria-describedby={`${about("withChildren").id}-hint`}
        >
          <option value="yes">{words.withChildren.yes}</option>
          <option value="no">{words.withChildren.no}</option>
        </select>
        <span className="hint" id={`${about("withChildren").id}-hint`}>
          {words.withChildren.hint}
        </span>
      </div>
      <ParagraphsField {...about("description")} id={id} formValues={formValues} />
      <ParagraphsField {...about("list")} id={id} formValues={formValues} words={words.list} short />
      <ParagraphsField {...about("easyRead")} id={id} formValues={formValues} words={staffEasyRead.list} short />
    </>
  );
}
