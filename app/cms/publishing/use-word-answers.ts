import { staffWordsGuard as words } from "content/staff-sensitive.ts";
import { useState } from "react";
import type { WordAnswer, WordQuestion } from "../../values/staff-form-result.ts";

/** A question. `done` is the result after an answer or a change of the text. */
export type SheetQuestion = WordQuestion & { done?: string | undefined };

/**
 * Merges questions.
 * @returns questions from the site, and those answered since the sheet opened
 */
function merge(earlier: SheetQuestion[], found: readonly WordQuestion[]): SheetQuestion[] {
  // If a sentence is in several fields, only the first one is asked about.
  const asked = new Map<string, WordQuestion>();
  for (const question of found) if (!asked.has(question.id)) asked.set(question.id, question);
  const kept = earlier.filter(({ id, done }) => asked.has(id) || done !== undefined);
  const known = new Set(kept.map(({ id }) => id));
  const added = [...asked.values()].filter(({ id }) => !known.has(id));
  return [...kept.map((question) => asked.get(question.id) ?? question), ...added];
}

/**
 * Keeps questions and answers when the sheet closes, so that none is asked twice.
 * @param onSaid called after a changed answer, as the site must then check the form again
 */
export function useWordAnswers(onSaid: () => void) {
  const [questions, setQuestions] = useState<SheetQuestion[]>([]);
  const [answers, setAnswers] = useState<Record<string, WordAnswer>>({});
  const mark = (id: string, done: string | undefined) => {
    setQuestions((all) => all.map((question) => (question.id === id ? { ...question, done } : question)));
    onSaid();
  };
  return {
    questions,
    open: questions.filter(({ done }) => done === undefined).length,
    /** Form values, such as `hash:adult`. */
    values: Object.entries(answers).map(([id, answer]) => `${id}:${answer}`),
    has: (id: string) => answers[id] !== undefined,
    learn: (found: readonly WordQuestion[]) => setQuestions((before) => merge(before, found)),
    begin: () => setQuestions([]),
    answer(id: string, answer: WordAnswer) {
      setAnswers((all) => ({ ...all, [id]: answer }));
      mark(id, words.done.answered);
    },
    change: mark,
    undo(id: string) {
      setAnswers(({ [id]: _, ...others }) => others);
      mark(id, undefined);
    },
  };
}

export type WordAnswers = ReturnType<typeof useWordAnswers>;
