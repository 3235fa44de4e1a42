import { useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { useLatePart } from "./use-late-part.ts";

/** The result of the last button or form, as a live region; it comes into sight, wherever the button was. */
export function StatusMessage({ answer }: { answer: StaffFormResult | undefined }) {
  useFreshAfter(answer);
  const queuedKey = answer?.done === undefined ? undefined : answer.queuedKey;
  const QueuedMessage = useLatePart(
    queuedKey !== undefined,
    () => import("./offline/queued-message.tsx"),
  )?.QueuedMessage;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined) region.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  return (
    <div role="status" ref={region}>
      {answer?.done !== undefined &&
        (QueuedMessage && queuedKey ? (
          <QueuedMessage key={queuedKey} queuedKey={queuedKey} done={answer.done} />
        ) : (
          <p className="alert alert--ok">{answer.done}</p>
        ))}
      {answer !== undefined && answer.done === undefined && <p className="alert alert--err">{answer.message}</p>}
    </div>
  );
}

/** Loads the page anew after an act that came too late: the row shows what its sentence tells. A refusal alone loads nothing. */
export function useFreshAfter(answer: StaffFormResult | undefined): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
  useEffect(() => {
    if (answer?.done === undefined && answer?.isLate) void revalidate();
  }, [answer]);
}

/** A fetcher for buttons, whose answers another component shows. */
export function useButtons(onAnswer: (answer: StaffFormResult) => void) {
  const fetcher = useFetcher<StaffFormResult>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
  useEffect(() => {
    if (fetcher.data !== undefined) onAnswer(fetcher.data);
  }, [fetcher.data]);
  return fetcher;
}
