import { staffWordsGuard as words } from "content/staff-sensitive.ts";
import { useState } from "react";
import type { WordAnswer, WordQuestion } from "../../values/staff-form-result.ts";

/** A question in the sheet, with what the sheet says once it is answered or its words were changed; open without. */
export type SheetQuestion = WordQuestion & { done?: string | undefined };

/** @returns what the site asks now, and what was answered or changed in this opening and is not asked any more */
function merge(earlier: SheetQuestion[], found: readonly WordQuestion[]): SheetQuestion[] {
  // A sentence that stands in several places is one question, about the first of them.
  const asked = new Map<string, WordQuestion>();
  for (const one of found) if (!asked.has(one.id)) asked.set(one.id, one);
  const kept = earlier.filter(({ id, done }) => asked.has(id) || done !== undefined);
  const known = new Set(kept.map(({ id }) => id));
  const added = [...asked.values()].filter(({ id }) => !known.has(id));
  return [...kept.map((one) => asked.get(one.id) ?? one), ...added];
}

/**
 * Keeps the questions of the words guard, and the answers of one person to them. Answers outlive a closed sheet: who looks at a
 * sentence in the text is not asked about the others again.
 * @param onSaid a question was answered, changed or opened again: the form is other than the site knows
 */
export function useWordAnswers(onSaid: () => void) {
  const [questions, setQuestions] = useState<SheetQuestion[]>([]);
  const [answers, setAnswers] = useState<Record<string, WordAnswer>>({});
  const mark = (id: string, done: string | undefined) => {
    setQuestions((all) => all.map((one) => (one.id === id ? { ...one, done } : one)));
    onSaid();
  };
  return {
    questions,
    /** Number of questions that wait for an answer. */
    open: questions.filter(({ done }) => done === undefined).length,
    /** Values of the form, like `hash:adult`. */
    values: Object.entries(answers).map(([id, answer]) => `${id}:${answer}`),
    has: (id: string) => answers[id] !== undefined,
    /** Takes over what the site asks now. */
    learn: (found: readonly WordQuestion[]) => setQuestions((before) => merge(before, found)),
    /** The sheet opens: it shows what is still asked. */
    begin: () => setQuestions([]),
    answer(id: string, answer: WordAnswer) {
      setAnswers((all) => ({ ...all, [id]: answer }));
      mark(id, words.done.answered);
    },
    /** The text says something else now. */
    change: mark,
    undo(id: string) {
      setAnswers(({ [id]: _, ...others }) => others);
      mark(id, undefined);
    },
  };
}

export type WordAnswers = ReturnType<typeof useWordAnswers>;
