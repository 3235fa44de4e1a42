import { useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { useOnChange } from "../ui/use-on-change.ts";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { useLastAnswer } from "./use-last-answer.ts";
import { useLatePart } from "./use-late-part.ts";

/** Shows the result of the last button or form in a live region, and scrolls there. */
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

/** Scrolls to the message, as its button may be far below. An error beside a field stays in view instead. */
function useShownAnswer(answer: StaffFormResult | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer === undefined || (answer.done === undefined && Object.keys(answer.errors).length > 0)) return;
    place.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  return place;
}

/**
 * Reloads the page's data after an act that came too late, so that the row agrees with the message. Other rejections
 * reload nothing.
 */
export function useFreshAfter(answer: StaffFormResult | undefined): void {
  const { revalidate } = useRevalidator();
  useOnChange([answer], () => {
    if (answer?.done === undefined && answer?.isLate) void revalidate();
  });
}

/** Returns a fetcher for buttons whose results another component shows. */
export function useButtons(onAnswer: (answer: StaffFormResult) => void) {
  const fetcher = useFetcher<StaffFormResult>();
  useOnChange([fetcher.data], () => {
    if (fetcher.data !== undefined) onAnswer(fetcher.data);
  });
  return fetcher;
}
