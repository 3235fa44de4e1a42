import { staffWelcome as words } from "content/staff-welcome.ts";
import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { ContentItemForm } from "../../publishing/content-types/content-item-form.tsx";
import { type StepAnswer, StepHead } from "./step-form.tsx";
import { stepAddress, steps } from "./welcome-step.ts";

interface PostStepProps {
  postLabels: Record<string, string>;
  answer: StepAnswer | undefined;
  sample: { isThere: boolean; kept: readonly string[] } | undefined;
}

/** Form of the first post; sending it finishes the welcome. */
export function PostStep({ postLabels, answer, sample }: PostStepProps) {
  const submit = useSubmit();
  const action = stepAddress(steps.length);
  const [isSent, setIsSent] = useState(false);
  // Runs after the form has deleted its draft; otherwise the browser would ask before leaving.
  useOnChange([isSent], () => {
    if (isSent) void submit({ step: "post" }, { method: "post", action });
  });
  return (
    <>
      <StepHead {...words.post} />
      {sample?.isThere && (
        <div className="stack">
          <p>{words.sample.goes}</p>
          {sample.kept.length > 0 && <p>{words.sample.kept(sample.kept)}</p>}
        </div>
      )}
      {answer && <ErrorSummary {...answer} fields={[]} />}
      <ContentItemForm noun="post" labels={postLabels} projects={[]} onDone={() => setIsSent(true)} />
      <Form method="post" action={action} className="wel-finish">
        <input type="hidden" name="step" value="post" />
        {sample?.isThere && <p className="small muted">{words.sample.skip}</p>}
        <button type="submit" className="wel-skip">
          {words.skip}
        </button>
      </Form>
    </>
  );
}
