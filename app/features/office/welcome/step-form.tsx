import { staffWelcome as words } from "content/staff-welcome.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useNavigationType } from "react-router";
import { AutosavedForm, type FieldsProps } from "../../../cms/autosaved-form.tsx";
import { WordQuestions } from "../../../cms/protection/word-questions.tsx";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import type { FormResult } from "../../../values/form-result.ts";
import type { WordQuestion } from "../../../values/staff-form-result.ts";
import { type Step, stepAddress, steps } from "./welcome-step.ts";

/** Result of a rejected form, also for browsers without script. */
export type StepAnswer = FormResult & { newer?: { version: number }; questions?: WordQuestion[] };

interface StepHeadProps {
  heading: string;
  lede: string;
}

/** Heading of a step. It gets the focus when the step changes, so that screen readers begin here. */
export function StepHead({ heading, lede }: StepHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const isLed = useNavigationType() === "PUSH";
  useEffect(() => {
    if (isLed) title.current?.focus();
  }, [isLed]);
  return (
    <div className="stack">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lede">{lede}</p>
    </div>
  );
}

export interface StepProps {
  step: Step;
  version: number;
  values: FormValues;
  answer: StepAnswer | undefined;
}

interface StepFormProps extends StepProps {
  labels: Record<string, string>;
  children(formValues: FormValues, errors: Record<string, string>, about: FieldsProps<string>["about"]): ReactNode;
  /** Label of the button; "Continue" by default. */
  button?: string;
  side?(formValues: FormValues): ReactNode;
  /** True if the step cannot be skipped. */
  isObligatory?: boolean;
  /** Called with the status message if the step stays open. */
  onStay?(sentence: string): void;
}

/** Form of a step. "Continue" saves, "Skip for now" does not; both lead to the next step. */
export function StepForm(props: StepFormProps) {
  const { step, version, values, labels, answer, children, isObligatory, button = words.next, side, onStay } = props;
  const navigate = useNavigate();
  const next = stepAddress(steps.indexOf(step) + 2);
  const [isSaved, setIsSaved] = useState(false);
  // Runs after the form has deleted its draft; otherwise the browser would ask before leaving.
  useOnChange([isSaved], () => {
    if (isSaved) void navigate(next);
  });
  const typed = Object.fromEntries(Object.entries(answer?.values ?? {}).map(([name, value]) => [name, [value]]));
  const known = String(answer?.newer?.version ?? typed.version?.[0] ?? version);
  return (
    <AutosavedForm
      id={`welcome-${step}`}
      action={stepAddress(steps.indexOf(step) + 1)}
      button={button}
      isStep
      {...(side && { side })}
      initial={{ ...values, ...typed, version: [known] }}
      labels={labels}
      onDone={(sentence, _, staysOpen) => (staysOpen ? onStay?.(sentence) : setIsSaved(true))}
      actions={
        !isObligatory && (
          <Link className="wel-skip" to={next}>
            {words.skip}
          </Link>
        )
      }
    >
      {(formValues, refused, about) => {
        const errors = { ...answer?.errors, ...refused };
        const fields = Object.entries(labels).map(([name, label]) => ({ name, label }));
        return (
          <>
            {answer && <ErrorSummary {...answer} fields={fields} prefix={`welcome-${step}-`} />}
            {answer?.questions && <WordQuestions questions={answer.questions} answers={[]} />}
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            {children(formValues, errors, (name) => ({ ...about(name), error: errors[name] }))}
          </>
        );
      }}
    </AutosavedForm>
  );
}
