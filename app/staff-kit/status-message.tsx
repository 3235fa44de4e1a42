import { useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { useOnChange } from "../ui/use-on-change.ts";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { useLastAnswer } from "./use-last-answer.ts";
import { useLatePart } from "./use-late-part.ts";

/** The result of the last button or form, as a live region; it scrolls into sight from any button. */
export function StatusMessage({ answer: latest }: { answer: StaffFormResult | undefined }) {
  const answer = useLastAnswer(latest);
  useFreshAfter(latest);
  const place = useShownAnswer(latest);
  const queuedKey = answer?.done === undefined ? undefined : answer.queuedKey;
  const QueuedMessage = useLatePart(
    queuedKey !== undefined,
    () => import("./offline/queued-message.tsx"),
  )?.QueuedMessage;
  return (
    <div ref={place} role="status">
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

/** Scrolls to the sentence: its button may stand far below. An error beside a field stays in sight. */
function useShownAnswer(answer: StaffFormResult | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer === undefined || (answer.done === undefined && Object.keys(answer.errors).length > 0)) return;
    place.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  return place;
}

/**
 * Reloads the page after an act that came too late, so the row agrees with the message. A plain refusal reloads
 * nothing.
 */
export function useFreshAfter(answer: StaffFormResult | undefined): void {
  const { revalidate } = useRevalidator();
  useOnChange([answer], () => {
    if (answer?.done === undefined && answer?.isLate) void revalidate();
  });
}

/** A fetcher for buttons, whose answers another component shows. */
export function useButtons(onAnswer: (answer: StaffFormResult) => void) {
  const fetcher = useFetcher<StaffFormResult>();
  useOnChange([fetcher.data], () => {
    if (fetcher.data !== undefined) onAnswer(fetcher.data);
  });
  return fetcher;
}
