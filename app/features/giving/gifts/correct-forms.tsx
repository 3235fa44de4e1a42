import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import { EarlyDay } from "./early-day.tsx";
import { moneyMethods } from "./gift-schema.ts";

const words = staffGifts;

interface Choice {
  id: string;
  title: string;
}

export function PurposeSelect({ id, projects, value }: { id: string; projects: Choice[]; value: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor={id}>{words.record.project}</label>
      <select id={id} name="project" defaultValue={value ?? ""}>
        <option value="">{words.expected.anything}</option>
        {projects.map((project) => (
          <option key={project.id} value={project.id}>
            {project.title}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PurposeProps {
  sendKey: string;
  seen: string;
  projects: Choice[];
  /** Id of the current project, or empty. */
  project: string;
  waiting: { id: number; text: string; canAgree: boolean; isAlone: boolean } | undefined;
}

export function PurposeForms({ sendKey, seen, projects, project, waiting }: PurposeProps) {
  const refused = useRefusedAct()("purpose");
  const { purpose } = staffGiftChanges;
  if (waiting !== undefined) {
    const { id, text, canAgree, isAlone } = waiting;
    return (
      <section className="form" id="purpose">
        <h2 className="t-3">{purpose.waiting}</h2>
        <p>{text}</p>
        {!canAgree && <p className="muted">{isAlone ? purpose.waitsAlone : purpose.needsOther}</p>}
        {canAgree && (
          <ActForm intent="agree-purpose" id={id} seen={seen} sendKey={`${sendKey}-agree`} button={purpose.agree} />
        )}
        <ActForm intent="stop-purpose" id={id} seen={seen} sendKey={`${sendKey}-stop`} button={purpose.stop} />
      </section>
    );
  }
  return (
    <details id="purpose" open={refused.isRefused}>
      <summary className="act">{purpose.summary}</summary>
      <ActForm intent="purpose" seen={seen} sendKey={`${sendKey}-purpose`} button={purpose.button}>
        <p>{purpose.text}</p>
        <PurposeSelect id="gift-purpose" projects={projects} value={refused.field("project", project).value} />
        <Field {...refused.field("why")} id="purpose-why" label={purpose.why} />
      </ActForm>
    </details>
  );
}

interface CorrectProps {
  sendKey: string;
  seen: string;
  /** Current values: amount without currency sign, ISO date. Goods have no amount. */
  now: { amount: string; day: string; method: string; email: string; isGoods: boolean; hasPromise: boolean };
}

export function AddressForm({ sendKey, seen, email }: { sendKey: string; seen: string; email: string }) {
  const refused = useRefusedAct()("address");
  const { correct } = staffGiftChanges;
  return (
    <details open={refused.isRefused}>
      <summary className="act">{correct.addressSummary}</summary>
      <ActForm intent="address" seen={seen} sendKey={`${sendKey}-address`} button={correct.addressButton}>
        <Field
          {...refused.field("email", email)}
          id="correct-address"
          type="email"
          label={words.record.email}
          optional
        />
      </ActForm>
    </details>
  );
}

export function CorrectForm({ sendKey, seen, now }: CorrectProps) {
  const refused = useRefusedAct()("correct");
  const { correct } = staffGiftChanges;
  const { record } = words;
  const shown = { amount: now.amount, method: now.method, day: now.day, email: now.email };
  /** A field that the person left alone shows the gift as it is now, also after a refusal. */
  const fieldOf = (name: keyof typeof shown) => {
    const field = refused.field(name, shown[name]);
    return field.value === refused.field(`was-${name}`).value ? { ...field, value: shown[name] } : field;
  };
  const method = fieldOf("method");
  const early = refused.field("early");
  return (
    <details open={refused.isRefused}>
      <summary className="act">{correct.summary}</summary>
      <ActForm intent="correct" seen={seen} sendKey={`${sendKey}-correct`} button={correct.button}>
        <p>{correct.text}</p>
        {Object.entries(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={`was-${name}`} value={value} />
        ))}
        {!now.isGoods && (
          <>
            <Field {...fieldOf("amount")} id="correct-amount" label={record.amount} />
            <div className="field">
              <label htmlFor="correct-method">{record.method}</label>
              <select id="correct-method" name="method" defaultValue={method.value}>
                {moneyMethods.map((option) => (
                  <option key={option} value={option}>
                    {words.methods[option]}
                  </option>
                ))}
              </select>
              {method.error && <p className="err">{method.error}</p>}
            </div>
          </>
        )}
        <Field {...fieldOf("day")} id="correct-day" type="date" label={correct.day} />
        {early.error && <EarlyDay day={refused.field("day").value} error={early.error} />}
        {!now.hasPromise && <Field {...fieldOf("email")} id="correct-email" type="email" label={record.email} />}
        <Field {...refused.field("reason")} id="correct-why" label={correct.why} />
      </ActForm>
    </details>
  );
}

interface UndoProps {
  sendKey: string;
  seen: string;
  /** Formatted time until which staff can undo, and the donor's e-mail address. */
  undo: { time: string; email: string | null };
}

export function UndoForm({ sendKey, seen, undo: { time, email } }: UndoProps) {
  const { undo } = staffGiftChanges;
  return (
    <ActForm intent="undo" seen={seen} sendKey={`${sendKey}-undo`} button={undo.button}>
      <p>{email === null ? undo.plain(time) : undo.text(email, time)}</p>
    </ActForm>
  );
}
