import { type RefObject, useRef, useState } from "react";
import { bodyOf, type FormValues, readDraft } from "../../staff-kit/local-draft.ts";
import { findTemporaryIds } from "../../staff-kit/offline/temporary-ids.ts";
import { useOnChange } from "../../ui/use-on-change.ts";
import type { Rejection } from "../../values/staff-form-result.ts";
import { countedEvent } from "../editor/watch-faces.ts";
import type { PublishFacts } from "./check-text.ts";
import { useWordAnswers } from "./use-word-answers.ts";

/** Result of the check; `away` without a connection, `refused` if the site rejects the form. */
export type SaidFacts = FoundFacts | "away" | "refused" | undefined;

/** `isOfWords`: during uploads, only findings about text are known. */
type FoundFacts = PublishFacts & { isOfWords?: true };

/** Delay until the form contains the last change (ms). */
const settlingMs = 300;

/**
 * Asks the site for the result that saving would have.
 * @param place an element inside the form
 */
export function usePublishFacts(subject: string, place: RefObject<HTMLElement | null>) {
  const [facts, setFacts] = useState<SaidFacts>();
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const [opened, setOpened] = useState(0);
  const asked = useRef<AbortController>(null);
  /** Requests new results after a change and cancels the current request, as its results would be obsolete. */
  const soon = () => {
    asked.current?.abort();
    setTimeout(() => void ask(), settlingMs);
  };
  const answers = useWordAnswers(soon);
  const ask = async () => {
    const form = place.current?.closest("form");
    if (!form) return;
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const found = await askSite({ ...readDraft(form), "draft-subject": [subject] }, signal);
    if (signal.aborted) return;
    const isFound = found !== "away" && "photos" in found;
    setRejections(found === "away" || (isFound && found.isOfWords) ? [] : found.rejections);
    setFacts(isFound ? found : found === "away" ? found : "refused");
    if (isFound) answers.learn(found.questions ?? []);
  };
  useOnChange([opened], () => {
    if (opened === 0) return;
    void ask();
    const askAgain = () => {
      if (place.current?.matches("[open]")) void ask();
    };
    document.addEventListener(countedEvent, askAgain);
    return () => document.removeEventListener(countedEvent, askAgain);
  });
  return {
    facts,
    rejections,
    answers,
    opened,
    begin() {
      setFacts(undefined);
      setRejections([]);
      answers.begin();
      setOpened((count) => count + 1);
    },
    again() {
      setRejections([]);
      void ask();
    },
  };
}

async function askSite(
  fields: FormValues,
  signal: AbortSignal,
): Promise<FoundFacts | Pick<PublishFacts, "rejections"> | "away"> {
  const pairs = Object.entries(fields).flatMap(([name, all]) => all.map((value): [string, string] => [name, value]));
  // While photos wait on the device, the site checks only their texts.
  const isOfWords = findTemporaryIds(pairs).length > 0;
  try {
    const answer = await fetch("/admin/checks", { method: "POST", body: bodyOf(fields), redirect: "manual", signal });
    if (answer.ok) return { ...(await answer.json()), ...(isOfWords && { isOfWords }) };
    if (answer.status !== 403 && answer.status !== 404) return "away";
    const { message } = (await answer.json()) as { message: string };
    return { rejections: [{ text: message }] };
  } catch {
    return "away";
  }
}
