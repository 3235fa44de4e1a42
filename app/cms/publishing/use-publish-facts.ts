import { type RefObject, useEffect, useRef, useState } from "react";
import { bodyOf, type FormValues, readDraft } from "../../staff-kit/local-draft.ts";
import { findTemporaryIds } from "../../staff-kit/offline/temporary-ids.ts";
import type { Rejection } from "../../values/staff-form-result.ts";
import type { PublishFacts } from "./check-text.ts";

/** What the site says of the form; `away` without an answer, `refused` when it takes nothing of it. */
export type SaidFacts = PublishFacts | "away" | "refused" | undefined;

/** How long the form may take to have what was just changed in it (ms). */
const settlingMs = 300;

/**
 * Asks the site what saving would answer.
 * @param place an element inside the form
 */
export function usePublishFacts(subject: string, place: RefObject<HTMLElement | null>) {
  const [facts, setFacts] = useState<SaidFacts>();
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const [opened, setOpened] = useState(0);
  const asked = useRef<AbortController>(null);
  const ask = async (isAnew: boolean) => {
    const form = place.current?.closest("form");
    if (!form) return;
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const found = await askSite({ ...readDraft(form), "draft-subject": [subject] }, signal);
    if (signal.aborted) return;
    setRejections(found === "away" ? [] : found.rejections);
    setFacts((before) =>
      found === "away" ? found : !("photos" in found) ? "refused" : isAnew ? found : withEarlier(before, found),
    );
  };
  // Answers of an earlier opening have left the form by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening.
  useEffect(() => {
    if (opened > 0) void ask(true);
  }, [opened]);
  return {
    facts,
    rejections,
    /** How often the sheet was opened. */
    opened,
    /** The sheet opens. */
    begin() {
      setFacts(undefined);
      setRejections([]);
      setOpened((count) => count + 1);
    },
    /** Something else is wanted: what was said of it before is over. */
    again() {
      setRejections([]);
      void ask(false);
    },
    /** The form is being changed. */
    soon: () => void setTimeout(() => ask(false), settlingMs),
  };
}

/** Answered questions stay: the form has their answers from them. */
function withEarlier(before: SaidFacts, found: PublishFacts): PublishFacts {
  const earlier = typeof before === "object" ? (before.questions ?? []) : [];
  const known = new Set(earlier.map(({ id }) => id));
  return { ...found, questions: [...earlier, ...(found.questions ?? []).filter(({ id }) => !known.has(id))] };
}

async function askSite(
  fields: FormValues,
  signal: AbortSignal,
): Promise<PublishFacts | Pick<PublishFacts, "rejections"> | "away"> {
  const pairs = Object.entries(fields).flatMap(([name, all]) => all.map((value): [string, string] => [name, value]));
  // The site does not know photos that wait on the device.
  if (findTemporaryIds(pairs).length > 0) return "away";
  try {
    const answer = await fetch("/admin/checks", { method: "POST", body: bodyOf(fields), redirect: "manual", signal });
    if (answer.ok) return await answer.json();
    if (answer.status !== 403 && answer.status !== 404) return "away";
    const { message } = (await answer.json()) as { message: string };
    return { rejections: [{ text: message }] };
  } catch {
    return "away";
  }
}
