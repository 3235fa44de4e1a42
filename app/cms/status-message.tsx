import type { StaffFormResult } from "../values/staff-form-result.ts";

/** The result of the last button or form, as a live region. */
export function StatusMessage({ answer }: { answer: StaffFormResult | undefined }) {
  return (
    <div role="status">
      {answer?.done !== undefined && <p className="alert alert--ok">{answer.done}</p>}
      {answer !== undefined && answer.done === undefined && <p className="alert alert--err">{answer.message}</p>}
    </div>
  );
}
