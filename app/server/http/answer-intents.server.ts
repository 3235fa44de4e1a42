import { AppError } from "./errors.ts";
import type { SentForm } from "./handle-form.server.ts";

type Acts<Table> = { [Intent in keyof Table]: (intent: Intent) => unknown };

type AnswerOf<Act> = Act extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/**
 * Calls the handler of the form's `intent`, which is the value of the button that sent it.
 * @param otherwise for a form without an intent, or with an unknown one
 * @throws AppError unreadableForm without `otherwise`; and the handler's error
 */
export async function answerIntents<const Table extends Acts<Table>, Answer = never>(
  { formValues }: Pick<SentForm, "formValues">,
  acts: Table,
  otherwise?: () => Answer,
): Promise<AnswerOf<Table[keyof Table]> | Awaited<Answer>>;
export async function answerIntents(
  { formValues }: Pick<SentForm, "formValues">,
  acts: Record<string, (intent: string) => unknown>,
  otherwise?: () => unknown,
): Promise<unknown> {
  const intent = formValues.intent?.[0] ?? "";
  const act = Object.hasOwn(acts, intent) ? acts[intent] : otherwise;
  if (act === undefined) throw new AppError("unreadableForm");
  return act(intent);
}

/** Returns a fixed answer after a command that has no result. */
export async function answerAfter<const Answer>(command: Promise<unknown>, answer: Answer): Promise<Answer> {
  await command;
  return answer;
}
