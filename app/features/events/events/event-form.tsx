import { staffEasyRead } from "content/staff-easy-read.ts";
import { staffEvents as words } from "content/staff-events.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { BelongsTo } from "../../../cms/belongs-to/belongs-to.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { Field } from "../../../ui/field.tsx";
import { eventStates } from "../../../values/event-days.ts";
import { siteZone, withClock } from "../../../values/site-clock.ts";
import type { eventType } from "./event.type.server.ts";

type Props = FieldsProps<keyof typeof eventType.fields>;

/** Layout of the event form: common fields are visible; the others are in groups that staff can open. */
export function EventFields({ id, about, formValues }: Props) {
  const zone = formValues.zone?.[0] ?? siteZone();
  return (
    <>
      {/* Keeps the event's zone when the form is submitted again after errors. */}
      {zone !== siteZone() && <input type="hidden" name="zone" value={zone} />}
      <Field {...about("title")} />
      <Field {...about("date")} type="date" hint={words.dateHint} />
      <Field {...about("location")} />
      <ParagraphsField {...about("description")} id={id} formValues={formValues} />
      <BelongsTo {...about("project")} />
      <When id={id} about={about} formValues={formValues} zone={zone} />
      <SignUp id={id} about={about} formValues={formValues} />
      <More id={id} about={about} formValues={formValues} />
      <State id={id} about={about} formValues={formValues} />
    </>
  );
}

const isWrong = (about: Props["about"], ...names: Parameters<Props["about"]>[0][]): boolean =>
  names.some((name) => about(name).error !== undefined);

function When({ id, about, formValues, zone }: Props & { zone: string }) {
  const times = [formValues.startTime?.[0], formValues.endTime?.[0]].filter(Boolean);
  const note = times.length === 0 ? words.folded.none : times.join("–");
  return (
    <Folded
      id={`${id}-when`}
      heading={words.folded.when}
      note={note}
      isOpen={isWrong(about, "startTime", "endTime", "endDate", "address", "theme")}
    >
      <label className="check">
        <input type="checkbox" name="monthOnly" value="yes" defaultChecked={formValues.monthOnly?.[0] === "yes"} />
        <span>{about("monthOnly").label}</span>
      </label>
      <Field {...about("startTime")} type="time" hint={withClock(words.timeHint, zone)} optional />
      <Field {...about("endTime")} type="time" optional />
      <Field {...about("endDate")} type="date" optional />
      <Field {...about("address")} hint={words.addressHint} optional />
      <Field {...about("theme")} optional />
    </Folded>
  );
}

function SignUp({ id, about, formValues }: Props) {
  const signUp = about("takesSignups");
  const children = about("withChildren");
  const takesSignups = formValues.takesSignups?.[0] === "yes";
  const withChildren = formValues.withChildren?.[0] ?? "yes";
  return (
    <>
      <Folded
        id={`${id}-sign-up`}
        heading={words.folded.signUp}
        note={takesSignups ? words.folded.on : words.folded.off}
        isOpen={isWrong(about, "takesSignups", "places", "signupUntil")}
      >
        <label className="check">
          <input type="checkbox" name="takesSignups" value="yes" defaultChecked={takesSignups} />
          <span>{signUp.label}</span>
        </label>
        <p className="err" hidden={signUp.error === undefined}>
          {signUp.error}
        </p>
        <Field {...about("places")} hint={words.placesHint} inputMode="numeric" optional />
        <Field {...about("signupUntil")} type="date" hint={words.untilHint} optional />
      </Folded>
      <Folded
        id={`${id}-helpers`}
        heading={words.folded.helpers}
        note={withChildren === "no" ? words.withChildren.no : words.withChildren.yes}
        isOpen={isWrong(about, "withChildren")}
      >
        <div className="field">
          <label htmlFor={children.id}>{children.label}</label>
          <select
            id={children.id}
            name="withChildren"
            defaultValue={withChildren}
            aria-describedby={`${children.id}-hint`}
          >
            <option value="yes">{words.withChildren.yes}</option>
            <option value="no">{words.withChildren.no}</option>
          </select>
          <span className="hint" id={`${children.id}-hint`}>
            {words.withChildren.hint}
          </span>
        </div>
      </Folded>
    </>
  );
}

const countOf = (values: string[] = []): number => values.filter((value) => value.trim() !== "").length;

function More({ id, about, formValues }: Props) {
  const entries = countOf(formValues.list);
  const sentences = countOf(formValues.easyRead);
  return (
    <>
      <Folded
        id={`${id}-entries`}
        heading={about("list").label}
        note={words.folded.entries(entries)}
        isOpen={isWrong(about, "list")}
      >
        <ParagraphsField {...about("list")} id={id} formValues={formValues} words={words.list} short />
      </Folded>
      <Folded
        id={`${id}-easy`}
        heading={about("easyRead").label}
        note={words.folded.entries(sentences)}
        isOpen={isWrong(about, "easyRead")}
      >
        <ParagraphsField {...about("easyRead")} id={id} formValues={formValues} words={staffEasyRead.list} short />
      </Folded>
    </>
  );
}

function State({ id, about, formValues }: Props) {
  const field = about("state");
  const state = eventStates.find((name) => name === formValues.state?.[0]) ?? "planned";
  return (
    <Folded
      id={`${id}-stands`}
      heading={field.label}
      note={words.states[state]}
      isOpen={isWrong(about, "state", "stateNote")}
    >
      <div className="field">
        <label htmlFor={field.id}>{field.label}</label>
        <select id={field.id} name="state" defaultValue={state}>
          {eventStates.map((name) => (
            <option key={name} value={name}>
              {words.states[name]}
            </option>
          ))}
        </select>
        <span className="hint">{words.stateHint}</span>
      </div>
      <Field {...about("stateNote")} optional />
    </Folded>
  );
}
